import AuditModel
import InterfaceLayout
import LayoutRules

/// A search for the problems of a screen that remain in every layout that code may cause.
struct ScreenProblems {
  /// A rule that an element breaks.
  struct Problem: Hashable {
    var rule: String
    var element: String?

    /// Whether the rule is about the size of an element, which one without any size breaks too.
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

  /// Returns the failures that every extreme layout has, and findings to review; nil if the screen is not understood.
  ///
  /// - Throws: `TextEngineError` if a font cannot be read.
  func findings(on part: ScreenInEnvironment) throws -> [Finding]? {
    guard let base = try part.solved(nil, texts) else { return nil }
    var findings = rules.findings(on: base.layout, texts: base.texts)
    for variant in part.variants.all where !findings.isEmpty {
      guard let other = try part.solved(variant, texts) else { return [] }
      let same = rules.findings(on: other.layout, texts: other.texts)
      let known = Dictionary(same.map { (Problem($0), $0) }, uniquingKeysWith: { one, _ in one })
      let shown = Set(other.layout.elements.lazy.filter { $0.frame.width > 0 && $0.frame.height > 0 }.map(\.id))
      findings = findings.compactMap { finding in
        let problem = Problem(finding)
        if let again = known[problem] { return again.outcome == .needsReview ? again : finding }
        if problem.isAboutSize, problem.element.map(shown.contains) == false { return finding }
        guard SolvedAuditor.reviewed.contains(finding.rule) else { return nil }
        return finding.outcome == .needsReview ? finding : Self.doubted(finding)
      }
    }
    let shared = Set(part.variants.shared.compactMap { part.names[$0] })
    return findings.map { Self.softened($0, in: shared) }
  }

  /// Returns a failure as a warning if a stack view divides its width for the element in a way that Apple does not
  /// document.
  private static func softened(_ finding: Finding, in shared: Set<String>) -> Finding {
    guard finding.severity == .error, let element = finding.layout?.element else { return finding }
    let title = ScreenInEnvironment.title
    guard shared.contains(element.hasSuffix(title) ? String(element.dropLast(title.count)) : element) else {
      return finding
    }
    var fields = finding.fields.value
    fields.severity = .warning
    return Finding(fields)
  }

  /// Returns a failure as a finding to review, because a layout that code may cause does not have it.
  private static func doubted(_ finding: Finding) -> Finding {
    var fields = finding.fields.value
    (fields.outcome, fields.severity, fields.reason) = (.needsReview, .note, .notDescribed)
    fields.message.text += ", unless code lays out the screen differently"
    return Finding(fields)
  }

  // MARK: Rotation

  /// Returns the differences between portrait and landscape that every extreme layout has.
  ///
  /// - Throws: `TextEngineError` if a font cannot be read.
  func findings(turning upright: ScreenInEnvironment, to lying: ScreenInEnvironment) throws -> [Finding] {
    var findings = try turned(upright, lying, nil) ?? []
    for variant in upright.variants.all where !findings.isEmpty {
      let same = Set((try turned(upright, lying, variant) ?? []).map(Problem.init))
      findings = findings.filter { same.contains(Problem($0)) }
    }
    return findings
  }

  /// Returns the differences in one layout; nil if it is not understood.
  private func turned(
    _ upright: ScreenInEnvironment, _ lying: ScreenInEnvironment, _ variant: LayoutVariants.Variant?
  ) throws -> [Finding]? {
    guard var one = try upright.solved(variant, texts)?.layout, var other = try lying.solved(variant, texts)?.layout
    else { return nil }
    Self.hideDifferences(&one, &other)
    return rules.findings(turning: one, to: other)
  }

  /// Hides the elements that only one layout has, because of size classes, and those with an open frame in only one.
  private static func hideDifferences(_ one: inout Screen, _ other: inout Screen) {
    let (first, second) = (roles(in: one), roles(in: other))
    for index in one.elements.indices where second[one.elements[index].id] != one.elements[index].role {
      one.elements[index].flags.insert(.hidden)
    }
    for index in other.elements.indices where first[other.elements[index].id] != other.elements[index].role {
      other.elements[index].flags.insert(.hidden)
    }
  }

  /// Returns the roles of the elements that are shown; an open frame makes an element a container.
  private static func roles(in layout: Screen) -> [String: LayoutElement.Role] {
    let shown = layout.elements.filter { !$0.flags.contains(.hidden) }
    return Dictionary(shown.map { ($0.id, $0.role) }, uniquingKeysWith: { one, _ in one })
  }
}
