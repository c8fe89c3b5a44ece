package import AuditModel

/// Finds the scenes and prototypes of storyboards, and the xibs, that are never shown.
///
/// A scene is shown if it is the initial scene of its storyboard, if a segue from a shown scene leads to it, or if code
/// or a storyboard reference names it. A prototype is shown if code names its reuse identifier, or if it has an outlet.
/// The cells of static tables are always shown. A xib is shown if code contains its name, or if one of its objects,
/// such as the owner, has a custom class that may load it.
package struct UnusedObjects {
  private let named: Set<String>
  /// The references in all documents to scenes, by storyboard name; an empty identifier means the initial scene.
  private var references: [String: Set<String>] = [:]

  /// Returns the identifiers with which code may show scenes and prototypes.
  package static func identifiers(in documents: [InterfaceDocument]) -> Set<String> {
    let own = documents.flatMap { document in
      document.objects.compactMap(identifier) + names(of: document)
    }
    return Set(own)
  }

  /// The names with which code loads a document: `Row~ipad.xib` as `Row`.
  private static func names(of document: InterfaceDocument) -> [String] {
    let name = InterfaceObject.stem(of: document.file)
    return [name] + (name.firstIndex(of: "~").map { [String(name[..<$0])] } ?? [])
  }

  /// Returns documents without the objects that are never shown.
  package static func removed(from documents: [InterfaceDocument], naming named: Set<String>) -> [InterfaceDocument] {
    let search = UnusedObjects(documents, naming: named)
    return documents.map { document in
      let unused = search.unused(in: document)
      return unused.isEmpty ? document : InterfaceDocument(document.tree, omitting: unused) ?? document
    }
  }

  private init(_ documents: [InterfaceDocument], naming named: Set<String>) {
    self.named = named
    for document in documents {
      for object in document.objects where object.tag == "viewControllerPlaceholder" {
        // Without a name, the reference is to a scene in the same storyboard.
        let name = object.element["storyboardName"] ?? InterfaceObject.stem(of: document.file)
        references[name, default: []].insert(object.element["referencedIdentifier"] ?? "")
      }
    }
  }

  private static func identifier(of object: InterfaceObject) -> String? {
    let name = object.kind == .controller ? "storyboardIdentifier" : isPrototype(object) ? "reuseIdentifier" : nil
    return name.flatMap { object.element[$0] }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether an object is a cell, or a header or footer in a collection, that code must dequeue.
  private static func isPrototype(_ object: InterfaceObject) -> Bool {
    switch object.tag {
    case "tableViewCell": object.element.parent?.name == "prototypes"
    case "collectionViewCell": object.element.parent?.name == "cells"
    case "collectionReusableView": object.key == "sectionHeaderView" || object.key == "sectionFooterView"
    default: false
    }
  }

  /// Returns the scenes and prototypes in a document that are never shown.
  private func unused(in document: InterfaceDocument) -> [InterfaceDocument.Unused] {
    guard document.settings.kind == .storyboard else { return unusedViews(ofXIB: document) }
    let shown = shownScenes(of: document)
    let scenes = document.scenes.indices.filter { index in
      // A reference to another storyboard draws nothing itself.
      let controller = document.scenes[index].controller.map { document.objects[$0] }
      return !shown.contains(index) && controller.map { $0.tag != "viewControllerPlaceholder" } ?? false
    }
    let prototypes = document.objects.indices.filter { index in
      let object = document.objects[index]
      return object.scene.map(shown.contains) == true && isUnused(object, in: document)
    }
    return scenes.map { InterfaceDocument.Unused(name: document.scenes[$0].name, element: document.scenes[$0].element) }
      + prototypes.map { InterfaceDocument.Unused(name: document.name(of: $0), element: document.objects[$0].element) }
  }

  /// Returns the objects in a xib that is never loaded.
  private func unusedViews(ofXIB document: InterfaceDocument) -> [InterfaceDocument.Unused] {
    guard !document.settings.isLaunchScreen, !Self.names(of: document).contains(where: named.contains),
      // The first responder has a UIKit class.
      document.objects.allSatisfy({ $0.customClass == nil || $0.customClass == "UIResponder" })
    else { return [] }
    return document.objects.indices.filter { index in
      let object = document.objects[index]
      return object.element.parent?.name == "objects" && object.tag != "placeholder"
    }.map { InterfaceDocument.Unused(name: document.name(of: $0), element: document.objects[$0].element) }
  }

  /// Returns the scenes that are shown; all scenes if a storyboard is shown in an unknown way.
  private func shownScenes(of document: InterfaceDocument) -> Set<Int> {
    let name = InterfaceObject.stem(of: document.file)
    let others = references[name] ?? []
    var open = document.scenes.indices.filter { index in
      guard let controller = document.scenes[index].controller else { return true }
      let object = document.objects[controller]
      if object.id != nil, object.id == document.settings.initialController { return true }
      guard let own = Self.identifier(of: object) else { return false }
      return named.contains(own) || others.contains(own)
    }
    let isNamed = named.contains(name) || !others.isEmpty || name == Self.usual
    guard !open.isEmpty || !isNamed else { return Set(document.scenes.indices) }
    let segues = Dictionary(grouping: document.connections.filter { $0.kind == .segue }) {
      $0.owner.flatMap { document.objects[$0].scene }
    }
    var shown = Set(open)
    while let scene = open.popLast() {
      for segue in segues[scene] ?? [] {
        guard let next = document.object(segue.destination).flatMap({ document.objects[$0].scene }) else { continue }
        if shown.insert(next).inserted { open.append(next) }
      }
    }
    return shown
  }

  /// The name of the storyboard that a new project shows at launch.
  private static let usual = "Main"

  /// Whether a cell is a prototype that is never shown.
  private func isUnused(_ object: InterfaceObject, in document: InterfaceDocument) -> Bool {
    guard Self.isPrototype(object), document.outletNames(toID: object.id) == nil else { return false }
    return Self.identifier(of: object).map { !named.contains($0) } ?? true
  }
}

extension InterfaceDocument {
  /// A scene or prototype that is never shown.
  package struct Unused: Hashable, Sendable {
    /// The name in Xcode's outline.
    package let name: String
    /// The element.
    let element: InterfaceElement

    /// The location.
    package var location: SourceLocation { element.location }
  }
}
