/// The verdict of one rule on a scale.
public struct ScaleVerdict: Hashable, Sendable {
  /// The outcome of a rule.
  public enum Outcome: String, CaseIterable, Codable, Sendable {
    case pass, fail, notApplicable
  }

  /// The violations: one sentence each, without a final full stop, naming the rows.
  public private(set) var messages: [String] = []
  /// The number of rows, or pairs of rows, that were checked.
  public private(set) var checked = 0
  /// Skipped checks and their reasons: one sentence each, without a final full stop.
  public private(set) var unchecked: [String] = []

  /// Creates an empty verdict.
  public init() {}

  /// Fail if there is a violation, not applicable if nothing was checked, otherwise pass.
  public var outcome: Outcome {
    if !messages.isEmpty { return .fail }
    return checked == 0 ? .notApplicable : .pass
  }

  /// Records a check.
  ///
  /// - Parameters:
  ///   - holds: Whether the check passes.
  ///   - message: The message if it does not.
  public mutating func check(_ holds: Bool, _ message: @autoclosure () -> String) {
    checked += 1
    if !holds { messages.append(message()) }
  }

  /// Records something that could not be checked.
  ///
  /// - Parameter sentence: The check and the reason, without a final full stop; duplicates are ignored.
  public mutating func skip(_ sentence: String) {
    if !unchecked.contains(sentence) { unchecked.append(sentence) }
  }
}
