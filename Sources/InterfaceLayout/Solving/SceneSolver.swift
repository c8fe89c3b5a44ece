package import Adaptivity
import AuditModel
import InterfaceBuilder

/// Lays out the screens of a document.
package struct SceneSolver {
  /// The conditions for layouts.
  package enum Mode: Sendable {
    /// The conditions in which Xcode stored the frames.
    case canvas
    /// The conditions of a device.
    case device(LayoutGeometry)
  }

  private let outline: LayoutOutline
  private let mode: Mode
  private let relaxation: LayoutRelaxation?
  private let solver: RootSolver
  /// The conditions of the canvas; nil on a device.
  private let canvas: CanvasConditions?

  /// Creates a solver for the screens of a document; `relaxation` has the parts to ignore, nil for none.
  package init(_ outline: LayoutOutline, _ mode: Mode, relaxation: LayoutRelaxation? = nil) {
    self.outline = outline
    self.mode = mode
    self.relaxation = relaxation
    solver = RootSolver(outline)
    if case .canvas = mode { canvas = CanvasConditions(outline) } else { canvas = nil }
  }

  /// The roots outside of tables and collections, in document order.
  package var screens: [LayoutRoot] {
    let inside = Set(outline.cells.values.joined())
    return outline.roots.filter { !inside.contains($0) }
  }

  /// Finds the frames of a screen; nil on the canvas if its outermost view stores no frame.
  package func layout(_ root: LayoutRoot, content: some IntrinsicSizes) -> SceneLayout? {
    var scene = SceneLayout(root: root)
    var conditions: LayoutConditions
    switch mode {
    case .canvas:
      guard let stored = canvas?.conditions(of: root) else { return nil }
      conditions = stored
    case .device(let geometry):
      var device = DeviceConditions(outline, geometry)
      conditions = device.conditions(of: root)
      scene.note(device.unresolved)
    }
    relax(&conditions, of: root)
    scene.safeArea = conditions.safeArea
    add(solved(root, conditions, content), at: (0, 0), stored: (0, 0), below: nil, to: &scene, content)
    return scene
  }

  private typealias Place = (x: Double, y: Double)

  private func add(
    _ layout: SceneLayout, at place: Place, stored: Place, below parent: Int?, isPlaced: Bool = true,
    to scene: inout SceneLayout, _ content: some IntrinsicSizes
  ) {
    let first = scene.elements.count
    for element in layout.elements {
      scene.elements.append(
        SceneLayout.Element(
          object: element.object, parent: element.parent.map { $0 + first } ?? parent,
          frame: element.frame.moved(place), stored: element.stored?.moved(stored),
          isUndetermined: element.isUndetermined, isPlaced: isPlaced))
    }
    scene.note(layout.unresolved)
    scene.conflicts += layout.conflicts
    let own = first..<scene.elements.count
    for index in own where outline.cells[scene.elements[index].object] != nil {
      addCells(of: index, among: own, to: &scene, content)
    }
  }

  /// Lays out a root; a row has at least the row height of its table.
  private func solved(
    _ root: LayoutRoot, _ conditions: LayoutConditions, _ content: some IntrinsicSizes
  ) -> SceneLayout {
    let layout = solver.layout(root, conditions, content: content)
    guard conditions.height == nil, let height = layout.elements.first?.frame.height else { return layout }
    var fixed = conditions
    fixed.height = max(height, SystemMetric.row.value(conditions.generation))
    let stretched = solver.layout(root, fixed, content: content)
    // A row whose constraints set its height has that height.
    return stretched.conflicts.count > layout.conflicts.count ? layout : stretched
  }

  private func addCells(
    of table: Int, among own: Range<Int>, to scene: inout SceneLayout, _ content: some IntrinsicSizes
  ) {
    let (object, frame) = (scene.elements[table].object, scene.elements[table].frame)
    /// The total growth of the rows above.
    var shift = 0.0
    var end = rowsStart(of: table, in: scene.elements[own])
    let sides = sides(of: table, in: scene)
    for root in outline.cells[object] ?? [] {
      guard let cell = root.cell, let own = outline.document.objects[cell].frame else { continue }
      let inner = root.view == cell ? [0, 0, own[2], own[3]] : outline.document.objects[root.view].frame ?? own
      let isStatic = CellFacts(outline.document.objects[cell])?.isStatic ?? false
      let rowSides = root.kind == .tableCell ? sides : nil
      let width = rowSides?.contentWidth(in: frame.width) ?? frame.width
      guard let conditions = cellConditions(root, tableWidth: width) else { continue }
      let layout = solved(root, conditions, content)
      let rowHeight = conditions.height ?? layout.elements.first?.frame.height
      let growth = (rowHeight ?? inner[3]) - inner[3]
      let stored = scene.elements[table].stored.map {
        Rect(x: $0.x + own[0], y: $0.y + own[1], width: own[2], height: own[3])
      }
      var rect = Rect(
        x: frame.x + own[0], y: frame.y + own[1] + shift, width: conditions.width + own[2] - inner[2],
        height: own[3] + growth)
      var inset = root.view == cell ? 0 : inner[0]
      if let rowSides {
        rect.x = frame.x + rowSides.row.left
        rect.width = max(0, frame.width - rowSides.row.left - rowSides.row.right)
        inset += rowSides.content.left
        // A document may store a row above the end of the previous row, or lower than its contents.
        rect.height = max(own[3], inner[3]) + growth
        rect.y = max(rect.y, end)
        end = rect.maxY
        shift = end - (frame.y + own[1] + own[3]) - growth
      }
      if root.view != cell {
        scene.elements.append(
          SceneLayout.Element(
            object: cell, parent: table, frame: rect, stored: stored, isPlaced: isStatic))
      }
      let parent = root.view == cell ? table : scene.elements.count - 1
      addFixedRow(root, conditions, at: root.view == cell ? scene.elements.count : parent, to: &scene, content)
      add(
        layout, at: (rect.x + inset, rect.y + (root.view == cell ? 0 : inner[1])),
        stored: ((stored?.x ?? 0) + inner[0], (stored?.y ?? 0) + inner[1]), below: parent, isPlaced: isStatic,
        to: &scene, content)
      shift += growth
    }
  }

  /// The distances of a table's rows from its sides; nil on the canvas, where rows keep their stored frames.
  private func sides(of table: Int, in scene: SceneLayout) -> RowSides? {
    guard case .device(let geometry) = mode, let root = scene.elements.first?.frame else { return nil }
    let (element, insets) = (scene.elements[table], scene.safeArea)
    let safe = Rect(
      x: root.x + insets.left, y: root.y, width: root.width - insets.left - insets.right, height: root.height)
    // Cards follow the margins of their table.
    let isOpen = relaxation?.margins == true
    let margin = isOpen ? 0 : geometry.margin?.value ?? SystemMetric.rootSideMargin.value()
    return RowSides(of: element.object, element.frame, in: outline, safe: safe, margin: margin)
  }

  /// The end of a table's header, where the rows start.
  private func rowsStart(of table: Int, in elements: ArraySlice<SceneLayout.Element>) -> Double {
    elements.lazy
      .filter { $0.parent == table && outline.document.objects[$0.object].key == "tableHeaderView" }
      .map(\.frame.maxY).max() ?? -.infinity
  }

  private func addFixedRow(
    _ root: LayoutRoot, _ conditions: LayoutConditions, at element: Int, to scene: inout SceneLayout,
    _ content: some IntrinsicSizes
  ) {
    guard root.kind == .tableCell, case .device = mode, let height = conditions.height else { return }
    var free = conditions
    free.height = nil
    let layout = solver.layout(root, free, content: content)
    guard layout.isComplete, let first = layout.elements.first, !first.isUndetermined else { return }
    var needed = first.frame.height
    if root.cell.map({ outline.document.standardCells[$0] != nil }) == true {
      // A row with a fixed height has no margins above and below the labels of a standard cell.
      needed -= 2 * SystemMetric.cellVerticalMargin.value(conditions.generation)
    }
    let row = SceneLayout.FixedRow(root: root, element: element, height: height, needed: needed)
    scene.fixedRows.append(row)
  }

  private func cellConditions(_ root: LayoutRoot, tableWidth: Double) -> LayoutConditions? {
    var conditions: LayoutConditions?
    switch mode {
    case .canvas: conditions = canvas?.conditions(of: root)
    case .device(let geometry): conditions = DeviceConditions(outline, geometry).cell(root, tableWidth: tableWidth)
    }
    if var relaxed = conditions {
      relax(&relaxed, of: root)
      conditions = relaxed
    }
    return conditions
  }

  private func relax(_ conditions: inout LayoutConditions, of root: LayoutRoot) {
    conditions.relaxation = relaxation
    if let cell = root.cell, let accessory = relaxation?.accessory(of: cell) {
      let widths = [cell, root.view].compactMap { outline.document.objects[$0].frame?[2] }
      let stored = widths.count == 2 ? max(0, widths[0] - widths[1]) : 0
      conditions.width = max(0, conditions.width + stored - accessory)
    }
    if let length = relaxation?.item, root.kind == .collectionCell || root.kind == .reusableView {
      (conditions.width, conditions.height) = (length, length)
    }
    guard root.kind == .tableCell, let height = relaxation?.rowHeight else { return }
    if case .fixed(let points) = height { conditions.height = points } else { conditions.height = nil }
  }
}

extension Rect {
  fileprivate func moved(_ by: (x: Double, y: Double)) -> Rect {
    Rect(x: x + by.x, y: y + by.y, width: width, height: height)
  }
}
