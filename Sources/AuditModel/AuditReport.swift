public import DynamicType

/// All that one run found, and what it could not look at.
public struct AuditReport: Sendable {
  /// The room texts had by default.
  public struct Container: Hashable, Codable, Sendable {
    /// The room for one line, in points.
    public var width: Double
    /// The room in height, in points.
    public var height: Double?
    /// The line limit as it was asked for: `auto` or a number.
    public var lines: String
    /// Where the width comes from, for a person.
    public var source: String

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - width: The room for one line, in points.
    ///   - height: The room in height, in points.
    ///   - lines: `auto` or a number.
    ///   - source: Where the width comes from.
    public init(width: Double, height: Double?, lines: String, source: String) {
      self.width = width
      self.height = height
      self.lines = lines
      self.source = source
    }
  }

  /// Counts over a whole run.
  public struct Summary: Hashable, Codable, Sendable {
    /// Texts looked at.
    public var texts = 0
    /// Different questions among them (text, language, slot).
    public var distinctTexts = 0
    /// Measurements: one text in one slot at one category.
    public var measurements = 0
    /// Measurements that fit.
    public var pass = 0
    /// Measurements that do not fit.
    public var fail = 0
    /// Measurements a person has to judge.
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

  /// Counts of judgements on colours: one rule on one pair, colour, bar, picture or palette.
  @dynamicMemberLookup
  public struct ColorSummary: Hashable, Codable, Sendable {
    /// Named colours looked at.
    public var colors = 0
    /// Pairs of colours looked at.
    public var pairs = 0
    /// Pairs that roles make beyond what is looked at in one palette; nobody knows how they are.
    public var leftOutPairs = 0
    /// How the judgements came out.
    public var counts = JudgementCounts()

    /// Creates empty counts.
    public init() {}

    /// A count of judgements.
    ///
    /// - Parameter count: Which one.
    public subscript(dynamicMember count: WritableKeyPath<JudgementCounts, Int>) -> Int {
      get { counts[keyPath: count] }
      set { counts[keyPath: count] = newValue }
    }

    /// Judgements that say something.
    public var judgements: Int { counts.judgements }
  }

  /// Counts of judgements on screens: one rule on one screen in one environment, or in all of them at once.
  @dynamicMemberLookup
  public struct LayoutSummary: Hashable, Codable, Sendable {
    /// Screens looked at.
    public var screens = 0
    /// Layouts looked at: one screen in one environment.
    public var layouts = 0
    /// Elements looked at, in each environment anew.
    public var elements = 0
    /// How the judgements came out.
    public var counts = JudgementCounts()

    /// Creates empty counts.
    public init() {}

    /// A count of judgements.
    ///
    /// - Parameter count: Which one.
    public subscript(dynamicMember count: WritableKeyPath<JudgementCounts, Int>) -> Int {
      get { counts[keyPath: count] }
      set { counts[keyPath: count] = newValue }
    }

    /// Judgements that say something.
    public var judgements: Int { counts.judgements }
  }

  /// Findings that were accepted before, by a baseline or a comment.
  public struct Accepted: Hashable, Codable, Sendable {
    /// Whether the run was held against a baseline.
    public var hasBaseline = false
    /// Findings that the baseline holds and that are no worse now.
    public var baselined = 0
    /// Findings that the baseline holds at a lower value; they are among the findings.
    public var worsened = 0
    /// Entries of the baseline that no finding answers any more.
    public var stale = 0
    /// Findings that a comment or the configuration turned off.
    public var suppressed = 0

    /// Creates empty counts.
    public init() {}
  }

  /// How a run ends, where the one who runs it says so.
  public struct Ending: Hashable, Codable, Sendable {
    /// The exit status: 0 clean, 1 findings, 2 no honest answer.
    public var exitStatus: Int
    /// From which severity on a finding fails the run; nil is none.
    public var failsFrom: Finding.Severity?
    /// Whether a finding that needs review fails the run too.
    public var doubtsFail: Bool
    /// Whether one whose container is not known well enough does, see ``ReviewReason/isBounded``.
    public var boundedFail: Bool

    /// Creates an ending.
    ///
    /// - Parameters:
    ///   - exitStatus: The exit status.
    ///   - failsFrom: From which severity on a finding fails the run.
    ///   - doubtsFail: Whether a finding that needs review fails the run too.
    ///   - boundedFail: Whether one whose container is not known well enough does.
    public init(
      exitStatus: Int, failsFrom: Finding.Severity?, doubtsFail: Bool = false, boundedFail: Bool = false
    ) {
      self.exitStatus = exitStatus
      self.boundedFail = boundedFail
      self.failsFrom = failsFrom
      self.doubtsFail = doubtsFail
    }

    /// Whether a finding fails the run.
    ///
    /// - Parameter finding: A finding.
    /// - Returns: Whether it is at or above what fails the run.
    public func isFailed(by finding: Finding) -> Bool {
      if finding.outcome == .needsReview { return finding.reason?.isBounded == true ? boundedFail : doubtsFail }
      return failsFrom.map { finding.severity >= $0 } == true
    }
  }

  /// The tool's version.
  public var version: String
  /// The platform measured for, such as `ios`.
  public var platform: String
  /// The room texts had by default; nil where no text was asked for.
  public var container: Container?
  /// The size categories that texts were measured at, smallest first.
  public var categories: [ContentSizeCategory]
  /// What was wrong in the inputs.
  public var inputIssues: [InputIssue]
  /// The faces and rules that were used.
  public var fonts: [FontUse]
  /// Every text with its measurements, in input order; empty where they are not kept.
  public var results: [SlotMeasurement]
  /// Every palette with its measurements; nil where no colour was asked for.
  public var palettes: [PaletteMeasurement]?
  /// Every picture that was looked at.
  public var pictures: [PictureMeasurement]
  /// Bars over pictures.
  public var backdrops: [BackdropMeasurement]
  /// What the rules found, worst first; the worst of each kind where the others are not kept.
  public var findings: [Finding]
  /// Counts of judgements on colours; one a rule and subject.
  public var colorSummary: ColorSummary
  /// The answer to the App Store's *Sufficient Contrast*; nil where nobody asked.
  public var sufficientContrast: SufficientContrast?
  /// Counts of judgements on screens; nil where no screen was asked for.
  public var layoutSummary: LayoutSummary?
  /// Counts.
  public var summary: Summary
  /// What is told of all results and findings as a whole, whether or not they are kept.
  public var tally: Tally
  /// What was left out on purpose, counted by reason.
  public var leftOut: [String: Int]
  /// How many texts there are in each language.
  public var locales: [String: Int]
  /// How many files were read.
  public var filesRead: Int
  /// Versions of the libraries the widths rest on, such as `HarfBuzz 6.0.0`.
  public var libraries: [String]
  /// What the rules that judged say of themselves, by identifier; for reports that list rules.
  public var rules: [RuleDescriptor]
  /// Where the pages of rules are published: an address with `{id}` in place of the identifier, or the address of one page
  /// with a heading per identifier; nil without such pages.
  public var rulePages: String?
  /// What was kept out of ``findings`` because it was accepted before.
  public var accepted: Accepted
  /// What happened to every file that was found, in the order they were found.
  public var files: [FileUse]
  /// How the run ends; nil where nobody says.
  public var ending: Ending?
  /// Pictures of findings, for reports that show them; the worst findings first.
  public var previews: [Preview]
  /// Why findings that could have a picture have none, by their fingerprints; texts in rooms that are not told of are
  /// beyond the limit.
  public var previewLacks: [String: Preview.Lack]
  /// What pictures have in common, such as the outlines of letters: SVG elements, each with a name of its own.
  public var previewShapes: [String]
  /// Things to know about the whole run, such as that a platform's table is estimated.
  public var notes: [String]

  /// Seconds that each part of the run took, by name; empty unless asked for, so that reports stay the same byte for
  /// byte.
  public var timings: [String: Double]

  /// Creates a report without results.
  ///
  /// - Parameters:
  ///   - version: The tool's version.
  ///   - platform: The platform measured for.
  ///   - container: The room texts had by default; nil where no text is asked for.
  public init(version: String, platform: String, container: Container?) {
    self.version = version
    self.platform = platform
    self.container = container
    categories = []
    inputIssues = []
    fonts = []
    results = []
    palettes = nil
    pictures = []
    backdrops = []
    findings = []
    colorSummary = ColorSummary()
    sufficientContrast = nil
    layoutSummary = nil
    summary = Summary()
    tally = Tally()
    leftOut = [:]
    locales = [:]
    filesRead = 0
    libraries = []
    rules = []
    rulePages = nil
    accepted = Accepted()
    files = []
    ending = nil
    previews = []
    previewLacks = [:]
    previewShapes = []
    notes = []
    timings = [:]
  }

  /// The address of a rule's page.
  ///
  /// - Parameter id: The rule's identifier.
  /// - Returns: The address; nil without ``rulePages``.
  public func page(ofRule id: String) -> String? {
    guard let rulePages else { return nil }
    return rulePages.contains("{id}") ? rulePages.replacing("{id}", with: id) : "\(rulePages)#\(id)"
  }

  /// Whether nothing at all was measured; never a pass.
  public var isEmpty: Bool {
    summary.measurements == 0 && colorSummary.judgements == 0 && (layoutSummary?.judgements ?? 0) == 0
  }
}
