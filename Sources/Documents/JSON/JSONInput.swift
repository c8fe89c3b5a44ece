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

  /// The end of a message if reading stops early; empty for a single line.
  var ending: String { self == .line ? "" : "; reading ended here" }

  /// Returns a position as shown to users; only the column for a single line.
  func words(_ place: LocatedJSON.Place) -> String { self == .line ? "column \(place.column)" : place.description }
}
