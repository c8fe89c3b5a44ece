extension LocalizedString {
  /// Whether nothing is drawn of it: the text and all its forms are empty or white space.
  public var isEmpty: Bool {
    guard Self.isEmpty(text) else { return false }
    return details?.forms.allSatisfy { Self.isEmpty($0.text) } ?? true
  }

  /// Whether nothing is drawn of a text: it is empty or white space.
  package static func isEmpty(_ text: String) -> Bool {
    // Most texts begin with a letter, which one byte says.
    if let first = text.utf8.first, first > 0x20, first < 0x80 { return false }
    return text.allSatisfy(\.isWhitespace)
  }
}
