internal import AuditModel
internal import ColorContrast

/// Applies text styles and colours to terminal output, if they are enabled.
struct Ink {
  /// The codes of styles and colours in Select Graphic Rendition (ECMA-48, 8.3.117).
  enum Shade: Int {
    case bold = 1
    case dim = 2
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
  }

  /// Whether to use styles and colours.
  let isOn: Bool
  /// Whether the terminal supports 24-bit colours.
  ///
  /// With fewer colours, a swatch would have the wrong colour.
  let showsSwatches: Bool

  init(isOn: Bool, showsSwatches: Bool = false) {
    self.isOn = isOn
    self.showsSwatches = isOn && showsSwatches
  }

  func callAsFunction(_ text: String, _ shades: Shade...) -> String { self(text, shades) }

  func callAsFunction(_ text: String, _ shades: [Shade]) -> String {
    guard isOn, !shades.isEmpty else { return text }
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

  /// Returns a problem of an input in the form of a compiler message, with `more` after it.
  func line(of issue: InputIssue, _ more: String = "") -> String {
    let level = severity(issue.severity == .error ? .error : .warning)
    let message = Wording.sentence(issue.message)
    return "\(self(Wording.place(issue.location), .bold)): \(level): \(message)\(more) [input]"
  }

  /// Returns a label, indented and padded to the width of all labels.
  func label(_ label: String) -> String { "    \(self(DisplayWidth.pad(label, to: 11), .dim))" }

  /// Returns a cell with a word for a verdict, bold unless the verdict is a pass.
  func cell(_ word: String, prefix: String = "", _ verdict: Verdict) -> AlignedTable.Cell {
    .text(prefix + word, shown: prefix + (verdict == .pass ? word : self(word, .bold)))
  }

  /// Returns a cell with a count, coloured unless it is zero.
  func countCell(_ count: Int, _ shades: Shade...) -> AlignedTable.Cell {
    let text = Wording.number(count)
    return .number(text, shown: self(text, count == 0 ? [.dim] : shades))
  }

  /// Returns a cell with a colour swatch; empty without 24-bit colours.
  func swatchCell(_ color: Color) -> AlignedTable.Cell { .text(showsSwatches ? "  " : "", shown: swatch(color)) }

  /// Returns a colour swatch, two columns wide; empty without 24-bit colours.
  func swatch(_ color: Color) -> String {
    showsSwatches ? "\u{1B}[48;2;\(Self.components(color))m  \u{1B}[0m" : ""
  }

  /// Returns the letters `Aa` in one colour on another, four columns wide; empty without 24-bit colours.
  func sample(_ text: Color, on background: Color) -> String {
    guard showsSwatches else { return "" }
    return "\u{1B}[38;2;\(Self.components(text));48;2;\(Self.components(background))m Aa \u{1B}[0m"
  }

  private static func components(_ color: Color) -> String {
    let bytes = color.bytes
    return "\(bytes.x);\(bytes.y);\(bytes.z)"
  }
}
