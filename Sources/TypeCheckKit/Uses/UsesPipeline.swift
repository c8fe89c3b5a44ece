import Audit
public import AuditModel
import Documents
import RuleKit
import TextRules

#if SwiftSources
  import AppSources
#endif

/// Finds where an app's code draws its texts, like `typecheck uses`.
public struct UsesPipeline: Sendable {
  /// The check whose configuration and files are used.
  public var check: CheckPipeline

  /// Creates a pipeline.
  ///
  /// - Parameter check: The check whose configuration and files are used.
  public init(_ check: CheckPipeline) { self.check = check }

  /// Whether this build of the library can read Swift sources.
  ///
  /// It can with the package trait `SwiftSources`, which is enabled by default.
  public static var isAvailable: Bool {
    #if SwiftSources
      true
    #else
      false
    #endif
  }

  /// Reads the tables and sources of an app.
  ///
  /// A file that cannot be read becomes an input issue. The others are still read.
  ///
  /// - Parameter inputs: Files or folders; the configuration's folder if empty.
  /// - Returns: The keys of the source language with their uses.
  public func run(_ inputs: [String]) -> UsesReport {
    var report = UsesReport()
    #if SwiftSources
      let inventory = check.inventory(inputs, for: [SwiftSourceLoader.self] + FileLoaders.all)
      let catalog = check.load(inventory, isOptional: true) { _, _, _ in }
      report.inputIssues = catalog.issues
      let files = inventory.entries(of: SwiftSourceLoader.self)
      let read = SourceParser().read(files, jobs: check.measure.jobs)
      report.inputIssues += read.issues
      report.files = read.trees.count
      let keys = Self.keys(of: catalog, asked: check.sourceLocale)
      let found = SourceUses(of: keys, in: read.trees)
      (report.keys, report.uses, report.mentions) = (keys, found.uses, found.mentions)
    #endif
    return report
  }

  #if SwiftSources
    /// Returns the keys of the source language, each once per table, in order.
    private static func keys(of catalog: Catalog, asked: String?) -> [TextKey] {
      let sources = SourceTexts(catalog, asked: asked)
      return catalog.strings.indices.filter(sources.isSource).map { index in
        TextKey(key: catalog.strings[index].key, table: SlotPattern.table(of: catalog.strings[index]))
      }.distinct
    }
  #endif
}
