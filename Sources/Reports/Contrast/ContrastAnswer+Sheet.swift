package import AuditModel

extension ContrastAnswer {
  /// The column where the text after a label begins.
  private static let indent = 17

  /// The answer as text for a terminal.
  package func text(_ options: TerminalReporter.Options = TerminalReporter.Options()) -> String {
    let ink = Ink(isOn: options.usesColor, showsSwatches: options.showsSwatches)
    let lines = TerminalContrast(answer: self, ink: ink).lines
    return LineWrap.wrap(lines, at: options.columns, hanging: Self.indent).map { $0 + "\n" }.joined()
  }

  /// The answer as JSON with sorted keys.
  ///
  /// The same answer always gives the same bytes.
  ///
  /// - Parameter version: The version of typecheck.
  /// - Returns: The JSON text.
  package func json(version: String) -> String {
    var json = JSONWriter(capacity: 1 << 12)
    json.write(self, version: version)
    json.append("\n")
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
