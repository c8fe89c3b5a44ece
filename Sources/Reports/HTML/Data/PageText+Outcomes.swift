internal import AuditModel
internal import DynamicType

extension PageText.Slot {
  /// Returns the outcome at each category, from the measurements and the findings of rules.
  func outcomes(_ categories: [ContentSizeCategory], _ all: [Finding]) -> [TextOutcomes.Outcome] {
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
