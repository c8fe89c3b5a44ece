extension AuditReport {
  /// Returns the report with the examples of the rules, if a reporter shows the pages of rules.
  ///
  /// - Parameter reporter: The reporter that will write the report.
  /// - Returns: The report to write.
  public func prepared(for reporter: any Reporter) -> AuditReport {
    guard reporter.showsRulePages else { return self }
    var report = self
    report.rules = RuleRegistry.withExamples(rules)
    return report
  }
}
