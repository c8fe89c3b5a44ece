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

/// The texts of a run with their verdicts, by key and language.
///
/// Texts of several files with the same group, key and language have one verdict, the worst.
package struct TextVerdicts: Hashable, Sendable {
  /// A text with its verdict.
  package struct Text: Hashable, Sendable {
    /// The text.
    package var text: String
    /// The worst verdict.
    package var verdict: TextVerdict

    /// Creates a text.
    package init(text: String, verdict: TextVerdict) { (self.text, self.verdict) = (text, verdict) }
  }

  /// The identity of a text in all languages.
  package struct Name: Hashable, Comparable, Sendable {
    /// The key.
    package let key: String
    /// The identifier of the table, which all its languages share.
    package let group: String

    /// Creates a name.
    package init(key: String, group: String) { (self.key, self.group) = (key, group) }

    /// Creates the name of a text.
    package init(_ string: borrowing LocalizedString) { self.init(key: string.key, group: string.group) }

    /// Orders names by key, then by group.
    package static func < (one: Self, other: Self) -> Bool { (one.key, one.group) < (other.key, other.group) }
  }

  /// The texts by name, then by language tag.
  package private(set) var byName: [Name: [String: Text]] = [:]
  /// The texts in the source language by name, also those that were not measured.
  package var sources: [Name: String] = [:]
  /// The number of texts that are drawn.
  package private(set) var texts = 0

  /// Creates an empty collection.
  package init() {}

  /// Adds a text with its verdict.
  package mutating func add(_ text: String, _ verdict: TextVerdict, of name: Name, locale: String) {
    if verdict.outcome != .undrawn { texts += 1 }
    if let known = byName[name]?[locale], known.verdict >= verdict { return }
    byName[name, default: [:]][locale] = Text(text: text, verdict: verdict)
  }
}
