extension LocalizedString {
  /// A text has no more bytes of UTF-8 than this: 1 MiB (our own limit).
  ///
  /// That is a book, and no screen shows one; its every break is kept while it is measured, some hundred times its own
  /// size. Files, items and texts of other programs all have this limit.
  public static let longestText = 1 << 20

  /// Why it is too long to be measured, where it, a form of it or the source text beside it is; nil where none is.
  public var lengthIssue: InputIssue? {
    let length = longest
    guard length > Self.longestText else { return nil }
    let name = key.isEmpty ? "the text" : "the text of \(Quotation(key))"
    return InputIssue(
      severity: .error, location: location,
      message: "\(name) has \(length) bytes, more than \(Self.longestText), and is not read",
      remedy: "see whether a quotation mark is missing, or cut the text into its paragraphs")
  }

  /// The bytes of its longest form, or of the source text that stands beside it.
  private var longest: Int {
    let own = max(text.utf8.count, source?.utf8.count ?? 0)
    return details?.forms.reduce(own) { max($0, $1.text.utf8.count) } ?? own
  }
}
