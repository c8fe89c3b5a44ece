/// What a JSON text is to those who read its messages and remedies.
package enum JSONInput: Sendable {
  /// A file with texts.
  case texts
  /// A file with colours.
  case colors
  /// One line of standard input, an item.
  case line

  /// What the bytes are called.
  var noun: String { self == .line ? "line" : "file" }

  /// What is said where reading ends before the end; of a line there is no more to be read.
  var ending: String { self == .line ? "" : "; reading ended here" }

  /// A place, for a person who knows the line.
  func words(_ place: LocatedJSON.Place) -> String { self == .line ? "column \(place.column)" : place.description }
}
