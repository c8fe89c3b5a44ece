public import DynamicType

/// The verdict of one rule on a scale.
public struct ScaleVerdict: Hashable, Sendable {
  /// A row that breaks the rule.
  public struct Violation: Hashable, Sendable {
    /// The row.
    public var row: ScaleRow
    /// A sentence without a final full stop that names the rows.
    public var message: String
  }

  /// The violations.
  public private(set) var violations: [Violation] = []
  /// The number of rows, or pairs of rows, that were checked.
  public private(set) var checked = 0
  /// The skipped checks and their reasons, as sentences without a final full stop.
  public private(set) var unchecked: [String] = []

  /// Creates an empty verdict.
  public init() {}

  /// Records a check.
  ///
  /// - Parameters:
  ///   - row: The row that is checked.
  ///   - holds: Whether the check passes.
  ///   - message: The message if the check does not pass.
  public mutating func check(_ row: ScaleRow, _ holds: Bool, _ message: @autoclosure () -> String) {
    checked += 1
    if !holds { violations.append(Violation(row: row, message: message())) }
  }

  /// Records a check that could not be made.
  ///
  /// - Parameter sentence: The check and the reason, without a final full stop; duplicates are ignored.
  public mutating func skip(_ sentence: String) {
    if !unchecked.contains(sentence) { unchecked.append(sentence) }
  }
}
