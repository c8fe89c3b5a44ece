package import AuditModel
package import Documents

/// The framework that draws an app's texts, estimated from imports and Interface Builder files.
///
/// The estimate is for the whole app, because imports do not show which file draws which text.
package struct FrameworkUse: Hashable, Sendable {
  /// The number of Swift files that import SwiftUI.
  package private(set) var swiftUIFiles = 0
  /// The number of Swift files that import UIKit but not SwiftUI.
  package private(set) var uiKitFiles = 0
  /// The number of storyboards and xibs, without launch screens.
  package private(set) var interfaceFiles = 0

  /// Creates an estimate without any evidence.
  package init() {}

  /// Counts the imports of the sources in folders, ignoring other paths.
  package init(of folders: [String]) { self.init(of: Inventory(folders, for: [])) }

  /// Counts the imports of the sources in the folders of an inventory.
  package init(of inventory: Inventory) {
    var seen: Set<String> = []
    var files: [FileEntry] = []
    var last: (folder: Substring, isForeign: Bool) = ("", false)
    for entry in inventory.entries where entry.kind == .file && ["swift", "storyboard", "xib"].contains(entry.ending) {
      let folder = entry.path[..<entry.path.utf8.index(entry.path.endIndex, offsetBy: -entry.name.utf8.count)]
      if folder != last.folder {
        let names = inventory.path(belowInput: entry).split(separator: "/").dropLast()
        last = (folder, names.contains(where: Self.isForeign))
      }
      if !last.isForeign, seen.insert(entry.path).inserted { files.append(entry) }
    }
    for part in files.concurrentChunks({ $0.reduce(into: FrameworkUse()) { $0.count($1) } }) {
      swiftUIFiles += part.swiftUIFiles
      uiKitFiles += part.uiKitFiles
      interfaceFiles += part.interfaceFiles
    }
  }

  /// The framework that most files use, or nil if there is no evidence.
  package var framework: Slot.Framework? {
    let others = uiKitFiles + interfaceFiles
    guard swiftUIFiles + others > 0 else { return nil }
    return swiftUIFiles > others ? .swiftui : .uikit
  }

  /// The evidence as a clause for users; nil if there is none.
  package var words: String? {
    guard framework != nil else { return nil }
    func imports(_ count: Int) -> String {
      "\(count.grouped) Swift \(count.form("file imports", "files import"))"
    }
    var found: [String] = []
    if swiftUIFiles > 0 {
      found.append(
        "\(imports(swiftUIFiles)) SwiftUI" + (uiKitFiles > 0 ? " and \(uiKitFiles.grouped) only UIKit" : ""))
    } else if uiKitFiles > 0 {
      found.append("\(imports(uiKitFiles)) UIKit")
    }
    if interfaceFiles > 0 {
      found.append("\(interfaceFiles.grouped) \(interfaceFiles.form("storyboard or xib", "storyboards or xibs"))")
    }
    return found.joined(separator: ", ")
  }

  /// Returns whether a folder contains tests, previews or assets, by its name.
  private static func isForeign(_ name: Substring) -> Bool {
    name.hasSuffix("Tests") || name == "Preview Content" || name.hasSuffix(".xcassets")
  }

  private mutating func count(_ entry: FileEntry) {
    switch entry.ending {
    case "swift":
      let modules = FileBytes.head(entry.path).map(SwiftImports.init)?.modules ?? []
      if modules.contains("SwiftUI") { swiftUIFiles += 1 } else if modules.contains("UIKit") { uiKitFiles += 1 }
    case "storyboard", "xib": if !entry.name.hasPrefix("Launch") { interfaceFiles += 1 }
    default: break
    }
  }
}
