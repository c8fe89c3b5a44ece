import Foundation
import TestSupport
import Testing

/// The `Package.swift` that a reader begins with is one, and asks for what this package offers.
@Suite struct ManifestTests {
  /// The content of a `Package.swift`, as SwiftPM reads it.
  private struct Manifest: Decodable {
    struct Product: Decodable { var name: String }

    struct Target: Decodable {
      struct Dependency: Decodable {
        /// The product's name, the package's, and what the sample does not have: aliases and a condition.
        var product: [Part]?
      }

      struct Part: Decodable {
        /// The name; nil for null and for a condition.
        var name: String?

        init(from decoder: any Decoder) throws { name = try? decoder.singleValueContainer().decode(String.self) }
      }

      var dependencies: [Dependency]
    }

    var name: String
    var products: [Product]
    var targets: [Target]

    /// Reads the manifest of a folder; in a scratch folder of its own, as a test may run in the package's.
    init(of folder: URL) throws {
      let scratch = try TemporaryFolder()
      let arguments = [
        "swift", "package", "--package-path", folder.path, "--scratch-path", scratch.path, "dump-package",
      ]
      let result = try Binary.run(arguments, by: URL(filePath: "/usr/bin/env"))
      try #require(result.status == 0, "\(folder.path): \(result.error)")
      self = try JSONDecoder().decode(Manifest.self, from: Data(result.output.utf8))
    }
  }

  @Test func theSampleNamesAnExistingProduct() throws {
    let package = try Manifest(of: DocumentPage.package)
    let app = try Manifest(of: DocumentPage.package.appending(path: "Tests/Examples/app"))
    let asked = app.targets.flatMap(\.dependencies).compactMap(\.product)
    #expect(asked.map { $0.compactMap(\.name) } == [["TypeCheckKit", package.name]])
    #expect(package.products.contains { $0.name == "TypeCheckKit" })
    let page = "Sources/TypeCheckKit/Documentation.docc/GettingStarted.md"
    #expect(DocumentPage.blocks.contains { $0.page == page && $0.first == "import PackageDescription" })
  }
}
