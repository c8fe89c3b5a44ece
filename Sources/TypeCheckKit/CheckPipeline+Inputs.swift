import AssetFiles
import Audit
package import AuditModel
import Documents
import LayoutFiles
import LayoutRules
import TextFiles

extension CheckPipeline {
  /// Reads the project's texts.
  ///
  /// - Parameters:
  ///   - inputs: Files or folders; the configuration's folder if empty.
  ///   - isOptional: Whether a folder without texts is acceptable.
  ///   - progress: Called with the number of files read so far and of all files.
  /// - Returns: The texts of the files.
  package func load(
    _ inputs: [String], isOptional: Bool = false, progress: @escaping Progress = { _, _, _ in }
  ) -> Catalog {
    load(CheckInputs(inputs, folder: folder), isOptional: isOptional, in: FolderListings(), progress: progress)
  }

  func load(
    _ inputs: CheckInputs, isOptional: Bool, in listings: FolderListings, progress: @escaping Progress
  ) -> Catalog {
    // Inputs that are all layouts, palettes or pages contain no texts to load.
    guard !inputs.texts.isEmpty else { return Catalog() }
    return CatalogLoader.load(
      inputs: inputs.texts, defaultLocale: measure.defaultLocale, sourceLocale: sourceLocale,
      bareSizes: bareSizes, isOptional: isOptional, in: listings, reasonToSkip: reasonToSkip,
      beside: .all
    ) {
      progress(.files, $0, $1)
    }
  }

  /// Reads the app's layouts, image sets and web pages.
  ///
  /// `palettes` contains the colours that layouts may name.
  func loadLayouts(
    _ inputs: CheckInputs, naming palettes: PaletteCatalog, in listings: FolderListings
  ) -> LayoutPipeline.Input {
    LayoutPipeline.Input(
      layouts: LayoutLoader.load(
        inputs: LayoutLoader.inputs(among: inputs.layouts), conditions: conditions, isOptional: true, in: listings,
        reasonToSkip: reasonToSkip),
      images: ImageSetLoader.load(inputs: inputs.layouts, in: listings),
      pages: WebPageLoader.load(inputs: inputs.layouts, in: listings), palettes: palettes.palettes)
  }

  /// Reads the palettes, except those that the configuration excludes.
  func palettes(_ inputs: CheckInputs, in listings: FolderListings = FolderListings()) -> PaletteCatalog {
    guard !inputs.palettes.isEmpty else { return PaletteCatalog() }
    var catalog = PaletteLoader.load(inputs: inputs.palettes, isOptional: true, in: listings)
    catalog.palettes.removeAll { palette in
      let files = palette.colors.map(\.location.file)
      return reasonToSkip(palette.location.file) != nil
        || (!files.isEmpty && files.allSatisfy { reasonToSkip($0) != nil })
    }
    catalog.issues.removeAll { reasonToSkip($0.location.file) != nil }
    return catalog
  }

  /// The reason why the configuration excludes a file, by its path as shown; nil if it does not.
  private var reasonToSkip: @Sendable (String) -> SkipReason? {
    { [configuration, folder] shown in
      let path = FilePath.relative(shown, to: folder)
      if let glob = configuration.excluded.first(where: { $0.matches(path) }) {
        return SkipReason("excluded by the configuration: \(glob.pattern)", at: glob.location)
      }
      let isIncluded = configuration.included.isEmpty || configuration.included.contains { $0.matches(path) }
      return isIncluded
        ? nil : SkipReason("not among what the configuration includes", at: configuration.included.first?.location)
    }
  }

  private var bareSizes: XLIFFReader.SizeUnit? {
    switch configuration.xliffSizeUnit {
    case .points, .pixels: .point
    case .characters: .character
    case nil: nil
    }
  }

  /// Draws the worst findings, if a reporter shows pictures.
  ///
  /// - Parameters:
  ///   - report: Receives the pictures.
  ///   - texts: The texts that were measured, which may be pseudo-languages.
  ///   - real: The texts of the files, which elements of screens refer to.
  ///   - layouts: The screens that were checked.
  ///   - auditor: The auditor of the texts.
  /// - Throws: `TextEngineError` or `MeasureError` if a font cannot be read.
  func draw(
    _ report: inout AuditReport, texts: Catalog, real: Catalog, _ layouts: LayoutPipeline.Input,
    by auditor: Auditor
  ) async throws {
    var measurer = LayoutTextAuditor(stack: auditor.stack, jobs: auditor.jobs)
    (measurer.catalog, measurer.sourceLocale) = (real, sourceLocale ?? "en")
    (measurer.samples, measurer.categories) = (configuration.samples, sizesOfScreens)
    let screens = FindingPictures.Screens(
      measurer: measurer, screens: layouts.layouts.screens, palettes: layouts.palettes)
    try await measure.draw(&report, screens, by: auditor) {
      FindingPictures.Texts(texts, PaletteColors(layouts.palettes, .light))
    }
  }
}
