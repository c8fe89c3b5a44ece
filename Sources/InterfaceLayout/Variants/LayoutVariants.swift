import AuditModel
package import InterfaceBuilder

/// The extreme layouts of a screen that code may cause.
///
/// A problem counts only if every extreme layout has it: with empty and with largest contents, in stack views with and
/// without the views that code may hide, without the constraints that code may change and with extreme constants for
/// them, and with all row heights if code sets these. Stack views divide their width with and without the shares of
/// multi-line labels, because this depends on the version of iOS.
package struct LayoutVariants: Sendable {
  /// A layout that code may cause.
  package struct Variant: Sendable {
    /// The number of the layout.
    package let number: Int
    /// The parts to ignore.
    package let relaxation: LayoutRelaxation
    /// The length of unknown contents, in points.
    let length: Double
  }

  /// A reason why code may move a view.
  package enum MoveCause: Sendable {
    /// The class of the screen, or of a container, may arrange its views.
    case screen
    /// Code changes the view.
    case code
    /// The view is the header or footer of a table.
    case tableEnd
    /// The class of the view, or of the view around it, was not read, and no constraints place the view.
    case unreadClass
    /// Code moves the view around it.
    case parent
  }

  /// The objects that code moves, or draws at another place, including descendants.
  package private(set) var moved: Set<Int> = []
  /// The first reason why each view in ``moved`` is there.
  package private(set) var causes: [Int: MoveCause] = [:]
  /// The labels and pictures that a system style positions in a row, in undocumented ways.
  package private(set) var styled: Set<Int> = []
  /// The objects that code may hide, including descendants.
  package private(set) var hideable: Set<Int> = []
  /// The objects that are never visible, because the document or code hides them or an ancestor.
  package private(set) var unseen: Set<Int> = []
  /// The objects whose contents code changes, or whose size is unknown.
  package private(set) var open: Set<Int> = []
  /// The objects whose touchable area code may change or disable, including descendants, and buttons that react to
  /// nothing.
  package private(set) var touched: Set<Int> = []
  /// Whether code moves the outermost view.
  package let movesRoot: Bool
  /// The fields in which code may prevent typing.
  package private(set) var disabled: Set<Int> = []
  /// The objects in stack views that may give multi-line labels a share of their width.
  package private(set) var shared: Set<Int> = []
  /// The objects that code may give contents with a size.
  package private(set) var filled: Set<Int> = []
  /// The indices of the constraints that code changes, or that involve a view that code moves.
  private var changed: Set<Int> = []
  /// The rows whose accessory code may change.
  private var accessories: Set<Int> = []
  /// Whether code sets the heights of rows.
  private let changesRows: Bool
  /// Whether code changes nothing on the screen, and all contents are known.
  package var isNone: Bool {
    moved.isEmpty && open.isEmpty && hideable.isEmpty && changed.isEmpty && accessories.isEmpty && !changesRows
      && !hasItems
  }
  /// The extreme layouts that differ from the document's layout.
  package private(set) var all: [Variant] = []

  /// The views that the layout of a collection sizes, which is often code.
  private static let items: Set<String> = ["collectionViewCell", "collectionReusableView"]
  /// Whether there are items of a collection.
  private let hasItems: Bool

  /// The elements for text input.
  package static let fields: Set<String> = ["textField", "textView"]

  /// The descendants of a view, each after its parent, including those in table rows.
  private static func views(below root: Int, in outline: LayoutOutline) -> [Int] {
    var found: [Int] = []
    var waiting = [root]
    while let next = waiting.popLast() {
      if next != root, LayoutOutline.isView(outline.document.objects[next]) { found.append(next) }
      waiting += outline.children[next].reversed()
    }
    return found
  }

  /// A length that no window reaches, in points.
  private static let largest = 10_000.0
  /// The minimum length of a visible object, in points.
  private static let smallest = 1.0

  /// Finds the possible changes on a screen.
  ///
  /// `root` is the outermost view. `isOpen` returns whether the content size of an object is unknown.
  package init(
    of root: LayoutRoot, in outline: LayoutOutline, _ effects: CodeLayoutEffects, isOpen: (Int) -> Bool
  ) {
    let document = outline.document
    var relaxation = LayoutRelaxation(margins: effects.mayMake(.margins, about: root.view), keepsOptional: true)
    let isFree = effects.mayArrange(root)
    let views = Self.views(below: root.view, in: outline)
    hasItems = (views + [root.cell].compactMap(\.self)).contains { Self.items.contains(document.objects[$0].tag) }
    let owners = [root.view] + views
    movesRoot = effects.movesRoot(root.view)
    changesRows = effects.mayMake(.rowHeights, about: root.view) && Self.hasRows(root, views, document)
    /// The views whose frame code sets; a view that code only draws at another place keeps its frame.
    var placed: Set<Int> = []
    /// The changes that code makes to the views in a view.
    var inner = [root.view: effects.sceneChanges(of: root.view)]
    for around in [root.view, root.cell].compactMap(\.self) {
      inner[root.view, default: []].formUnion(effects.contentChanges(of: around))
    }
    for index in views {
      let object = document.objects[index]
      let around = document.chain(from: object.parent ?? index).first { inner[$0] != nil } ?? root.view
      let inherited = inner[around] ?? []
      inner[index] = inherited.union(effects.contentChanges(of: index))
      let changes = effects.changes(of: index).union(inherited)
      causes[index] = cause(of: index, isFree, changes, effects, document, placed)
      if let cause = causes[index] {
        let isDrawn =
          cause == .parent
          ? object.parent.map(placed.contains) == false : cause == .code && changes.isDisjoint(with: Self.placements)
        if isDrawn { moved.insert(index) } else { placed.insert(index) }
      }
      if object.parent.map(unseen.contains) == true || effects.isNeverShown(index) { unseen.insert(index) }
      if changes.contains(.visibility) || object.parent.map(hideable.contains) == true { hideable.insert(index) }
      if changes.contains(.touch) || object.parent.map(touched.contains) == true { touched.insert(index) }
      let isFilled = !changes.isDisjoint(with: [.contents, .addition])
      let isOpenText =
        effects.mayChangeFont(of: index) && ViewContents.of(object)?.baseline != ViewContents.Baseline.none
      if isFilled || ViewContents.of(object) == nil || isOpenText || isOpen(index) { open.insert(index) }
      if isFilled, !Self.scrolling.contains(object.tag) { filled.insert(index) }
      guard !changes.isDisjoint(with: [.visibility, .placement, .arrangement]) else { continue }
      if object.parent.map({ document.objects[$0].tag == "stackView" }) == true { relaxation.hidden.insert(index) }
      if object.tag == "stackView", changes.contains(.arrangement) { relaxation.stacks.insert(index) }
    }
    moved.formUnion(placed)
    accessories = Set(
      (views + [root.cell].compactMap(\.self)).filter {
        document.objects[$0].tag == "tableViewCell" && effects.changes(of: $0).contains(.accessory)
      })
    touched.formUnion(effects.idleButtons(among: views))
    styled = Set(views.filter { document.standardCell(placing: $0) != nil })
    let fields = views.filter { Self.fields.contains(document.objects[$0].tag) }
    disabled = Set(
      fields.filter { field in
        document.chain(from: field).contains { around in
          LayoutOutline.isView(document.objects[around]) && effects.mayDisable(around)
        }
      })
    for index in owners.flatMap({ outline.constraints[$0] ?? [] }) {
      let constraint = document.constraints[index]
      let items = constraint.items.compactMap { document.object(of: $0, in: constraint) }
      if effects.openConstraints.contains(index) || items.contains(where: placed.contains) { changed.insert(index) }
    }
    (relaxation.constraints, relaxation.accessories) = (changed, accessories)
    shared = SharedWidths.objects(among: owners, in: document)
    addExtremes(relaxation)
  }

  private func cause(
    of index: Int, _ isFree: Bool, _ changes: Set<ViewMember.Effect>, _ effects: CodeLayoutEffects,
    _ document: InterfaceDocument, _ placed: Set<Int>
  ) -> MoveCause? {
    let object = document.objects[index]
    if isFree { return .screen }
    if !changes.isDisjoint(with: Self.placements.union([.drawing])) { return .code }
    // Apps often lay out the header and footer of a table in code, since the table does not.
    if object.isTableEnd, effects.mayMake(.tableEnds, about: index) { return .tableEnd }
    guard let parent = object.parent else { return nil }
    if placed.contains(parent) || moved.contains(parent) { return .parent }
    // Constraints hold in the views of unread classes too.
    return !object.usesConstraints && (effects.isUnread(index) || effects.isUnread(parent)) ? .unreadClass : nil
  }

  /// The changes of a view that give it or the views in it another frame.
  private static let placements: Set<ViewMember.Effect> = [.placement, .arrangement, .margin]

  /// Adds the layouts in which everything that code affects is as small, as large or as free as possible.
  private mutating func addExtremes(_ relaxation: LayoutRelaxation) {
    let none = LayoutRelaxation(keepsOptional: true)
    var relaxations = [none, relaxation]
    if !changed.isEmpty {
      for constant in [0, Self.largest, -Self.largest] {
        relaxations.append(LayoutRelaxation(constraints: changed, constant: constant, keepsOptional: true))
      }
    }
    for accessory in accessories.isEmpty ? [] : [0, SystemMetric.cellAccessoryMost.value()] {
      relaxations.append(
        LayoutRelaxation(accessories: accessories, accessory: accessory, keepsOptional: true))
    }
    if hasItems {
      for length in [Self.smallest, Self.largest] {
        relaxations.append(LayoutRelaxation(item: length, keepsOptional: true))
      }
    }
    if changesRows {
      for height in [LayoutRelaxation.RowHeight.contents, .fixed(Self.largest)] {
        relaxations.append(LayoutRelaxation(rowHeight: height, keepsOptional: true))
        var both = relaxation
        both.rowHeight = height
        relaxations.append(both)
      }
    }
    if !shared.isEmpty {
      relaxations += relaxations.map { relaxation in
        var unshared = relaxation
        unshared.sharesWidths = false
        return unshared
      }
    }
    // If all contents are known, their lengths do not matter, and the first layout is the document's.
    var seen: Set<LayoutRelaxation> = open.isEmpty ? [none] : []
    let lengths = open.isEmpty ? [Self.largest] : [Self.smallest, Self.largest]
    for relaxed in relaxations where seen.insert(relaxed).inserted {
      for length in lengths {
        all.append(Variant(number: all.count, relaxation: relaxed, length: length))
      }
    }
  }

  /// The views with scrolling contents, which have no content size.
  private static let scrolling: Set<String> = ["scrollView", "tableView", "collectionView"]

  /// Whether a screen is a table row, or contains rows.
  private static func hasRows(_ root: LayoutRoot, _ views: [Int], _ document: InterfaceDocument) -> Bool {
    root.kind == .tableCell || views.contains { document.objects[$0].tag == "tableViewCell" }
  }
}

/// Contents with a given size for unknown ones.
package struct VariantSizes<Base: IntrinsicSizes>: IntrinsicSizes {
  private let base: Base
  private let open: Set<Int>
  private let filled: Set<Int>
  private let length: Double

  /// Changes the sizes of unknown contents for a layout.
  package init(_ base: Base, _ variants: LayoutVariants, in variant: LayoutVariants.Variant) {
    (self.base, open, filled, length) = (base, variants.open, variants.filled, variant.length)
  }

  package func size(of object: Int, width: Double?) -> ContentSize? {
    let known = base.size(of: object, width: width)
    guard open.contains(object) else { return known }
    guard let size = known else { return filled.contains(object) ? ContentSize(width: length, height: length) : nil }
    return ContentSize(width: size.width.map { _ in length }, height: size.height.map { _ in length })
  }
}

extension CodeLayoutEffects {
  /// Returns whether the class of a screen, or of its container, may arrange the views on it.
  func mayArrange(_ root: LayoutRoot) -> Bool {
    hasUnreadOwner(root.view) || [root.view, root.cell].compactMap(\.self).contains(where: arrangesViews)
  }
}

extension InterfaceObject {
  /// Whether the object is the header or footer of a table.
  var isTableEnd: Bool { key == "tableHeaderView" || key == "tableFooterView" }
}
