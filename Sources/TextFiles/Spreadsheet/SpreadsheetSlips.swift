import AuditModel
import Documents

/// The columns of a spreadsheet whose names are probably misspelt names of fields.
///
/// A similar name is not enough, because `Links` differs from `lines` in one letter. A column is reported only if it
/// contains a valid value of the field.
struct SpreadsheetSlips {
  private struct Column {
    let place: Int
    let name: SpreadsheetScanner.Cell
    /// The field that was probably meant; nil means the comment.
    let field: SlotDescriptor?

    /// Returns whether the text of a cell is a valid value of the field.
    func takes(_ text: String) -> Bool {
      let text = text.trimmingWhitespace
      guard let field else { return !text.isEmpty }
      var slot = SlotFields()
      return field.refusal(of: text, in: &slot) == nil
    }
  }

  private var columns: [Column] = []

  /// Finds columns with names that are similar to those of fields.
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

  /// Returns the misspelt columns that have a valid value in a row, with the names that were probably meant.
  ///
  /// These columns are then removed, so that each is reported once.
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
