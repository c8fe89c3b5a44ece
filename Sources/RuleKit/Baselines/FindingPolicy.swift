public import AuditModel
import DynamicType

/// A policy that sets the severity of findings and drops findings that a baseline accepts.
public struct FindingPolicy: Sendable {
  /// The severities that override those of the rules.
  public var severity: [SeverityChoice] = []
  /// The findings that were accepted before.
  ///
  /// With ``acceptsEverything``, these are the entries of the baseline that is replaced.
  public var baseline = Baseline()
  /// The path of each file relative to the baseline's folder, by its path in reports.
  ///
  /// Files without an entry keep their path in reports.
  public var paths: [String: String] = [:]
  /// The sites of each place in the app's code, by key and place number; see ``AuditModel/Finding/site``.
  ///
  /// Their paths are relative to the baseline's folder.
  package var sites: [TextKey: [[String]]] = [:]
  /// Whether all failures are accepted now and written to a new baseline.
  public var acceptsEverything = false
  /// Whether findings that need review can be accepted too, which makes sense if they fail the run.
  public var acceptsReviews = false
  /// Whether suppression comments without effect are reported.
  ///
  /// False if a run measures too few sizes to determine this.
  public var reportsUselessMarks = true
  /// Whether texts are counted by language.
  public var countsLanguages = false

  /// Creates a policy that leaves all findings unchanged.
  public init() {}

  /// The facts about a finding that a policy depends on.
  package struct Subject {
    var rule: String
    var file: String
    var key: String
    /// The key in earlier versions, which did not know the object; nil for other findings.
    var earlierKey: String?
    /// The identifier of the object in a storyboard or xib; empty for other findings.
    var object = ""
    var table: String?
    var locale: String
    var slot: Slot?
    /// The numbers of the places in the app's code that have the slot; nil if code does not determine the slot.
    var sites: [Int32]?
    var needsReview: Bool
    /// Whether too little is known about the container for a baseline to accept the finding.
    var isBounded: Bool
    var severity: Finding.Severity
    var extent: Baseline.Extent
    var uncertainty: Double
  }

  /// Whether every finding keeps its rule's severity and is reported.
  package var leavesFindings: Bool { severity.isEmpty && !acceptsEverything && baseline.entries.isEmpty }

  /// Returns a finding with the severity of this policy.
  ///
  /// If the finding is worse than in the baseline, its message also contains the accepted extent.
  package func adjusted(_ finding: Finding, uncertainty: Double) -> Finding {
    guard !severity.isEmpty || !baseline.entries.isEmpty else { return finding }
    var finding = finding
    let subject = Subject(finding, uncertainty: uncertainty)
    finding.severity = severity(of: subject)
    if !acceptsEverything, isAcceptable(subject),
      let accepted = entry(for: subject, with: keys(of: subject))?.extent,
      subject.extent.isWorse(than: accepted, uncertainty: uncertainty)
    {
      let from = accepted.from.map { " from \($0.shortName)" } ?? ""
      finding.message.text += " (worse than in the baseline: over by \(Points(accepted.over))\(from))"
    }
    return finding
  }

  func severity(of subject: Subject) -> Finding.Severity {
    guard !severity.isEmpty, !subject.needsReview else { return subject.severity }
    return severity.severity(of: subject.rule, at: subject.extent.from) ?? subject.severity
  }

  /// Returns whether a baseline can accept a finding.
  ///
  /// A finding that needs review can only be accepted if such findings fail the run.
  func isAcceptable(_ subject: Subject) -> Bool {
    !subject.isBounded && (acceptsReviews || !subject.needsReview)
  }

  /// Returns the entries of the baseline that accept a finding with some identities; nil if there are none.
  ///
  /// Entries of earlier versions have the name of an object and not its identifier.
  func entry(for subject: Subject, with keys: [Baseline.Key]) -> (keys: [Baseline.Key], extent: Baseline.Extent)? {
    var all = keys
    if let earlier = subject.earlierKey, var key = keys.first {
      (key.key, key.object) = (earlier, "")
      all.append(key)
    }
    return baseline.entry(forAny: all, in: subject.extent.container)
  }

  /// Returns the identities of a finding: one for each site that draws the text, or one if there is no site.
  ///
  /// Uses in equal slots share a finding. With separate identities, a change to one use leaves the others accepted.
  func keys(of subject: Subject) -> [Baseline.Key] {
    let key = Baseline.Key(
      file: paths[subject.file] ?? subject.file, key: subject.key, locale: subject.locale, rule: subject.rule,
      slot: subject.slot?.place(at: nil) ?? "", table: subject.table ?? "", object: subject.object)
    guard let slot = subject.slot, let all = sites[TextKey(subject.key, named: subject.table ?? subject.file)] else {
      return [key]
    }
    let places = subject.sites?.map(Int.init).filter(all.indices.contains) ?? Array(all.indices)
    let found = Set(places.flatMap { all[$0] }).sorted()
    return found.isEmpty ? [key] : found.map { key.in(slot.place(at: $0)) }
  }
}

extension FindingPolicy.Subject {
  /// Creates a subject from a finding.
  package init(_ finding: Finding, uncertainty: Double) {
    self.init(
      rule: finding.rule, file: finding.location.file, key: finding.baselineKey,
      earlierKey: finding.identity.flatMap { $0.object.isEmpty ? nil : $0.earlierKey ?? finding.key },
      object: finding.identity?.object ?? "", table: finding.table, locale: finding.locale ?? "",
      slot: finding.slot, sites: finding.sites?.value, needsReview: finding.outcome == .needsReview,
      isBounded: finding.reason?.isBounded ?? false, severity: finding.severity,
      extent: finding.extent, uncertainty: uncertainty)
  }

  /// Creates a subject from a rule's finding on a measured text, before its message is written.
  ///
  /// `first` is the index of the first failing measurement, `worst` that of the worst one, and `excess` is in points.
  /// For a failure, `reason` is nil.
  package init(
    _ text: SlotMeasurement, rule: String, severity: Finding.Severity, reason: ReviewReason?, first: Int, worst: Int,
    by excess: Double
  ) {
    let string = text.string
    self.init(
      rule: rule, file: string.location.file, key: string.key, table: string.details?.table, locale: string.locale,
      slot: text.slot, sites: text.sites?.value, needsReview: reason != nil, isBounded: reason?.isBounded ?? false,
      severity: severity,
      extent: Baseline.Extent(
        from: text.measurements[first].category, over: excess, container: text.slot.container),
      uncertainty: text.measurements[worst].uncertainty)
  }
}
