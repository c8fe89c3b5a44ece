/// Notes without duplicates, in the order of their first occurrence, with the number of occurrences.
struct CountedNotes {
  /// The notes.
  let notes: [String]

  /// Counts notes.
  ///
  /// `things` is the plural noun for the items that each have a note.
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
