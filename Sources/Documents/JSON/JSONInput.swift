/// The kind of JSON input, which determines the wording of messages and fixes.
package enum JSONInput: Sendable {
  /// A file with texts.
  case texts
  /// A file with colours.
  case colors
  /// One line of standard input, which contains one item.
  case line

  /// The word for the input in messages.
  var noun: String { self == .line ? "line" : "file" }

  /// The end of a message when reading stops early; empty for a line, in which nothing follows.
  var ending: String { self == .line ? "" : "; reading ended here" }

  /// Returns a position as shown to users; for a single line, only the column.
  func words(_ place: LocatedJSON.Place) -> String { self == .line ? "column \(place.column)" : place.description }
}
