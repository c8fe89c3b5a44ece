/// The reason why there is no available width: the problem and the fix, without a final full stop.
public struct RoomError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem.
  public let what: String
  /// The fix.
  public let remedy: String

  /// The problem and the fix.
  public var description: String { remedy.isEmpty ? what : "\(what); \(remedy)" }

  init(_ what: String, remedy: String = "") {
    self.what = what
    self.remedy = remedy
  }
}
