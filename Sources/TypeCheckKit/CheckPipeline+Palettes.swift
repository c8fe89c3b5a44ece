import AssetFiles
import Audit
import AuditModel
import ColorRules
import RuleKit

extension CheckPipeline {
  /// Checks the colours of palettes and adds the results to a report.
  func judge(
    _ catalog: PaletteCatalog, beside auditor: Auditor, into report: inout AuditReport,
    _ acceptance: inout AcceptanceTally
  ) {
    report.inputIssues += catalog.issues
    guard !catalog.isEmpty else { return }
    var own = AuditReport(version: report.version, platform: report.platform, container: nil)
    var palettes = PaletteAuditor(
      conditions: ColorConditions(), rules: configuration.rules.ids(among: RuleRegistry.colorDescriptors))
    palettes.thresholds = configuration.thresholds
    palettes.countsSufficientContrast = isSufficientContrast
    palettes.audit(catalog.palettes, into: &own)
    if let contrast = own.sufficientContrast { report.add(contrast) }
    let uses = catalog.uses
    let read = Set(uses.map(\.path))
    let policy = policy(of: auditor, naming: uses.map(\.path) + catalog.palettes.map(\.location.file))
    report.add(own.findings, by: policy, &acceptance)
    report.palettes = own.palettes
    report.colorSummary = own.colorSummary
    report.add(own.rules)
    // The notes are about pairs, so they do not apply if there are none, as with a single accent colour.
    if own.colorSummary.pairs > 0 { report.notes += own.notes }
    report.leftOut.merge(catalog.leftOut, uniquingKeysWith: +)
    report.filesRead += catalog.filesRead
    report.files.removeAll { read.contains($0.path) }
    report.files += uses
  }
}

extension PaletteCatalog {
  /// Whether there are no colours, pairs and bars to check.
  var isEmpty: Bool { palettes.allSatisfy { $0.colors.isEmpty && $0.bars.isEmpty && $0.pairs.isEmpty } }

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
  /// The format of the files that contain such colours; nil for colours without a file.
  fileprivate var format: String? {
    switch self {
    case .assetCatalog: AssetCatalogReader.format.id
    case .palette: PaletteFileReader.format.id
    case .designTokens: DesignTokensReader.format.id
    case .system, .literal: nil
    }
  }
}
