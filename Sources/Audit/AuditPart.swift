import AuditModel

/// What one thread of an audit has found so far; put together, the parts are the audit, however the texts were dealt.
struct AuditPart: Sendable {
  /// A text that is kept, with its findings.
  struct Kept: Sendable {
    /// Its place in ``Plan/entries``.
    var entry: Int
    var result: SlotMeasurement
    var findings: [Finding]
  }

  /// Counts.
  private(set) var summary = AuditReport.Summary()
  /// What is told of all texts as a whole.
  private(set) var tally = AuditReport.Tally()
  /// The identifiers of the faces and rules that were used.
  private(set) var fonts: Set<String> = []
  /// Every text, where everything is kept.
  private(set) var results: [Kept] = []
  /// Every finding, where findings are kept and texts are not.
  private(set) var found = RankedFindings()
  /// The worst failures, where not everything is kept.
  private(set) var failures: BoundedHeap<Candidate>
  /// The worst doubts, where not everything is kept.
  private(set) var doubts: BoundedHeap<Candidate>

  /// Whether every text is kept.
  let keepsResults: Bool
  /// Whether every finding is kept.
  private let keepsFindings: Bool
  /// What marks in comments took out.
  private(set) var suppressions = SuppressionTally()
  /// What became of findings after the rules had made them.
  private(set) var acceptance = AcceptanceTally()
  private let policy: FindingPolicy
  private let rules: RuleSet
  /// The faces of the last text, which are mostly those of the next.
  private var lastFonts: [String] = []
  /// The room of the last finding, which is mostly that of the next.
  private var lastSlot: Shared<Slot>?

  /// Creates an empty part.
  ///
  /// - Parameters:
  ///   - retention: What is kept.
  ///   - plan: What there is to measure.
  ///   - rules: The rules that judge.
  ///   - policy: What becomes of their findings.
  init(keeping retention: AuditRetention, of plan: Plan, rules: RuleSet, policy: FindingPolicy) {
    self.rules = rules
    self.policy = policy
    var limits = (failures: 0, doubts: 0)
    if case .worst(let failures, let doubts) = retention { limits = (failures, doubts) }
    keepsResults = retention == .everything
    keepsFindings = keepsResults || retention == .findings
    failures = BoundedHeap(limit: limits.failures, isBefore: Candidate.worstFirst(in: plan))
    doubts = BoundedHeap(limit: limits.doubts, isBefore: Candidate.doubtsWorstFirst(in: plan))
  }

  /// Judges one text, counts what comes of it, and keeps of it what is to be kept.
  ///
  /// - Parameters:
  ///   - subject: The text with its measurements.
  ///   - entry: Its place in ``Plan/entries``.
  ///   - audit: The audit, which knows the text beside its source.
  ///   - visibleText: What the reader sees at a place among the measurements, which do not say it where only findings
  ///     are kept.
  /// - Throws: What `visibleText` throws.
  mutating func add(
    _ subject: SlotMeasurement, entry: Int, of audit: TextAudit, visibleText: (_ at: Int) throws -> String?
  ) rethrows {
    summary.count(subject)
    tally.count(subject, at: entry)
    if subject.fonts != lastFonts {
      lastFonts = subject.fonts
      fonts.formUnion(lastFonts)
    }
    let marks = subject.string.details?.suppressions ?? []
    if !marks.isEmpty, subject.notMeasured != nil { suppressions.leave(marks) }
    var findings: [Finding] = []
    var (fails, isTold, isUndecided) = (false, false, subject.notMeasured != nil)
    if !rules.translations.isEmpty, audit.isFirst(entry) {
      judge(audit.translation(entry), entry: entry, marks, into: &findings)
    }
    for place in rules.text.indices {
      let judging = rules.text[place]
      guard case .found(var diagnosis) = judging.rule.judge(subject) else { continue }
      if diagnosis.outcome == .needsReview { isUndecided = true } else { fails = true }
      let met = FindingPolicy.Subject(diagnosis, rule: judging.id, in: subject)
      guard marks.isEmpty || !suppressions.takesOut(judging.id, by: marks),
        let severity = policy.judge(met, &acceptance)
      else { continue }
      isTold = isTold || diagnosis.outcome == .fail
      diagnosis.severity = severity
      summary.countFinding(diagnosis.outcome, diagnosis.severity)
      tally.countFinding(diagnosis.outcome, diagnosis.reason)
      if keepsFindings {
        let seen = keepsResults || !diagnosis.showsText ? nil : try visibleText(diagnosis.worst)
        let finding = policy.told(
          judging.rule.finding(of: diagnosis, in: subject, visibleText: seen, slot: shared(subject.slot)),
          uncertainty: met.uncertainty)
        if keepsResults { findings.append(finding) } else { found.append(finding, at: entry) }
        continue
      }
      let start = subject.measurements[diagnosis.breakage.first].category
      keep(Candidate(diagnosis, from: start, entry: entry, rule: judging.rank, at: subject.form?.location))
    }
    if policy.countsLanguages {
      acceptance.count(subject.string.locale, fails: fails, isTold: isTold, isUndecided: isUndecided)
    }
    if keepsResults { results.append(Kept(entry: entry, result: subject, findings: findings)) }
  }

  /// A room in one place for all findings that have it.
  private mutating func shared(_ slot: Slot) -> Shared<Slot> {
    if let lastSlot, lastSlot.value == slot { return lastSlot }
    let slot = Shared(slot)
    lastSlot = slot
    return slot
  }

  /// Judges a text beside its source; its findings go to the text's where texts are kept.
  private mutating func judge(
    _ translation: Translation, entry: Int, _ marks: [TextDetails.Suppression], into findings: inout [Finding]
  ) {
    for judging in rules.translations {
      for made in judging.rule.evaluate(translation).findings
      where marks.isEmpty || !suppressions.takesOut(judging.id, by: marks) {
        let met = FindingPolicy.Subject(made, uncertainty: 0)
        guard policy.judge(met, &acceptance) != nil else { continue }
        let finding = policy.told(made, uncertainty: 0)
        summary.count(finding)
        tally.countFinding(finding.outcome, finding.reason)
        if keepsResults {
          findings.append(finding)
        } else if keepsFindings {
          found.append(finding, at: entry)
        } else {
          keep(Candidate(finding, entry: entry, rule: judging.rank))
        }
      }
    }
  }

  private mutating func keep(_ candidate: Candidate) {
    if candidate.weight.isReview {
      doubts.insert(candidate)
    } else if candidate.weight.severity > .note {
      failures.insert(candidate)
    }
  }

  /// Counts one more text and language.
  mutating func countDistinctText() { summary.distinctTexts += 1 }

  /// Puts what is kept in order as far as one part can, so that little is left to do when all parts are together.
  mutating func sort() { found.sort() }

  /// Takes every finding out, the worst first.
  mutating func takeFindings() -> [Finding] { found.takeWorstFirst() }

  /// Adds another thread's part.
  mutating func add(_ other: AuditPart) {
    summary.add(other.summary)
    tally.add(other.tally)
    acceptance.add(other.acceptance)
    fonts.formUnion(other.fonts)
    suppressions.add(other.suppressions)
    results += other.results
    found.append(contentsOf: other.found)
    failures.insert(contentsOf: other.failures)
    doubts.insert(contentsOf: other.doubts)
  }
}
