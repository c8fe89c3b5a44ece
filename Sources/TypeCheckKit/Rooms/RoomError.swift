/// The reason why there is no available width.
package struct RoomError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem, without a final full stop.
  package let what: String
  /// The fix, without a final full stop; empty if there is none.
  package let remedy: String

  /// The problem, and the fix if there is one.
  package var description: String { remedy.isEmpty ? what : "\(what); \(remedy)" }

  init(_ what: String, remedy: String = "") {
    self.what = what
    self.remedy = remedy
  }
}
