/// A cache key for the ICU objects that are opened per language and kind.
struct LanguageKey<Kind: Hashable & Sendable>: Hashable, Sendable {
  let language: String
  let kind: Kind
}
