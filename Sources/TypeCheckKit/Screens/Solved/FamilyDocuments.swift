import Adaptivity
import InterfaceBuilder

/// The documents of an app by the devices that use them; one may be named for a family, such as `Main~ipad.storyboard`.
struct FamilyDocuments: Sendable {
  /// The paths of the documents, in lower case.
  private let files: Set<String>

  init(_ documents: [InterfaceDocument]) { files = Set(documents.map { $0.file.lowercased() }) }

  /// Returns the environments in which the app uses a document.
  func environments(of document: InterfaceDocument, among all: [LayoutEnvironment]) -> [LayoutEnvironment] {
    let families = Set(all.map { $0.device?.family }).filter { isUsed(document, on: $0) }
    return all.filter { families.contains($0.device?.family) }
  }

  /// Whether devices of a family use a document.
  ///
  /// They do not if another document is named for them.
  private func isUsed(_ document: InterfaceDocument, on family: Device.Family?) -> Bool {
    let file = document.file.lowercased()
    let name = file.split(separator: "/").last ?? ""
    for own in [Device.Family.ipad, .iphone] where name.contains(own.rawValue) { return family == own }
    guard let family, let dot = file.lastIndex(of: ".") else { return true }
    return !files.contains("\(file[..<dot])~\(family.rawValue)\(file[dot...])")
  }
}
