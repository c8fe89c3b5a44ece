package import InterfaceBuilder

/// A view of a document with all descendants that are laid out together.
package struct LayoutRoot: Hashable, Sendable {
  /// The role of the outermost view.
  package enum Kind: String, Sendable {
    /// The view of a view controller.
    case controller
    /// A view directly in a xib.
    case xib
    /// The content view of a table view cell.
    case tableCell
    /// The content view of a collection view cell.
    case collectionCell
    /// A header or footer of a collection view.
    case reusableView

    /// Whether a table or collection sets the frame.
    package var isCell: Bool { self != .controller && self != .xib }
  }

  /// The index of the outermost view among the objects of the document.
  package let view: Int
  /// The role of the outermost view.
  package let kind: Kind
  /// The index of the cell around the content view; nil for other roots.
  package let cell: Int?
}

/// A document as a tree of objects, with its roots.
package struct LayoutOutline: Sendable {
  /// The document.
  package let document: InterfaceDocument
  /// The direct children of each object, in document order.
  package let children: [[Int]]
  /// The constraints of each owner, as indices in document order.
  package let constraints: [Int: [Int]]
  /// The work budget for the document's layouts.
  let budget: LayoutBudget
  /// The paths of segues to the controllers.
  let paths: ControllerPaths
  /// The roots, in document order.
  package private(set) var roots: [LayoutRoot] = []
  /// The cells by the table or collection that contains them.
  private(set) var cells: [Int: [LayoutRoot]] = [:]

  private static let cellTags: [String: LayoutRoot.Kind] = [
    "tableViewCell": .tableCell, "collectionViewCell": .collectionCell, "collectionReusableView": .reusableView,
  ]
  private static let tables: Set<String> = ["tableView", "collectionView"]
  /// The properties of view controllers that hold the root view.
  private static let controllerKeys: Set<String> = ["view", "tableView", "collectionView"]

  /// Finds the roots of a document.
  ///
  /// The number of languages is 0 if its texts are not laid out.
  package init(_ document: InterfaceDocument, languages: Int = 0) {
    budget = LayoutBudget(languages: languages)
    var children = [[Int]](repeating: [], count: document.objects.count)
    for (index, object) in document.objects.enumerated() {
      if let parent = object.parent { children[parent].append(index) }
    }
    self.document = document
    self.children = children
    paths = ControllerPaths(of: document)
    let owned = document.constraints.indices.filter { document.constraints[$0].owner != nil }
    constraints = Dictionary(grouping: owned) { document.constraints[$0].owner ?? 0 }
    roots = document.objects.indices.compactMap(root)
    let inside = roots.compactMap { root in root.cell.flatMap(table).map { ($0, root) } }
    cells = Dictionary(grouping: inside, by: \.0).mapValues { $0.map(\.1) }
  }

  /// The table or collection around a cell.
  func table(around cell: Int) -> Int? {
    document.chain(from: cell).dropFirst().first { Self.tables.contains(document.objects[$0].tag) }
  }

  /// Whether a root is a row on a card, which has side margins in its table.
  func isOnCard(_ root: LayoutRoot) -> Bool {
    guard root.kind == .tableCell, let table = root.cell.flatMap(table) else { return false }
    return isCard(table)
  }

  /// Whether the rows of a table are on cards with the system's margins.
  func isCard(_ table: Int) -> Bool {
    document.objects[table].element["style"] == "insetGrouped" && document.objects[table].margins.insets == nil
  }

  /// Returns the height that a static row, or the table around a row, sets; nil if the contents determine it.
  ///
  /// For a prototype or a cell in a xib, Xcode only displays the height; code sets up the table.
  ///
  /// Source: Apple documentation of UIKit, `UITableView.rowHeight`.
  func statedRowHeight(of root: LayoutRoot) -> Double? {
    let cell = root.cell.map { document.objects[$0] }
    if let cell, CellFacts(cell)?.isStatic == true, let own = cell.element.number("rowHeight"), own > 0 { return own }
    guard let table = root.cell.flatMap(table).map({ document.objects[$0].element }), table.name == "tableView",
      let height = table.number("rowHeight"), height > 0, (table.number("estimatedRowHeight") ?? 0) >= 0
    else { return nil }
    return height
  }

  /// Returns an object and all descendants, in document order.
  package func objects(in object: Int) -> [Int] {
    var found: [Int] = []
    var open = [object]
    while let next = open.popLast() {
      found.append(next)
      open += children[next]
    }
    return found.sorted()
  }

  private func root(_ index: Int) -> LayoutRoot? {
    let object = document.objects[index]
    guard Self.isView(object), object.scene != nil else { return nil }
    if let kind = Self.cellTags[object.tag] {
      return LayoutRoot(view: contentView(of: index) ?? index, kind: kind, cell: index)
    }
    guard let parent = object.parent else { return LayoutRoot(view: index, kind: .xib, cell: nil) }
    guard document.objects[parent].kind == .controller, Self.controllerKeys.contains(object.key ?? "") else {
      return nil
    }
    return LayoutRoot(view: index, kind: .controller, cell: nil)
  }

  /// Whether the storyboard shows a root and embeds it in no other view.
  package func isShownAlone(_ root: LayoutRoot) -> Bool {
    guard root.kind == .controller, let controller = document.objects[root.view].parent else { return false }
    let id = document.objects[controller].id
    return (id == document.settings.initialController || paths.shown.contains(id)) && !paths.embedded.contains(id)
  }

  private func contentView(of cell: Int) -> Int? { children[cell].first { document.objects[$0].key == "contentView" } }

  /// Whether an object is drawn: a view, or an unknown object with a frame.
  package static func isView(_ object: InterfaceObject) -> Bool {
    object.kind == .view || (object.kind == nil && object.frame != nil && !LayoutGuide.isListed(object))
  }

  /// Whether an object starts its own root inside a table or collection.
  static func isCell(_ object: InterfaceObject) -> Bool { cellTags[object.tag] != nil }
}
