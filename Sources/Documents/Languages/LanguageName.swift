package import AuditModel

/// Language names as written by users and in items.
package enum LanguageName {
  /// Returns a BCP 47 tag in its canonical spelling.
  ///
  /// Any tag of a valid shape is accepted (RFC 5646, section 2.1): a language of 2 to 8 letters, then subtags of 1 to 8
  /// letters or digits. `_` is read as `-`. Returns nil for other texts.
  package static func canonical(_ text: String) -> String? {
    var text = text
    if text.withUTF8({ LanguageTag.isUsual($0) }) { return text }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isTag = parts.enumerated().allSatisfy { index, part in
      (index == 0 ? 2...8 : 1...8).contains(part.utf8.count)
        && part.utf8.allSatisfy { byte in
          let letter = byte | 0x20
          return UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter
            || (index > 0 && UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte)
        }
    }
    return isTag ? LanguageTag(folder: text[...]).identifier : nil
  }

  /// Returns the tag of the language with a name in words, such as `Deutsch` or `German`; nil if there is none.
  package static func meant(by name: String) -> String? { LanguageTag.named(name) }

  /// Returns a warning about a well-formed tag with an unknown language, or nil if the language is known.
  package static func warning(of tag: String, at location: SourceLocation) -> InputIssue? {
    LanguageTag.isKnown(tag) ? nil : InputIssue(noLanguage: tag, at: location)
  }
}
