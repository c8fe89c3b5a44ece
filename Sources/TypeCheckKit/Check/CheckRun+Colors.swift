import AssetFiles
import Audit
import AuditModel
import ColorRules
import RuleKit

extension CheckRun {
  /// Checks the colours of palettes.
  func colors() -> PartialResult {
    let catalog = app.palettes
    var result = PartialResult()
    if !catalog.isEmpty {
      var palettes = PaletteAuditor(rules: check.configuration.rules.ids(among: RuleRegistry.colorDescriptors))
      palettes.thresholds = check.configuration.thresholds
      palettes.countsSufficientContrast = check.isSufficientContrast
      result = palettes.audit(catalog.palettes)
      // The notes are about pairs, so they do not apply if there are none, as with a single accent colour.
      if result.colorSummary.pairs == 0 { result.remarks = [] }
      (result.files, result.filesRead, result.leftOut) = (catalog.uses, catalog.filesRead, catalog.leftOut)
    }
    result.inputIssues = catalog.issues
    return result
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
