import AuditModel
import DynamicType
import RuleKit
import TextRules

/// The findings and counts of one thread of an audit.
///
/// The sum of all parts is the result of the audit. It does not depend on the distribution of texts over threads.
struct AuditPart: Sendable {
  /// A text that is kept, with its findings.
  struct Kept: Sendable {
    /// The position of the text and container in the plan.
    var position: Plan.Position
    var result: SlotMeasurement
    var findings: [Finding]
  }

  /// The counts for the report's summary.
  private(set) var summary = AuditReport.Summary()
  /// The counts over all texts, such as findings per language.
  private(set) var tally = AuditReport.Tally()
  /// The verdict on each text in all its slots, with the index of the text in the catalog.
  private(set) var verdicts: [(string: Int32, verdict: TextVerdict)] = []
  /// The identifiers of the faces and rules that were used.
  private(set) var fonts: Set<String> = []
  /// All texts, if texts are kept.
  private(set) var results: [Kept] = []
  /// All findings, if texts are not kept.
  private(set) var found = RankedFindings()
  /// The texts with an unknown slot that need more than one line.
  private(set) var open: OpenKeys
  /// The texts with characters that only the substitute fonts lack.
  private(set) var gaps = GlyphGaps()
  /// The findings that comments in the source suppress.
  private(set) var suppressions = SuppressionTally()
  /// The effects of the finding policy, such as accepted findings.
  private(set) var acceptance = AcceptanceTally()

  /// Whether all texts are kept.
  let keepsResults: Bool
  /// The choice of measurements to keep for each text.
  private let kept: MeasurementChoice
  private let plan: Plan
  private let policy: FindingPolicy
  /// Whether texts with an unknown slot and the same key share a finding.
  ///
  /// Otherwise, each text has its own finding.
  private let joinsOpenTexts: Bool
  private let rules: RuleSet

  /// The text that is being checked.
  private var current = Current()

  /// Creates an empty part.
  init(
    keeping retention: AuditRetention, of plan: Plan, rules: RuleSet, policy: FindingPolicy,
    joinsOpenTexts: Bool = true
  ) {
    (self.plan, self.rules, self.policy, self.joinsOpenTexts) = (plan, rules, policy, joinsOpenTexts)
    keepsResults = retention != .findings
    kept = retention == .results ? .findings : .all
    open = OpenKeys(of: plan)
  }

  /// Checks a text in a container with every rule, counts the outcomes and keeps what the retention requires.
  ///
  /// The containers of a text must follow each other, narrowest first.
  ///
  /// - Throws: ``TextEngineError`` if a font cannot be read.
  mutating func add(_ subject: SlotMeasurement, in container: MeasuredContainer) throws {
    let (position, step) = (container.position, container.step)
    // If no finding depends on the width, a container with the same result only needs to be counted.
    guard step != .same || keepsResults || current.last.isOfRoom else {
      summary.add(current.last.summary)
      if current.last.isInferred { tally.inferredSlots += 1 }
      current.outcome.add(subject)
      return finish(position)
    }
    let isFirst = plan.isFirst(position)
    count(subject, at: position, isFirst: isFirst)
    current.outcome.add(subject)
    let marks = subject.string.details?.suppressions ?? []
    if !marks.isEmpty, subject.notMeasured != nil { suppressions.leave(marks) }
    var findings: [Finding] = []
    if isFirst, !rules.translations.isEmpty {
      judge(plan.translation(position.entry), position, marks, into: &findings)
    }
    if step == .first { current.rules = rules.text }
    for index in current.rules.indices {
      let ranked = current.rules[index]
      guard let diagnosis = ranked.rule.judge(subject).diagnosis else { continue }
      if let finding = try report(diagnosis, by: ranked, of: subject, container, marks) { findings.append(finding) }
    }
    if isFirst, let reason = subject.boundedReason { tally.countBoundedText(reason) }
    if isFirst, try container.failsZoomed(subject) { tally.zoomedTexts += 1 }
    if step == .first, plan.rooms(of: position.entry) > 1 {
      current.rules = rules.text.filter { $0.rule.concernsWidth(of: subject) }
    }
    finish(position)
    guard keepsResults else { return }
    var result = subject
    result.keep(kept)
    results.append(Kept(position: position, result: result, findings: findings))
  }

  private mutating func count(_ subject: SlotMeasurement, at position: Plan.Position, isFirst: Bool) {
    current.last = RoomCount(subject)
    summary.add(current.last.summary)
    if isFirst { (current.text, current.outcome) = (TextCount(), TextOutcome()) }
    if isFirst, subject.notMeasured != nil { summary.notMeasured += 1 }
    if isFirst || subject.notMeasured == nil { tally.count(subject, at: position.entry) }
    if subject.fonts != current.fonts {
      current.fonts = subject.fonts
      fonts.formUnion(current.fonts)
    }
    if position.room == 0 { current.reported.removeAll(keepingCapacity: true) }
    if subject.notMeasured != nil || (policy.countsLanguages && subject.isOpen) { current.note(.needsReview) }
  }

  /// Counts and keeps the finding of a rule, and returns it if texts are kept.
  private mutating func report(
    _ diagnosis: Diagnosis, by ranked: RuleSet.Ranked<any TextRule>, of subject: SlotMeasurement,
    _ container: MeasuredContainer, _ marks: [TextDetails.Suppression]
  ) throws -> Finding? {
    var diagnosis = diagnosis
    let concernsWidth = ranked.rule.concernsWidth(of: subject)
    if !diagnosis.isRemark {
      if diagnosis.concernsSize { current.note(diagnosis.outcome) }
      current.outcome.add(diagnosis, of: subject, concernsWidth: concernsWidth)
    }
    // A rule that does not depend on the width only runs in the narrowest container.
    if policy.countsLanguages, !concernsWidth, !diagnosis.isRemark, diagnosis.concernsSize {
      current.note(diagnosis.outcome, on: .all)
    }
    guard isNew(diagnosis, of: ranked, concernsWidth),
      marks.isEmpty || !suppressions.takesOut(ranked.id, by: marks)
    else { return nil }
    if !policy.leavesFindings {
      let met = FindingPolicy.Subject(
        subject, rule: ranked.id, severity: diagnosis.severity, reason: diagnosis.reason,
        first: diagnosis.breakage.first, worst: diagnosis.worst, by: diagnosis.overBy)
      guard let severity = acceptance.severity(of: met, by: policy) else { return nil }
      diagnosis.severity = severity
    }
    if diagnosis.outcome == .fail, !diagnosis.isRemark { current.text.isReported = true }
    let locale = subject.string.locale
    if joinsOpenTexts, ranked.id == GlyphGaps.rule {
      gaps.insert(subject.charactersOnlyOfSystem, at: container.position)
      if diagnosis.outcome == .needsReview { return nil }
    }
    if joinsOpenTexts, let reason = diagnosis.reason, reason.isOpen {
      tally.countOpenText(locale: locale)
      open.insert(OpenText(diagnosis, because: reason, rule: ranked.rank, in: subject, at: container.position))
      return nil
    }
    summary.countFinding(diagnosis.outcome, diagnosis.severity)
    tally.countFinding(diagnosis.outcome, diagnosis.severity, diagnosis.reason, locale: locale)
    let seen = keepsResults || !diagnosis.showsText ? nil : try container.visibleText(at: diagnosis.worst)
    let finding = policy.adjusted(
      ranked.rule.finding(of: diagnosis, in: subject, visibleText: seen, slot: subject.sharedSlot),
      uncertainty: subject.measurements[diagnosis.worst].uncertainty)
    if keepsResults { return finding }
    found.append(finding, at: container.position.entry)
    return nil
  }

  /// Records the outcome in a container by device family, and counts the text after its last container.
  private mutating func finish(_ position: Plan.Position) {
    if plan.isLast(position) {
      current.outcome.count(plan.string(of: position.entry).locale, in: &tally)
      verdicts.append((plan.entries[position.entry].string, current.outcome.verdict))
    }
    guard policy.countsLanguages else { return }
    let last = current.last
    if last.fails || last.isUndecided {
      let families = FamilySet(of: plan.sharedSlot(of: position).value)
      if last.fails { current.note(.fail, on: families) }
      if last.isUndecided { current.note(.needsReview, on: families) }
    }
    guard plan.isLast(position) else { return }
    acceptance.count(plan.string(of: position.entry).locale, current.text)
  }

  /// Returns whether a finding is new and must be reported.
  ///
  /// A finding that does not depend on the width is only reported once, for the narrowest container.
  private mutating func isNew(
    _ diagnosis: Diagnosis, of ranked: RuleSet.Ranked<any TextRule>, _ concernsWidth: Bool
  ) -> Bool {
    guard !concernsWidth || diagnosis.reason?.concernsWidth == false else {
      current.last.isOfRoom = true
      return true
    }
    let finding = ReportedFinding(rule: ranked.rank, reason: diagnosis.reason)
    guard !current.reported.contains(finding) else { return false }
    current.reported.append(finding)
    return true
  }

  /// Runs the rules that compare a translation with its source text.
  ///
  /// If texts are kept, the findings are also added to those of the text.
  private mutating func judge(
    _ translation: Translation, _ position: Plan.Position, _ marks: [TextDetails.Suppression],
    into findings: inout [Finding]
  ) {
    for ranked in rules.translations {
      for made in plan.findings(of: ranked.rule, on: position.entry, translation)
      where marks.isEmpty || !suppressions.takesOut(ranked.id, by: marks) {
        let met = FindingPolicy.Subject(made, uncertainty: 0)
        guard acceptance.severity(of: met, by: policy) != nil else { continue }
        let finding = policy.adjusted(made, uncertainty: 0)
        summary.count(finding)
        tally.countFinding(finding.outcome, finding.severity, finding.reason, locale: finding.locale)
        if keepsResults { findings.append(finding) } else { found.append(finding, at: position.entry) }
      }
    }
  }

  /// Sorts the findings of this part, which leaves little work for the merge.
  mutating func sort() { found.sort() }

  /// Counts the keys with texts whose slot is unknown, and the characters that only the substitute fonts lack.
  mutating func countJoinedFindings() {
    tally.countOpenKeys(open.reasons)
    for gap in gaps.all {
      guard let first = gap.positions.first else { continue }
      let locale = plan.string(of: first.entry).locale
      tally.countFinding(.needsReview, .note, .missingGlyphs, locale: locale)
    }
  }

  /// Adds findings that were created after all texts were measured.
  mutating func append(_ findings: [Finding]) {
    for finding in findings { found.append(finding, at: 0) }
  }

  /// Removes and returns all findings, worst first.
  mutating func takeFindings() -> [Finding] { found.takeWorstFirst() }

  /// Adds the part of another thread.
  mutating func add(_ other: AuditPart) {
    summary.add(other.summary)
    tally.add(other.tally)
    acceptance.add(other.acceptance)
    fonts.formUnion(other.fonts)
    suppressions.add(other.suppressions)
    results += other.results
    verdicts += other.verdicts
    found.append(contentsOf: other.found)
    open.insert(contentsOf: other.open)
    gaps.insert(contentsOf: other.gaps)
  }
}
