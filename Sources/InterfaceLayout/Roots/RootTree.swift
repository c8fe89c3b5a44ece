import AutoLayout
import InterfaceBuilder

/// A view in a root.
struct RootNode {
  /// The index of the object in the document.
  let object: Int
  /// The index of the parent view; nil for the root.
  let parent: Int?
  /// The direct subviews, in order.
  var children: [Int] = []
  /// The stored frame in the coordinates of the root; nil for none.
  let stored: Frame?
}

/// The views of a root that exist in a pair of size classes, in document order.
struct RootTree {
  let outline: LayoutOutline
  let root: LayoutRoot
  let sizeClasses: SizeClassChoice
  private let isCanvas: Bool
  private let hidden: Set<Int>
  private(set) var nodes: [RootNode] = []
  /// The nodes by the index of the object.
  private(set) var nodeOfObject: [Int: Int] = [:]
  /// The identifiers of subviews and constraints that are excluded in the size classes.
  private(set) var excluded: Set<String> = []

  var document: InterfaceDocument { outline.document }

  init(_ root: LayoutRoot, in outline: LayoutOutline, _ conditions: LayoutConditions) {
    self.outline = outline
    self.root = root
    sizeClasses = SizeClassChoice(widthClass: conditions.widthClass, heightClass: conditions.heightClass)
    isCanvas = conditions.isCanvas
    hidden = conditions.relaxation?.hidden ?? []
    let own = Self.descendants(of: root.view, in: outline)
    excluded = sizeClasses.excluded(by: own, of: outline.document)
    var dropped: Set<Int> = []
    for index in own {
      let object = outline.document.objects[index]
      let parent = index == root.view ? nil : object.parent
      let isExcluded = object.id.map(excluded.contains) == true && index != root.view
      let isInStack = parent.map { outline.document.objects[$0].tag == "stackView" } ?? false
      let isHiddenInStack = isInStack && (isHidden(object) || hidden.contains(index))
      if isExcluded || isHiddenInStack || parent.map(dropped.contains) == true {
        dropped.insert(index)
      } else {
        append(index, around: parent.flatMap { nodeOfObject[$0] })
      }
    }
  }

  /// The object and its descendant views without cells, in document order.
  static func descendants(of view: Int, in outline: LayoutOutline) -> [Int] {
    var found: [Int] = []
    var open = [view]
    while let next = open.popLast() {
      found.append(next)
      let inside = outline.children[next].filter { child in
        let object = outline.document.objects[child]
        return LayoutOutline.isView(object) && !LayoutOutline.isCell(object)
      }
      open.append(contentsOf: inside.reversed())
    }
    return found
  }

  private mutating func append(_ index: Int, around parent: Int?) {
    let object = outline.document.objects[index]
    let around = parent.map { nodes[$0].stored } ?? Frame(width: 0, height: 0)
    let stored = object.frame.flatMap { numbers in
      around.map { outer in
        // The root is the origin, regardless of its superview.
        let (x, y) = parent == nil ? (0, 0) : (outer.x + numbers[0], outer.y + numbers[1])
        return Frame(x: x, y: y, width: numbers[2], height: numbers[3])
      }
    }
    nodes.append(RootNode(object: index, parent: parent, stored: stored))
    nodeOfObject[index] = nodes.count - 1
    if let parent { nodes[parent].children.append(nodes.count - 1) }
  }

  /// Whether a view is hidden; the canvas shows indicators that hide when stopped.
  private func isHidden(_ object: InterfaceObject) -> Bool {
    object.isHidden && !(isCanvas && object.element.flag("hidesWhenStopped") == true)
  }

  func object(of node: Int) -> InterfaceObject { document.objects[nodes[node].object] }

  /// Whether a stack view arranges a view.
  func isArranged(_ node: Int) -> Bool {
    guard let parent = nodes[node].parent else { return false }
    // Other subviews of a stack view, such as its background, have a key.
    return object(of: parent).tag == "stackView" && object(of: node).key == nil
  }

  /// The innermost scroll view around a view; nil if there is none.
  func scrollView(around node: Int) -> Int? {
    var outer = nodes[node].parent
    while let next = outer, !Self.scrolls(object(of: next)) { outer = nodes[next].parent }
    return outer
  }

  /// Whether a view is a descendant of another view.
  func isNode(_ node: Int, below other: Int) -> Bool {
    var outer = nodes[node].parent
    while let next = outer, next != other { outer = nodes[next].parent }
    return outer != nil
  }

  private static let scrollViews: Set<String> = ["scrollView", "tableView", "collectionView", "textView"]

  static func scrolls(_ object: InterfaceObject) -> Bool { scrollViews.contains(object.tag) }
}
