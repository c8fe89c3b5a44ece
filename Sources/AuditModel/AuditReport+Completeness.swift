extension AuditReport {
  /// Returns whether something prevents a reliable answer: an input error, an unmeasured text or pair, an empty run.
  ///
  /// - Parameters:
  ///   - isStrict: Whether warnings about inputs count as errors.
  ///   - needsResults: Whether a run without measurements and verdicts has no reliable answer.
  /// - Returns: True if the run's exit status is 2.
  public func isIncomplete(isStrict: Bool = false, needsResults: Bool = true) -> Bool {
    let hasInputErrors = inputIssues.contains { $0.severity == .error || isStrict }
    return hasInputErrors || summary.notMeasured + colorSummary.leftOutPairs > 0 || (isEmpty && needsResults)
  }
}
