extension ShapedText {
  /// A stretch of a text in one script, direction and font: what one call to HarfBuzz shapes.
  public struct Stretch: Hashable, Sendable {
    /// The UTF-16 offsets of the stretch.
    public var range: Range<Int>
    /// Its script.
    public var script: Script
    /// Whether it runs from right to left.
    public var isRightToLeft: Bool
    /// The identifier of its face as in ``ShapedText/fonts``; nil where a rule or nothing gives the widths.
    public var face: String?
  }

  /// The stretches of the text, in logical order.
  public var stretches: [Stretch] {
    runs.map { run in
      var face: String?
      if case .face(let instance) = run.choice { face = instance.id }
      return Stretch(range: run.start..<run.end, script: run.script, isRightToLeft: run.isRightToLeft, face: face)
    }
  }
}
