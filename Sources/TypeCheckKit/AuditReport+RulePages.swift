extension AuditReport {
  /// This report with what a reporter needs besides results: the examples of the rules, for one that shows their pages.
  ///
  /// - Parameter reporter: The reporter that writes it.
  /// - Returns: The report to write.
  public func prepared(for reporter: any Reporter) -> AuditReport {
    guard reporter.showsRulePages else { return self }
    var report = self
    report.rules = RuleRegistry.withExamples(rules)
    return report
  }
}
