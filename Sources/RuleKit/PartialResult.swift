package import AuditModel

/// The result of one part of a run, before the severities of a configuration and a baseline apply.
///
/// Every auditor returns such a value. ``AuditModel/AuditReport/add(_:)`` combines the parts.
package struct PartialResult: Sendable {
  /// The findings, in any order.
  package var findings: [Finding] = []
  /// The problems in the input files.
  package var inputIssues: [InputIssue] = []
  /// The rules that ran.
  package var rules: [RuleDescriptor] = []
  /// The notes that change how the run is to be read.
  package var notes: [String] = []
  /// The other remarks on the whole run.
  package var remarks: [String] = []
  /// The files with their formats.
  package var files: [FileUse] = []
  /// The number of files that were read.
  package var filesRead = 0
  /// The numbers of texts and files that were skipped, by reason.
  package var leftOut: [String: Int] = [:]
  /// The font faces and width rules that were used.
  package var fonts: [FontUse] = []
  /// The counts of checks on screens; nil for a part without screens.
  package var layoutSummary: AuditReport.LayoutSummary?
  /// The counts of checks on colours.
  package var colorSummary = AuditReport.ColorSummary()
  /// The palettes with their measurements; nil for a part without colours.
  package var palettes: [PaletteMeasurement]?
  /// The pictures that were checked.
  package var pictures: [PictureMeasurement] = []
  /// The contrast of bar items over pictures.
  package var backdrops: [BackdropMeasurement] = []
  /// The uses of colours for the App Store's *Sufficient Contrast*; nil if they were not requested.
  package var sufficientContrast: SufficientContrast?
  /// The solved screens of a page, worst first, each in several languages, sizes and windows.
  package var screens: [[Screen]] = []

  /// Creates an empty result.
  package init() {}

  /// Adds the findings, rules and remarks of a tally, but not its counts, whose kind depends on the subject.
  package mutating func add(_ tally: RuleTally) {
    findings += tally.findings
    rules += tally.rules
    remarks += tally.notes
  }
}

extension AuditReport {
  /// Adds a part of the run; its files replace those with the same path, and rules and remarks that are already present
  /// are skipped.
  package mutating func add(_ part: PartialResult) {
    findings = findings.mergedWorstFirst(with: part.findings)
    for finding in part.findings { count(finding) }
    inputIssues += part.inputIssues
    rules.insert(part.rules)
    notes += part.notes
    let known = Set(remarks)
    remarks += part.remarks.filter { !known.contains($0) }
    let paths = Set(part.files.map(\.path))
    files.removeAll { paths.contains($0.path) }
    files += part.files
    filesRead += part.filesRead
    leftOut.merge(part.leftOut, uniquingKeysWith: +)
    let faces = Set(fonts.map(\.id))
    fonts += part.fonts.filter { !faces.contains($0.id) }
    layoutSummary = part.layoutSummary ?? layoutSummary
    colorSummary.add(part.colorSummary)
    if let palettes = part.palettes { self.palettes = (self.palettes ?? []) + palettes }
    pictures += part.pictures
    backdrops += part.backdrops
    if let contrast = part.sufficientContrast { add(contrast) }
    pageScreens += part.screens
  }

  /// Adds uses of colour to the evaluation of the App Store's *Sufficient Contrast* criteria.
  package mutating func add(_ contrast: SufficientContrast) {
    sufficientContrast = SufficientContrast((sufficientContrast?.uses ?? []) + contrast.uses)
  }
}

extension AuditReport.ColorSummary {
  fileprivate mutating func add(_ other: Self) {
    colors += other.colors
    pairs += other.pairs
    leftOutPairs += other.leftOutPairs
    counts.add(other.counts)
  }
}

extension [RuleDescriptor] {
  /// Adds rules, without duplicates and sorted by their identifiers.
  mutating func insert(_ more: [RuleDescriptor]) {
    let known = Set(map(\.id))
    self = (self + more.filter { !known.contains($0.id) }).sorted { $0.id < $1.id }
  }
}
