extension AuditReport {
  /// Returns whether the run has no answer to what was asked.
  ///
  /// That is an error about the inputs, such as a named file that cannot be read, no measured text although there are
  /// texts, or an empty run. Texts and pairs of colours that were not measured next to others leave the answer on the
  /// others; `isStrict` does not accept that.
  ///
  /// - Parameters:
  ///   - isStrict: Whether the answer must cover everything: warnings about inputs count as errors, and every text and
  ///     pair must be measured.
  ///   - needsResults: Whether a run without measurements and verdicts has no answer.
  /// - Returns: True if the run's exit status is 2.
  public func isIncomplete(isStrict: Bool = false, needsResults: Bool = true) -> Bool {
    if inputIssues.contains(where: { $0.severity == .error || isStrict }) { return true }
    if summary.notMeasured > 0, summary.measurements == 0 || isStrict { return true }
    if colorSummary.leftOutPairs > 0, isStrict { return true }
    return isEmpty && needsResults
  }
}
