import AuditModel
import Documents
import Foundation
import LayoutFiles

extension LayoutLoader {
  /// Reads layouts as a run without other loaders does.
  static func load(inputs: [String]) -> LayoutCatalog {
    let inventory = Inventory(inputs, for: [Self.self])
    var catalog = load(inventory, conditions: LayoutConditions())
    catalog.issues = inventory.issues + catalog.issues
    return catalog
  }
}

/// Layouts and page sources of our own, read as the command reads them.
enum LayoutFixtures {
  /// The screens of files below `Tests/Fixtures`.
  static func screens(_ paths: [String]) -> [Screen] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures")
    let catalog = LayoutLoader.load(inputs: paths.map { folder.appending(path: $0).path })
    precondition(catalog.issues.isEmpty, "\(catalog.issues)")
    return catalog.screens
  }

  /// `rule element severity` for each finding, sorted.
  static func words(_ findings: [Finding]) -> [String] {
    findings.map { "\($0.rule) \($0.layout?.element ?? "-") \($0.outcome == .fail ? $0.severity.rawValue : "doubt")" }
      .sorted()
  }

  static let correct = ["layouts/beds.layout.json", "layouts/harvest.layout.json", "layouts/new-bed.layout.json"]
  static let recorded = ["layouts/garden-iphone-16-portrait.xml", "layouts/garden-iphone-16-landscape.xml"]
}
