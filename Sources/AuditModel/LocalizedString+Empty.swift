extension LocalizedString {
  /// Whether the text and all its forms are empty or white space, so that nothing is drawn.
  public var isEmpty: Bool {
    guard Self.isEmpty(text) else { return false }
    return details?.forms.allSatisfy { Self.isEmpty($0.text) } ?? true
  }

  /// Returns whether a text is empty or white space, so that nothing is drawn.
  package static func isEmpty(_ text: String) -> Bool {
    // Fast path: most texts begin with an ASCII letter.
    if let first = text.utf8.first, first > 0x20, first < 0x80 { return false }
    return text.allSatisfy(\.isWhitespace)
  }
}
