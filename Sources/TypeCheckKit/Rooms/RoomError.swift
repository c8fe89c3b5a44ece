/// The reason why there is no available width: the problem and the fix, without a final full stop.
package struct RoomError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem.
  package let what: String
  /// The fix.
  package let remedy: String

  /// The problem and the fix.
  package var description: String { remedy.isEmpty ? what : "\(what); \(remedy)" }

  init(_ what: String, remedy: String = "") {
    self.what = what
    self.remedy = remedy
  }
}
