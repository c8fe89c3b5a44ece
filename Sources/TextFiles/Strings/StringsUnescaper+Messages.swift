import Documents

/// Messages and fixes for odd escapes.
extension StringsUnescaper.Oddity {
  /// The problem, as shown to users.
  var message: String {
    switch self {
    case .unknownLetter: "a backslash before this letter or digit means nothing: it is dropped and the letter is shown"
    case .smallU: "\\u is not an escape in .strings files: the letters and digits are shown as they are"
    case .eightDigits: "\\U takes four digits here: the other four are shown as text"
    case .noDigits: "\\U has no hexadecimal digits after it"
    case .loneSurrogate: "\\U gives half a surrogate pair, which is not a character"
    case .octal: "an octal escape is read in the NeXTSTEP encoding, not as Latin-1 or Unicode"
    case .null: "the text holds a NUL character"
    }
  }

  /// The fix, as shown to users.
  var remedy: String {
    switch self {
    case .smallU, .octal: "write the character itself, or \\U with a capital letter and four digits"
    case .eightDigits: "write the character itself, or two \\U escapes with its surrogate pair"
    case .unknownLetter: "leave the backslash out, or write the escape that was meant"
    case .noDigits: "write four hexadecimal digits after it, or leave the backslash out"
    case .loneSurrogate: "write both halves one after the other, or the character itself"
    case .null: "remove it"
    }
  }
}
