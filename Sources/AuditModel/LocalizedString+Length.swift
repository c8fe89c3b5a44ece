extension LocalizedString {
  /// The largest accepted size of a text, in UTF-8 bytes: 1 MiB (our own limit).
  ///
  /// That is the size of a book, which no screen shows at once. Measuring needs about a hundred times the size of the
  /// text, because it keeps every line break opportunity. The limit also applies to list items and to texts from other
  /// programs.
  public static let longestText = 1 << 20

  /// An issue if the text, one of its forms or its source text is too long to be measured; otherwise nil.
  public var lengthIssue: InputIssue? {
    let length = longest
    guard length > Self.longestText else { return nil }
    let name = key.isEmpty ? "the text" : "the text of \(Quotation(key))"
    return .error(
      at: location, "\(name) is \(length) bytes long, more than \(Self.longestText), and is not read",
      fix: "check for a missing quotation mark, or split the text into paragraphs")
  }

  /// The size of the longest of the text, its forms and its source text, in UTF-8 bytes.
  private var longest: Int {
    let own = max(text.utf8.count, source?.utf8.count ?? 0)
    return details?.forms.reduce(own) { max($0, $1.text.utf8.count) } ?? own
  }
}
