package import Adaptivity
package import AuditModel

/// The effects of a finding policy: accepted findings, used baseline entries, and languages with failing texts.
package struct AcceptanceTally: Sendable {
  /// The numbers of texts in one language by outcome.
  package struct Language: Hashable, Sendable {
    /// The number of checked texts.
    package var texts = 0
    /// The number of failing texts, whether or not the failure is reported.
    package var failing = 0
    /// The number of failing texts without a reported failure, because their findings were accepted or turned off.
    package var silenced = 0
    /// The number of texts without a failure that need review or were not measured.
    package var undecided = 0
    /// The numbers of failing texts by device family.
    ///
    /// A text that fails at a width independent of devices counts for all families.
    package var failingOn: [Device.Family: Int] = [:]
    /// The numbers of texts that need review or were not measured, by device family.
    ///
    /// Texts that fail on a family do not count for it.
    package var undecidedOn: [Device.Family: Int] = [:]
  }

  /// The numbers of accepted findings.
  package internal(set) var accepted = AuditReport.Accepted()
  /// The baseline entries that match a finding.
  ///
  /// If a new baseline is written, these are the entries that match a finding that cannot be accepted.
  package internal(set) var answered: Set<Baseline.Key> = []
  /// The findings that were accepted in this run.
  package private(set) var baseline = Baseline()
  /// The numbers of texts by outcome, for each language.
  ///
  /// It is empty unless languages are counted.
  package private(set) var languages: [String: Language] = [:]

  /// Creates an empty tally.
  package init() {}

  /// Accepts a finding with all its identities.
  mutating func accept(_ extent: Baseline.Extent, at keys: [Baseline.Key]) {
    accepted.baselined += 1
    for key in keys { baseline.accept(extent, at: key) }
  }

  /// Copies the extent that an entry for any slot accepts to the slot of one finding.
  mutating func keep(_ extent: Baseline.Extent, in container: String?, at keys: [Baseline.Key]) {
    var extent = extent
    extent.container = container
    for key in keys { baseline.accept(extent, at: key) }
  }

  /// Counts a text by its outcome.
  package mutating func count(_ locale: String, _ text: TextCount) {
    var language = languages[locale] ?? Language()
    language.texts += 1
    if text.fails, !text.isReported { language.silenced += 1 }
    if text.fails { language.failing += 1 } else if text.isUndecided { language.undecided += 1 }
    for family in text.failing.families { language.failingOn[family, default: 0] += 1 }
    for family in text.undecided.subtracting(text.failing).families { language.undecidedOn[family, default: 0] += 1 }
    languages[locale] = language
  }

  /// Adds the tally of other texts.
  package mutating func add(_ other: AcceptanceTally) {
    accepted.baselined += other.accepted.baselined
    accepted.worsened += other.accepted.worsened
    answered.formUnion(other.answered)
    for (key, extent) in other.baseline.entries { baseline.accept(extent, at: key) }
    for (locale, count) in other.languages {
      languages[locale, default: Language()].texts += count.texts
      languages[locale, default: Language()].failing += count.failing
      languages[locale, default: Language()].silenced += count.silenced
      languages[locale, default: Language()].undecided += count.undecided
      languages[locale, default: Language()].failingOn.merge(count.failingOn, uniquingKeysWith: +)
      languages[locale, default: Language()].undecidedOn.merge(count.undecidedOn, uniquingKeysWith: +)
    }
  }
}
