package import InterfaceBuilder

/// The freedom that code has to lay out a screen differently, and the extreme layouts that it allows.
///
/// A problem counts if every extreme layout has it: with contents that take no space and as much as they can get, in stack
/// views with and without what code may hide, and without the constraints that code may change.
package struct CodeFreedom: Sendable {
  /// A layout that code may bring about.
  package struct Extreme: Sendable {
    /// The number of the layout.
    package let number: Int
    /// The parts that do not count; nil if all do.
    package let relaxation: LayoutRelaxation?
    /// The length of contents that are not known, in points.
    let length: Double
  }

  /// The objects that code moves, with all that is in them.
  package private(set) var moved: Set<Int> = []
  /// The objects that code may hide, with all that is in them.
  package private(set) var hideable: Set<Int> = []
  /// The objects whose contents code changes, or whose size is not known.
  package private(set) var open: Set<Int> = []
  /// Whether code changes nothing on the screen, and all contents are known.
  package var isNone: Bool { moved.isEmpty && open.isEmpty && hideable.isEmpty }
  /// The extreme layouts.
  package private(set) var extremes: [Extreme] = []

  /// The views whose size the layout of a collection decides, which often is code.
  private static let items: Set<String> = ["collectionViewCell", "collectionReusableView"]

  /// Whether something else than the document decides the frame of a view.
  private static func isPlaced(_ object: InterfaceObject, _ freedom: LayoutFreedom) -> Bool {
    // Apps lay out the header and footer of a table in code, since the table does not.
    if ["tableHeaderView", "tableFooterView"].contains(object.key) { return true }
    return items.contains(object.tag) || object.tag == "tableViewCell" && freedom.mayChangeRows
  }

  /// Whether the class of the screen, or of what contains it, may arrange the views on it.
  private static func mayRearrange(
    _ root: LayoutRoot, _ document: InterfaceDocument, _ freedom: LayoutFreedom
  ) -> Bool {
    let outer = [root.view, root.cell].compactMap(\.self)
    if outer.contains(where: freedom.arrangesViews) { return true }
    if root.kind == .tableCell, freedom.mayChangeRows { return true }
    let scene = document.objects[root.view].scene
    return document.objects.indices.contains { index in
      let object = document.objects[index]
      let isOwner = object.kind == .controller || object.tag == "placeholder"
      return isOwner && object.scene == scene && freedom.walksViews(index)
    }
  }

  /// The views in a view, each after the one around it, with those in the rows of tables.
  private static func views(below root: Int, in outline: LayoutOutline) -> [Int] {
    var found: [Int] = []
    var waiting = [root]
    while let next = waiting.popLast() {
      if next != root, LayoutOutline.isView(outline.document.objects[next]) { found.append(next) }
      waiting += outline.children[next].reversed()
    }
    return found
  }

  /// A length that no window has, in points.
  private static let largest = 10_000.0

  /// Finds what code may change on a screen.
  ///
  /// - Parameters:
  ///   - root: The outermost view of the screen.
  ///   - outline: The document.
  ///   - freedom: What code may change.
  ///   - isOpen: Whether the size of the contents of an object is not known.
  package init(
    of root: LayoutRoot, in outline: LayoutOutline, _ freedom: LayoutFreedom, isOpen: (Int) -> Bool
  ) {
    let document = outline.document
    var relaxation = LayoutRelaxation(margins: freedom.mayChangeMargins, keepsOptional: true)
    let isFree = Self.mayRearrange(root, document, freedom)
    let views = Self.views(below: root.view, in: outline)
    for index in views {
      let object = document.objects[index]
      let changes = freedom.changes(of: index)
      if isFree || changes.contains(.frame) || Self.isPlaced(object, freedom) || freedom.walksViews(index)
        || object.parent.map(moved.contains) == true
      {
        moved.insert(index)
      }
      if changes.contains(.visibility) || object.parent.map(hideable.contains) == true { hideable.insert(index) }
      let isOpenText = freedom.mayChangeFonts && ViewContents.of(object)?.baseline != ViewContents.Baseline.none
      if changes.contains(.contents) || ViewContents.of(object) == nil || isOpenText || isOpen(index) {
        open.insert(index)
      }
      guard !changes.isDisjoint(with: [.visibility, .frame]) else { continue }
      if object.parent.map({ document.objects[$0].tag == "stackView" }) == true { relaxation.hidden.insert(index) }
      if object.tag == "stackView", changes.contains(.frame) { relaxation.stacks.insert(index) }
    }
    let owners = [root.view] + views
    for index in owners.flatMap({ outline.constraints[$0] ?? [] }) {
      let constraint = document.constraints[index]
      let items = constraint.items.compactMap { document.object(of: $0, in: constraint) }
      let mayChange = freedom.mayChange(constraint: index)
      if mayChange {
        // Its constant may be any other, so the views may be anywhere.
        moved.formUnion(items.filter { $0 != root.view && LayoutOutline.isView(document.objects[$0]) })
      }
      if mayChange || items.contains(where: moved.contains) {
        relaxation.constraints.insert(index)
      }
    }
    for index in views where document.objects[index].parent.map(moved.contains) == true { moved.insert(index) }
    for relaxed in [nil, relaxation] {
      for length in [0, Self.largest] {
        extremes.append(Extreme(number: extremes.count, relaxation: relaxed, length: length))
      }
    }
  }
}

/// Contents of which those that are not known have a given size.
package struct ExtremeContent<Base: ContentMeasure>: ContentMeasure {
  private let base: Base
  private let open: Set<Int>
  private let length: Double

  /// Changes the sizes of contents.
  ///
  /// - Parameters:
  ///   - base: The sizes of contents that are known.
  ///   - freedom: What is not known.
  ///   - extreme: The layout to bring about.
  package init(_ base: Base, _ freedom: CodeFreedom, in extreme: CodeFreedom.Extreme) {
    (self.base, open, length) = (base, freedom.open, extreme.length)
  }

  package func size(of object: Int, width: Double?) -> ContentSize? {
    guard let size = base.size(of: object, width: width) else { return nil }
    guard open.contains(object) else { return size }
    return ContentSize(width: size.width.map { _ in length }, height: size.height.map { _ in length })
  }
}
