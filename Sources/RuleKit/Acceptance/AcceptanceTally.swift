public import Adaptivity
public import AuditModel

/// What became of findings: how many were accepted, by which entries, and in which languages texts fail.
public struct AcceptanceTally: Sendable {
  /// How texts of one language come out.
  public struct Language: Hashable, Sendable {
    /// Texts looked at.
    public var texts = 0
    /// Those that fail, whether that is told or not.
    public var failing = 0
    /// Those among them of which nothing is told, because it was accepted or turned off.
    public var silenced = 0
    /// Those a person has to judge, or that were not measured.
    public var undecided = 0
    /// Those that fail, by family of devices; one that fails at a width that is no device's fails on all.
    public var failingOn: [Device.Family: Int] = [:]
    /// Those that do not fail and are not decided, by family of devices.
    public var undecidedOn: [Device.Family: Int] = [:]
  }

  /// Findings that were accepted.
  public internal(set) var accepted = AuditReport.Accepted()
  /// Entries of the baseline that a finding answers; with a new baseline those that a doubt answers which it does not
  /// accept.
  public internal(set) var answered: Set<Baseline.Key> = []
  /// Findings that were accepted just now.
  public private(set) var baseline = Baseline()
  /// How texts come out, by language; empty where nobody asked.
  public private(set) var languages: [String: Language] = [:]

  /// Creates a tally of nothing.
  package init() {}

  /// Accepts a finding.
  mutating func accept(_ extent: Baseline.Extent, at key: Baseline.Key) {
    accepted.baselined += 1
    baseline.accept(extent, at: key)
  }

  /// Counts one text.
  package mutating func count(_ locale: String, _ text: TextCount) {
    var language = languages[locale] ?? Language()
    language.texts += 1
    if text.fails, !text.isReported { language.silenced += 1 }
    if text.fails { language.failing += 1 } else if text.isUndecided { language.undecided += 1 }
    for family in text.failing.families { language.failingOn[family, default: 0] += 1 }
    for family in text.undecided.subtracting(text.failing).families { language.undecidedOn[family, default: 0] += 1 }
    languages[locale] = language
  }

  /// Adds what became of other texts.
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
