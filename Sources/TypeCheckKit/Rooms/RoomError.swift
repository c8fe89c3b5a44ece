/// Why there is no room to measure in: what is wrong and what to do, without a final full stop.
public struct RoomError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public let what: String
  /// What to do about it.
  public let remedy: String

  /// What is wrong and what to do.
  public var description: String { remedy.isEmpty ? what : "\(what); \(remedy)" }

  init(_ what: String, remedy: String = "") {
    self.what = what
    self.remedy = remedy
  }
}
