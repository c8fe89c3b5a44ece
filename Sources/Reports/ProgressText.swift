/// How far a run is, in one line of a terminal: `measuring [======>      ]  43 %  6,104 of 14,242 texts`.
///
/// It is ASCII, which takes one column a character on every terminal, and never as long as a line, so that it can be
/// removed again.
public struct ProgressText: Hashable, Sendable {
  /// The line, without a line break.
  public let text: String

  /// The widest bar, in columns.
  private static let widest = 30
  /// The narrowest bar that still tells something.
  private static let narrowest = 8

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - verb: What is being done.
  ///   - done: How many are done, 0 or more.
  ///   - total: Of how many, 0 or more.
  ///   - unit: What is counted.
  ///   - columns: How many columns the terminal has.
  public init(verb: String, done: Int, of total: Int, unit: String, columns: Int) {
    let share = total > 0 ? min(1, max(0, Double(done) / Double(total))) : 0
    let whole = Wording.number(total)
    let count = String(repeating: " ", count: max(0, whole.count - Wording.number(done).count)) + Wording.number(done)
    let percent = String(Int(share * 100))
    let numbers = "\(String(repeating: " ", count: 3 - percent.count))\(percent) %  \(count) of \(whole) \(unit)"
    let room = min(Self.widest, columns - 1 - verb.count - numbers.count - 4)
    guard room >= Self.narrowest else {
      text = String("\(verb) \(Wording.number(done)) of \(whole) \(unit)".prefix(max(0, columns - 1)))
      return
    }
    let filled = Int(share * Double(room))
    let bar = filled < room ? String(repeating: "=", count: filled) + ">" : String(repeating: "=", count: room)
    text = "\(verb) [\(bar)\(String(repeating: " ", count: room - bar.count))] \(numbers)"
  }
}
