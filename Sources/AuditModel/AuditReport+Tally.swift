extension AuditReport {
  /// What is told of all results and findings as a whole, whether or not they are kept.
  public struct Tally: Hashable, Sendable {
    /// A text that was not measured.
    public struct Place: Hashable, Sendable {
      /// Its place among all texts, from 0.
      public var number: Int
      /// Where it stands.
      public var location: SourceLocation
      /// Its key.
      public var key: String
      /// Its language.
      public var locale: String
    }

    /// The texts that were not measured for one reason.
    public struct Unmeasured: Hashable, Sendable {
      /// How many there are.
      public var count = 0
      /// The first few of them.
      public var places: [Place] = []
    }

    /// The findings on texts of one language, or of any other part of a report.
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

      /// Counts one finding by what it comes to.
      ///
      /// - Parameters:
      ///   - outcome: `fail` or `needsReview`.
      ///   - severity: How bad it is.
      public mutating func countFinding(_ outcome: Verdict, _ severity: Finding.Severity) {
        switch (outcome, severity) {
        case (.needsReview, _): doubts += 1
        case (_, .error): errors += 1
        case (_, .warning): warnings += 1
        case (_, .note): notes += 1
        }
      }

      /// Whether a language is worse than another: by errors, then warnings, notes and doubts.
      ///
      /// - Parameter other: The other's counts.
      /// - Returns: Whether it comes first in a list, the worst first; false for equals.
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

    /// How many places of texts that were not measured are kept for one reason.
    public static let placesKept = 3

    /// At how many size categories texts were measured, at most.
    public var sizes = 0
    /// Texts whose limit of one line is inferred from the source language.
    public var inferredSlots = 0
    /// Texts that are spoken, or drawn where nothing is cut, by what they are; not measured.
    public var undrawn: [TextRole: Int] = [:]
    /// Texts that are empty, of which nothing is drawn; not measured.
    public var emptyTexts = 0
    /// Texts that fit in the widest container they can have, though theirs may be narrower; no finding.
    public var boundedTexts = 0
    /// Texts of which something is not known because their slot is not; a finding where one line may not be enough.
    public var openTexts = 0
    /// The texts that were not measured, by reason.
    public var unmeasured: [SlotMeasurement.NotMeasured: Unmeasured] = [:]
    /// Findings of all kinds.
    public var findings = 0
    /// Findings that need review.
    public var doubts = 0
    /// Why findings need review.
    public var reasons: [ReviewReason: Int] = [:]
    /// Findings by the language of their text; a language without findings is not listed.
    public var languages: [String: Counts] = [:]

    /// Creates empty counts.
    public init() {}

    /// Counts one result.
    ///
    /// - Parameters:
    ///   - result: A text with its measurements.
    ///   - number: Its place among all texts, from 0.
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
    ///   - severity: How bad it is.
    ///   - reason: Why it needs review.
    ///   - locale: The language of its text; nil where it has none.
    public mutating func countFinding(
      _ outcome: Verdict, _ severity: Finding.Severity, _ reason: ReviewReason?, locale: String?
    ) {
      findings += 1
      if let locale { languages[locale, default: Counts()].countFinding(outcome, severity) }
      guard outcome == .needsReview else { return }
      doubts += 1
      if let reason { reasons[reason, default: 0] += 1 }
    }

    /// Counts a text whose slot is not known; it is a finding together with the other texts of its key.
    ///
    /// - Parameter locale: Its language.
    public mutating func countOpenText(locale: String) {
      languages[locale, default: Counts()].countFinding(.needsReview, .note)
    }

    /// Counts the findings that such texts come to.
    ///
    /// - Parameter count: How many keys they have.
    public mutating func countOpenKeys(_ count: Int) {
      guard count > 0 else { return }
      findings += count
      doubts += count
      reasons[.noSlot, default: 0] += count
    }

    /// Counts a text that fits in the widest container it can have.
    public mutating func countBoundedText() { boundedTexts += 1 }

    /// Findings that need review because too little is known of a container: they fail no run that does not ask for
    /// them.
    public var boundedDoubts: Int { reasons.reduce(0) { $0 + ($1.key.isBounded ? $1.value : 0) } }

    /// Adds what was counted of other texts.
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
  /// Adds texts; the places kept are the first whatever the order they come in.
  fileprivate mutating func add(_ count: Int, _ others: [AuditReport.Tally.Place]) {
    self.count += count
    places = Array((places + others).sorted { $0.number < $1.number }.prefix(AuditReport.Tally.placesKept))
  }
}
