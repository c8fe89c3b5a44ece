package import AuditModel

/// A storyboard or xib for iOS, with its objects and their properties.
package final class InterfaceDocument: Sendable {
  /// The elements, known or not.
  package let tree: InterfaceTree
  /// The properties of the document.
  package let settings: DocumentSettings
  /// The scenes of a storyboard; a single one for a xib.
  package let scenes: [InterfaceScene]
  /// The objects, in document order.
  package let objects: [InterfaceObject]
  /// The texts, in document order.
  package let texts: [InterfaceText]
  /// The constraints, in document order.
  package let constraints: [InterfaceConstraint]
  /// The connections, in document order.
  package let connections: [InterfaceConnection]
  /// The pictures and colours that the document names.
  package let resources: DocumentResources
  /// The identifiers that several objects share, with the later objects.
  package let duplicates: [(id: String, objects: [Int])]
  private let duplicateIDs: Set<String>
  /// Whether only iPads use the document, by its file name.
  let isForPad: Bool
  /// Whether a navigation bar draws its titles large.
  let hasLargeTitles: Bool
  /// The views that Xcode flagged as ambiguous, by scene.
  let ambiguousViews: [Int?: [Int]]
  /// The views that Xcode flagged as misplaced but not as ambiguous.
  let misplacedViews: [Int]
  /// The objects that the document hides or makes fully transparent (alpha 0).
  let hidden: Set<Int>
  /// The labels and pictures that properties of cells refer to, by the index of the object.
  package let cellParts: [Int: CellPart]
  /// The cells with a system style, by index.
  package let standardCells: [Int: StandardCell]
  /// The scenes and prototypes that are never shown, which are not among the objects.
  package let unused: [Unused]
  /// The identifiers of the objects in unused parts.
  private let unusedIDs: Set<String>
  /// The controllers and owners of each scene, whose code may access all its views.
  package let owners: [Int?: [Int]]
  /// The app's classes of the objects of each scene with a controller, unless there are more than in any real app.
  package let screenClasses: [Int?: Set<String>]
  /// The maximum number of classes in a scene (our own limit): each object is compared with each of them.
  private static let mostClasses = 50
  /// The objects by identifier; the first if several share it.
  private let byID: [String: Int]
  /// The connections to each object.
  private let incoming: [String: [Int]]
  /// The connections from each object with an identifier.
  private let outgoing: [String: [Int]]
  /// The outlets to each object, by their names in code.
  private let outletNames: [String: OutletNames]

  /// The path of the file in reports.
  package var file: String { tree.file }

  /// Reads the objects of a tree; returns nil if the tree is not a document.
  package init?(_ tree: InterfaceTree, omitting unused: [Unused] = []) {
    guard let root = tree.root, root.name == "document" else { return nil }
    self.tree = tree
    settings = DocumentSettings(root)
    resources = DocumentResources(root)
    isForPad = tree.file.contains("~ipad")
    self.unused = unused
    unusedIDs = unused.reduce(into: []) { ids, object in
      for index in object.element.index..<object.element.end {
        if let id = InterfaceElement(tree: tree, index: index).id { ids.insert(id) }
      }
    }
    var walk = DocumentWalk(root, isXIB: settings.kind == .xib, omitting: unused.map(\.element))
    walk.run()
    (scenes, objects, constraints) = (walk.scenes, walk.objects, walk.constraints)
    connections = walk.connections
    byID = walk.byID
    duplicates = walk.duplicates.sorted { $0.value[0] < $1.value[0] }.map { ($0.key, $0.value) }
    ambiguousViews = Dictionary(grouping: objects.indices.filter { walk.objects[$0].isAmbiguous }) {
      walk.objects[$0].scene
    }
    let controllers = objects.indices.filter {
      walk.objects[$0].kind == .controller || walk.objects[$0].tag == "placeholder"
    }
    owners = Dictionary(grouping: controllers) { walk.objects[$0].scene }
    var classes: [Int?: Set<String>] = [:]
    // Code may show a view of a xib on any screen.
    for index in controllers where walk.objects[index].kind == .controller && settings.kind != .xib {
      classes[walk.objects[index].scene] = []
    }
    for object in walk.objects where object.tag != "placeholder" {
      if let name = object.customClass { classes[object.scene]?.insert(name) }
    }
    screenClasses = classes.filter { $0.value.count <= Self.mostClasses }
    misplacedViews = objects.indices.filter { walk.objects[$0].isMisplaced && !walk.objects[$0].isAmbiguous }
    hidden = Set(objects.indices.filter { walk.objects[$0].isHidden || walk.objects[$0].element.number("alpha") == 0 })
    duplicateIDs = Set(walk.duplicates.keys)
    hasLargeTitles = objects.contains { $0.tag == "navigationBar" && $0.element.flag("largeTitles") == true }
    let parts = CellPart.all(of: walk.objects, walk.byID)
    (cellParts, standardCells) = (parts, Self.standardCells(walk.objects, parts))
    texts = objects.indices.flatMap { InterfaceText.texts(of: walk.objects[$0], at: $0, isInRow: parts[$0] != nil) }
    incoming = Dictionary(grouping: walk.connections.indices) { walk.connections[$0].destination }
    var outgoing: [String: [Int]] = [:]
    for (index, connection) in walk.connections.enumerated() {
      if let id = connection.owner.flatMap({ walk.objects[$0].id }) { outgoing[id, default: []].append(index) }
    }
    self.outgoing = outgoing
    outletNames = OutletNames.byDestination(walk.connections, walk.objects)
  }

  /// Returns the object with an identifier; nil if there is none.
  package func object(_ id: String) -> Int? { byID[id] }

  /// Returns whether an identifier belongs to an object in a scene or prototype that is never shown.
  package func isUnused(_ id: String) -> Bool { unusedIDs.contains(id) }

  /// Returns the object of a constraint item; defaults to the owner of the constraint.
  package func object(of item: InterfaceConstraint.Item, in constraint: InterfaceConstraint) -> Int? {
    item.id.map(object) ?? constraint.owner
  }

  /// Returns whether several objects share an identifier.
  func isDuplicate(_ id: String) -> Bool { duplicateIDs.contains(id) }

  /// Returns the outlets and outlet collections of an object.
  package func outlets(to object: Int) -> [InterfaceConnection] {
    guard let id = objects[object].id else { return [] }
    return (incoming[id] ?? []).map { connections[$0] }.filter(\.isOutlet)
  }

  /// Returns whether an object has too many outlets or runtime attributes to look up in code.
  func isOverfull(_ object: Int) -> Bool {
    outletNames(toID: objects[object].id)?.isOverfull == true
      || objects[object].runtimeProperties.count > OutletNames.most
  }

  /// Returns the names of the outlets to an element with an identifier, such as a constraint; nil for none.
  func outletNames(toID id: String?) -> OutletNames? { id.flatMap { outletNames[$0] } }

  /// Returns the connections of the objects with an identifier.
  package func connections(from id: String) -> some Sequence<InterfaceConnection> {
    (outgoing[id] ?? []).lazy.map { [connections] in connections[$0] }
  }

  /// Returns the segues that lead to an object.
  package func segues(to object: Int) -> [InterfaceConnection] {
    guard let id = objects[object].id else { return [] }
    return (incoming[id] ?? []).map { connections[$0] }.filter { $0.kind == .segue }
  }

  /// Returns an object and its ancestors, the innermost first.
  package func chain(from object: Int) -> ObjectChain { ObjectChain(objects, from: object) }

  /// The identifiers in constraints and connections that no element has, with their locations.
  package var danglingReferences: [(id: String, location: SourceLocation)] {
    let known = Set(tree.elements.compactMap { $0.id })
    let named =
      connections.map { ($0.destination, $0.element) }
      + constraints.flatMap { constraint in constraint.itemIDs.map { ($0, constraint.element) } }
    return named.filter { !$0.0.isEmpty && !known.contains($0.0) }.map { ($0.0, $0.1.location) }
  }

  /// The name of an object in Xcode's outline, after the name of its scene.
  package func name(of object: Int) -> String {
    let scene = objects[object].scene.map { scenes[$0].name } ?? ""
    let name = objects[object].outlineName
    return scene.isEmpty || scene == name ? name : "\(scene) · \(name)"
  }
}
