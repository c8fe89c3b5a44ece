internal import Adaptivity
internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports a text that is drawn over another text or over a control.
///
/// The rule compares the areas of the drawn texts, not their frames, which may have free space. It does not apply to
/// screens whose frames were not solved, because these areas are then unknown.
struct ElementsOverlap: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "elements-overlap", title: "A text overlaps a text or control",
    rationale: "Letters that are drawn over other letters or controls cannot be read",
    severity: "error; warning at accessibility sizes", criteria: [.resizeText, .largerText, .layout],
    guidelines: [10, 11], turnOffIf: "the app moves the texts apart in code that typecheck does not see", screens: .all)

  /// Returns a title with a text below it, each with its drawn area as top and height.
  private static func texts(
    _ title: (Double, Double), _ text: (Double, Double), category: ContentSizeCategory = .large, isSolved: Bool = true
  ) -> ScreenMeasurement {
    let frames = [title, text].map { (16.0, $0.0, 361.0, $0.1) }
    return .screen(
      [.element("title", .text, frames[0]), .element("text", .text, frames[1])], category: category
    ) { screen in
      guard isSolved else { return }
      var solved = SolvedLayout()
      for (index, frame) in frames.enumerated() {
        solved.drawnTextFrames[index] = Rect(x: frame.0, y: frame.1, width: 120, height: frame.3)
      }
      screen.solved = solved
    }
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("a text below a title", texts((100, 40), (140, 20)), .pass),
    Example("a title of two lines that reaches into the text below it", texts((100, 60), (140, 20)), .fail, .error),
    Example(
      "the same at AX3", texts((100, 60), (140, 20), category: .accessibilityExtraLarge), .fail, .warning),
    Example("frames without the areas of the texts", texts((100, 60), (140, 20), isSolved: false), .notApplicable),
  ]

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    guard let solved = subject.layout.solved else { return }
    let elements = subject.layout.elements
    let drawnTextFrames = solved.drawnTextFrames.filter { subject.outline.entries[$0.key].isShown }.sorted {
      $0.key < $1.key
    }
    guard !drawnTextFrames.isEmpty else { return }
    outcome.checked()
    let shapes = subject.outline.controls.filter { elements[$0].role == .control }.map { ($0, elements[$0].frame) }
    let severity: Finding.Severity = subject.layout.environment.category.isAccessibilityCategory ? .warning : .error
    for (place, text) in drawnTextFrames.enumerated() {
      let others = drawnTextFrames[..<place].map { ($0.key, $0.value) } + shapes
      for other in others {
        guard let common = Self.overlap(text, other, in: subject) else { continue }
        outcome.add(
          severity, text.key, by: min(common.width, common.height),
          """
          \(subject.name(text.key)) is drawn over \(subject.name(other.0)): they share \(Points(common.width).number) by \
          \(Points(common.height))
          """, remedy: "add a constraint that keeps them apart, and let their container grow or scroll")
        break
      }
    }
  }

  /// Returns the area that a text shares with another text or a control; nil if it is within the error margin.
  private static func overlap(
    _ text: (key: Int, value: Rect), _ other: (Int, Rect), in subject: ScreenMeasurement
  ) -> Rect? {
    // Most elements are apart, and this test is the fastest.
    guard let common = text.value.intersection(other.1) else { return nil }
    // Lines have free space above and below their letters, and widths have an error margin.
    let least = (width: subject.slack + 0.03 * min(text.value.width, other.1.width), height: subject.slack + leading)
    guard common.width > least.width, common.height > least.height, other.0 != text.key,
      !isInside(text.key, other.0, subject), !isInside(other.0, text.key, subject),
      subject.outline.entries[text.key].overlay == subject.outline.entries[other.0].overlay
    else { return nil }
    return common
  }

  /// The height in points by which two lines may overlap before letters touch: a fifth of a line of body text.
  private static let leading = 4.0

  private static func isInside(_ index: Int, _ other: Int, _ subject: ScreenMeasurement) -> Bool {
    sequence(first: index) { subject.layout.elements[$0].parent }.contains(other)
  }
}
