package import AuditModel
package import Documents

/// The framework that draws an app's texts, estimated from the imports of Swift files and from Interface Builder files.
///
/// The estimate is for the app as a whole: imports do not show which file draws which text.
package struct FrameworkSurvey: Hashable, Sendable {
  /// The number of Swift files that import SwiftUI.
  package private(set) var swiftUIFiles = 0
  /// The number of Swift files that import UIKit but not SwiftUI.
  package private(set) var uiKitFiles = 0
  /// The number of storyboards and xibs, without launch screens.
  package private(set) var interfaceFiles = 0

  /// Creates an empty survey.
  package init() {}

  /// Surveys the sources in folders.
  ///
  /// - Parameters:
  ///   - folders: The folders; other paths are ignored.
  ///   - listings: A cache of folder contents, shared with other readers.
  package init(of folders: [String], in listings: FolderListings = FolderListings()) {
    var seen: Set<String> = []
    for folder in folders where FileKind(at: folder) == .folder {
      let walk = FolderWalk(folder, shown: FilePath.shown(folder), in: listings) {
        Self.isForeign($0) ? .skip : .descend
      }
      for entry in walk.entries where entry.kind == .file && seen.insert(entry.path).inserted { count(entry) }
    }
  }

  /// The framework of most files; nil if there is no evidence.
  package var framework: Slot.Framework? {
    let others = uiKitFiles + interfaceFiles
    guard swiftUIFiles + others > 0 else { return nil }
    return swiftUIFiles > others ? .swiftui : .uikit
  }

  /// The evidence as a clause for users; nil if there is none.
  package var words: String? {
    guard framework != nil else { return nil }
    func imports(_ count: Int) -> String {
      "\(count.grouped) Swift \(count == 1 ? "file imports" : "files import")"
    }
    var found: [String] = []
    if swiftUIFiles > 0 {
      found.append(
        "\(imports(swiftUIFiles)) SwiftUI" + (uiKitFiles > 0 ? " and \(uiKitFiles.grouped) UIKit alone" : ""))
    } else if uiKitFiles > 0 {
      found.append("\(imports(uiKitFiles)) UIKit")
    }
    if interfaceFiles > 0 {
      found.append("\(interfaceFiles.grouped) \(interfaceFiles == 1 ? "storyboard or xib" : "storyboards or xibs")")
    }
    return found.joined(separator: ", ")
  }

  /// Whether a folder contains tests, third-party code or build products.
  private static func isForeign(_ name: String) -> Bool {
    FolderWalk.othersCode.contains(name) || name.hasSuffix("Tests") || name == "Preview Content"
      || FilePath.ending(of: name) == "xcassets"
  }

  private mutating func count(_ entry: FolderWalk.Entry) {
    switch FilePath.ending(of: entry.name) {
    case "swift":
      let modules = FileBytes.head(entry.path).map(SwiftImports.init)?.modules ?? []
      if modules.contains("SwiftUI") { swiftUIFiles += 1 } else if modules.contains("UIKit") { uiKitFiles += 1 }
    case "storyboard", "xib": if !entry.name.hasPrefix("Launch") { interfaceFiles += 1 }
    default: break
    }
  }
}
