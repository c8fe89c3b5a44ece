import InterfaceBuilder

/// The parts of a layout that do not count, because code may change them.
package struct LayoutRelaxation: Hashable, Sendable {
  /// The height of rows that code decides.
  package enum RowHeight: Sendable, Hashable {
    /// The height that its contents need.
    case contents
    /// A height in points.
    case fixed(Double)
  }

  /// The constraints that code may change, as indices.
  package var constraints: Set<Int> = []
  /// The constant of these constraints in points; nil if they do not count.
  package var constant: Double?
  /// The height of all rows; nil if it is that of the document.
  package var rowHeight: RowHeight?
  /// The views that code may hide, which then take no space in a stack view.
  package var hidden: Set<Int> = []
  /// The stack views whose arrangement code may change; their views are anywhere in them.
  package var stacks: Set<Int> = []
  /// The views that code may move, which are then nowhere.
  package var moved: Set<Int> = []
  /// Whether code may set margins, which are then 0.
  package var margins = false
  /// Whether stack views give labels of several lines an equal share of their width.
  package var sharesWidths = true
  /// Whether optional constraints count.
  package var keepsOptional = false
}
