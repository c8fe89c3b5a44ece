import AssetFiles
import AuditModel
import ColorRules
import RuleKit

/// Checks the colours of a project's palettes.
struct ColorPipeline {
  /// The rules to apply.
  let rules: RuleChoice
  /// The values of their thresholds, where they are not the defaults.
  let thresholds: [ThresholdChoice]
  /// The policy for their findings.
  let policy: FindingPolicy
  /// Whether to check colours for the App Store's *Sufficient Contrast* label too.
  var isSufficientContrast = false
  /// The default conditions of verdicts; a palette can override them.
  var conditions = ColorConditions()

  /// Checks palettes and adds the results to a report.
  ///
  /// Without palettes, the report stays unchanged.
  ///
  /// - Returns: The findings that were accepted, suppressed or changed by the policy.
  func judge(_ catalog: PaletteCatalog, into report: inout AuditReport) -> AcceptanceTally {
    var acceptance = AcceptanceTally()
    guard !catalog.isEmpty else { return acceptance }
    var own = AuditReport(version: report.version, platform: report.platform, container: nil)
    let ids = rules.ids(among: RuleRegistry.colorDescriptors)
    var auditor = PaletteAuditor(conditions: conditions, rules: ids)
    auditor.thresholds = thresholds
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
    // The notes are about pairs. Without pairs, as with a lone accent colour, they do not apply.
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
  /// Whether there are no colours and no bars to check.
  var isEmpty: Bool { palettes.allSatisfy { $0.colors.isEmpty && $0.bars.isEmpty } }

  /// The files that colours were read from, in order, without duplicates.
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
  /// The format of the files that contain such colours.
  fileprivate var format: String? {
    switch self {
    case .assetCatalog: AssetCatalogReader.format.id
    case .palette: PaletteFileReader.format.id
    case .designTokens: DesignTokensReader.format.id
    case .system, .literal: nil
    }
  }
}
