package import AuditModel

/// Language names as users and items write them.
package enum LanguageName {
  /// A BCP 47 tag in its canonical spelling.
  ///
  /// Accepts any tag of a valid shape: a language of 2 to 8 letters, then subtags of 1 to 8 letters or digits (RFC
  /// 5646, section 2.1). `_` is read as `-`.
  ///
  /// - Parameter text: A tag such as `pt_br`.
  /// - Returns: The tag in the spelling of BCP 47 (`pt-BR`); nil for anything else.
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

  /// A warning about a well-formed tag that does not name a known language.
  ///
  /// - Parameters:
  ///   - tag: The tag as written.
  ///   - location: Where the tag is.
  /// - Returns: The warning; nil if the language is known.
  package static func warning(of tag: String, at location: SourceLocation) -> InputIssue? {
    LanguageTag.isKnown(tag) ? nil : InputIssue(noLanguage: tag, at: location)
  }
}
