extension AuditReport {
  /// The totals over all results and findings, including those that the report does not keep.
  public struct Tally: Hashable, Sendable {
    /// The identity and location of a text that was not measured.
    public struct Place: Hashable, Sendable {
      /// The index of the text among all texts of the run, from 0.
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
      /// The number of texts that were not measured for this reason.
      public var count = 0
      /// The first texts by index, at most ``placesKept``.
      public var places: [Place] = []
    }

    /// Counts of findings by severity, for one language or another part of a report.
    public struct Counts: Hashable, Sendable {
      /// The number of findings of severity error.
      public var errors = 0
      /// The number of findings of severity warning.
      public var warnings = 0
      /// The number of findings of severity note.
      public var notes = 0
      /// The number of findings that need review.
      public var reviews = 0

      /// Creates empty counts.
      public init() {}

      /// Counts one finding.
      ///
      /// - Parameter finding: The finding to count.
      public mutating func count(_ finding: Finding) { countFinding(finding.outcome, finding.severity) }

      /// Counts one finding by its outcome and severity.
      ///
      /// - Parameters:
      ///   - outcome: `fail` or `needsReview`.
      ///   - severity: The severity.
      public mutating func countFinding(_ outcome: Verdict, _ severity: Finding.Severity) {
        switch (outcome, severity) {
        case (.needsReview, _): reviews += 1
        case (_, .error): errors += 1
        case (_, .warning): warnings += 1
        case (_, .note): notes += 1
        }
      }

      /// Returns whether these counts are worse: compares errors, then warnings, notes and findings that need review.
      ///
      /// - Parameter other: The counts to compare with.
      /// - Returns: True if these counts come first in a list sorted from worst to best; false if both are equal.
      public func isWorse(than other: Self) -> Bool {
        (errors, warnings, notes, reviews) > (other.errors, other.warnings, other.notes, other.reviews)
      }

      fileprivate mutating func add(_ other: Self) {
        errors += other.errors
        warnings += other.warnings
        notes += other.notes
        reviews += other.reviews
      }
    }

    /// The number of unmeasured texts that are listed per reason.
    public static let placesKept = 3

    /// The largest number of size categories at which one text was measured.
    public var sizes = 0
    /// The number of texts whose one-line limit is inferred from the source language.
    public var inferredSlots = 0
    /// The number of texts that are not measured because they are spoken or never truncated, by role.
    public var undrawn: [TextRole: Int] = [:]
    /// The number of empty texts, which are not measured.
    public var emptyTexts = 0
    /// The number of texts that fit in their widest possible container but may have a narrower one.
    ///
    /// They are not findings.
    public var boundedTexts = 0
    /// The number of texts that fit in the largest height that their place can offer, but it may offer less.
    ///
    /// They are not findings, and not part of ``boundedTexts``.
    public var heightBoundedTexts = 0
    /// The number of texts that fit in the narrowest window of the app's devices, but not in the one with Display Zoom.
    ///
    /// They are not findings.
    public var zoomedTexts = 0
    /// The number of texts whose result is unknown at some size category because their slot is unknown.
    ///
    /// Such a text is part of a finding only if one line may not be enough.
    public var openTexts = 0
    /// The number of texts that need review only because of how the app's code uses their keys, by reason.
    ///
    /// The reasons are `noUseFound` and `useNotFollowed`. The texts are part of ``openTexts``.
    public var textsByUse: [ReviewReason: Int] = [:]
    /// The texts that were not measured, by reason.
    public var unmeasured: [SlotMeasurement.NotMeasured: Unmeasured] = [:]
    /// The languages with texts that were not measured.
    package var unmeasuredLanguages: Set<String> = []
    /// The number of findings of any outcome and severity.
    public var findings = 0
    /// The number of findings that need review.
    public var reviews = 0
    /// The number of findings that need review, by reason.
    public var reasons: [ReviewReason: Int] = [:]
    /// The counts of findings by language; languages without findings have no entry.
    public var languages: [String: Counts] = [:]

    /// The outcomes of texts by language.
    public var outcomes: [String: TextOutcomes] = [:]
    /// The outcomes of texts at the sizes that the App Store's *Larger Text* requires.
    public var largerText = LargerTextCounts()
    /// The number of places whose texts do not follow the text size, whether accepted or not.
    package var fixedTexts = 0

    /// Creates empty counts.
    public init() {}

    /// The outcomes of all texts.
    public var allOutcomes: TextOutcomes { outcomes.values.reduce(into: TextOutcomes()) { $0.add($1) } }

    /// Counts one text in one slot.
    ///
    /// - Parameters:
    ///   - result: A text with its measurements.
    ///   - number: The index of the text among all texts of the run.
    public mutating func count(_ result: SlotMeasurement, at number: Int) {
      sizes = max(sizes, result.measurements.count)
      if result.isOneLineInferred { inferredSlots += 1 }
      if result.isOpen {
        openTexts += 1
        let reason = result.slot.openReason
        if reason != .noSlot { textsByUse[reason, default: 0] += 1 }
      }
      if result.measurements.isEmpty, result.notMeasured == nil {
        if result.string.isEmpty { emptyTexts += 1 } else { undrawn[result.slot.role, default: 0] += 1 }
      }
      guard let reason = result.notMeasured else { return }
      let string = result.string
      unmeasuredLanguages.insert(string.locale)
      unmeasured[reason, default: Unmeasured()].add(
        1, [Place(number: number, location: string.location, key: string.key, locale: string.locale)])
    }

    /// Counts one finding.
    ///
    /// - Parameters:
    ///   - outcome: `fail` or `needsReview`.
    ///   - severity: The severity.
    ///   - reason: The reason that the finding needs review; nil if it fails.
    ///   - locale: The language of its text; nil for a finding without a text.
    public mutating func countFinding(
      _ outcome: Verdict, _ severity: Finding.Severity, _ reason: ReviewReason?, locale: String?
    ) {
      findings += 1
      if let locale { languages[locale, default: Counts()].countFinding(outcome, severity) }
      guard outcome == .needsReview else { return }
      reviews += 1
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
    /// - Parameter keys: The number of keys with such texts, by reason.
    public mutating func countOpenKeys(_ keys: [ReviewReason: Int]) {
      for (reason, count) in keys {
        findings += count
        reviews += count
        reasons[reason, default: 0] += count
      }
    }

    /// Counts a text that fits in its largest possible container.
    ///
    /// - Parameter reason: `containerBounded`, or `heightBounded` if only the height may be smaller.
    public mutating func countBoundedText(_ reason: ReviewReason) {
      if reason == .heightBounded { heightBoundedTexts += 1 } else { boundedTexts += 1 }
    }

    /// The numbers of texts that are only counted because their slot or container is not known well enough, by reason.
    ///
    /// A text counts once per slot. Some of the texts also have a finding.
    public var textsByBoundedReason: [ReviewReason: Int] {
      let bounded = [ReviewReason.containerBounded: boundedTexts, .heightBounded: heightBoundedTexts]
      let known = textsByUse.merging(bounded) { $1 }
      let others = openTexts - textsByUse.values.reduce(0, +)
      return known.merging([.noSlot: others]) { $1 }.filter { $0.value > 0 }
    }

    /// The number of findings that need review because the container is not known well enough.
    ///
    /// They fail a run only with `--fail-on bounded`.
    public var boundedReviews: Int { reasons.reduce(0) { $0 + ($1.key.isBounded ? $1.value : 0) } }

    /// Adds the totals of another part of the run.
    ///
    /// - Parameter other: The totals to add.
    public mutating func add(_ other: Tally) {
      sizes = max(sizes, other.sizes)
      inferredSlots += other.inferredSlots
      boundedTexts += other.boundedTexts
      heightBoundedTexts += other.heightBoundedTexts
      zoomedTexts += other.zoomedTexts
      openTexts += other.openTexts
      textsByUse.merge(other.textsByUse, uniquingKeysWith: +)
      emptyTexts += other.emptyTexts
      undrawn.merge(other.undrawn, uniquingKeysWith: +)
      for (reason, texts) in other.unmeasured {
        unmeasured[reason, default: Unmeasured()].add(texts.count, texts.places)
      }
      unmeasuredLanguages.formUnion(other.unmeasuredLanguages)
      findings += other.findings
      reviews += other.reviews
      reasons.merge(other.reasons, uniquingKeysWith: +)
      for (locale, counts) in other.outcomes { outcomes[locale, default: TextOutcomes()].add(counts) }
      largerText.add(other.largerText)
      fixedTexts += other.fixedTexts
      for (locale, counts) in other.languages { languages[locale, default: Counts()].add(counts) }
    }
  }
}

extension AuditReport.Tally.Unmeasured {
  /// Adds to the count, and keeps the places with the lowest numbers regardless of the order in which they are added.
  fileprivate mutating func add(_ count: Int, _ others: [AuditReport.Tally.Place]) {
    self.count += count
    places = Array((places + others).sorted { $0.number < $1.number }.prefix(AuditReport.Tally.placesKept))
  }
}
