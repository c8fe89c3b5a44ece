import AssetFiles
package import AuditModel
import Documents
import LayoutFiles
package import TextFiles

/// An app as it was read: its files, texts and code, before anything is checked.
///
/// `check`, `check --explain`, `init` and `serve` all start with it, so that they agree on the language, the devices, the
/// windows and the places of texts.
package struct App {
  /// The check with the source language of the app.
  package let check: CheckPipeline
  /// The texts of tables, documents and code.
  package let catalog: Catalog
  /// The frameworks that the sources import.
  package let frameworks: FrameworkUse
  /// The places that draw the texts, with the devices and windows of the app.
  package let uses: UsesReport
  /// The files.
  let inventory: Inventory
  /// The projects, and the files that they put into the app.
  let projects: AppMembership
  /// The texts of tables and documents.
  let tables: Catalog
  /// The keys in code, next to the tables.
  let keys: CodeKeys
  /// The storyboards, recordings and pictures.
  let layouts: LayoutInput
  /// The colours.
  let palettes: PaletteCatalog
  /// The colours of texts.
  let textColors: TextColors
  /// A note on the colour sets and image sets that nothing uses; empty if there are none.
  let unusedAssets: [String]
  /// Whether the app may have no texts.
  let isOptional: Bool
}

extension CheckPipeline {
  /// Reads an app.
  ///
  /// - Parameter inputs: Files or folders; the configuration's folder if empty.
  /// - Returns: The app.
  /// - Throws: ``RoomError`` if the app has no window of the kind that the user asks for, or `CancellationError`.
  package func app(_ inputs: [String]) async throws -> App {
    var watch = Stopwatch()
    return try await app(inputs, &watch) { _, _, _ in }
  }

  /// Reads an app, and measures the time of each part.
  func app(_ inputs: [String], _ watch: inout Stopwatch, progress: @escaping Progress) async throws -> App {
    let (inventory, projects) = files(inputs)
    let check = inDevelopmentLanguage(of: projects)
    return try await check.app(in: inventory, of: projects, &watch, progress: progress)
  }

  private func app(
    in inventory: Inventory, of projects: AppMembership, _ watch: inout Stopwatch, progress: @escaping Progress
  ) async throws -> App {
    // The sources are parsed on other threads while this one reads the rest.
    async let sources = code(in: inventory)
    var palettes = PaletteLoader.load(inventory, isOptional: true)
    palettes.issues = palettes.issues.withoutStopping(inventory)
    var layouts = loadLayouts(inventory, naming: palettes)
    // Without a project, they decide devices and appearances.
    projects.manifests = layouts.layouts.manifests
    // Texts may also be in the code alone.
    let isOptional = !layouts.isEmpty || !palettes.isEmpty || hasSources(inventory)
    var tables = load(inventory, isOptional: isOptional, progress: progress)
    if !readsAllFiles { TwinTexts.remove(from: &tables, of: projects) }
    watch.end("read")
    try begin("finding the places of texts in code")
    let frameworks = tables.strings.isEmpty ? FrameworkUse() : FrameworkUse(of: inventory)
    var uses = uses(of: tables, in: await sources, on: projects.devices)
    tables.add(uses.documentTexts)
    let keys = CodeKeys(uses, tables, sourceLocale: sourceLocale ?? measure.defaultLocale)
    var catalog = tables
    catalog.strings += keys.texts
    uses.add(keys)
    uses.add(projects)
    try addWindows(to: &uses)
    // The appearance of the app decides which colours its texts have.
    uses.add(InterfaceStyles(layouts.layouts.manifests, of: projects))
    let textColors = TextColors(uses.colors, in: palettes, of: projects)
    palettes.add(uses.colors, of: projects, into: &uses.documentColors)
    let unusedAssets = uses.removeUnused(of: &palettes, &layouts, in: inventory)
    watch.end("sources")
    return App(
      check: self, catalog: catalog, frameworks: frameworks, uses: uses, inventory: inventory, projects: projects,
      tables: tables, keys: keys, layouts: layouts, palettes: palettes, textColors: textColors,
      unusedAssets: unusedAssets, isOptional: isOptional)
  }
}
