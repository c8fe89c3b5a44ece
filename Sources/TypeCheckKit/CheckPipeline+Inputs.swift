import AssetFiles
import Audit
package import AuditModel
import Documents
import LayoutFiles
import LayoutRules
import TextFiles

extension CheckPipeline {
  /// Returns the files of the project and the loader of each.
  ///
  /// Without inputs, the configuration's folder is searched. Files that the configuration excludes are skipped. Files
  /// that are not part of the app according to its project files are skipped too, unless all files are to be read.
  func inventory(_ inputs: [String]) -> Inventory { files(inputs).inventory }

  /// Returns the files of the project like ``inventory(_:)``, and the projects of the folders among the inputs.
  func files(_ inputs: [String]) -> (inventory: Inventory, projects: AppProjects?) {
    var projects: AppProjects?
    var inventory = Inventory(inputs.isEmpty ? [folder] : inputs, for: Self.loaders, readsOutside: readsOutside) {
      inventory in
      guard inventory.entries.contains(where: { !$0.isNamed }) else { return { reasonToSkip($0.shown) } }
      let found = AppProjects(of: inventory, readsOutside: readsOutside)
      projects = found
      guard !readsAllFiles else { return { reasonToSkip($0.shown) } }
      var membership = FileMembership(found, inventory)
      return { reasonToSkip($0.shown) ?? membership.reasonToSkip($0) }
    }
    // If all files are read, it does not matter whether projects can be read.
    inventory.warnings = readsAllFiles ? [] : projects?.issues ?? []
    return (inventory, projects)
  }

  /// Returns the check with the development language of the app's projects as source language, unless one is stated.
  func inDevelopmentLanguage(of projects: AppProjects?) -> CheckPipeline {
    guard sourceLocale == nil, let language = projects?.developmentLanguage, language != measure.defaultLocale else {
      return self
    }
    var check = self
    (check.measure.options.sourceLocale, check.measure.defaultLocale) = (language, language)
    return check
  }

  /// Reads the texts of the inputs, or of the configuration's folder if there are none.
  ///
  /// If `isOptional` is true, a folder without texts is not an error.
  package func load(
    _ inputs: [String], isOptional: Bool = false, progress: @escaping Progress = { _, _, _ in }
  ) -> Catalog {
    load(inventory(inputs), isOptional: isOptional, progress: progress)
  }

  func load(_ inventory: Inventory, isOptional: Bool, progress: @escaping Progress) -> Catalog {
    CatalogLoader.load(
      inventory, defaultLocale: measure.defaultLocale, sourceLocale: sourceLocale, bareSizes: bareSizes,
      isOptional: isOptional, reusing: cache?.catalogs
    ) {
      progress(.files, $0, $1)
    }
  }

  /// Reads the app's layouts, image sets and web pages.
  ///
  /// `palettes` contains the colours that layouts can name.
  func loadLayouts(_ inventory: Inventory, naming palettes: PaletteCatalog) -> LayoutInput {
    var images = ImageSetLoader.load(inventory)
    images.issues = images.issues.withoutStopping(inventory)
    return LayoutInput(
      layouts: LayoutLoader.load(inventory, conditions: WindowChoice(self).completed(conditions)), images: images,
      pages: WebPageLoader.load(inventory), palettes: palettes.palettes)
  }

  /// A function that returns the reason why the configuration excludes a displayed path, or nil if it does not.
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

  private var bareSizes: BareSizeUnit? {
    switch configuration.xliffSizeUnit {
    case .points, .pixels: .point
    case .characters: .character
    case nil: nil
    }
  }
}
