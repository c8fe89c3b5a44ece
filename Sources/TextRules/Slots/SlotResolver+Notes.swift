extension SlotResolver {
  /// Notes about requested devices or windows that do not exist.
  package var roomNotes: [String] {
    let slots = slots.sorted { $0.key < $1.key }.map { $0.value.rooms }
    var notes: [String] = []
    for note in ([options.rooms, standardRooms] + slots).flatMap({ $0?.notes ?? [] }) where !notes.contains(note) {
      notes.append(note)
    }
    return notes
  }
}
