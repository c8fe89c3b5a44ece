internal import AuditModel

/// Colours on a terminal, or none.
struct Ink {
  /// Select Graphic Rendition numbers (ECMA-48, 8.3.117).
  enum Shade: Int {
    case bold = 1
    case dim = 2
    case red = 31
    case yellow = 33
    case cyan = 36
  }

  let isOn: Bool

  func callAsFunction(_ text: String, _ shades: Shade...) -> String {
    guard isOn else { return text }
    let codes = shades.map { String($0.rawValue) }.joined(separator: ";")
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }

  func severity(_ severity: Finding.Severity) -> String {
    switch severity {
    case .error: self(severity.rawValue, .bold, .red)
    case .warning: self(severity.rawValue, .bold, .yellow)
    case .note: self(severity.rawValue, .bold, .cyan)
    }
  }
}
