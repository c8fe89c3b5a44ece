public import DynamicType

/// The verdict of one rule on a scale.
public struct ScaleVerdict: Hashable, Sendable {
  /// A row that breaks the rule.
  public struct Violation: Hashable, Sendable {
    /// The row.
    public var row: ScaleRow
    /// One sentence without a final full stop, naming the rows.
    public var message: String
  }

  /// The violations.
  public private(set) var violations: [Violation] = []
  /// The number of rows, or pairs of rows, that were checked.
  public private(set) var checked = 0
  /// Skipped checks and their reasons: one sentence each, without a final full stop.
  public private(set) var unchecked: [String] = []

  /// Creates an empty verdict.
  public init() {}

  /// Records a check.
  ///
  /// - Parameters:
  ///   - row: The row that is checked.
  ///   - holds: Whether the check passes.
  ///   - message: The message if it does not.
  public mutating func check(_ row: ScaleRow, _ holds: Bool, _ message: @autoclosure () -> String) {
    checked += 1
    if !holds { violations.append(Violation(row: row, message: message())) }
  }

  /// Records something that could not be checked.
  ///
  /// - Parameter sentence: The check and the reason, without a final full stop; duplicates are ignored.
  public mutating func skip(_ sentence: String) {
    if !unchecked.contains(sentence) { unchecked.append(sentence) }
  }
}
