package import AuditModel

/// The result for one pair of colours, as terminal text or as JSON.
package struct ContrastSheet: Sendable {
  /// The result to show.
  package let answer: ContrastAnswer
  /// The version of typecheck.
  package let version: String

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - answer: The result to show.
  ///   - version: The version of typecheck.
  package init(_ answer: ContrastAnswer, version: String) {
    self.answer = answer
    self.version = version
  }

  /// The column at which the text after a label begins.
  private static let indent = 17

  /// Returns the sheet as text for a terminal.
  ///
  /// - Parameter options: Whether to use colours and samples, and the width to wrap at.
  /// - Returns: The lines, each ending with a line break.
  package func text(_ options: TerminalReporter.Options = TerminalReporter.Options()) -> String {
    let ink = Ink(isOn: options.usesColor, showsSwatches: options.showsSwatches)
    let lines = TerminalContrast(answer: answer, ink: ink).lines
    return LineWrap.wrap(lines, at: options.columns, hanging: Self.indent).map { $0 + "\n" }.joined()
  }

  /// The sheet as JSON with sorted keys.
  ///
  /// The same answer always gives the same bytes.
  package var json: String {
    var json = JSONWriter(capacity: 1 << 12)
    json.write(answer, version: version)
    json.append("\n")
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
