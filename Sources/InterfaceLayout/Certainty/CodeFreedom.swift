package import InterfaceBuilder

/// The freedom that code has to lay out a screen differently, and the extreme layouts that it allows.
///
/// What is true in every extreme layout is true whatever code does: with contents that take no space and as much as they can
/// get, in stack views with and without what code may hide, and with and without the constraints that code may change.
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
    for index in document.objects.indices where LayoutOutline.isView(document.objects[index]) {
      let object = document.objects[index]
      guard index != root.view, document.chain(from: index).contains(root.view) else { continue }
      let changes = freedom.changes(of: index)
      // Apps lay out the header and footer of a table in code, since the table does not.
      let isPlaced = ["tableHeaderView", "tableFooterView"].contains(object.key) || Self.items.contains(object.tag)
      if isPlaced || changes.contains(.frame) || object.parent.map(moved.contains) == true { moved.insert(index) }
      if changes.contains(.visibility) || object.parent.map(hideable.contains) == true { hideable.insert(index) }
      if changes.contains(.contents) || ViewContents.of(object) == nil || isOpen(index) { open.insert(index) }
      guard !changes.isDisjoint(with: [.visibility, .frame]) else { continue }
      if object.parent.map({ document.objects[$0].tag == "stackView" }) == true { relaxation.hidden.insert(index) }
      if object.tag == "stackView", changes.contains(.frame) { relaxation.stacks.insert(index) }
    }
    for index in document.constraints.indices {
      let constraint = document.constraints[index]
      let items = [constraint.first, constraint.second].compactMap(\.self)
      let isMoved = items.contains { item in
        let object = item.id == nil ? constraint.owner : item.id.flatMap(document.object)
        return object.map(moved.contains) ?? false
      }
      if isMoved || freedom.mayChange(constraint: index) { relaxation.constraints.insert(index) }
    }
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
