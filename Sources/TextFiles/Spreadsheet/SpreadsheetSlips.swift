import AuditModel
import Documents

/// Columns of a spreadsheet whose names are probably misspelt names of fields.
///
/// A similar name is not sufficient: `Links` differs from `lines` in one letter. A column is reported only if it
/// contains a value of the field.
struct SpreadsheetSlips {
  private struct Column {
    let place: Int
    let name: SpreadsheetScanner.Cell
    /// The field that was probably meant; nil is the comment.
    let field: SlotDescriptor?

    /// Whether a cell contains a valid value of the field.
    func takes(_ text: String) -> Bool {
      let text = text.trimmingWhitespace
      guard let field else { return !text.isEmpty }
      var slot = SlotFields()
      return field.refusal(of: text, in: &slot) == nil
    }
  }

  private var columns: [Column] = []

  /// Finds names that are similar to those of fields.
  init(_ columns: [SpreadsheetHeader.Column], _ names: [SpreadsheetScanner.Cell]) {
    for (place, column) in columns.enumerated() where column == .other {
      let name = names[place]
      let field = SlotDescriptor.all(on: .comment).first {
        let known = $0.field.name(on: .comment)
        return !columns.contains(.field($0.field)) && name.text.lowercased() + "s" != known
          && NearName.isNear(name.text, known)
      }
      if field != nil || (NearName.isNear(name.text, "comment") && !columns.contains(.comment)) {
        self.columns.append(Column(place: place, name: name, field: field))
      }
    }
  }

  /// Removes the columns with a valid value in a row, and returns their names with the names that were probably meant.
  mutating func found(in cells: [SpreadsheetScanner.Cell]) -> [(name: SpreadsheetScanner.Cell, meant: String)] {
    var found: [(name: SpreadsheetScanner.Cell, meant: String)] = []
    columns.removeAll { column in
      guard cells.indices.contains(column.place), column.takes(cells[column.place].text) else { return false }
      found.append((column.name, column.field?.field.name(on: .comment) ?? "comment"))
      return true
    }
    return found
  }
}
