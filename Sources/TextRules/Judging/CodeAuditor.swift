package import AuditModel
package import RuleKit

/// An auditor of the keys that an app's code uses, and of facts about views in code, storyboards and xibs.
package struct CodeAuditor: Sendable {
  /// The identifiers of the rules to run; nil runs all except opt-in rules.
  package let rules: Set<String>?
  /// The rule thresholds that override the defaults.
  package var thresholds: [ThresholdChoice] = []

  /// Creates an auditor.
  package init(rules: Set<String>? = nil) { self.rules = rules }

  /// Checks keys.
  package func audit(_ keys: [CodeKey]) -> RuleTally {
    var tally = RuleTally(only: rules, thresholds: thresholds)
    if !keys.isEmpty { tally.list(RuleRegistry.codeKeys.map(\.descriptor)) }
    let asked = tally.asked(RuleRegistry.codeKeys)
    for key in keys {
      let start = tally.findings.count
      tally.run(asked, on: key)
      for index in start..<tally.findings.count { tally.findings[index].uses = key.uses }
    }
    tally.findings = tally.findings.sortedWorstFirst()
    return tally
  }

  /// Checks facts from code, except with rules that a comment turns off.
  package func audit(_ facts: [CodeFact]) -> RuleTally {
    var tally = RuleTally(only: rules, thresholds: thresholds)
    if !facts.isEmpty { tally.list(RuleRegistry.codeFacts.map(\.descriptor)) }
    let asked = tally.asked(RuleRegistry.codeFacts)
    for fact in facts {
      tally.run(asked.filter { !fact.disabled.contains($0.descriptor.id) }, on: fact)
    }
    tally.findings = tally.findings.sortedWorstFirst()
    return tally
  }

  /// Checks facts from storyboards and xibs.
  package func audit(_ facts: [InterfaceFact]) -> RuleTally {
    var tally = RuleTally(only: rules, thresholds: thresholds)
    if !facts.isEmpty { tally.list(RuleRegistry.interfaceFacts.map(\.descriptor)) }
    let asked = tally.asked(RuleRegistry.interfaceFacts)
    let smallest = asked.filter { $0.descriptor.id == InterfaceTextBelowMinimum.descriptor.id }
    let others = asked.filter { $0.descriptor.id != InterfaceTextBelowMinimum.descriptor.id }
    let withoutScaling = others.filter { !Self.scaling.contains($0.descriptor.id) }
    for fact in facts {
      let count = tally.findings.count
      tally.run(smallest, on: fact)
      // A font that is too small at every text size is one fault, which the first finding covers.
      tally.run(tally.findings.count > count ? withoutScaling : others, on: fact)
      for index in count..<tally.findings.count { tally.findings[index].identity = fact.identity }
    }
    tally.findings = tally.findings.sortedWorstFirst()
    return tally
  }

  /// The rules whose faults a finding on a font below the minimum already includes.
  private static let scaling: Set<String> = [
    InterfaceFontDoesNotScale.descriptor.id, InterfaceCustomFontDoesNotScale.descriptor.id,
  ]
}
