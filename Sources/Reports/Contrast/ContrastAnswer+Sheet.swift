package import AuditModel

extension ContrastAnswer {
  /// The column at which the text after a label starts.
  private static let indent = 17

  /// Returns the answer as terminal text.
  package func text(_ options: TerminalReporter.Options = TerminalReporter.Options()) -> String {
    let ink = Ink(isOn: options.usesColor, showsSwatches: options.showsSwatches)
    let lines = TerminalContrast(answer: self, ink: ink).lines
    return LineWrap.wrap(lines, at: options.columns, hanging: Self.indent).map { $0 + "\n" }.joined()
  }

  /// Returns the answer as JSON with sorted keys; the same answer gives the same bytes.
  ///
  /// `version` is that of typecheck.
  package func json(version: String) -> String {
    var json = JSONWriter(capacity: 1 << 12)
    json.write(self, version: version)
    json.append("\n")
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
