import Adaptivity
import Foundation
import InterfaceBuilder

/// The documents of an app by the devices that use them, which a name such as `Main~ipad.storyboard` may limit.
struct FamilyDocuments: Sendable {
  /// The paths of the documents, in lower case.
  private let files: Set<String>

  init(_ documents: [InterfaceDocument]) { files = Set(documents.map { $0.file.lowercased() }) }

  /// Returns the environments in which the app uses a document.
  func environments(of document: InterfaceDocument, among all: [LayoutEnvironment]) -> [LayoutEnvironment] {
    let families = Set(all.map { $0.device?.family }).filter { isUsed(document, on: $0) }
    return all.filter { families.contains($0.device?.family) }
  }

  /// Returns whether devices of a family use a document.
  ///
  /// They do not if another document is named for the family.
  private func isUsed(_ document: InterfaceDocument, on family: Device.Family?) -> Bool {
    let file = document.file.lowercased()
    let name = document.file.split(separator: "/").last ?? ""
    for own in [Device.Family.ipad, .iphone] where Self.names(own, in: name) { return family == own }
    guard let family, let dot = file.lastIndex(of: ".") else { return true }
    return !files.contains("\(file[..<dot])~\(family.rawValue)\(file[dot...])")
  }

  /// Whether the name of a document contains that of a family as a word: `MainiPad`, `Main_ipad`, but not `ClipAdjust`.
  private static func names(_ family: Device.Family, in name: Substring) -> Bool {
    var rest = name
    while let range = rest.range(of: family.rawValue, options: .caseInsensitive) {
      rest = rest[range.upperBound...]
      if rest.first?.isLowercase != true { return true }
    }
    return false
  }
}
