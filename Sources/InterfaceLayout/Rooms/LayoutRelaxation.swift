import InterfaceBuilder

/// The parts of a layout to ignore, because code may change them.
package struct LayoutRelaxation: Hashable, Sendable {
  /// The height of rows that code sets.
  package enum RowHeight: Sendable, Hashable {
    /// The height that its contents need.
    case contents
    /// A height in points.
    case fixed(Double)
  }

  /// The indices of the constraints that code may change.
  package var constraints: Set<Int> = []
  /// The constant of these constraints in points; nil to ignore them.
  package var constant: Double?
  /// The height of all rows; nil for the document's.
  package var rowHeight: RowHeight?
  /// The rows whose accessory code may change.
  package var accessories: Set<Int> = []
  /// The width that the accessory takes from these rows, in points.
  package var accessory = 0.0
  /// The width and height of the items of collections, which their layout sets, in points; nil for the document's.
  package var item: Double?
  /// The views that code may hide, which take no space in a stack view.
  package var hidden: Set<Int> = []
  /// The stack views whose arrangement code may change; they only contain their views.
  package var stacks: Set<Int> = []
  /// The views that code may move, which then have no position.
  package var moved: Set<Int> = []
  /// Whether code may set margins, which are then 0.
  package var margins = false
  /// Whether stack views give multi-line labels an equal share of their width.
  package var sharesWidths = true
  /// Whether optional constraints count.
  package var keepsOptional = false

  /// Returns the width of the accessory that code may give a row; nil for the document's.
  func accessory(of cell: Int) -> Double? { accessories.contains(cell) ? accessory : nil }
}
