extension Quotation {
  /// Returns a message without its quotations, which differ between problems of one kind.
  ///
  /// A quotation becomes `…`.
  package static func removed(from message: String) -> String {
    var words = ""
    var isQuoted = false
    for scalar in message.unicodeScalars {
      if scalar == "\"" {
        isQuoted.toggle()
        if isQuoted { words.unicodeScalars.append("…") }
      } else if !isQuoted {
        words.unicodeScalars.append(scalar)
      }
    }
    return words
  }
}
