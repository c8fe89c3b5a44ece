/// The progress of a run as one line, such as `measuring [======> ] 43 % 6,104 of 14,242 texts`.
///
/// The line is ASCII, so every character takes one column. It is narrower than the terminal, so that it can be erased.
package struct ProgressText: Hashable, Sendable {
  /// The line, without a line break.
  package let text: String

  /// The maximum width of the bar, in columns.
  private static let widest = 30
  /// The minimum width of a useful bar, in columns.
  private static let narrowest = 8

  /// Creates a line.
  package init(verb: String, done: Int, of total: Int, unit: String, columns: Int) {
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
