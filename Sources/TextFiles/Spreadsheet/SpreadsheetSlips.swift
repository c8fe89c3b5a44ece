import AuditModel
import Documents

/// The spreadsheet columns whose names are probably misspelt field names.
///
/// A similar name is not enough, because `Links` differs from `lines` in one letter. A column is reported only if it
/// contains a valid value for the field.
struct SpreadsheetSlips {
  private struct Column {
    let place: Int
    let name: SpreadsheetScanner.Cell
    /// The field that was probably meant; nil means the comment.
    let field: SlotDescriptor?

    /// Returns whether a cell's text is a valid value for the field.
    func takes(_ text: String) -> Bool {
      let text = text.trimmingWhitespace
      guard let field else { return !text.isEmpty }
      var slot = SlotFields()
      return field.refusal(of: text, in: &slot) == nil
    }
  }

  private var columns: [Column] = []

  /// Finds columns with names similar to field names.
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

  /// Returns the misspelt columns with a valid value in a row, with the names that were probably meant.
  ///
  /// Each column is then removed, so that it is reported once.
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
