/// Notes of which many say the same: each once, in the order of the first, with how many there were.
struct CountedNotes {
  /// The notes.
  let notes: [String]

  /// Counts notes.
  ///
  /// - Parameters:
  ///   - all: The notes, equal ones among them.
  ///   - things: What there is one note of each, in the plural.
  init(_ all: [String], of things: String) {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for note in all {
      if counts[note] == nil { order.append(note) }
      counts[note, default: 0] += 1
    }
    notes = order.map { note in
      let count = counts[note] ?? 1
      return count == 1 ? note : "of \(count) \(things): \(note)"
    }
  }
}
