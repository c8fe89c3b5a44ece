package import DynamicType

/// The worst outcome of a text over its slots.
package struct TextVerdict: Hashable, Comparable, Sendable {
  /// The outcome.
  package let outcome: TextOutcomes.Outcome
  /// The smallest size category at which the text fails; nil if it does not fail.
  package let firstFailure: ContentSizeCategory?

  /// Creates a verdict, by default for a text that is not drawn.
  ///
  /// `category` is the smallest size category with the outcome, and is only kept for a failure.
  package init(_ outcome: TextOutcomes.Outcome = .undrawn, from category: ContentSizeCategory? = nil) {
    (self.outcome, firstFailure) = (outcome, outcome == .fail ? category : nil)
  }

  /// Creates the verdict on a text in one slot, by its measurements.
  package init(_ result: borrowing SlotMeasurement) {
    let first = result.measurements.firstPlace { $0.outcome == .fail }
    self.init(TextOutcomes.Outcome(result), from: first.map { result.measurements[$0].category })
  }

  /// Orders verdicts from the best to the worst; a text that fails at a smaller size is worse.
  package static func < (one: Self, other: Self) -> Bool {
    guard one.outcome == other.outcome else { return one.outcome < other.outcome }
    guard let first = one.firstFailure, let second = other.firstFailure else { return false }
    return first > second
  }
}

/// The verdicts on all texts of a run, by key and language.
///
/// Texts of several files with the same key and language have one verdict, the worst.
package struct TextVerdicts: Hashable, Sendable {
  /// The verdicts by key, then by language tag.
  package private(set) var byKey: [String: [String: TextVerdict]] = [:]
  /// The number of texts that are drawn.
  package private(set) var texts = 0

  /// Creates an empty collection.
  package init() {}

  /// Adds the verdict on a text.
  package mutating func add(_ verdict: TextVerdict, key: String, locale: String) {
    if verdict.outcome != .undrawn { texts += 1 }
    let known = byKey[key, default: [:]][locale]
    byKey[key, default: [:]][locale] = known.map { max($0, verdict) } ?? verdict
  }
}
