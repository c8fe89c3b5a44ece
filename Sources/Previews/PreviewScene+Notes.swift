import AuditModel

extension PreviewScene {
  /// Notes for the caption, such as the available height, on details that the drawing does not show.
  public var notes: [String] {
    guard hasHeight else { return remarks }
    let room = "the available height is \(Points(room.height))"
    return [clipped.map { "\(room): \($0) in it" } ?? room] + others
  }

  /// The ``notes`` without the available height, for places that already show it.
  public var remarks: [String] { [clipped.map { "\($0) in the available height" }].compactMap(\.self) + others }

  /// A note on the number of lines that do not fit completely in the given height; nil if all fit.
  private var clipped: String? {
    let all = lines.count + linesLeftOut
    let clipped = lines.count(where: \.isOutside) + linesLeftOut
    guard hasHeight, clipped > 0 else { return nil }
    return "\(clipped) of \(all) \(all.form("line does", "lines do")) not fit"
  }

  private var others: [String] {
    var notes: [String] = []
    if leftOut != nil { notes.append("the cut-off part is in the middle, at the …") }
    if linesLeftOut > 0 {
      notes.append("\(linesLeftOut) more \(linesLeftOut.form("line is", "lines are")) not drawn")
    }
    if glyphsLeftOut > 0 {
      let marks = glyphsLeftOut == 1 ? "1 mark that reaches" : "\(glyphsLeftOut) marks that reach"
      notes.append("\(marks) far above or below the line \(glyphsLeftOut.form("is", "are")) not drawn")
    }
    if isPartial { notes.append("only the beginning of long lines is drawn") }
    if let remedy { notes.append("drawn in the font it was measured with, whose marks may touch; \(remedy)") }
    if let problem { notes.append(problem) }
    return notes
  }
}
