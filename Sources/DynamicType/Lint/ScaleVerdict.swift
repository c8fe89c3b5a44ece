/// What one rule says about a scale.
public struct ScaleVerdict: Hashable, Sendable {
  /// The three ways a judgement can end.
  public enum Outcome: String, CaseIterable, Codable, Sendable {
    case pass, fail, notApplicable
  }

  /// What broke the rule, a sentence each without a final full stop, naming the rows.
  public private(set) var messages: [String] = []
  /// How many rows, or pairs of rows, were looked at.
  public private(set) var checked = 0
  /// What could not be looked at and why, a sentence each without a final full stop.
  public private(set) var unchecked: [String] = []

  /// Creates a verdict on nothing yet.
  public init() {}

  /// Fail when something broke the rule, not applicable when nothing could be looked at, else pass.
  public var outcome: Outcome {
    if !messages.isEmpty { return .fail }
    return checked == 0 ? .notApplicable : .pass
  }

  /// Counts one thing looked at.
  ///
  /// - Parameters:
  ///   - holds: Whether the rule holds there.
  ///   - message: The sentence when it does not.
  public mutating func check(_ holds: Bool, _ message: @autoclosure () -> String) {
    checked += 1
    if !holds { messages.append(message()) }
  }

  /// Says what could not be looked at.
  ///
  /// - Parameter sentence: What and why, without a final full stop; a sentence said before is not repeated.
  public mutating func skip(_ sentence: String) {
    if !unchecked.contains(sentence) { unchecked.append(sentence) }
  }
}
