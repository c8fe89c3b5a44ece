internal import Adaptivity
internal import AuditModel
internal import DynamicType

/// The result for the App Store's *Larger Text* in all languages as a clause.
struct LargerTextLine {
  /// The clause, such as `fails in 19 of 40 languages, at least 3 texts do not grow`; nil if no text was checked.
  let words: String?

  init(_ report: AuditReport) {
    let languages = report.tally.outcomes.filter { $0.value.drawn > 0 }.keys.sorted()
    let counts = report.tally.largerText
    let families: [Device.Family?] = counts.families.isEmpty ? [nil] : counts.families
    let parts = families.compactMap { family -> String? in
      let results = languages.map { LargerTextWords(report, in: $0, on: family).outcome }
      guard !results.isEmpty else { return nil }
      let clause = Self.clause(results)
      return family.map { "\($0.words) \(clause)" } ?? clause
    }
    let fixed = max(report.tally.fixedTexts, report.findings.count(where: \.isOfFixedText))
    let growth = fixed == 0 ? nil : "at least \(Wording.count(fixed, "text")) \(fixed.form("does", "do")) not grow"
    let words = parts + [growth].compactMap(\.self)
    self.words = words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private static func clause(_ results: [LargerTextWords.Outcome]) -> String {
    let failing = results.count { $0 == .fail }
    let all = Wording.count(results.count, "language")
    if failing > 0 { return results.count == 1 ? "fails" : "fails in \(Wording.number(failing)) of \(all)" }
    let clear = results.count { $0 == .clear }
    if clear == results.count { return "nothing found against it" }
    return clear == 0 ? "not known" : "nothing found against it in \(Wording.number(clear)) of \(all)"
  }
}
