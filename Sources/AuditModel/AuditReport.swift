public import DynamicType

/// The results of one run: findings, measurements, counts and notes on what was not checked.
public struct AuditReport: Sendable {
  /// The default container for texts.
  public struct Container: Hashable, Codable, Sendable {
    /// The available width of one line, in points.
    public var width: Double
    /// The available height, in points.
    public var height: Double?
    /// The line limit as the user wrote it: `auto` or a number.
    public var lines: String
    /// The origin of the width, in words.
    public var source: String

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - width: The available width of one line, in points.
    ///   - height: The available height, in points.
    ///   - lines: `auto` or a number.
    ///   - source: The origin of the width, in words.
    public init(width: Double, height: Double?, lines: String, source: String) {
      self.width = width
      self.height = height
      self.lines = lines
      self.source = source
    }
  }

  /// The counts of texts, measurements and findings over a whole run.
  public struct Summary: Hashable, Codable, Sendable {
    /// The number of texts in the run, including those that were not measured.
    public var texts = 0
    /// The number of distinct measured texts; equal texts in one language count once.
    public var distinctTexts = 0
    /// The number of measurements, each of one text in one slot at one size category.
    public var measurements = 0
    /// The number of measurements that fit.
    public var pass = 0
    /// The number of measurements that do not fit.
    public var fail = 0
    /// The number of measurements that need review.
    public var needsReview = 0
    /// The number of texts that were not measured.
    public var notMeasured = 0
    /// The number of findings of severity error.
    public var errors = 0
    /// The number of findings of severity warning.
    public var warnings = 0
    /// The number of findings of severity note.
    public var notes = 0

    /// Creates empty counts.
    public init() {}
  }

  /// The counts of colour checks.
  ///
  /// A check applies one rule to a pair, colour, bar, picture or palette.
  @dynamicMemberLookup
  public struct ColorSummary: Hashable, Codable, Sendable {
    /// The number of named colours that were checked.
    public var colors = 0
    /// The number of colour pairs that were checked.
    public var pairs = 0
    /// The number of pairs suggested by roles that were skipped because they exceed the limit per palette.
    public var leftOutPairs = 0
    /// The number of checks by outcome.
    public var counts = JudgementCounts()

    /// Creates empty counts.
    public init() {}

    /// Accesses the number of checks with an outcome.
    ///
    /// - Parameter count: The key path of the outcome's property in ``JudgementCounts``.
    public subscript(dynamicMember count: WritableKeyPath<JudgementCounts, Int>) -> Int {
      get { counts[keyPath: count] }
      set { counts[keyPath: count] = newValue }
    }

    /// The number of checks that passed, failed or need review; excludes rules that do not apply.
    public var judgements: Int { counts.judgements }
  }

  /// The counts of screen checks.
  ///
  /// A check applies one rule to a screen, in one environment or in all environments together.
  @dynamicMemberLookup
  public struct LayoutSummary: Hashable, Codable, Sendable {
    /// The number of screens that were checked.
    public var screens = 0
    /// The number of layouts that were checked, each of one screen in one environment.
    public var layouts = 0
    /// The number of elements that were checked, counted once per environment.
    public var elements = 0
    /// The number of checks by outcome.
    public var counts = JudgementCounts()

    /// Creates empty counts.
    public init() {}

    /// Accesses the number of checks with an outcome.
    ///
    /// - Parameter count: The key path of the outcome's property in ``JudgementCounts``.
    public subscript(dynamicMember count: WritableKeyPath<JudgementCounts, Int>) -> Int {
      get { counts[keyPath: count] }
      set { counts[keyPath: count] = newValue }
    }

    /// The number of checks that passed, failed or need review; excludes rules that do not apply.
    public var judgements: Int { counts.judgements }
  }

  /// The counts of findings that a baseline, a comment or the configuration accepts.
  public struct Accepted: Hashable, Codable, Sendable {
    /// Whether the run used a baseline.
    public var hasBaseline = false
    /// The number of findings that are in the baseline and have not become worse.
    public var baselined = 0
    /// The number of findings that have become worse than in the baseline; they are still reported.
    public var worsened = 0
    /// The number of baseline entries that no longer match a finding.
    public var stale = 0
    /// The number of findings that a comment or the configuration turned off.
    public var suppressed = 0

    /// Creates empty counts.
    public init() {}
  }

  /// The exit status of a run, and the kinds of findings that fail it.
  public struct Ending: Hashable, Codable, Sendable {
    /// The exit status: 0 for success, 1 for findings, 2 if there is no reliable result.
    public var exitStatus: Int
    /// The lowest severity that fails the run; nil if no severity does.
    public var failsFrom: Finding.Severity?
    /// Whether findings that need review fail the run.
    public var reviewsFail: Bool
    /// Whether findings whose container is not known well enough fail the run; see ``ReviewReason/isBounded``.
    public var boundedFail: Bool

    /// Creates an ending.
    ///
    /// - Parameters:
    ///   - exitStatus: The exit status, 0…2.
    ///   - failsFrom: The lowest severity that fails the run; nil if no severity does.
    ///   - reviewsFail: Whether findings that need review fail the run.
    ///   - boundedFail: Whether findings whose container is not known well enough fail the run.
    public init(exitStatus: Int, failsFrom: Finding.Severity?, reviewsFail: Bool = false, boundedFail: Bool = false) {
      self.exitStatus = exitStatus
      self.boundedFail = boundedFail
      self.failsFrom = failsFrom
      self.reviewsFail = reviewsFail
    }

    /// Returns whether a finding fails the run.
    ///
    /// - Parameter finding: The finding to check.
    /// - Returns: True if it is at least as severe as ``failsFrom``, or if it needs review and such findings fail the
    ///   run.
    public func isFailed(by finding: Finding) -> Bool {
      if finding.outcome == .needsReview { return finding.reason?.isBounded == true ? boundedFail : reviewsFail }
      return failsFrom.map { finding.severity >= $0 } == true
    }
  }

  /// The version of typecheck that created the report.
  public var version: String
  /// The platform whose type sizes were used, such as `ios`.
  public var platform: String
  /// The default container for texts; nil if the run did not check texts.
  public var container: Container?
  /// The size categories at which texts were measured, smallest first.
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
  /// The findings, worst first.
  public var findings: [Finding] = []
  /// The counts of colour checks.
  public var colorSummary = ColorSummary()
  /// The result for the App Store's *Sufficient Contrast* label; nil if it was not requested.
  public var sufficientContrast: SufficientContrast?
  /// The counts of screen checks; nil if the run did not check screens.
  public var layoutSummary: LayoutSummary?
  /// The counts of texts, measurements and findings over the whole run.
  public var summary = Summary()
  /// The totals over all results and findings, including those that the report does not keep.
  public var tally = Tally()
  /// Files and texts that were skipped on purpose, counted by reason.
  public var leftOut: [String: Int] = [:]
  /// The number of texts per language.
  public var locales: [String: Int] = [:]
  /// The number of files that were read.
  public var filesRead = 0
  /// The versions of the libraries that widths depend on, such as `HarfBuzz 6.0.0`.
  public var libraries: [String] = []
  /// The rules that ran, sorted by identifier, for reports that list rules.
  public var rules: [RuleDescriptor] = []
  /// The URL of the published rule pages; nil if there are none.
  ///
  /// It either contains `{id}` for the rule identifier, or is one page with a heading per identifier.
  public var rulePages: String?
  /// The counts of findings that are not in ``findings`` because they are accepted.
  public var accepted = Accepted()
  /// The comparison with an earlier report; nil without one.
  public var comparison: Comparison?
  /// Every file that was found and what it was used for, in the order found.
  public var files: [FileUse] = []
  /// The exit status and the kinds of findings that fail the run; nil if the caller does not set them.
  public var ending: Ending?
  /// The app, as far as known, and the part of it that the run checked.
  public var subject = RunSubject()
  /// The texts to show with every size, the most important first; see `Reporter.mostTexts`.
  ///
  /// Texts with findings come first, worst first, then the same texts in other languages, then the others.
  public var pageResults: [PageResult] = []
  /// The shaped texts of ``pageResults``, so that a page can lay them out again; nil if no report needs them.
  package var pageTexts: PageTexts?
  /// The solved screens of a page, worst first, each in several environments; empty if no report needs them.
  package var pageScreens: [[Screen]] = []
  /// All texts with their verdicts; empty if no report needs them.
  package var textVerdicts = TextVerdicts()
  /// Notes that change how the run is to be read, such as that a platform's table is estimated.
  public var notes: [String] = []
  /// Other notes on the run, which reports for people only show on request, such as the framework that most files import.
  public var remarks: [String] = []

  /// The duration of each part of the run in seconds, by name.
  ///
  /// Empty unless requested, so that reports of equal runs are equal byte for byte.
  public var timings: [String: Double] = [:]

  /// Creates a report without results.
  ///
  /// - Parameters:
  ///   - version: The version of typecheck.
  ///   - platform: The platform whose type sizes are used, such as `ios`.
  ///   - container: The default container for texts; nil if the run does not check texts.
  public init(version: String, platform: String, container: Container?) {
    self.version = version
    self.platform = platform
    self.container = container
  }

  /// Returns the URL of a rule's page.
  ///
  /// - Parameter id: The rule's identifier.
  /// - Returns: The URL; nil if ``rulePages`` is nil.
  public func page(ofRule id: String) -> String? {
    guard let rulePages else { return nil }
    return rulePages.contains("{id}") ? rulePages.replacing("{id}", with: id) : "\(rulePages)#\(id)"
  }

  /// Whether the run has no measurement, no verdict on a colour or screen, and no pair of colours.
  ///
  /// A pair to which no rule applies counts as checked: a storyboard whose only label is hidden was read. An empty run
  /// does not pass, unless it read texts from standard input, where an empty text counts as answered.
  public var isEmpty: Bool {
    summary.measurements == 0 && colorSummary.judgements == 0 && colorSummary.pairs == 0
      && (layoutSummary?.judgements ?? 0) == 0
  }
}
