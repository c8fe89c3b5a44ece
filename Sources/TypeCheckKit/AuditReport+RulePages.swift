extension AuditReport {
  /// Returns the report with the data that a reporter needs: examples of the rules, if it shows their pages.
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
