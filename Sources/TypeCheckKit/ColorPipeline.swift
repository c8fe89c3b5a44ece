import AuditModel
import Catalogs
import ColorRules
import RuleKit

/// From the palettes of a project to what is wrong with their colours.
struct ColorPipeline {
  /// Which rules judge.
  let rules: RuleChoice
  /// What becomes of their findings.
  let policy: FindingPolicy
  /// Whether colours are held against the App Store's *Sufficient Contrast* too.
  var isSufficientContrast = false
  /// What verdicts depend on where no palette says otherwise.
  var conditions = ColorConditions()

  /// Judges palettes, and adds what comes of it to a report.
  ///
  /// - Parameters:
  ///   - catalog: The palettes; without any the report does not speak of colours.
  ///   - report: Gets palettes, findings, counts, rules and notes.
  /// - Returns: What became of the findings after the rules had made them.
  func judge(_ catalog: PaletteCatalog, into report: inout AuditReport) -> AcceptanceTally {
    var acceptance = AcceptanceTally()
    guard !catalog.isEmpty else { return acceptance }
    var own = AuditReport(version: report.version, platform: report.platform, container: nil)
    let ids = rules.ids(among: RuleRegistry.colorDescriptors)
    var auditor = PaletteAuditor(conditions: conditions, rules: ids)
    auditor.countsSufficientContrast = isSufficientContrast
    auditor.audit(catalog.palettes, into: &own)
    if let contrast = own.sufficientContrast { report.add(contrast) }
    let left = policy.applied(to: own.findings, &acceptance)
    for finding in left { report.count(finding) }
    report.findings = report.findings.mergedWorstFirst(with: left)
    report.palettes = own.palettes
    report.colorSummary = own.colorSummary
    let known = Set(report.rules.map(\.id))
    report.rules = (report.rules + own.rules.filter { !known.contains($0.id) }).sorted { $0.id < $1.id }
    // They are about pairs; a lone accent colour needs none of them.
    if own.colorSummary.pairs > 0 { report.notes += own.notes }
    report.leftOut.merge(catalog.leftOut, uniquingKeysWith: +)
    report.filesRead += catalog.filesRead
    let uses = catalog.uses
    let read = Set(uses.map(\.path))
    report.files.removeAll { read.contains($0.path) }
    report.files += uses
    return acceptance
  }
}

extension PaletteCatalog {
  /// Whether there is no colour and no bar to judge.
  var isEmpty: Bool { palettes.allSatisfy { $0.colors.isEmpty && $0.bars.isEmpty } }

  /// The files that colours were read from, each once, in order.
  var uses: [FileUse] {
    var seen: Set<String> = []
    return palettes.flatMap { palette in
      palette.colors.flatMap { color in
        ([color.location] + color.variants.map(\.location)).map { (file: $0.file, origin: color.origin) }
      }
    }
    .filter { seen.insert($0.file).inserted }
    .map { FileUse(path: $0.file, format: $0.origin.format) }
  }
}

extension NamedColor.Origin {
  /// The format of the files that such colours stand in.
  fileprivate var format: String? {
    switch self {
    case .assetCatalog: AssetCatalogReader.format.id
    case .palette: PaletteFileReader.format.id
    case .designTokens: DesignTokensReader.format.id
    case .system, .literal: nil
    }
  }
}
