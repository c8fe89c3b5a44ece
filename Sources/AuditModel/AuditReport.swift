public import DynamicType

/// The results of one run: findings, measurements, counts, and what was not checked.
public struct AuditReport: Sendable {
  /// The container that texts have by default.
  public struct Container: Hashable, Codable, Sendable {
    /// The available width of one line, in points.
    public var width: Double
    /// The available height, in points.
    public var height: Double?
    /// The line limit as the user wrote it: `auto` or a number.
    public var lines: String
    /// A description of where the width comes from.
    public var source: String

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - width: The available width of one line, in points.
    ///   - height: The available height, in points.
    ///   - lines: `auto` or a number.
    ///   - source: A description of where the width comes from.
    public init(width: Double, height: Double?, lines: String, source: String) {
      self.width = width
      self.height = height
      self.lines = lines
      self.source = source
    }
  }

  /// Counts over a whole run.
  public struct Summary: Hashable, Codable, Sendable {
    /// Texts in the run, including those that were not measured.
    public var texts = 0
    /// Distinct measured texts: equal texts in one language count once.
    public var distinctTexts = 0
    /// Measurements: a text in a slot at a size category.
    public var measurements = 0
    /// Measurements that fit.
    public var pass = 0
    /// Measurements that do not fit.
    public var fail = 0
    /// Measurements that need review.
    public var needsReview = 0
    /// Texts that were not measured.
    public var notMeasured = 0
    /// Findings of severity error.
    public var errors = 0
    /// Findings of severity warning.
    public var warnings = 0
    /// Findings of severity note.
    public var notes = 0

    /// Creates empty counts.
    public init() {}
  }

  /// Counts of checks on colours: a rule applied to a pair, colour, bar, picture or palette.
  @dynamicMemberLookup
  public struct ColorSummary: Hashable, Codable, Sendable {
    /// Named colours that were checked.
    public var colors = 0
    /// Colour pairs that were checked.
    public var pairs = 0
    /// Pairs that roles suggest but that exceed the limit per palette, so they were not checked.
    public var leftOutPairs = 0
    /// Checks by outcome.
    public var counts = JudgementCounts()

    /// Creates empty counts.
    public init() {}

    /// The number of checks with an outcome.
    ///
    /// - Parameter count: The outcome's property in ``JudgementCounts``.
    public subscript(dynamicMember count: WritableKeyPath<JudgementCounts, Int>) -> Int {
      get { counts[keyPath: count] }
      set { counts[keyPath: count] = newValue }
    }

    /// Checks that passed, failed or need review.
    public var judgements: Int { counts.judgements }
  }

  /// Counts of checks on screens: a rule applied to a screen in one environment, or in all of them together.
  @dynamicMemberLookup
  public struct LayoutSummary: Hashable, Codable, Sendable {
    /// Screens that were checked.
    public var screens = 0
    /// Layouts that were checked: a screen in an environment.
    public var layouts = 0
    /// Elements that were checked, counted once per environment.
    public var elements = 0
    /// Checks by outcome.
    public var counts = JudgementCounts()

    /// Creates empty counts.
    public init() {}

    /// The number of checks with an outcome.
    ///
    /// - Parameter count: The outcome's property in ``JudgementCounts``.
    public subscript(dynamicMember count: WritableKeyPath<JudgementCounts, Int>) -> Int {
      get { counts[keyPath: count] }
      set { counts[keyPath: count] = newValue }
    }

    /// Checks that passed, failed or need review.
    public var judgements: Int { counts.judgements }
  }

  /// Findings that a baseline, a comment or the configuration accepts.
  public struct Accepted: Hashable, Codable, Sendable {
    /// Whether the run used a baseline.
    public var hasBaseline = false
    /// Findings that are in the baseline and have not become worse.
    public var baselined = 0
    /// Findings that have become worse than in the baseline; they are still reported.
    public var worsened = 0
    /// Baseline entries that match no finding any more.
    public var stale = 0
    /// Findings that a comment or the configuration turned off.
    public var suppressed = 0

    /// Creates empty counts.
    public init() {}
  }

  /// The exit status of a run and the kinds of finding that fail it.
  public struct Ending: Hashable, Codable, Sendable {
    /// The exit status: 0 for success, 1 for findings, 2 if there is no reliable result.
    public var exitStatus: Int
    /// The lowest severity that fails the run; nil if no severity does.
    public var failsFrom: Finding.Severity?
    /// Whether findings that need review fail the run.
    public var doubtsFail: Bool
    /// Whether findings with an insufficiently known container fail the run, see ``ReviewReason/isBounded``.
    public var boundedFail: Bool

    /// Creates an ending.
    ///
    /// - Parameters:
    ///   - exitStatus: The exit status, 0…2.
    ///   - failsFrom: The lowest severity that fails the run; nil if no severity does.
    ///   - doubtsFail: Whether findings that need review fail the run.
    ///   - boundedFail: Whether findings with an insufficiently known container fail the run.
    public init(exitStatus: Int, failsFrom: Finding.Severity?, doubtsFail: Bool = false, boundedFail: Bool = false) {
      self.exitStatus = exitStatus
      self.boundedFail = boundedFail
      self.failsFrom = failsFrom
      self.doubtsFail = doubtsFail
    }

    /// Whether a finding fails the run.
    ///
    /// - Parameter finding: A finding.
    /// - Returns: Whether its severity, or its need for review, fails the run.
    public func isFailed(by finding: Finding) -> Bool {
      if finding.outcome == .needsReview { return finding.reason?.isBounded == true ? boundedFail : doubtsFail }
      return failsFrom.map { finding.severity >= $0 } == true
    }
  }

  /// The tool's version.
  public var version: String
  /// The platform whose type sizes were used, such as `ios`.
  public var platform: String
  /// The container that texts have by default; nil if the run did not check texts.
  public var container: Container?
  /// The size categories that texts were measured at, smallest first.
  public var categories: [ContentSizeCategory] = []
  /// Problems in the input files.
  public var inputIssues: [InputIssue] = []
  /// The font faces and width rules that were used.
  public var fonts: [FontUse] = []
  /// Every text with its measurements, in input order; empty if the run does not keep them.
  public var results: [SlotMeasurement] = []
  /// Every palette with its measurements; nil if the run did not check colours.
  public var palettes: [PaletteMeasurement]?
  /// Every picture that was checked.
  public var pictures: [PictureMeasurement] = []
  /// The contrast of bar items over pictures.
  public var backdrops: [BackdropMeasurement] = []
  /// The findings, worst first; only the worst of each kind if the run does not keep them all.
  public var findings: [Finding] = []
  /// Counts of checks on colours.
  public var colorSummary = ColorSummary()
  /// The result for the App Store's *Sufficient Contrast* label; nil if it was not requested.
  public var sufficientContrast: SufficientContrast?
  /// Counts of checks on screens; nil if the run did not check screens.
  public var layoutSummary: LayoutSummary?
  /// Counts over the whole run.
  public var summary = Summary()
  /// Totals over all results and findings, including those that the report does not keep.
  public var tally = Tally()
  /// Files and texts that were skipped on purpose, counted by reason.
  public var leftOut: [String: Int] = [:]
  /// The number of texts per language.
  public var locales: [String: Int] = [:]
  /// The number of files that were read.
  public var filesRead = 0
  /// The versions of the libraries that widths depend on, such as `HarfBuzz 6.0.0`.
  public var libraries: [String] = []
  /// The rules that ran, by identifier, for reports that list rules.
  public var rules: [RuleDescriptor] = []
  /// The URL of the published rule pages; nil if there are none.
  ///
  /// It either contains `{id}` for the rule identifier, or is one page with a heading per identifier.
  public var rulePages: String?
  /// Findings that are not in ``findings`` because they are accepted.
  public var accepted = Accepted()
  /// Every file that was found and what it was used for, in the order found.
  public var files: [FileUse] = []
  /// The exit status and its reason; nil if the caller does not set them.
  public var ending: Ending?
  /// Pictures of findings, for reports that show them; the worst findings come first.
  public var previews: [Preview] = []
  /// The reason a finding has no picture although it could have one, by fingerprint.
  ///
  /// A finding on a text in a slot that is neither drawn nor listed here exceeded the picture limit.
  public var previewLacks: [String: Preview.Lack] = [:]
  /// Shapes that several pictures share, such as glyph outlines; each is an SVG element with a unique id.
  public var previewShapes: [String] = []
  /// Notes on the whole run, such as that a platform's table is estimated.
  public var notes: [String] = []

  /// The duration of each part of the run in seconds, by name.
  ///
  /// Empty unless requested, so that reports of equal runs are equal byte for byte.
  public var timings: [String: Double] = [:]

  /// Creates a report without results.
  ///
  /// - Parameters:
  ///   - version: The tool's version.
  ///   - platform: The platform measured for.
  ///   - container: The container that texts have by default; nil if the run does not check texts.
  public init(version: String, platform: String, container: Container?) {
    self.version = version
    self.platform = platform
    self.container = container
  }

  /// The URL of a rule's page.
  ///
  /// - Parameter id: The rule's identifier.
  /// - Returns: The URL; nil without ``rulePages``.
  public func page(ofRule id: String) -> String? {
    guard let rulePages else { return nil }
    return rulePages.contains("{id}") ? rulePages.replacing("{id}", with: id) : "\(rulePages)#\(id)"
  }

  /// Whether nothing was measured or checked, which is never a pass.
  public var isEmpty: Bool {
    summary.measurements == 0 && colorSummary.judgements == 0 && (layoutSummary?.judgements ?? 0) == 0
  }
}
