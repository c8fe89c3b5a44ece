import AuditModel
import Foundation
import Testing

@testable import TextFiles

/// Real apps in a folder named by `TYPECHECK_CORPORA`; nothing without it.
@Suite struct CorporaTests {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["TYPECHECK_CORPORA"] != nil))
  func everyStringsFileIsRead() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["TYPECHECK_CORPORA"])
    for app in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let clock = ContinuousClock()
      let start = clock.now
      let catalog = CatalogLoader.load(inputs: ["\(folder)/\(app)"], defaultLocale: "en")
      print(
        app, "files", catalog.files.count { $0.format != nil }, "locales", catalog.locales.count, "texts",
        catalog.strings.count, "issues",
        catalog.issues.count, catalog.leftOut, clock.now - start)
      for issue in catalog.issues.prefix(8) { print(issue) }
      // Files that Xcode left while it worked have no texts, and are in real repositories.
      let errors = catalog.issues.filter { $0.severity == .error && $0.key != "IDELocalizationWork" }
      #expect(errors.isEmpty, "\(app): \(errors)")
    }
  }
}
