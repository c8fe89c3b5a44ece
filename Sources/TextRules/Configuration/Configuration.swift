public import Adaptivity
public import RuleKit

/// What a project says once for all runs: what is read, which room its texts have, which rules hold.
///
/// Plain values; `.typecheck.yml` is one way to write them.
public struct Configuration: Hashable, Sendable {
  /// What is read below the paths that are checked; empty is everything.
  public var included: [Glob] = []
  /// What is not read.
  public var excluded: [Glob] = []
  /// Which languages are measured.
  public var locales = LocaleChoice()
  /// What sizes in XLIFF without a unit are counted in; nil does not use them.
  public var xliffSizeUnit: XLIFFSizeUnit?
  /// The language the design was made in, a BCP 47 tag; nil asks the catalogs.
  public var sourceLocale: String?
  /// The kinds of room there are, by name.
  public var slots: [String: SlotChoice] = [:]
  /// Which keys have which room; the first that matches holds.
  public var keys: [SlotPattern] = []
  /// The name of the room of texts that no pattern names.
  public var defaultSlot: String?
  /// The version of iOS that it names; nil where it names none.
  public var systemVersion: SystemVersion?
  /// The rooms of the devices that it names; nil where it names none.
  public var rooms: DeviceRooms?
  /// What stands for placeholders.
  public var samples = SampleOptions()
  /// Which rules judge.
  public var rules = RuleChoice()
  /// Where the pages of rules are published, see `AuditReport.rulePages`; nil without such pages.
  public var rulePages: String?
  /// How bad findings are, where the rules' own severity does not hold.
  public var severity: [SeverityChoice] = []
  /// From which severity on findings fail a run: `error`, `warning`, `note`, `review` or `never`.
  public var failOn: String?
  /// The file of findings that were accepted before.
  public var baseline: String?
  /// Languages that are made up of the source texts.
  public var pseudo: [PseudoLanguage] = []

  /// What a size is counted in.
  public enum XLIFFSizeUnit: String, CaseIterable, Sendable {
    /// The room for one line; a pixel is taken for a point, as XLIFF knows nothing of a display's scale.
    case points, pixels
    /// The most characters of a text.
    case characters
  }

  /// Creates a configuration that says nothing.
  public init() {}
}
