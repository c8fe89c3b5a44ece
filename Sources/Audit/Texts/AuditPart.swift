import AuditModel
import DynamicType
import RuleKit
import TextRules

/// The findings and counts of one thread of an audit.
///
/// The sum of all parts is the audit's result, however the texts are distributed over the threads.
struct AuditPart: Sendable {
  /// A text that is kept, with its findings.
  struct Kept: Sendable {
    /// The text and container in the plan.
    var position: Plan.Position
    var result: SlotMeasurement
    var findings: [Finding]
  }

  /// The counts for the report's summary.
  private(set) var summary = AuditReport.Summary()
  /// The counts over all texts, such as findings per language.
  private(set) var tally = AuditReport.Tally()
  /// The identifiers of the faces and rules that were used.
  private(set) var fonts: Set<String> = []
  /// Every text, if texts are kept.
  private(set) var results: [Kept] = []
  /// Every finding, if findings are kept but texts are not.
  private(set) var found = RankedFindings()
  /// The failures, if only the worst findings are kept.
  private(set) var failures: KeyGroups
  /// The texts with an unknown slot that need more than one line.
  private(set) var open: KeyGroups
  /// The worst findings that need review, if only the worst findings are kept.
  private(set) var reviews: BoundedHeap<Candidate>

  /// Whether every text is kept.
  let keepsResults: Bool
  /// The measurements of a text that are kept.
  private let kept: MeasurementChoice
  /// Whether every finding is kept.
  private let keepsFindings: Bool
  /// The errors for texts that were not measured because a size is missing, by index in the catalog.
  private(set) var refused: [Int: InputIssue] = [:]
  /// The findings that comments in the source suppress.
  private(set) var suppressions = SuppressionTally()
  /// The effects of the finding policy, such as accepted findings.
  private(set) var acceptance = AcceptanceTally()
  private let policy: FindingPolicy
  /// Whether texts with an unknown slot share one finding per key.
  ///
  /// Otherwise each text has its own finding.
  private let joinsOpenTexts: Bool
  private let rules: RuleSet
  /// The indices of all rules on measured texts in ``rules``.
  private let everyRule: [Int]
  /// The rules to run on the next container.
  ///
  /// In a wider container these are only the rules that depend on the width.
  private var asked: [Int] = []
  /// The counts of the text in its last container.
  private var last = RoomCount()
  /// The counts of the text in all its containers so far.
  private var text = TextCount()
  /// The findings already reported for narrower containers, which are not repeated.
  private var reported: [ReportedFinding] = []
  /// The faces of the last text.
  ///
  /// The next text usually has the same, so the set rarely needs an update.
  private var lastFonts: [String] = []

  /// Creates an empty part.
  init(
    keeping retention: AuditRetention, of plan: Plan, rules: RuleSet, policy: FindingPolicy,
    joinsOpenTexts: Bool = true
  ) {
    self.rules = rules
    everyRule = Array(rules.text.indices)
    self.policy = policy
    self.joinsOpenTexts = joinsOpenTexts
    var limit = 0
    if case .worst(_, let reviews) = retention { limit = reviews }
    keepsResults = retention == .everything || retention == .results
    kept = retention == .results ? .findings : .all
    keepsFindings = keepsResults || retention == .findings
    failures = KeyGroups(of: plan, isBefore: Candidate.worstFirst(in: plan))
    open = KeyGroups(of: plan, isBefore: Candidate.riskiestFirst(in: plan))
    reviews = BoundedHeap(limit: limit, isBefore: Candidate.reviewsWorstFirst(in: plan))
  }

  /// Checks one text with every rule, counts the outcomes and keeps what the audit's retention asks for.
  ///
  /// - Parameters:
  ///   - subject: The text with its measurements.
  ///   - position: The text and container in the plan.
  ///   - isWidened: Whether the last subject was the same text in a narrower container that differs in nothing else.
  ///   - audit: The audit, which pairs translations with their source texts.
  ///   - visibleText: Returns the visible text of the measurement at an index. The measurements lack it if only
  ///     findings are kept.
  /// - Throws: The error of `visibleText`.
  mutating func add(
    _ subject: SlotMeasurement, at position: Plan.Position, isWidened: Bool, of audit: TextAudit,
    visibleText: (_ at: Int) throws -> String?
  ) rethrows {
    let isFirst = audit.isFirst(position)
    last = RoomCount(subject)
    summary.add(last.summary)
    if isFirst { summary.texts += 1 }
    if isFirst, subject.notMeasured != nil { summary.notMeasured += 1 }
    if isFirst || subject.notMeasured == nil { tally.count(subject, at: position.entry) }
    if subject.fonts != lastFonts {
      lastFonts = subject.fonts
      fonts.formUnion(lastFonts)
    }
    let marks = subject.string.details?.suppressions ?? []
    if !marks.isEmpty, subject.notMeasured != nil { suppressions.leave(marks) }
    var findings: [Finding] = []
    if isFirst { text = TextCount() }
    if subject.notMeasured != nil || (policy.countsLanguages && subject.isOpen) {
      (text.isUndecided, last.isUndecided) = (true, true)
    }
    if position.room == 0 { reported.removeAll(keepingCapacity: true) }
    if isFirst, !rules.translations.isEmpty {
      judge(audit.translation(position.entry), position, marks, into: &findings)
    }
    if !isWidened { asked = everyRule }
    for place in asked {
      let judging = rules.text[place]
      guard var diagnosis = judging.rule.judge(subject).diagnosis else { continue }
      if diagnosis.outcome == .needsReview {
        (text.isUndecided, last.isUndecided) = (true, true)
      } else {
        (text.fails, last.fails) = (true, true)
      }
      // A rule that does not depend on the width runs in the narrowest container only.
      if policy.countsLanguages, !judging.rule.concernsWidth(of: subject) { note(.all, diagnosis.outcome) }
      guard isNew(diagnosis, of: judging, in: subject) else { continue }
      guard marks.isEmpty || !suppressions.takesOut(judging.id, by: marks) else { continue }
      if !policy.leavesFindings {
        let met = FindingPolicy.Subject(diagnosis, rule: judging.id, in: subject)
        guard let severity = policy.judge(met, &acceptance) else { continue }
        diagnosis.severity = severity
      }
      text.isReported = text.isReported || diagnosis.outcome == .fail
      let start = subject.measurements[diagnosis.breakage.first].category
      if joinsOpenTexts, diagnosis.reason == .noSlot {
        tally.countOpenText(locale: subject.string.locale)
        open.insert(candidate(diagnosis, from: start, in: subject, at: position, of: judging))
        continue
      }
      summary.countFinding(diagnosis.outcome, diagnosis.severity)
      tally.countFinding(
        diagnosis.outcome, diagnosis.severity, diagnosis.reason, locale: subject.string.locale)
      if keepsFindings {
        let seen = keepsResults || !diagnosis.showsText ? nil : try visibleText(diagnosis.worst)
        let finding = policy.adjusted(
          judging.rule.finding(of: diagnosis, in: subject, visibleText: seen, slot: subject.sharedSlot),
          uncertainty: subject.measurements[diagnosis.worst].uncertainty)
        if keepsResults { findings.append(finding) } else { found.append(finding, at: position.entry) }
        continue
      }
      keep(candidate(diagnosis, from: start, in: subject, at: position, of: judging))
    }
    if isFirst, subject.isBoundedPass { tally.countBoundedText() }
    if !isWidened, audit.plan.rooms(of: position.entry) > 1 {
      asked = everyRule.filter { rules.text[$0].rule.concernsWidth(of: subject) }
    }
    finish(position, of: audit)
    guard keepsResults else { return }
    var result = subject
    result.keep(kept)
    results.append(Kept(position: position, result: result, findings: findings))
  }

  /// Counts a text in a wider container if nothing found in the last one depends on the width.
  ///
  /// Returns false if the rules have to check the text in the wider container too.
  mutating func repeats(at position: Plan.Position, of audit: TextAudit) -> Bool {
    guard !keepsResults, !last.isOfRoom else { return false }
    summary.add(last.summary)
    if last.isInferred { tally.inferredSlots += 1 }
    finish(position, of: audit)
    return true
  }

  /// Records the outcome in a container by device family, and counts the text after its last container.
  private mutating func finish(_ position: Plan.Position, of audit: TextAudit) {
    guard policy.countsLanguages else { return }
    if last.fails || last.isUndecided {
      let families = FamilySet(of: audit.plan.sharedSlot(of: position).value)
      if last.fails { note(families, .fail) }
      if last.isUndecided { note(families, .needsReview) }
    }
    guard audit.isLast(position) else { return }
    acceptance.count(audit.plan.string(of: position.entry).locale, text)
  }

  /// Records on which device families the text fails or needs review.
  private mutating func note(_ families: FamilySet, _ outcome: Verdict) {
    if outcome == .needsReview { text.undecided.formUnion(families) } else { text.failing.formUnion(families) }
  }

  /// Whether a finding has to be reported.
  ///
  /// A finding that does not depend on the width is reported only once, for the narrowest container.
  private mutating func isNew(
    _ diagnosis: Diagnosis, of judging: RuleSet.Ranked<any TextRule>, in subject: SlotMeasurement
  ) -> Bool {
    guard !judging.rule.concernsWidth(of: subject) || diagnosis.reason?.concernsWidth == false else {
      last.isOfRoom = true
      return true
    }
    let finding = ReportedFinding(rule: judging.rank, reason: diagnosis.reason)
    guard !reported.contains(finding) else { return false }
    reported.append(finding)
    return true
  }

  /// Runs the rules that compare a translation with its source text.
  ///
  /// If texts are kept, the findings are added to the text's findings.
  private mutating func judge(
    _ translation: Translation, _ position: Plan.Position, _ marks: [TextDetails.Suppression],
    into findings: inout [Finding]
  ) {
    for judging in rules.translations {
      for made in judging.rule.evaluate(translation).findings
      where marks.isEmpty || !suppressions.takesOut(judging.id, by: marks) {
        let met = FindingPolicy.Subject(made, uncertainty: 0)
        guard policy.judge(met, &acceptance) != nil else { continue }
        let finding = policy.adjusted(made, uncertainty: 0)
        summary.count(finding)
        tally.countFinding(finding.outcome, finding.severity, finding.reason, locale: finding.locale)
        if keepsResults {
          findings.append(finding)
        } else if keepsFindings {
          found.append(finding, at: position.entry)
        } else {
          keep(Candidate(finding, position: position, rule: judging.rank))
        }
      }
    }
  }

  private func candidate(
    _ diagnosis: Diagnosis, from start: ContentSizeCategory, in subject: SlotMeasurement, at position: Plan.Position,
    of judging: RuleSet.Ranked<any TextRule>
  ) -> Candidate {
    Candidate(
      diagnosis, from: start, lineLimit: subject.measurements.first?.lineLimit, position: position, rule: judging.rank,
      at: subject.form?.location)
  }

  private mutating func keep(_ candidate: Candidate) {
    if candidate.weight.isReview {
      reviews.insert(candidate)
    } else if candidate.weight.severity > .note {
      failures.insert(candidate)
    }
  }

  /// Records that a text cannot be measured because a size is missing.
  mutating func refuse(_ error: MeasureError, at entry: Int, of plan: Plan) {
    refused[Int(plan.entries[entry].string)] = NotMeasured(error).issue(of: plan.string(of: entry))
  }

  /// Counts one more text and language.
  mutating func countDistinctText() { summary.distinctTexts += 1 }

  /// Sorts this part's findings on its own thread, so that little work is left for the merge.
  mutating func sort() { found.sort() }

  /// Counts the keys that have texts with an unknown slot.
  mutating func countOpenKeys() { tally.countOpenKeys(open.count) }

  /// Adds findings that were written after all texts were measured.
  mutating func append(_ findings: [Finding]) {
    for finding in findings { found.append(finding, at: 0) }
  }

  /// Removes and returns all findings, the worst first.
  mutating func takeFindings() -> [Finding] { found.takeWorstFirst() }

  /// Adds another thread's part.
  mutating func add(_ other: AuditPart) {
    summary.add(other.summary)
    tally.add(other.tally)
    acceptance.add(other.acceptance)
    fonts.formUnion(other.fonts)
    suppressions.add(other.suppressions)
    refused.merge(other.refused) { own, _ in own }
    results += other.results
    found.append(contentsOf: other.found)
    failures.insert(contentsOf: other.failures)
    open.insert(contentsOf: other.open)
    reviews.insert(contentsOf: other.reviews)
  }
}
