import AuditModel

extension PreviewScene {
  /// What a caption has to say because the drawing alone does not.
  public var notes: [String] {
    var notes: [String] = []
    if hasHeight { notes.append(height) }
    if leftOut != nil { notes.append("what is cut off is left out at the …, in the middle") }
    if linesLeftOut > 0 { notes.append("and \(linesLeftOut) more \(linesLeftOut == 1 ? "line" : "lines")") }
    if isPartial { notes.append("of long lines only the beginning is drawn") }
    if let problem { notes.append(problem) }
    return notes
  }

  /// The height of the room, and the lines that are not wholly in it.
  private var height: String {
    let all = lines.count + linesLeftOut
    let clipped = lines.count(where: \.isOutside) + linesLeftOut
    let room = "the room is \(Points(room.height)) high"
    guard clipped > 0 else { return room }
    return "\(room): \(clipped) of \(all) \(all == 1 ? "line does" : "lines do") not fit in it"
  }
}
