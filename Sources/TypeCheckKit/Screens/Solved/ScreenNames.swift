import AuditModel
import InterfaceBuilder
import InterfaceLayout

/// The name of a screen, and a unique name for each of its objects.
struct ScreenNames {
  /// The name of the screen.
  let screen: String
  /// The location of the controller's scene, or of the outermost view.
  let location: SourceLocation
  /// The number of views on the screen, without the outermost one.
  let count: Int
  /// The objects on the screen, in document order.
  let objects: [Int]
  private var names: [Int: String] = [:]

  /// The maximum number of marks that are written one by one.
  private static let mostMarks = 3

  init(_ root: LayoutRoot, in outline: LayoutOutline) {
    let document = outline.document
    let own = document.objects[root.view]
    let isController = root.kind == .controller
    let scene = isController ? own.scene.map { document.scenes[$0] } : nil
    location = scene?.location ?? own.element.location
    screen = scene?.name ?? (isController ? own.outlineName : document.name(of: root.cell ?? root.view))
    objects = outline.objects(in: root.view)
    var count = 0
    var known: Set<String> = []
    var marks: [String: Int] = [:]
    for index in objects {
      let object = document.objects[index]
      var name = object.outlineName
      if known.contains(name) { name += " (line \(object.element.location.line))" }
      // Several objects may be on one line. A mark for each earlier one would make the names of thousands very long.
      let base = name
      while !known.insert(name).inserted {
        let count = marks[base, default: 0] + 1
        marks[base] = count
        name = base + (count <= Self.mostMarks ? String(repeating: "′", count: count) : "′\(count)")
      }
      names[index] = name
      if index != root.view, object.frame != nil { count += 1 }
    }
    self.count = count
  }

  /// Returns the name of an object; nil for an object that is not on the screen.
  subscript(object: Int) -> String? { names[object] }

  /// Returns whether an object is on the screen.
  func contains(_ object: Int) -> Bool { names[object] != nil }
}
