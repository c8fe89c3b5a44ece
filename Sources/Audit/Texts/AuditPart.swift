import AuditModel
import DynamicType
import RuleKit
import TextRules

/// What one thread of an audit has found so far; put together, the parts are the audit, however the texts were dealt.
struct AuditPart: Sendable {
  /// A text that is kept, with its findings.
  struct Kept: Sendable {
    /// Its text and room in the plan.
    var position: Plan.Position
    var result: SlotMeasurement
    var findings: [Finding]
  }

  /// Counts.
  private(set) var summary = AuditReport.Summary()
  /// What is told of all texts as a whole.
  private(set) var tally = AuditReport.Tally()
  /// The identifiers of the faces and rules that were used.
  private(set) var fonts: Set<String> = []
  /// Every text, where texts are kept.
  private(set) var results: [Kept] = []
  /// Every finding, where findings are kept and texts are not.
  private(set) var found = RankedFindings()
  /// The failures, where not everything is kept.
  private(set) var failures: KeyGroups
  /// The texts whose slot is not known and for which one line is not enough.
  private(set) var open: KeyGroups
  /// The worst doubts, where not everything is kept.
  private(set) var reviews: BoundedHeap<Candidate>

  /// Whether every text is kept.
  let keepsResults: Bool
  /// Which sizes of a text are kept.
  private let kept: MeasurementChoice
  /// Whether every finding is kept.
  private let keepsFindings: Bool
  /// Why texts were not measured whose sizes turned out to be missing, by their places in the catalog.
  private(set) var refused: [Int: InputIssue] = [:]
  /// What marks in comments took out.
  private(set) var suppressions = SuppressionTally()
  /// What became of findings after the rules had made them.
  private(set) var acceptance = AcceptanceTally()
  private let policy: FindingPolicy
  /// Whether texts whose slot is not known are one finding for each key; else each is its own.
  private let joinsOpenTexts: Bool
  private let rules: RuleSet
  /// The places of all rules on measured texts among ``rules``.
  private let everyRule: [Int]
  /// Those of them that judge the next room: of a wider one only those that may find something else there.
  private var asked: [Int] = []
  /// The text in the last room.
  private var last = RoomCount()
  /// The text in all its rooms so far.
  private var text = TextCount()
  /// What was told of the text in narrower rooms and is not told anew.
  private var reported: [ReportedFinding] = []
  /// The faces of the last text, which are mostly those of the next.
  private var lastFonts: [String] = []

  /// Creates an empty part.
  ///
  /// - Parameters:
  ///   - retention: What is kept.
  ///   - plan: What there is to measure.
  ///   - rules: The rules that judge.
  ///   - policy: What becomes of their findings.
  ///   - joinsOpenTexts: Whether texts whose slot is not known are one finding for each key.
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

  /// Judges one text, counts what comes of it, and keeps of it what is to be kept.
  ///
  /// - Parameters:
  ///   - subject: The text with its measurements.
  ///   - spot: Its text and room in the plan.
  ///   - isWidened: Whether the last subject was the same text in a narrower room that differs in nothing else.
  ///   - audit: The audit, which knows the text beside its source.
  ///   - visibleText: What the reader sees at a place among the measurements, which do not say it where only findings
  ///     are kept.
  /// - Throws: What `visibleText` throws.
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

  /// Counts a text in a wider room where it is as in the last one, if nothing there is to be told anew.
  ///
  /// - Parameters:
  ///   - spot: The text and its room in the plan.
  ///   - audit: The audit.
  /// - Returns: Whether nothing more is to be done.
  mutating func repeats(at position: Plan.Position, of audit: TextAudit) -> Bool {
    guard !keepsResults, !last.isOfRoom else { return false }
    summary.add(last.summary)
    if last.isInferred { tally.inferredSlots += 1 }
    finish(position, of: audit)
    return true
  }

  /// Counts a text with all its rooms when it comes to the last of them.
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

  /// Notes that a text fails or is not decided on families of devices.
  private mutating func note(_ families: FamilySet, _ outcome: Verdict) {
    if outcome == .needsReview { text.undecided.formUnion(families) } else { text.failing.formUnion(families) }
  }

  /// Whether a finding is to be told: one in which the width has no say is told of the narrowest room alone.
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

  /// Judges a text beside its source; its findings go to the text's where texts are kept.
  private mutating func judge(
    _ translation: Translation, _ position: Plan.Position, _ marks: [TextDetails.Suppression], into findings: inout [Finding]
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

  /// Notes that a text cannot be measured.
  ///
  /// - Parameters:
  ///   - error: Which size is missing.
  ///   - entry: The text's place in the plan.
  ///   - plan: The plan.
  mutating func refuse(_ error: MeasureError, at entry: Int, of plan: Plan) {
    refused[Int(plan.entries[entry].string)] = NotMeasured(error).issue(of: plan.string(of: entry))
  }

  /// Counts one more text and language.
  mutating func countDistinctText() { summary.distinctTexts += 1 }

  /// Puts what is kept in order as far as one part can, so that little is left to do when all parts are together.
  mutating func sort() { found.sort() }

  /// Counts the texts whose slot is not known, once for each key.
  mutating func countOpenKeys() { tally.countOpenKeys(open.count) }

  /// Adds findings that were put into words after all texts were measured.
  mutating func append(_ findings: [Finding]) {
    for finding in findings { found.append(finding, at: 0) }
  }

  /// Takes every finding out, the worst first.
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
