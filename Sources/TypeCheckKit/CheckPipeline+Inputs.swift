import Audit
public import AuditModel
import Catalogs
import LayoutRules

extension CheckPipeline {
  /// Reads the project's texts.
  ///
  /// - Parameters:
  ///   - inputs: Files or folders; none for the configuration's folder.
  ///   - isOptional: Whether it is no mistake that a folder has no file with texts.
  ///   - progress: Told how many of how many files are read.
  /// - Returns: What the files said.
  public func load(
    _ inputs: [String], isOptional: Bool = false, progress: @escaping Progress = { _, _, _ in }
  ) -> Catalog {
    load(CheckInputs(inputs, folder: folder), isOptional: isOptional, in: FolderListings(), progress: progress)
  }

  func load(
    _ inputs: CheckInputs, isOptional: Bool, in listings: FolderListings, progress: @escaping Progress
  ) -> Catalog {
    // Layouts alone bring no texts.
    guard !inputs.texts.isEmpty else { return Catalog() }
    return CatalogLoader.load(
      inputs: inputs.texts, defaultLocale: measure.defaultLocale, sourceLocale: sourceLocale,
      bareSizes: bareSizes, isOptional: isOptional, in: listings, reasonToSkip: reasonToSkip
    ) {
      progress(.files, $0, $1)
    }
  }

  /// Reads how the app is laid out, and the sets of pictures beside it.
  ///
  /// - Parameters:
  ///   - inputs: Files or folders, by who reads them.
  ///   - palettes: Palettes whose colours layouts may name.
  ///   - listings: What folders are known to hold.
  /// - Returns: What was read.
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

  /// Reads the palettes, without those that the configuration leaves out.
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

  /// Why the configuration leaves a file out, by its path as it is shown; nil for none.
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

  /// Draws the worst findings, where a reporter shows them.
  ///
  /// - Parameters:
  ///   - report: Gets the pictures.
  ///   - texts: The texts that were measured.
  ///   - real: The texts of the files, which elements of screens name.
  ///   - layouts: The screens that were judged.
  ///   - auditor: The auditor of the texts.
  /// - Throws: `TextEngineError` or `MeasureError` when a font cannot be read.
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
