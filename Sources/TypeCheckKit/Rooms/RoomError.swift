/// The reason why there is no available width: the problem and the fix, without a final full stop.
package struct RoomError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem.
  package let what: String
  /// The fix.
  package internal(set) var remedy = ""

  /// The problem and the fix.
  package var description: String { remedy.isEmpty ? what : "\(what); \(remedy)" }
}
