public import AuditModel
public import Documents

/// Which framework draws an app's texts, as far as its sources tell: what they import, and Interface Builder's files.
///
/// Only the imports of Swift files are looked at; which text is drawn by which file nobody says here.
public struct FrameworkSurvey: Hashable, Sendable {
  /// How many Swift files import SwiftUI.
  public private(set) var swiftUIFiles = 0
  /// How many Swift files import UIKit and not SwiftUI.
  public private(set) var uiKitFiles = 0
  /// How many storyboards and xibs there are, launch screens aside.
  public private(set) var interfaceFiles = 0

  /// Creates a survey of nothing.
  public init() {}

  /// Looks at the sources below folders.
  ///
  /// - Parameters:
  ///   - folders: The folders; what else is named has no sources.
  ///   - listings: What folders are known to hold, where other readers search them too.
  public init(of folders: [String], in listings: FolderListings = FolderListings()) {
    var seen: Set<String> = []
    for folder in folders where FileKind(at: folder) == .folder {
      let walk = FolderWalk(folder, shown: FilePath.shown(folder), in: listings) {
        Self.isForeign($0) ? .skip : .descend
      }
      for entry in walk.entries where entry.kind == .file && seen.insert(entry.path).inserted { count(entry) }
    }
  }

  /// The framework of most files; nil where nothing tells.
  public var framework: Slot.Framework? {
    let others = uiKitFiles + interfaceFiles
    guard swiftUIFiles + others > 0 else { return nil }
    return swiftUIFiles > others ? .swiftui : .uikit
  }

  /// What was found, as a clause for a person; nil where nothing tells.
  public var words: String? {
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

  /// Folders of tests, of other people's code and of what a build makes.
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
