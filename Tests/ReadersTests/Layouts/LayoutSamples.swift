import Adaptivity
import AuditModel
import Foundation

@testable import LayoutFiles

/// Layouts of our own, and what reading them comes to.
enum LayoutSamples {
  /// The path of a file below `Tests/Fixtures/layouts`.
  static func path(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/layouts/\(name)").path(percentEncoded: false)
  }

  /// The bytes of a file below `Tests/Fixtures/layouts`.
  static func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path(name)))) }

  /// Reads text as a layout file.
  static func layout(_ text: String, _ conditions: LayoutConditions = LayoutConditions()) -> LayoutCatalog {
    LayoutFileReader().read(LayoutSource(path: "a.layout.json", bytes: Array(text.utf8), conditions: conditions))
  }

  /// Reads text as a page source.
  static func source(
    _ text: String, path: String = "a.xml", _ conditions: LayoutConditions = LayoutConditions()
  ) -> LayoutCatalog {
    PageSourceReader().read(LayoutSource(path: path, bytes: Array(text.utf8), conditions: conditions))
  }

  /// Reads text as an `Info.plist`.
  static func manifest(_ text: String) -> LayoutCatalog {
    InfoPlistReader().read(LayoutSource(path: "Info.plist", bytes: Array(text.utf8)))
  }

  /// `line:column severity` for each issue.
  static func places(_ catalog: LayoutCatalog) -> [String] {
    catalog.issues.map { "\($0.location.line):\($0.location.column) \($0.severity)" }
  }

  /// `id role x,y,width,height` for each element.
  static func frames(_ screen: Screen?) -> [String] {
    (screen?.elements ?? []).map { element in
      let frame = element.frame
      let sides = [frame.x, frame.y, frame.width, frame.height].map { Int($0) }
      return "\(element.id) \(element.role) \(sides.map(String.init).joined(separator: ","))"
    }
  }
}
