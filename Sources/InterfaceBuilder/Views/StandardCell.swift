/// A label or the picture of a table view cell that a property of the cell refers to.
package struct CellPart: Hashable, Sendable {
  /// The properties of the cell.
  package enum Name: String, CaseIterable, Sendable {
    case textLabel, detailTextLabel, imageView
  }

  /// The property.
  package let name: Name
  /// The index of the cell.
  package let cell: Int

  /// Finds the parts of all cells, by the index of the object.
  ///
  /// Xcode stores them in attributes of the cell or its content view, or in the key of the object.
  static func all(of objects: [InterfaceObject], _ byID: [String: Int]) -> [Int: CellPart] {
    var parts: [Int: CellPart] = [:]
    for cell in objects.indices where objects[cell].tag == "tableViewCell" {
      let holders = [objects[cell].element, objects[cell].element.child(key: "contentView")].compactMap(\.self)
      for name in Name.allCases {
        for holder in holders {
          guard let object = holder[name.rawValue].flatMap({ byID[$0] }),
            ObjectChain(objects, from: object).contains(cell)
          else { continue }
          parts[object] = CellPart(name: name, cell: cell)
        }
      }
    }
    for index in objects.indices where parts[index] == nil {
      guard let name = objects[index].key.flatMap(Name.init) else { continue }
      let cell = ObjectChain(objects, from: index).dropFirst().first { objects[$0].tag == "tableViewCell" }
      if let cell { parts[index] = CellPart(name: name, cell: cell) }
    }
    return parts
  }
}

/// A table view cell whose labels and picture UIKit lays out, regardless of stored frames.
package struct StandardCell: Hashable, Sendable {
  /// The style of the cell, by its name in Xcode files.
  package enum Style: String, Sendable {
    /// One label; Basic.
    case basic = "IBUITableViewCellStyleDefault"
    /// A second label at the trailing edge; Right Detail.
    case rightDetail = "IBUITableViewCellStyleValue1"
    /// A second label next to a narrow first one; Left Detail.
    case leftDetail = "IBUITableViewCellStyleValue2"
    /// A second label below the first one.
    case subtitle = "IBUITableViewCellStyleSubtitle"
    /// An unknown style.
    case other
  }

  /// The style.
  package let style: Style
  /// The labels and the picture, as indices of objects.
  package let parts: [CellPart.Name: Int]

  /// Reads a cell with its parts; nil for another object or a custom cell.
  init?(_ object: InterfaceObject, _ parts: [CellPart.Name: Int]) {
    guard let style = CellFacts(object)?.style else { return nil }
    (self.style, self.parts) = (style, parts)
  }
}

extension InterfaceDocument {
  /// Returns the cell with a system style that positions a view; nil for a view with constraints.
  package func standardCell(placing object: Int) -> StandardCell? {
    guard !objects[object].usesConstraints else { return nil }
    return cellParts[object].flatMap { standardCells[$0.cell] }
  }

  /// The cells with a system style, by index.
  static func standardCells(_ objects: [InterfaceObject], _ parts: [Int: CellPart]) -> [Int: StandardCell] {
    var known: [Int: [CellPart.Name: Int]] = [:]
    // The first object of each name counts.
    for (object, part) in parts.sorted(by: { $0.key > $1.key }) { known[part.cell, default: [:]][part.name] = object }
    var cells: [Int: StandardCell] = [:]
    for (cell, parts) in known { cells[cell] = StandardCell(objects[cell], parts) }
    return cells
  }
}
