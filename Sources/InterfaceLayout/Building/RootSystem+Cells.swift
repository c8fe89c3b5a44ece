import Adaptivity
import AutoLayout
import InterfaceBuilder

/// The labels and the picture of a table view cell with a system style.
///
/// Source: Apple documentation of UIKit, `UITableViewCell.CellStyle`, for the order of the parts; `system-metrics.csv`
/// for the margins. No source has the gaps between parts, so only drawings use the frames, not rules.
extension RootSystem {
  /// The priority of a second label's width, which gets the rest of the row.
  private static let detail = Priority(749)
  /// The priority of margins above and below labels, which a row with a fixed height does not keep.
  private static let margin = Priority(740)
  /// The priority of a picture's size, which may be unknown and does not enlarge the row.
  private static let picture = Priority(1)

  /// Whether a system style positions a view; canvases keep the frames that Xcode stored.
  func isPlacedByCell(_ node: Int) -> Bool {
    guard !conditions.isCanvas else { return false }
    let object = tree.nodes[node].object
    return tree.document.standardCell(placing: object) != nil && tree.document.cellParts[object]?.cell == tree.root.cell
  }

  /// The compression resistance of a cell's part; nil for another view.
  func cellResistance(of node: Int, along axis: Axis) -> Priority? {
    guard isPlacedByCell(node) else { return nil }
    switch tree.document.cellParts[tree.nodes[node].object]?.name {
    case .detailTextLabel: return axis == .horizontal ? Self.detail : nil
    case .imageView: return axis == .vertical ? Self.picture : nil
    case .textLabel, nil: return nil
    }
  }

  /// Adds the constraints of a cell's parts.
  mutating func addCell() {
    guard let cell = tree.root.cell, let standard = tree.document.standardCells[cell] else { return }
    let parts = standard.parts.compactMapValues { tree.nodeOfObject[$0] }.filter { isPlacedByCell($0.value) }
    let margins = areas.margins[0]
    let gap = SystemMetric.siblingSpacing.value()
    let isMirrored = conditions.direction == .rightToLeft
    let end = isMirrored ? margins.left : margins.right
    var start = (isMirrored ? margins.right : margins.left) + (CellFacts(tree.document.objects[cell])?.indentation ?? 0)
    var before = boxes[0][.leading]
    for node in parts.values.sorted() { addEnd(of: node, margin: end) }
    if let picture = parts[.imageView] {
      add(LayoutConstraint(boxes[picture][.leading], .equal, before, constant: start))
      addStoredSize(of: picture)
      center(picture)
      (before, start) = (boxes[picture][.trailing], gap)
    }
    let labels = [parts[.textLabel], parts[.detailTextLabel]].compactMap(\.self)
    guard let first = labels.first else { return }
    add(LayoutConstraint(boxes[first][.leading], .equal, before, constant: start))
    guard labels.count > 1, let last = labels.last else {
      fill(first, margin: end)
      return center(first)
    }
    if standard.style == .subtitle || conditions.stacksDetails {
      return stack(first, last, margin: end)
    }
    add(LayoutConstraint(boxes[last][.leading], .greaterOrEqual, boxes[first][.trailing], constant: gap))
    if standard.style == .leftDetail {
      add(LayoutConstraint(boxes[last][.leading], .equal, boxes[first][.trailing], constant: gap))
    } else {
      fill(last, margin: end)
    }
    for node in labels { center(node) }
  }

  /// Keeps a part in its row, with the margins above and below it if the row can grow.
  private mutating func addEnd(of node: Int, margin: Double) {
    let (box, row) = (boxes[node], boxes[0])
    add(LayoutConstraint(box[.trailing], .lessOrEqual, row[.trailing], constant: -margin))
    add(LayoutConstraint(box[.top], .greaterOrEqual, row[.top]))
    add(LayoutConstraint(box[.bottom], .lessOrEqual, row[.bottom]))
    guard let priority = Self.margin, tree.object(of: node).tag == "label" else { return }
    let (top, bottom) = (areas.margins[0].top, areas.margins[0].bottom)
    add(LayoutConstraint(box[.top], .greaterOrEqual, row[.top], constant: top, priority: priority))
    add(LayoutConstraint(box[.bottom], .lessOrEqual, row[.bottom], constant: -bottom, priority: priority))
  }

  /// Extends a part to the margin.
  private mutating func fill(_ node: Int, margin: Double) {
    add(LayoutConstraint(boxes[node][.trailing], .equal, boxes[0][.trailing], constant: -margin))
  }

  private mutating func center(_ node: Int) {
    add(LayoutConstraint(boxes[node][.centerY], .equal, boxes[0][.centerY]))
  }

  /// Places the second label below the first one, and centres both vertically.
  private mutating func stack(_ first: Int, _ last: Int, margin: Double) {
    for node in [first, last] { fill(node, margin: margin) }
    add(LayoutConstraint(boxes[last][.leading], .equal, boxes[first][.leading]))
    add(LayoutConstraint(boxes[last][.top], .equal, boxes[first][.bottom]))
    let block = solver.addBox()
    add(LayoutConstraint(block[.left], .equal, boxes[0][.left]))
    add(LayoutConstraint(block[.width], .equal))
    add(LayoutConstraint(block[.top], .equal, boxes[first][.top]))
    add(LayoutConstraint(block[.bottom], .equal, boxes[last][.bottom]))
    add(LayoutConstraint(block[.centerY], .equal, boxes[0][.centerY]))
  }

  private mutating func addStoredSize(of node: Int) {
    guard let stored = tree.nodes[node].stored, let priority = Self.picture else { return }
    add(LayoutConstraint(boxes[node][.width], .equal, constant: stored.width, priority: priority))
    add(LayoutConstraint(boxes[node][.height], .equal, constant: stored.height, priority: priority))
  }
}
