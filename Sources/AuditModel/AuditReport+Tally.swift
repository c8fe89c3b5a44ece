extension AuditReport {
  /// Totals over all results and findings, including those that the report does not keep.
  public struct Tally: Hashable, Sendable {
    /// A text that was not measured.
    public struct Place: Hashable, Sendable {
      /// The index of the text among all texts of the run.
      public var number: Int
      /// The location of the text.
      public var location: SourceLocation
      /// The key of the text.
      public var key: String
      /// The language of the text.
      public var locale: String
    }

    /// The texts that were not measured for one reason.
    public struct Unmeasured: Hashable, Sendable {
      /// The number of texts.
      public var count = 0
      /// The first few texts, at most ``placesKept``.
      public var places: [Place] = []
    }

    /// Findings by severity, for one language or another part of a report.
    public struct Counts: Hashable, Sendable {
      /// Findings of severity error.
      public var errors = 0
      /// Findings of severity warning.
      public var warnings = 0
      /// Findings of severity note.
      public var notes = 0
      /// Findings that need review.
      public var doubts = 0

      /// Creates empty counts.
      public init() {}

      /// Counts one finding.
      ///
      /// - Parameter finding: A finding.
      public mutating func count(_ finding: Finding) { countFinding(finding.outcome, finding.severity) }

      /// Counts one finding by its outcome and severity.
      ///
      /// - Parameters:
      ///   - outcome: `fail` or `needsReview`.
      ///   - severity: The severity.
      public mutating func countFinding(_ outcome: Verdict, _ severity: Finding.Severity) {
        switch (outcome, severity) {
        case (.needsReview, _): doubts += 1
        case (_, .error): errors += 1
        case (_, .warning): warnings += 1
        case (_, .note): notes += 1
        }
      }

      /// Whether these counts are worse: compares errors, then warnings, notes and findings that need review.
      ///
      /// - Parameter other: The other counts.
      /// - Returns: Whether these counts come first in a list sorted by worst; false if they are equal.
      public func isWorse(than other: Self) -> Bool {
        (errors, warnings, notes, doubts) > (other.errors, other.warnings, other.notes, other.doubts)
      }

      fileprivate mutating func add(_ other: Self) {
        errors += other.errors
        warnings += other.warnings
        notes += other.notes
        doubts += other.doubts
      }
    }

    /// The number of unmeasured texts that are listed per reason.
    public static let placesKept = 3

    /// The largest number of size categories at which one text was measured.
    public var sizes = 0
    /// Texts with a limit of one line that is inferred from the source language.
    public var inferredSlots = 0
    /// Texts that are not measured because they are spoken or drawn where nothing truncates them, by role.
    public var undrawn: [TextRole: Int] = [:]
    /// Empty texts, which are not measured.
    public var emptyTexts = 0
    /// Texts that fit in their widest possible container but may have a narrower one; not findings.
    public var boundedTexts = 0
    /// Texts with an unknown slot; a finding if one line may not be enough.
    public var openTexts = 0
    /// The texts that were not measured, by reason.
    public var unmeasured: [SlotMeasurement.NotMeasured: Unmeasured] = [:]
    /// Findings of any outcome and severity.
    public var findings = 0
    /// Findings that need review.
    public var doubts = 0
    /// Findings that need review, by reason.
    public var reasons: [ReviewReason: Int] = [:]
    /// Findings by language; languages without findings are not listed.
    public var languages: [String: Counts] = [:]

    /// Creates empty counts.
    public init() {}

    /// Counts one text in one slot.
    ///
    /// - Parameters:
    ///   - result: A text with its measurements.
    ///   - number: The index of the text among all texts of the run.
    public mutating func count(_ result: SlotMeasurement, at number: Int) {
      sizes = max(sizes, result.measurements.count)
      if result.isOneLineInferred { inferredSlots += 1 }
      if result.isOpen { openTexts += 1 }
      if result.measurements.isEmpty, result.notMeasured == nil {
        if result.string.isEmpty { emptyTexts += 1 } else { undrawn[result.slot.role, default: 0] += 1 }
      }
      guard let reason = result.notMeasured else { return }
      let string = result.string
      unmeasured[reason, default: Unmeasured()].add(
        1, [Place(number: number, location: string.location, key: string.key, locale: string.locale)])
    }

    /// Counts one finding.
    ///
    /// - Parameters:
    ///   - outcome: `fail` or `needsReview`.
    ///   - severity: The severity.
    ///   - reason: The reason it needs review.
    ///   - locale: The language of its text; nil for a finding without a text.
    public mutating func countFinding(
      _ outcome: Verdict, _ severity: Finding.Severity, _ reason: ReviewReason?, locale: String?
    ) {
      findings += 1
      if let locale { languages[locale, default: Counts()].countFinding(outcome, severity) }
      guard outcome == .needsReview else { return }
      doubts += 1
      if let reason { reasons[reason, default: 0] += 1 }
    }

    /// Counts a text with an unknown slot, by language only.
    ///
    /// All such texts of a key become one finding, which ``countOpenKeys(_:)`` counts.
    ///
    /// - Parameter locale: The language of the text.
    public mutating func countOpenText(locale: String) {
      languages[locale, default: Counts()].countFinding(.needsReview, .note)
    }

    /// Counts the findings for texts with an unknown slot.
    ///
    /// - Parameter count: The number of keys with such texts.
    public mutating func countOpenKeys(_ count: Int) {
      guard count > 0 else { return }
      findings += count
      doubts += count
      reasons[.noSlot, default: 0] += count
    }

    /// Counts a text that fits in its widest possible container.
    public mutating func countBoundedText() { boundedTexts += 1 }

    /// Findings that need review because a container is not known well enough.
    ///
    /// They fail a run only with `--fail-on bounded`.
    public var boundedDoubts: Int { reasons.reduce(0) { $0 + ($1.key.isBounded ? $1.value : 0) } }

    /// Adds the totals of another part of the run.
    ///
    /// - Parameter other: The other counts.
    public mutating func add(_ other: Tally) {
      sizes = max(sizes, other.sizes)
      inferredSlots += other.inferredSlots
      boundedTexts += other.boundedTexts
      openTexts += other.openTexts
      emptyTexts += other.emptyTexts
      undrawn.merge(other.undrawn, uniquingKeysWith: +)
      for (reason, texts) in other.unmeasured {
        unmeasured[reason, default: Unmeasured()].add(texts.count, texts.places)
      }
      findings += other.findings
      doubts += other.doubts
      reasons.merge(other.reasons, uniquingKeysWith: +)
      for (locale, counts) in other.languages { languages[locale, default: Counts()].add(counts) }
    }
  }
}

extension AuditReport.Tally.Unmeasured {
  /// Adds texts and keeps the first few by number, whatever order they are added in.
  fileprivate mutating func add(_ count: Int, _ others: [AuditReport.Tally.Place]) {
    self.count += count
    places = Array((places + others).sorted { $0.number < $1.number }.prefix(AuditReport.Tally.placesKept))
  }
}
