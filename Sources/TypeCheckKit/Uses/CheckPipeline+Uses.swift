import Audit
package import AuditModel
package import Documents
import InterfaceBuilder
import RuleKit
import TextFiles
import TextRules

#if SwiftSources
  import SwiftReading
  import SwiftTrees
#endif

extension CheckPipeline {
  /// The loaders of a check, including that of Swift sources if this build can read them.
  static let loaders: [any FileLoader.Type] = {
    #if SwiftSources
      [SourceLoader.self] + FileLoaders.all
    #else
      FileLoaders.all
    #endif
  }()

  /// The app's code and documents, reduced to the facts that matter for texts.
  package struct Code: Sendable {
    #if SwiftSources
      /// The files; nil if the app has none.
      fileprivate var trees: [SourceTree]?
    #endif
    /// The storyboards and xibs.
    fileprivate var documents = InterfaceLoader.Documents()
    fileprivate var issues: [InputIssue] = []
    /// Whether all code that may use a text was read.
    fileprivate var isComplete = false
    /// Whether all files were read, so that every literal is known.
    fileprivate var hasAllLiterals = true
    /// Whether some source files were not read, which may name any scene or cell.
    fileprivate var hasUnreadFiles = true
    /// The source files that were not read.
    fileprivate var unreadFiles: Set<String> = []

    /// Returns those identifiers of scenes and cells that the app may name.
    fileprivate func named(_ identifiers: Set<String>, in inventory: Inventory) -> Set<String> {
      guard !hasUnreadFiles else { return identifiers }
      var named: Set<String> = []
      #if SwiftSources
        named = IdentifierMentions.found(identifiers, in: trees ?? [])
      #endif
      return named.union(FileMentions.found(identifiers.subtracting(named), in: inventory))
    }
  }

  /// Reads the app's documents, and its code if this build reads Swift sources.
  package func code(in inventory: Inventory) -> Code {
    var code = allCode(in: inventory)
    let documents = code.documents.documents
    let named = code.named(UnusedObjects.identifiers(in: documents), in: inventory)
    code.documents.documents = UnusedObjects.removed(from: documents, naming: named)
    return code
  }

  /// Reads the app's code and documents, including objects that nothing shows.
  private func allCode(in inventory: Inventory) -> Code {
    var code = Code()
    code.documents = InterfaceLoader.load(inventory)
    code.issues = code.documents.issues
    #if SwiftSources
      let all = inventory.entries(of: SourceLoader.self)
      let files = all.filter(isRead)
      code.hasAllLiterals = files.count == all.count
      if files.isEmpty, let glob = configuration.sources.included.first {
        code.issues.append(
          .warning(
            at: glob.location ?? SourceLocation(startOf: folder), "sources.paths matches no Swift file of the app",
            fix: "correct the patterns, which are relative to the configuration's folder"))
      }
      guard !files.isEmpty else { return code }
      let hints = configuration.sources.hints
      let parser = SourceParser(conditions: SourceConditions(hints), limits: limits)
      let read =
        cache?.sources(files, by: parser, hints: hints, jobs: measure.jobs) ?? parser.read(files, jobs: measure.jobs)
      code.trees = read.trees
      // A package manifest is also read as a project file, which reports the same problem.
      let reported = Set(inventory.warnings.filter { $0.severity == .error }.map(\.location))
      code.issues += read.issues.filter { !reported.contains($0.location) }
      // Objective-C is read by tokens, which miss uses.
      let objectiveC = all.count { SourceLoader.objectiveC.contains($0.ending) }
      code.isComplete = read.trees.count == all.count && objectiveC == 0
      code.hasAllLiterals = read.trees.count == all.count
      code.hasUnreadFiles = all.isEmpty || read.trees.count != all.count
      code.unreadFiles = Set(all.map(\.shown)).subtracting(read.trees.map(\.file))
    #endif
    return code
  }

  /// Finds the uses of texts in the app's code and documents.
  ///
  /// `targets` returns the names of the targets that contain a file, or none if they are not known.
  package func uses(
    of catalog: Catalog, in code: Code, findsScreens: Bool = false, on devices: AppDevices = AppDevices(),
    targets: (String) -> Set<String> = { _ in [] }
  ) -> AppUses {
    var report = AppUses()
    report.inputIssues = code.issues
    var outlets: CodeEffects?
    var bars: BarFacts?
    var styles: [TextUse.Outlet: TextUse] = [:]
    #if SwiftSources
      report.readsAllFiles = code.hasAllLiterals
      if let trees = code.trees {
        report.paths = Set(trees.map(\.file))
        report.assets = AssetMentions(in: trees)
        report.isComplete = code.isComplete
        report.keys = keys(of: catalog)
        let found = SourceUses(
          of: report.keys, in: trees, hints: configuration.sources.hints, findsScreens: findsScreens,
          outlets: InterfaceUses.names(in: code.documents.documents),
          documentTabs: InterfaceUses.tabs(in: code.documents.documents))
        report.keys += found.codeKeys
        report.defaults = found.defaults
        report.codeOnlyKeys = Set(found.codeKeys)
        styles = found.outletStyles
        report.screens = found.screens
        report.formattedWithoutLocale = found.formattedWithoutLocale
        report.arguments = found.arguments
        report.runTimeKeys = found.runTimeKeys
        report.assets.add(found.assets)
        report.inputIssues += found.issues
        (report.uses, report.mentions, report.unknown) = (found.uses, found.mentions, found.unknown)
        (report.facts, report.colors, outlets) = (found.facts, found.colors, found.outlets)
        (report.blocking, bars) = (found.blocking, found.bars)
      }
    #endif
    report.assets.add(code.documents.documents)
    report.runTimeKeys.add(code.documents.documents)
    report.assets.isComplete = code.hasAllLiterals && !report.paths.isEmpty
    if !code.unreadFiles.isEmpty { outlets?.addUnread(code.unreadFiles) }
    outlets?.setTargets(ofDocuments: code.documents.documents.map(\.file), targets)
    let documents = InterfaceUses(
      of: code.documents.documents, assigned: report.uses, code: outlets, views: configuration.sources.hints.views,
      styles: styles, isPad: devices.families == [.ipad], bars: bars, rooms: Self.roomSearch(outlets))
    report.uses = documents.assigned
    report.interface = InterfaceContents(
      documents: code.documents.documents, texts: documents.texts, code: outlets)
    report.openClasses = documents.open
    report.add(
      documents, of: code.documents,
      DocumentTexts(
        documents, in: code.documents.documents, catalog, sourceLocale: sourceLocale ?? measure.defaultLocale))
    report.documentRemarks = DocumentRemarks(on: code.documents.documents).notes
    let colors = InterfaceColorPairs(of: code.documents.documents, code: outlets, frames: Self.frameSearch)
    report.colors += colors.pairs
    (report.documentColors.setInCode, report.documentColors.open) = (colors.setInCode, colors.open)
    report.documentFacts += InterfaceFacts.facts(in: code.documents.documents, code: outlets)
    return report
  }

  /// Returns whether an inventory contains documents, or Swift files that this build reads.
  func hasSources(_ inventory: Inventory) -> Bool {
    if !inventory.entries(of: InterfaceLoader.self).isEmpty { return true }
    #if SwiftSources
      return !inventory.entries(of: SourceLoader.self).isEmpty
    #else
      return false
    #endif
  }

  /// Returns whether the section `sources` of the configuration includes a source file.
  private func isRead(_ file: FileEntry) -> Bool {
    let (included, excluded) = (configuration.sources.included, configuration.sources.excluded)
    guard !included.isEmpty || !excluded.isEmpty else { return true }
    let path = FilePath.relative(file.shown, to: folder)
    return !excluded.contains { $0.matches(path) } && (included.isEmpty || included.contains { $0.matches(path) })
  }

  /// Adds the windows in which the texts of uses are measured, according to the devices of the app.
  ///
  /// - Throws: ``RoomError`` if the app has no window of the requested kind.
  package func addWindows(to uses: inout AppUses) throws(RoomError) {
    uses.windows = try uses.devices.windows(windowRequest, from: Set(uses.uses.compactMap(\.latestSystem)))
  }

  /// Returns notes on the window in which texts of the app's code are measured.
  ///
  /// The result is empty if no code draws texts, or if options or the configuration set the width or devices.
  func note(on uses: AppUses, _ tally: AuditReport.Tally) -> [String] {
    let common = SlotResolver(configuration, options: slot).common
    guard !uses.uses.isEmpty, common.rooms.isEmpty, common.origins[.width] == nil else { return [] }
    return [uses.windows.note, uses.windows.note(onZoomedTexts: tally.zoomedTexts)].compactMap(\.self)
  }

  /// Returns the keys of all tables and languages that Swift code can use, each once per table, in order.
  ///
  /// A key may exist only in a translation. Code draws it in that language, and elsewhere its own text or the key.
  private func keys(of catalog: Catalog) -> [TextKey] {
    let sources = SourceTexts(catalog, asked: sourceLocale)
    return catalog.strings.indices.compactMap { index in
      guard sources.isSource(index) || sources.place(for: index) == nil, SitesByKey.mayUse(catalog.strings[index])
      else {
        return nil
      }
      return TextKey(of: catalog.strings[index])
    }.distinct
  }
}
