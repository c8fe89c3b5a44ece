import AuditModel
import Documents

/// The columns of a spreadsheet whose names were probably meant for those of a field, and are misspelt.
///
/// Names alone do not decide: `Links` is one letter from `lines`. A column counts once it has a value of the field.
struct SpreadsheetSlips {
  private struct Column {
    let place: Int
    let name: SpreadsheetScanner.Cell
    /// The field that was meant; nil is the comment.
    let field: DirectiveField?

    /// Whether a cell has a value of the field.
    func takes(_ text: String) -> Bool {
      let text = text.trimmingWhitespace
      guard let field else { return !text.isEmpty }
      var slot = SlotFields()
      do throws(DirectiveField.Refusal) {
        try field.set(text, in: &slot)
        return true
      } catch {
        return false
      }
    }
  }

  private var columns: [Column] = []

  /// Looks for names that are nearly those of fields.
  ///
  /// - Parameters:
  ///   - columns: What the columns hold.
  ///   - names: Their names.
  init(_ columns: [SpreadsheetHeader.Column], _ names: [SpreadsheetScanner.Cell]) {
    for (place, column) in columns.enumerated() where column == .other {
      let name = names[place]
      let field = DirectiveField.allCases.first {
        !columns.contains(.field($0)) && name.text.lowercased() + "s" != $0.rawValue
          && NearName.isNear(name.text, $0.rawValue)
      }
      if field != nil || (NearName.isNear(name.text, "comment") && !columns.contains(.comment)) {
        self.columns.append(Column(place: place, name: name, field: field))
      }
    }
  }

  /// Takes out the columns of which a row has a value of the field.
  ///
  /// - Parameter cells: A row.
  /// - Returns: The names, each with the name that was meant.
  mutating func found(in cells: [SpreadsheetScanner.Cell]) -> [(name: SpreadsheetScanner.Cell, meant: String)] {
    var found: [(name: SpreadsheetScanner.Cell, meant: String)] = []
    columns.removeAll { column in
      guard cells.indices.contains(column.place), column.takes(cells[column.place].text) else { return false }
      found.append((column.name, column.field?.rawValue ?? "comment"))
      return true
    }
    return found
  }
}
