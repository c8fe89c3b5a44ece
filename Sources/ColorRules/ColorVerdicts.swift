internal import AuditModel
internal import RuleKit

/// Accumulates findings of rules and counts their outcomes.
struct ColorVerdicts {
  private(set) var findings: [Finding] = []
  var summary = AuditReport.ColorSummary()
  private let optIn: Set<String>

  private let only: Set<String>?

  init(optIn: Set<String>, only: Set<String>? = nil) {
    self.optIn = optIn
    self.only = only
  }

  mutating func judge<Subject>(_ subject: Subject, by rules: [any Rule<Subject>]) {
    for rule in rules where isAskedFor(rule.descriptor) {
      let outcome = rule.outcome(of: subject)
      summary.counts.count(outcome)
      findings += outcome.findings
    }
  }

  /// Returns the rules of a list that run.
  func asked(_ rules: [RuleDescriptor]) -> [RuleDescriptor] { rules.filter(isAskedFor) }

  private func isAskedFor(_ rule: RuleDescriptor) -> Bool {
    only?.contains(rule.id) ?? (!rule.isOptIn || optIn.contains(rule.id))
  }

  /// Adds simulated colour-blind vision to the readings of findings that lack it.
  ///
  /// - Parameters:
  ///   - start: The index of the first finding to look at. Consecutive findings often concern the same pair.
  ///   - measurer: The measurer of the pairs.
  mutating func addVisions(from start: Int, _ measurer: PairMeasurer) {
    var last: (before: [PairReading], after: [PairReading])?
    for index in start..<findings.count {
      guard let before = findings[index].colors?.readings, before.contains(where: { $0.visions.isEmpty }) else {
        continue
      }
      if last?.before != before {
        var after = before
        measurer.addVisions(to: &after)
        last = (before, after)
      }
      if let last { findings[index].colors?.readings = last.after }
    }
  }
}
