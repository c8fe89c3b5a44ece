/// The properties of a table view cell.
package struct CellFacts: Hashable, Sendable {
  /// The system style; nil for a custom cell.
  package let style: StandardCell.Style?
  /// The accessory, such as `disclosureIndicator`; nil for none.
  package let accessory: String?
  /// The identifier with which code dequeues cells of a prototype; nil for none.
  package let reuseIdentifier: String?
  /// Whether the table has exactly the cells in the document.
  package let isStatic: Bool
  /// The indentation of the contents, in points.
  package let indentation: Double

  /// The default width of a level (Apple documentation of UIKit, `indentationWidth`).
  private static let levelWidth = 10.0

  /// Reads a cell; nil for another object.
  package init?(_ object: InterfaceObject) {
    guard object.tag == "tableViewCell" else { return nil }
    let element = object.element
    style = element["style"].map { StandardCell.Style(rawValue: $0) ?? .other }
    accessory = element["accessoryType"]
    reuseIdentifier = element["reuseIdentifier"]
    isStatic = element.parent?.name == "cells"
    indentation =
      max(0, element.number("indentationLevel") ?? 0) * max(0, element.number("indentationWidth") ?? Self.levelWidth)
  }
}
