import AuditModel

/// A pipeline that finds where an app's code draws its texts, like `typecheck uses`.
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
  /// - Throws: `CancellationError` if the reading was stopped.
  public func run(_ inputs: [String]) async throws -> AppUses {
    report(of: try await check.app(inputs))
  }

  /// Returns the keys of the source language with their uses, the targets, and the problems of all files.
  package func report(of app: App) -> AppUses {
    var report = app.uses
    report.targets = app.facts.targets
    report.inputIssues = app.tables.issues + report.inputIssues
    return report
  }
}
