public import AuditModel

/// Languages as users and items name them.
public enum LanguageName {
  /// A BCP 47 tag in its usual spelling.
  ///
  /// Any tag of the right shape is taken: a language of 2 to 8 letters, then subtags of 1 to 8 letters or digits (RFC
  /// 5646, section 2.1); `_` is read as `-`.
  ///
  /// - Parameter text: A tag such as `pt_br`.
  /// - Returns: The tag as BCP 47 writes it (`pt-BR`); nil for anything else.
  public static func canonical(_ text: String) -> String? {
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

  /// What there is to say of a tag of the right shape that is no language's.
  ///
  /// - Parameters:
  ///   - tag: A tag as it was written.
  ///   - location: Where it is said.
  /// - Returns: A warning; nil where the language is known.
  public static func warning(of tag: String, at location: SourceLocation) -> InputIssue? {
    LanguageTag.isKnown(tag) ? nil : InputIssue(noLanguage: tag, at: location)
  }
}
