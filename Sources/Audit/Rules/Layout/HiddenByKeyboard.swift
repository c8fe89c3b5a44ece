internal import Adaptivity
internal import AuditModel

/// The keyboard hides the field that is typed into, or a text that belongs to it.
///
/// A text belongs to the field that has the focus where it is inside of it, or stands in one group with it.
struct HiddenByKeyboard: Rule {
  static let descriptor = RuleDescriptor(
    id: "hidden-by-keyboard", title: "The keyboard hides what is typed",
    rationale: "Who cannot see the field, or what is wrong with it, cannot fill it in", severity: "error",
    criteria: [.layout], guidelines: [58])

  private static func form(y: Double, device: String = "iphone-16", shown: Bool? = true) -> ScreenMeasurement {
    ScreenExamples.on(device, [ScreenExamples.element("name", .textField, (16, y, 343, 44), .focused)]) {
      $0.chrome.showsKeyboard = shown
    }
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("the field is above the keyboard", form(y: 200), .pass),
    Example("the field is behind the keyboard", form(y: 700), .fail, .error),
    Example("no keyboard", form(y: 700, shown: nil), .notApplicable),
    Example(
      "a window for which no keyboard is known",
      ScreenExamples.inWindow([ScreenExamples.element("name", .textField, (16, 200, 343, 44), .focused)]) {
        $0.chrome.showsKeyboard = true
      }, .needsReview, .note),
  ]

  init() {}

  func evaluate(_ subject: ScreenMeasurement) -> Outcome {
    guard subject.layout.chrome.showsKeyboard == true else { return .notApplicable }
    let elements = subject.layout.elements
    let outline = subject.outline
    guard let focused = outline.controls.first(where: { elements[$0].flags.contains(.focused) }) else {
      return .notApplicable
    }
    var verdict = ScreenVerdict(Self.descriptor, subject)
    guard let keyboard = subject.geometry.keyboardHeight?.value else {
      verdict.doubt(focused, .notPublished, .unknownKeyboard)
      return verdict.outcome
    }
    verdict.judged()
    let top = subject.window.height - keyboard
    let group = elements[focused].parent.flatMap { elements[$0].role == .container ? $0 : nil }
    let texts = outline.texts.filter { group != nil && elements[$0].parent == group }
    for index in [focused] + texts {
      let points = elements[index].frame.maxY - top
      guard points > subject.slack else { continue }
      verdict.add(
        .error, index, by: points, .hidden(subject.name(index), points),
        remedy: "lay it out against the keyboard's guide, or scroll it into view")
    }
    return verdict.outcome
  }
}

extension Finding.Message {
  fileprivate static func hidden(_ name: String, _ points: Double) -> Self {
    "\(name) is \(Points(points)) behind the keyboard"
  }

  fileprivate static let unknownKeyboard: Self =
    "whether the keyboard hides the field cannot be told: no source gives its height here"
}
