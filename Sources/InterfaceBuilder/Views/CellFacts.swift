/// The properties of a table view cell.
package struct CellFacts: Hashable, Sendable {
  /// The style of the system, such as `IBUITableViewCellStyleSubtitle`; nil for a custom cell.
  package let style: String?
  /// The accessory, such as `disclosureIndicator`; nil for none.
  package let accessory: String?
  /// The identifier by which code makes cells of a prototype; nil for none.
  package let reuseIdentifier: String?
  /// Whether the table has exactly the cells of the document.
  package let isStatic: Bool

  /// Reads a cell; nil for another object.
  package init?(_ object: InterfaceObject) {
    guard object.tag == "tableViewCell" else { return nil }
    style = object.element["style"]
    accessory = object.element["accessoryType"]
    reuseIdentifier = object.element["reuseIdentifier"]
    isStatic = object.element.parent?.name == "cells"
  }
}
