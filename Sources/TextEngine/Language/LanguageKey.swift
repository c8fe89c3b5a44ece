/// A key for what ICU opens per language and kind.
struct LanguageKey<Kind: Hashable & Sendable>: Hashable, Sendable {
  let language: String
  let kind: Kind
}
