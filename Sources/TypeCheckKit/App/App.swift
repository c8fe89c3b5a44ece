import AssetFiles
package import AuditModel
import Documents
import LayoutFiles
package import TextFiles

/// The files, texts and code of an app, before anything is checked.
///
/// `check`, `check --explain`, `uses`, `screens`, `init` and `serve` all start with an `App`, so they agree on the
/// language, the devices, the windows and the places of texts.
package struct App {
  /// The check with the source language of the app.
  package let check: CheckPipeline
  /// The texts of tables, documents and code.
  package let catalog: Catalog
  /// The frameworks that the sources import.
  package let frameworks: FrameworkUse
  /// The places that draw the texts, with the devices and windows of the app.
  package let uses: AppUses
  /// The files.
  let inventory: Inventory
  /// The facts of the projects.
  let facts: ProjectFacts
  /// The texts of tables and documents.
  let tables: Catalog
  /// The keys in code that tables lack.
  let keys: MissingKeys
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
  /// The stages in which the app was read, with their times.
  let stages: AppStages
}

extension CheckPipeline {
  /// Reads an app.
  ///
  /// Without inputs, the configuration's folder is read. `progress` receives the number of files with texts that were
  /// read.
  ///
  /// - Throws: ``RoomError`` if the app has no window of the requested kind, or `CancellationError`.
  package func app(
    _ inputs: [String], findsScreens: Bool = false, progress: @escaping Progress = { _, _, _ in }
  ) async throws -> App {
    var stages = AppStages(limits)
    try stages.begin(.files)
    let (inventory, projects) = files(inputs)
    let check = inDevelopmentLanguage(of: projects)
    return try await check.app(in: inventory, of: projects, stages, findsScreens: findsScreens, progress: progress)
  }

  private func app(
    in inventory: Inventory, of projects: AppProjects?, _ begun: AppStages, findsScreens: Bool,
    progress: @escaping Progress
  ) async throws -> App {
    var stages = begun
    async let sources = code(in: inventory)
    try stages.begin(.palettes)
    var palettes = PaletteLoader.load(inventory, isOptional: true)
    palettes.issues = palettes.issues.withoutStopping(inventory)
    try stages.begin(.layouts)
    var layouts = loadLayouts(inventory, naming: palettes)
    try stages.begin(.facts)
    let facts = ProjectFacts(projects, layouts.layouts.manifests)
    layouts.addFamilies(of: facts)
    try stages.begin(.tables)
    // Texts may exist only in code.
    let isOptional = !layouts.isEmpty || !palettes.isEmpty || hasSources(inventory)
    var tables = load(inventory, isOptional: isOptional, progress: progress)
    if !readsAllFiles { TwinTexts.remove(from: &tables, in: inventory) }
    let frameworks = tables.strings.isEmpty ? FrameworkUse() : FrameworkUse(of: inventory)
    try stages.begin(.code)
    let code = await sources
    try stages.begin(.uses)
    var uses = uses(of: tables, in: code, findsScreens: findsScreens, on: facts.devices, targets: facts.apps)
    uses.addFonts(in: inventory, of: facts)
    tables.add(uses.documentTexts)
    try stages.begin(.keys)
    let keys = MissingKeys(uses, tables, sourceLocale: sourceLocale ?? measure.defaultLocale)
    var catalog = tables
    catalog.strings += keys.texts
    catalog.fill(uses.arguments)
    catalog.markBracesOfSource(uses.braces, sourceLocale: sourceLocale)
    uses.add(keys)
    try stages.begin(.windows)
    uses.add(facts)
    try addWindows(to: &uses)
    try stages.begin(.colors)
    // The appearance of the app decides which colours its texts have.
    uses.add(InterfaceStyles(layouts.layouts.manifests, of: facts))
    let textColors = TextColors(uses.colors, in: palettes, of: facts)
    palettes.add(uses.colors, of: facts, into: &uses.documentColors)
    let unusedAssets = uses.removeUnused(of: &palettes, &layouts, in: inventory)
    stages.end()
    return App(
      check: self, catalog: catalog, frameworks: frameworks, uses: uses, inventory: inventory, facts: facts,
      tables: tables, keys: keys, layouts: layouts, palettes: palettes, textColors: textColors,
      unusedAssets: unusedAssets, isOptional: isOptional, stages: stages)
  }
}
