import Adaptivity
import AuditModel
import InterfaceBuilder

/// The available size that UIKit gives the labels of a table view cell with a system style.
///
/// It is at most the width of the row without its margins, indentation and picture. Parts without a source count as 0:
/// gaps, the share of two labels in one line, and an accessory, which may be below the texts at accessibility sizes.
///
/// Source: `system-metrics.csv` for the margins; Apple documentation of UIKit, `UITableViewCell.indentationLevel`,
/// `UITableView.insetsContentViewsToSafeArea`, `UITableView.rowHeight` and `UITableView.Style.insetGrouped`.
struct CellRoom {
  private let isOnCard: Bool
  /// Whether the system sets the margins before and after the texts.
  private let hasMargins: (before: Bool, after: Bool)
  private let keepsToSafeArea: Bool
  /// The width of the indentation and the picture, in points.
  private let taken: Double
  /// The height of the row in points; nil for a row that grows.
  private let height: Double?

  /// Finds the available size in a row; nil for a cell with another layout.
  init?(_ root: LayoutRoot, in outline: LayoutOutline, _ effects: CodeLayoutEffects) {
    let document = outline.document
    guard let cell = root.cell, let standard = document.standardCells[cell], !effects.laysOutCell(cell) else {
      return nil
    }
    let object = document.objects[cell]
    let table = outline.table(around: cell).map { document.objects[$0] }
    let statesMargins = [object, document.objects[root.view]].contains { $0.margins.insets != nil }
    let mayChangeMargins = effects.mayMake(.margins, about: cell)
    let isSystem = !mayChangeMargins && !statesMargins
    // The first label is aligned with the separator.
    let separators = [object, table].compactMap(\.self).compactMap { $0.element.child("inset", key: "separatorInset") }
    hasMargins = (isSystem && separators.isEmpty && !effects.mayMake(.separators, about: cell), isSystem)
    isOnCard = isSystem && outline.isOnCard(root)
    keepsToSafeArea = !mayChangeMargins && table.map(Self.keepsToSafeArea) ?? true
    let facts = CellFacts(object)
    // A table's delegate may indent prototype rows.
    let isIndented = facts?.isStatic == true && !effects.changes(of: cell).contains(.arrangement)
    taken =
      (isIndented ? facts?.indentation ?? 0 : 0)
      + (standard.parts[.imageView].map { Self.width(ofPicture: $0, in: document, effects) } ?? 0)
    let stated = effects.mayMake(.rowHeights, about: cell) ? nil : outline.statedRowHeight(of: root)
    height = stated.map { max($0, object.frame?[3] ?? 0) }
  }

  /// Whether the rows of a table keep their contents clear of the unsafe sides, which is the default.
  static func keepsToSafeArea(_ table: InterfaceObject) -> Bool {
    table.element.flag("contentViewInsetsToSafeArea") ?? table.element.flag("insetsContentViewsToSafeArea") ?? true
  }

  /// The width of an app's picture in the lowest possible row, which does not grow for the picture.
  private static func width(ofPicture part: Int, in document: InterfaceDocument, _ effects: CodeLayoutEffects) -> Double
  {
    let object = document.objects[part]
    guard !object.isHidden, effects.changes(of: part).isEmpty, let name = object.element["image"],
      let image = document.resources.images.first(where: { $0.name == name }), !image.isSymbol, let size = image.size,
      size[1] > 0
    else { return 0 }
    return size[0] * min(1, SystemMetric.row.value() / size[1])
  }

  /// Returns the available size of a label in a window.
  func space(in window: RoomWindow) -> RoomProbe.Space {
    let margin = window.geometry.margin?.value ?? SystemMetric.rootSideMargin.value()
    let whole = keepsToSafeArea ? window.safeWidth : window.geometry.windowSize.value.width
    let count = [hasMargins.before, hasMargins.after, isOnCard, isOnCard].count { $0 }
    return RoomProbe.Space(
      width: max(0, whole - Double(count) * margin - taken), height: height ?? RoomProbe.unlimited,
      isWidthFixed: false)
  }
}
