extension ShapedText {
  /// Part of a text in one script, direction and font, which is shaped in one HarfBuzz call.
  public struct Stretch: Hashable, Sendable {
    /// Its UTF-16 range.
    public var range: Range<Int>
    /// Its script.
    public var script: Script
    /// Whether it runs from right to left.
    public var isRightToLeft: Bool
    /// The id of its face, as in ``ShapedText/fonts``; nil if the widths come from a rule or are unknown.
    public var face: String?
  }

  /// The parts of the text, in logical order.
  public var stretches: [Stretch] {
    runs.map { run in
      var face: String?
      if case .face(let instance) = run.choice { face = instance.id }
      return Stretch(range: run.start..<run.end, script: run.script, isRightToLeft: run.isRightToLeft, face: face)
    }
  }
}
