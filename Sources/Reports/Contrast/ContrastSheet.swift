public import AuditModel

/// The answer about one pair of colours: for a person, or as the contract's JSON.
public struct ContrastSheet: Sendable {
  /// The answer.
  public let answer: ContrastAnswer
  /// The tool's version.
  public let version: String

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - version: The tool's version.
  public init(_ answer: ContrastAnswer, version: String) {
    self.answer = answer
    self.version = version
  }

  /// Where what stands behind a label begins.
  private static let indent = 17

  /// The sheet for a person.
  ///
  /// - Parameter options: Whether to use colours and show them.
  /// - Returns: Lines, each with its end.
  public func text(_ options: TerminalReporter.Options = TerminalReporter.Options()) -> String {
    let ink = Ink(isOn: options.usesColor, showsSwatches: options.showsSwatches)
    let lines = TerminalContrast(answer: answer, ink: ink).lines
    guard let columns = options.columns else { return lines.map { $0 + "\n" }.joined() }
    let wrap = LineWrap(columns: columns)
    return lines.flatMap { wrap.lines($0, hanging: Self.indent) }.map { $0 + "\n" }.joined()
  }

  /// The sheet as JSON, keys sorted, the same bytes from run to run.
  public var json: String {
    var json = JSONWriter(capacity: 1 << 12)
    json.write(answer, version: version)
    json.append("\n")
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
