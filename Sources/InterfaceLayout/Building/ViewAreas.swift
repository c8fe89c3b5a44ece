import Adaptivity
import AutoLayout
import InterfaceBuilder

/// The safe areas and layout margins of the views in a root, as insets from their frames in points.
struct ViewAreas {
  private let tree: RootTree
  private let conditions: LayoutConditions
  private let frames: [Frame]
  /// The insets of each node's safe area.
  private(set) var safeAreas: [Insets] = []
  /// The margins of each node.
  private(set) var margins: [Insets] = []
  /// The insets of each node's readable content guide.
  private(set) var readable: [Insets] = []

  /// Finds the areas of the nodes with given frames: all nodes, or the first ones.
  init(_ tree: RootTree, _ conditions: LayoutConditions, frames: [Frame]) {
    self.tree = tree
    self.conditions = conditions
    self.frames = frames
    for node in frames.indices {
      safeAreas.append(safeArea(of: node))
      let own = margins(of: node)
      let reading = narrowed(own, of: node)
      margins.append(tree.object(of: node).margins.followsReadableWidth ? reading : own)
      readable.append(reading)
    }
  }

  /// Whether areas are equal, even for different frames.
  func isSame(as other: ViewAreas) -> Bool {
    (safeAreas, margins, readable) == (other.safeAreas, other.margins, other.readable)
  }

  /// The part of the root's unsafe edges that overlaps a view.
  private func safeArea(of node: Int) -> Insets {
    guard node != 0 else { return conditions.safeArea }
    // A scroll view moves its content out of the unsafe edges.
    if tree.scrollView(around: node) != nil { return Insets() }
    let (root, frame, safe) = (frames[0], frames[node], conditions.safeArea)
    func over(_ inset: Double, _ distance: Double, _ length: Double) -> Double {
      min(max(0, inset - max(0, distance)), max(0, length))
    }
    return Insets(
      top: over(safe.top, frame.y - root.y, frame.height), left: over(safe.left, frame.x - root.x, frame.width),
      bottom: over(safe.bottom, root.maxY - frame.maxY, frame.height),
      right: over(safe.right, root.maxX - frame.maxX, frame.width))
  }

  /// Returns margins that centre at most the readable width.
  private func narrowed(_ margins: Insets, of node: Int) -> Insets {
    guard let width = conditions.readableWidth else { return margins }
    let rest = max(0, frames[node].width - margins.left - margins.right - width) / 2
    return Insets(
      top: margins.top, left: margins.left + rest, bottom: margins.bottom, right: margins.right + rest)
  }

  private func margins(of node: Int) -> Insets {
    guard conditions.relaxation?.margins != true else { return Insets() }
    let object = tree.object(of: node)
    let stated = object.margins
    let standard = defaultMargins(of: node)
    var own = stated.insets.map(absolute) ?? standard
    if node == 0, tree.root.kind == .controller {
      own.left = max(own.left, standard.left)
      own.right = max(own.right, standard.right)
    }
    // A cell passes the margins of its table on to the content view.
    if node == 0, tree.root.kind == .tableCell, stated.preservesSuperview { own = Self.larger(own, standard) }
    if stated.followsSafeArea {
      let safe = safeAreas[node]
      own = Insets(
        top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
        right: own.right + safe.right)
    }
    guard stated.preservesSuperview, let parent = tree.nodes[node].parent else { return own }
    let (outer, frame, around) = (frames[parent], frames[node], margins[parent])
    return Self.larger(
      own,
      Insets(
        top: around.top - (frame.y - outer.y), left: around.left - (frame.x - outer.x),
        bottom: around.bottom - (outer.maxY - frame.maxY), right: around.right - (outer.maxX - frame.maxX)))
  }

  private static func larger(_ one: Insets, _ other: Insets) -> Insets {
    Insets(
      top: max(one.top, other.top), left: max(one.left, other.left), bottom: max(one.bottom, other.bottom),
      right: max(one.right, other.right))
  }

  /// Converts top, leading, bottom and trailing to insets with sides.
  private func absolute(_ insets: [Double]) -> Insets {
    let isMirrored = conditions.direction == .rightToLeft
    return Insets(
      top: insets[0], left: insets[isMirrored ? 3 : 1], bottom: insets[2], right: insets[isMirrored ? 1 : 3])
  }

  private func defaultMargins(of node: Int) -> Insets {
    if tree.object(of: node).tag == "stackView" { return Insets() }
    let margin = SystemMetric.viewMargin.value(conditions.generation)
    let plain = Insets(top: margin, left: margin, bottom: margin, right: margin)
    guard node == 0 else { return plain }
    switch tree.root.kind {
    case .controller, .xib: return Insets(left: conditions.sideMargin, right: conditions.sideMargin)
    case .tableCell: return CellMargins(tree, conditions).insets
    case .collectionCell, .reusableView: return plain
    }
  }
}

/// The margins of the content view of a table view cell.
struct CellMargins {
  let insets: Insets

  init(_ tree: RootTree, _ conditions: LayoutConditions) {
    let cell = tree.root.cell.map { tree.document.objects[$0] }
    let changed = tree.root.cell.flatMap { conditions.relaxation?.accessory(of: $0) }
    let hasAccessory = changed.map { $0 > 0 } ?? (cell.flatMap(CellFacts.init)?.accessory != nil)
    let vertical = SystemMetric.cellVerticalMargin.value(conditions.generation)
    let side = conditions.sideMargin
    let end = hasAccessory ? SystemMetric.cellAccessoryMargin.value(conditions.generation) : side
    insets = Insets(top: vertical, left: side, bottom: vertical, right: end)
  }
}
