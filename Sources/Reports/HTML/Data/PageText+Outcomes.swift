internal import AuditModel
internal import DynamicType

extension PageText.Slot {
  /// Returns the letter of the outcome at each category.
  func letters(_ categories: [ContentSizeCategory], _ all: [Finding]) -> [UInt8] {
    var letters = outcomes(categories, all).map(\.letter)
    let failing = counting(all).filter { $0.outcome == .fail }
    // A certain finding decides the sizes that it has in common with a likely one.
    let certain = Set(failing.filter { $0.certainty == .certain }.flatMap { $0.occurrences.map(\.category) })
    for finding in failing where finding.certainty == .likely {
      for one in finding.occurrences where !certain.contains(one.category) {
        if let place = categories.firstIndex(of: one.category) { letters[place] = Self.likely }
      }
    }
    return letters
  }

  /// The letter of a failure that depends on an assumption.
  private static let likely = UInt8(ascii: "l")

  /// Returns the outcome at each category, from the measurements and the findings of rules.
  private func outcomes(_ categories: [ContentSizeCategory], _ all: [Finding]) -> [TextOutcomes.Outcome] {
    let isAssumed = page.result.slot.isContainerAssumed
    let measured = PageStyles.aligned(page.result, categories) { TextOutcomes.Outcome($0, isAssumed: isAssumed) }
    var outcomes = measured.map { $0 ?? .undrawn }
    for finding in counting(all) {
      let outcome = TextOutcomes.Outcome(finding.outcome, finding.reason)
      for one in finding.occurrences {
        guard let place = categories.firstIndex(of: one.category) else { continue }
        outcomes[place] = max(outcomes[place], outcome)
      }
    }
    return outcomes
  }

  /// Returns the worst outcome of the measurements and the findings of rules.
  func outcome(_ all: [Finding]) -> TextOutcomes.Outcome {
    counting(all).reduce(TextOutcomes.Outcome(page.result)) { max($0, TextOutcomes.Outcome($1.outcome, $1.reason)) }
  }

  /// Returns the findings in this slot that affect the outcome of the text.
  private func counting(_ all: [Finding]) -> some Sequence<Finding> {
    findings.lazy.map { all[$0] }.filter { $0.locales.isEmpty && $0.countsForText }
  }
}

extension [PageText] {
  /// Returns the failing texts, then those that depend on something unknown, then the others, each in their order.
  func sorted(byOutcomeIn report: AuditReport) -> [PageText] {
    let outcomes = map { text in text.slots.map { $0.outcome(report.findings) }.max() ?? .undrawn }
    func texts(_ isIncluded: (TextOutcomes.Outcome) -> Bool) -> [PageText] {
      zip(self, outcomes).filter { isIncluded($1) }.map(\.0)
    }
    return texts { $0 == .fail } + texts { $0 >= .review && $0 < .fail } + texts { $0 < .review }
  }
}

extension TextOutcomes.Outcome {
  /// The letter of an outcome in a page's data.
  var letter: UInt8 {
    switch self {
    case .pass: UInt8(ascii: "p")
    case .fail: UInt8(ascii: "f")
    case .review, .unmeasured: UInt8(ascii: "n")
    case .bounded: UInt8(ascii: "b")
    case .undrawn: UInt8(ascii: "-")
    }
  }
}
