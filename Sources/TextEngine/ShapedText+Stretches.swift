extension ShapedText {
  /// A part of a text in one script, direction and font, shaped in one HarfBuzz call.
  package struct Stretch: Hashable, Sendable {
    /// The UTF-16 range.
    package var range: Range<Int>
    /// The script.
    package var script: Script
    /// Whether the part runs from right to left.
    package var isRightToLeft: Bool
    /// The id of the face, as in ``ShapedText/fonts``; nil if the widths come from a rule or are unknown.
    package var face: String?
  }

  /// The parts of the text, in logical order.
  package var stretches: [Stretch] {
    runs.map { run in
      var face: String?
      if case .face(let instance) = run.choice { face = instance.id }
      return Stretch(range: run.start..<run.end, script: run.script, isRightToLeft: run.isRightToLeft, face: face)
    }
  }
}
