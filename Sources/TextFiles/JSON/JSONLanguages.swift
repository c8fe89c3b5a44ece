import AuditModel
import Documents

/// Detection of files whose top-level keys are languages, as in `{"de": {…}, "fi": {…}}`.
///
/// The texts of such a file would all be read in one language, because its name or folder decides the language.
struct JSONLanguages {
  /// The problem, as one sentence.
  let message: String
  /// The fix, as one sentence.
  let remedy: String

  /// The largest number of keys to name.
  private static let mostNamed = 5

  /// Returns the problem of a file with at least two top-level keys that are all languages, or nil for any other file.
  ///
  /// `locale` is the language in which the texts are read. Other files have such keys too: texts of a language picker
  /// are names of languages, as in `{"de": "Deutsch"}`, and `{"no": "No", "to": "To"}` has English words as keys.
  init?(_ members: [LocatedJSON.Member], readAs locale: String) {
    guard members.count > 1, members.allSatisfy({ LanguageTag(guessing: $0.key[...]) != nil }) else { return nil }
    var example: String?
    for member in members {
      switch member.value.content {
      case .object(let inner): example = example ?? inner.first.map { "\(member.key).\($0.key)" }
      case .string(let text):
        if LanguageTag.isName(text, of: member.key) { return nil }
        example = example ?? member.key
      case .array, .quad, .number, .bool, .null: return nil
      }
    }
    guard let example else { return nil }
    let languages = Listing(naming: members.map(\.key), upTo: Self.mostNamed)
    message =
      "all keys at the top are languages (\(Quotation.escape(languages.description))), but every text is read as "
      + "\(locale), with keys such as \(Quotation(example))"
    remedy =
      "write one file per language, named by it, such as \(Quotation.escape(members[0].key)).json, or items with a locale"
  }
}
