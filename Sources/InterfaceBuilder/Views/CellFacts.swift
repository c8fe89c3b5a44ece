/// The properties of a table view cell.
package struct CellFacts: Hashable, Sendable {
  /// The style of the system; nil for a custom cell.
  package let style: StandardCell.Style?
  /// The accessory, such as `disclosureIndicator`; nil for none.
  package let accessory: String?
  /// The identifier by which code makes cells of a prototype; nil for none.
  package let reuseIdentifier: String?
  /// Whether the table has exactly the cells of the document.
  package let isStatic: Bool
  /// The distance in points by which the contents are indented.
  package let indentation: Double

  /// The width of a level if the document states none (Apple documentation of UIKit, `indentationWidth`).
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
