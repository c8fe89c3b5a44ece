import AuditModel
import InterfaceLayout
import LayoutRules

/// Finds the problems of a screen that remain in every layout that code may bring about.
struct ScreenProblems {
  /// A rule that an element breaks.
  struct Problem: Hashable {
    var rule: String
    var element: String?

    /// Whether an element is too small, which one without any size is as well.
    var isAboutSize: Bool { ["touch-target-too-small", "element-text-cut"].contains(rule) }

    init(_ finding: Finding) { (rule, element) = (finding.rule, finding.layout?.element) }
  }

  /// The rules.
  let rules: SolvedAuditor
  /// The texts of the document.
  let texts: DocumentMeasure

  /// Returns the problems of findings that fail.
  static func failures(_ findings: [Finding]) -> Set<Problem> {
    Set(findings.lazy.filter { $0.outcome == .fail }.map(Problem.init))
  }

  /// Returns a finding that code may remove.
  private static func review(of finding: Finding) -> Finding {
    guard finding.outcome == .fail else { return finding }
    var fields = finding.forReview(.notDescribed).fields.value
    (fields.message, fields.severity) = ("\(fields.message.text), but code may lay out the screen differently", .note)
    return Finding(fields)
  }

  /// Returns the failures that every extreme layout has, and what needs review; nil if the screen is not understood.
  ///
  /// - Parameter part: The screen in an environment.
  /// - Returns: The findings, in the order of the rules.
  /// - Throws: `TextEngineError` if a font cannot be read.
  func findings(on part: ScreenPart) throws -> [Finding]? {
    guard let base = try part.solved(nil, texts) else { return nil }
    var findings = rules.findings(on: base.layout, texts: base.texts)
    for extreme in part.freedom.extremes where !findings.isEmpty {
      guard let other = try part.solved(extreme, texts) else { return [] }
      let same = rules.findings(on: other.layout, texts: other.texts)
      let known = Dictionary(same.map { (Problem($0), $0) }, uniquingKeysWith: { one, _ in one })
      let shown = Set(other.layout.elements.lazy.filter { $0.frame.width > 0 && $0.frame.height > 0 }.map(\.id))
      findings = findings.compactMap { finding in
        let problem = Problem(finding)
        if let again = known[problem] { return again.outcome == .needsReview ? again : finding }
        if problem.isAboutSize, problem.element.map(shown.contains) == false { return finding }
        return SolvedAuditor.reviewed.contains(finding.rule) ? Self.review(of: finding) : nil
      }
    }
    return findings
  }
}
