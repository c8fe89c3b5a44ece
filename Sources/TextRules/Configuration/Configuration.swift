public import Adaptivity
public import RuleKit

/// The settings of a project for all runs: the files to read, the slots of texts and the rules to run.
///
/// The values are plain data, and `.typecheck.yml` is one way to write them.
public struct Configuration: Hashable, Sendable {
  /// The files to read below the checked paths.
  ///
  /// If empty, everything is read.
  public var included: [Glob] = []
  /// The files to skip.
  public var excluded: [Glob] = []
  /// The languages to measure.
  public var locales = LocaleChoice()
  /// The unit of size restrictions in XLIFF files that do not state one.
  ///
  /// If nil, such restrictions are ignored.
  public var xliffSizeUnit: XLIFFSizeUnit?
  /// The language of the design, a BCP 47 tag.
  ///
  /// If nil, the source language of each catalog is used.
  public var sourceLocale: String?
  /// The slots, by name.
  public var slots: [String: SlotChoice] = [:]
  /// The patterns that assign slots to keys.
  ///
  /// The first match wins.
  public var keys: [SlotPattern] = []
  /// The settings for reading the app's Swift sources.
  public var sources = SourceSettings()
  /// The name of the slot for texts that match no pattern.
  public var defaultSlot: String?
  /// The version of iOS, or nil if not set.
  public var systemVersion: SystemVersion?
  /// The available widths of the configured devices, or nil if not set.
  public var rooms: DeviceRooms?
  /// The sample values for placeholders.
  public var samples = SampleOptions()
  /// The rules to run.
  public var rules = RuleChoice()
  /// The rule thresholds that override the defaults.
  public var thresholds: [ThresholdChoice] = []
  /// The address of the published pages about rules, see `AuditReport.rulePages`.
  ///
  /// Nil if there are no such pages.
  public var rulePages: String?
  /// The severities that override those of the rules.
  public var severity: [SeverityChoice] = []
  /// The lowest severity that fails a run: `error`, `warning`, `note`, `review` or `never`.
  public var failOn: String?
  /// The path of the file with previously accepted findings.
  public var baseline: String?
  /// The pseudolanguages to generate from the source texts.
  public var pseudo: [PseudoLanguage] = []

  /// The unit of a size restriction.
  public enum XLIFFSizeUnit: String, CaseIterable, Sendable {
    /// The largest width of a line.
    ///
    /// A pixel counts as a point, since XLIFF does not know a display's scale.
    case points, pixels
    /// The largest number of characters.
    case characters
  }

  /// Creates a configuration without any settings.
  public init() {}
}
