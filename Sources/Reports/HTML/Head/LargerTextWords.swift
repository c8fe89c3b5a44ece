internal import Adaptivity
internal import AuditModel
internal import DynamicType

/// The result for the App Store's *Larger Text* in one language, in words.
///
/// It never claims that the app supports the label, which also depends on the tasks that people can complete.
struct LargerTextWords {
  /// The result.
  enum Outcome: String {
    case fail, review, clear

    /// The CSS class of the result.
    var styleClass: String { self == .clear ? "pass" : rawValue }
  }

  let outcome: Outcome
  let words: String
  /// The number of texts and screens that fail.
  let failures: Int

  /// Creates the result in a language, for one device family or all.
  init(_ report: AuditReport, in locale: String, on family: Device.Family? = nil) {
    let (texts, screens) = report.tally.largerText.outcomes(in: locale, on: family)
    var sum = texts
    sum.add(screens)
    failures = sum.fail
    if sum.fail > 0 {
      (outcome, words) = (.fail, "fails, \(Wording.number(sum.fail))")
      return
    }
    if let missing = Self.missing(sum, screens, report) {
      (outcome, words) = (.review, missing)
      return
    }
    let bounded = sum.bounded == 0 ? "" : " (\(Wording.count(sum.bounded, "text")) bounded)"
    (outcome, words) = (.clear, "nothing found against it\(bounded)")
  }

  /// Returns in words the part that was not checked, or nil if everything was.
  private static func missing(
    _ sum: TextOutcomes, _ screens: TextOutcomes, _ report: AuditReport
  ) -> String? {
    if !report.categories.contains(TextOutcomes.Outcome.largerText) { return "not known, not measured at AX3" }
    if sum.unmeasured > 0, sum.unmeasured == sum.drawn { return "not known, no font" }
    let open = sum.review + sum.unmeasured
    if open > 0 { return "not known, \(Wording.number(open))" }
    if sum.pass == 0 { return "not known, no text has a verdict" }
    if !report.subject.coversTexts { return "nothing found, but not every text was checked" }
    if screens.drawn == 0 { return "nothing found in texts, screens not checked" }
    return nil
  }
}
