public import AuditModel
import DynamicType

/// What becomes of a finding after a rule has made it: how bad it is here, and whether it was accepted before.
public struct FindingPolicy: Sendable {
  /// How bad findings are, where the rules' own severity does not hold.
  public var severity: [SeverityChoice] = []
  /// Findings that were accepted before; with ``acceptsEverything`` those that the new baseline takes the place of.
  public var baseline = Baseline()
  /// The files' paths from the baseline's folder on, by their path as it is shown; others are as they are shown.
  public var paths: [String: String] = [:]
  /// Whether all failures are accepted now and make a new baseline.
  public var acceptsEverything = false
  /// Whether findings that need review are accepted too, because they fail the run.
  public var acceptsReviews = false
  /// Whether marks in comments that turn nothing off are told; a run that measures few sizes cannot tell.
  public var reportsUselessMarks = true
  /// Whether it is counted in which languages texts fail.
  public var countsLanguages = false

  /// Creates a policy that leaves everything as it is.
  public init() {}

  /// What a policy has to know of a finding.
  package struct Subject {
    var rule: String
    var file: String
    var key: String
    var table: String?
    var locale: String
    var slot: Slot?
    var needsReview: Bool
    /// Whether too little is known of its container for a baseline to accept it.
    var isBounded: Bool
    var severity: Finding.Severity
    var extent: Baseline.Extent
    var uncertainty: Double

    package init(
      rule: String, file: String, key: String, table: String?, locale: String, slot: Slot?, needsReview: Bool,
      isBounded: Bool, severity: Finding.Severity, extent: Baseline.Extent, uncertainty: Double
    ) {
      self.rule = rule
      self.file = file
      self.key = key
      self.table = table
      self.locale = locale
      self.slot = slot
      self.needsReview = needsReview
      self.isBounded = isBounded
      self.severity = severity
      self.extent = extent
      self.uncertainty = uncertainty
    }
  }

  /// Whether every finding is as its rule has it.
  package var leavesFindings: Bool { severity.isEmpty && !acceptsEverything && baseline.entries.isEmpty }

  /// Judges a finding.
  ///
  /// - Parameters:
  ///   - subject: The finding.
  ///   - tally: Counts what becomes of it.
  /// - Returns: How bad it is; nil where it is none of this run's.
  package func judge(_ subject: Subject, _ tally: inout AcceptanceTally) -> Finding.Severity? {
    let severity = self.severity(of: subject)
    guard acceptsEverything || !baseline.entries.isEmpty else { return severity }
    let key = key(of: subject)
    if acceptsEverything {
      guard isAcceptable(subject) else {
        if baseline.entries[key] != nil { tally.answered.insert(key) }
        return severity
      }
      tally.accept(subject.extent, at: key)
      return nil
    }
    guard let accepted = baseline.entries[key] else { return severity }
    tally.answered.insert(key)
    guard isAcceptable(subject) else { return severity }
    guard !subject.extent.isWorse(than: accepted, uncertainty: subject.uncertainty) else {
      tally.accepted.worsened += 1
      return severity
    }
    tally.accepted.baselined += 1
    return nil
  }

  /// A finding as it is told: with the severity that holds here, and what it was when it was accepted.
  package func adjusted(_ finding: Finding, uncertainty: Double) -> Finding {
    guard !severity.isEmpty || !baseline.entries.isEmpty else { return finding }
    var finding = finding
    let subject = Subject(finding, uncertainty: uncertainty)
    finding.severity = severity(of: subject)
    if !acceptsEverything, isAcceptable(subject), let accepted = baseline.entries[key(of: subject)],
      subject.extent.isWorse(than: accepted, uncertainty: uncertainty)
    {
      let from = accepted.from.map { " from \($0.shortName)" } ?? ""
      finding.message.text += " (worse than in the baseline: over by \(Points(accepted.over))\(from))"
    }
    return finding
  }

  private func severity(of subject: Subject) -> Finding.Severity {
    guard !severity.isEmpty, !subject.needsReview else { return subject.severity }
    return severity.severity(of: subject.rule, at: subject.extent.from) ?? subject.severity
  }

  /// Whether a baseline has a say in a finding; in a doubt only where doubts fail the run.
  private func isAcceptable(_ subject: Subject) -> Bool { !subject.isBounded && (acceptsReviews || !subject.needsReview) }

  private func key(of subject: Subject) -> Baseline.Key {
    Baseline.Key(
      file: paths[subject.file] ?? subject.file, key: subject.key, locale: subject.locale, rule: subject.rule,
      slot: subject.slot?.label ?? "", table: subject.table ?? "")
  }
}

extension FindingPolicy.Subject {
  /// A finding.
  package init(_ finding: Finding, uncertainty: Double) {
    self.init(
      rule: finding.rule, file: finding.location.file, key: finding.key, table: finding.table,
      locale: finding.locale ?? "", slot: finding.slot, needsReview: finding.outcome == .needsReview,
      isBounded: finding.reason?.isBounded ?? false, severity: finding.severity,
      extent: Baseline.Extent(from: finding.firstCategory, over: finding.worst?.overBy ?? 0),
      uncertainty: uncertainty)
  }
}
