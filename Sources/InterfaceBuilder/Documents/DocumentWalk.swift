import AuditModel

/// Collects the objects, constraints and connections of a document in one pass.
struct DocumentWalk {
  private let root: InterfaceElement
  private let isXIB: Bool
  private(set) var scenes: [InterfaceScene] = []
  private(set) var objects: [InterfaceObject] = []
  private(set) var constraints: [InterfaceConstraint] = []
  private(set) var connections: [InterfaceConnection] = []
  private(set) var byID: [String: Int] = [:]
  /// The later objects with an identifier that an earlier object has.
  private(set) var duplicates: [String: [Int]] = [:]
  /// The objects around the current element, with their ends.
  private var around: [(object: Int, end: Int)] = []
  /// The unknown elements by name since the start of the current scene.
  private var unknown: [String: Int] = [:]

  /// The elements that are skipped with all their contents, by position.
  private let omitted: Set<Int>

  init(_ root: InterfaceElement, isXIB: Bool, omitting omitted: [InterfaceElement] = []) {
    (self.root, self.isXIB, self.omitted) = (root, isXIB, Set(omitted.map(\.index)))
  }

  mutating func run() {
    var scene: (element: InterfaceElement, firstObject: Int)?
    var next = root.index + 1
    while next < root.end {
      let element = InterfaceElement(tree: root.tree, index: next)
      guard !omitted.contains(next) else {
        next = element.end
        continue
      }
      next += 1
      while let last = around.last, element.index >= last.end { around.removeLast() }
      if let open = scene, element.index >= open.element.end {
        close(open)
        scene = nil
      }
      if element.name == "scene" || (isXIB && scene == nil && element.name == "objects") {
        scene = (element, objects.count)
        unknown = [:]
        continue
      }
      visit(element, inScene: scene != nil)
    }
    if let scene { close(scene) }
  }

  private mutating func close(_ scene: (element: InterfaceElement, firstObject: Int)) {
    let own = scene.firstObject..<objects.count
    let controller = own.first { objects[$0].kind == .controller }
    var name = controller.map { objects[$0].sceneName } ?? ""
    if isXIB { name = InterfaceObject.stem(of: root.tree.file) }
    scenes.append(
      InterfaceScene(
        name: name, location: scene.element.location, controller: controller, notUnderstood: unknown,
        element: scene.element))
  }

  private mutating func visit(_ element: InterfaceElement, inScene: Bool) {
    let kind = ElementKind.of(element.name)
    if kind == nil { unknown[element.name, default: 0] += 1 }
    switch element.name {
    case "constraint":
      constraints.append(InterfaceConstraint(element, owner: around.last?.object))
    case "outlet", "outletCollection", "action", "segue":
      if let connection = InterfaceConnection(element, owner: around.last?.object) { connections.append(connection) }
    default:
      // An unknown element with an identifier is an object, so that constraints can refer to it.
      guard inScene, kind?.isObject ?? (element.id != nil) else { return }
      add(element, kind)
    }
  }

  private mutating func add(_ element: InterfaceElement, _ kind: ElementKind?) {
    let object = InterfaceObject(element: element, kind: kind, scene: scenes.count, parent: around.last?.object)
    objects.append(object)
    around.append((objects.count - 1, element.end))
    guard let id = object.id else { return }
    if byID[id] == nil { byID[id] = objects.count - 1 } else { duplicates[id, default: []].append(objects.count - 1) }
  }
}
