import Adaptivity
import InterfaceBuilder

/// The distances of a table's rows from its sides on a device, in points.
///
/// Source: Apple documentation of UIKit, `UITableView.Style.insetGrouped` and `insetsContentViewsToSafeArea`. The
/// margin of a card is the side margin of the screen, as on Xcode's canvas (`system-metrics.csv`).
struct RowSides {
  /// The distances of a row from the left and right side of the table.
  private(set) var row = (left: 0.0, right: 0.0)
  /// The distances of the contents from the left and right side of the row, which avoid the unsafe area.
  private(set) var content = (left: 0.0, right: 0.0)

  /// Finds the distances for a table and its frame.
  ///
  /// `safe` is the area of the screen between the sides of the safe area. `margin` is the side margin of the screen.
  init(of table: Int, _ frame: Rect, in outline: LayoutOutline, safe: Rect, margin: Double) {
    if CellRoom.keepsToSafeArea(outline.document.objects[table]) {
      content = (
        min(max(0, safe.x - frame.x), frame.width), min(max(0, frame.maxX - safe.maxX), frame.width)
      )
    }
    guard outline.isCard(table) else { return }
    row = (content.left + margin, content.right + margin)
    content = (0, 0)
  }

  /// The width of the contents for a table width.
  func contentWidth(in table: Double) -> Double {
    max(0, table - row.left - row.right - content.left - content.right)
  }
}
