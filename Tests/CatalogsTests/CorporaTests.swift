import AuditModel
import Catalogs
import DynamicType
import Foundation
import Testing

/// Real apps in a folder named by `TYPECHECK_CORPORA`; nothing without it.
@Suite struct CorporaTests {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["TYPECHECK_CORPORA"] != nil))
  func everyStringsFileIsRead() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["TYPECHECK_CORPORA"])
    for app in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let clock = ContinuousClock()
      let start = clock.now
      let catalog = CatalogLoader.load(inputs: ["\(folder)/\(app)"], defaultLocale: "en", parsers: .sample)
      print(
        app, "files", catalog.filesRead, "locales", catalog.locales.count, "texts", catalog.strings.count, "issues",
        catalog.issues.count, catalog.leftOut, clock.now - start)
      for issue in catalog.issues.prefix(8) { print(issue) }
      #expect(!catalog.issues.contains { $0.severity == .error })
    }
  }
}

extension SlotFieldParsers {
  /// The names of the type scale.
  static let sample = SlotFieldParsers(
    style: { try TextStyle(name: $0) }, category: { try ContentSizeCategory(name: $0) },
    weight: { try FontWeight(name: $0) })
}
