/// The reason why there is no available width.
package struct RoomError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem, without a final full stop.
  package let what: String
  /// The fix.
  package internal(set) var remedy = ""

  /// The problem, and the fix if there is one.
  package var description: String { remedy.isEmpty ? what : "\(what); \(remedy)" }
}
