internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// The keyboard hides the field that is typed into, or a text that belongs to it.
///
/// A text belongs to the field that has the focus where it is inside of it, or stands in one group with it. Where the
/// layout does not say which field has it, as no page source of an iPhone does, the only field has; of several, one that
/// lies behind the keyboard is for a person. The keyboard is where a page source has it, else as high as it was measured.
struct HiddenByKeyboard: Rule {
  static let descriptor = RuleDescriptor(
    id: "hidden-by-keyboard", title: "The keyboard hides the field in use",
    rationale: "People cannot fill in a field if the keyboard hides it or the text that explains it",
    severity: "error", criteria: [.layout], guidelines: [58],
    turnOffIf: "the app scrolls the field into view, and the layouts show the screen before that")

  private static func form(
    y: Double, device: String = "iphone-16", shown: Bool? = true, _ flags: LayoutElement.Flags = .focused
  ) -> ScreenMeasurement {
    ScreenExamples.on(device, [ScreenExamples.element("name", .textField, (16, y, 343, 44), flags)]) {
      $0.chrome.showsKeyboard = shown
    }
  }

  /// Two fields of which nobody says which one has the focus, and a keyboard as it was recorded.
  private static func two(y: Double) -> ScreenMeasurement {
    ScreenExamples.on([
      ScreenExamples.element("name", .textField, (16, 120, 343, 44)),
      ScreenExamples.element("town", .textField, (16, y, 343, 44)),
    ]) {
      $0.chrome.showsKeyboard = true
      $0.chrome.keyboardFrame = Rect(x: 0, y: 552, width: 393, height: 300)
    }
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("the field is above the keyboard", form(y: 200), .pass),
    Example("the field is behind the keyboard", form(y: 700), .fail, .error),
    Example("no keyboard", form(y: 700, shown: nil), .notApplicable),
    Example("the only field of a recorded screen is behind the keyboard", form(y: 700, []), .fail, .error),
    Example("two fields above the recorded keyboard", two(y: 500), .pass),
    Example("one of two fields behind the recorded keyboard", two(y: 540), .needsReview, .note),
    Example("no field", ScreenExamples.on([]) { $0.chrome.showsKeyboard = true }, .notApplicable),
    Example(
      "a window with an unknown keyboard height",
      ScreenExamples.inWindow([ScreenExamples.element("name", .textField, (16, 200, 343, 44), .focused)]) {
        $0.chrome.showsKeyboard = true
      }, .needsReview, .note),
  ]

  init() {}

  func evaluate(_ subject: ScreenMeasurement) -> Outcome {
    guard subject.layout.chrome.showsKeyboard == true else { return .notApplicable }
    let elements = subject.layout.elements
    let fields = subject.outline.controls.filter {
      elements[$0].role == .textField || elements[$0].flags.contains(.focused)
    }
    let focused = fields.first { elements[$0].flags.contains(.focused) } ?? (fields.count == 1 ? fields.first : nil)
    guard let first = focused ?? fields.first else { return .notApplicable }
    var verdict = ScreenVerdict(Self.descriptor, subject)
    guard let keyboard = Self.keyboard(on: subject) else {
      verdict.needsReview(first, .notPublished, .unknownKeyboard)
      return verdict.outcome
    }
    verdict.judged()
    guard let focused else {
      if let hidden = fields.first(where: { Self.depth(of: elements[$0], behind: keyboard) > subject.slack }) {
        verdict.needsReview(hidden, .notDescribed, .unknownFocus(subject.name(hidden)))
      }
      return verdict.outcome
    }
    let group = elements[focused].parent.flatMap { elements[$0].role == .container ? $0 : nil }
    let texts = subject.outline.texts.filter { group != nil && elements[$0].parent == group }
    for index in [focused] + texts {
      let points = Self.depth(of: elements[index], behind: keyboard)
      guard points > subject.slack else { continue }
      verdict.add(
        .error, index, by: points, .hidden(subject.name(index), points),
        remedy: "pin it to the keyboard layout guide, or scroll it into view")
    }
    return verdict.outcome
  }

  /// What the keyboard covers: as it was recorded, else from the bottom up.
  private static func keyboard(on screen: ScreenMeasurement) -> Rect? {
    if let frame = screen.layout.chrome.keyboardFrame { return frame }
    guard let height = screen.geometry.keyboardHeight?.value else { return nil }
    return Rect(x: 0, y: screen.window.height - height, width: screen.window.width, height: height)
  }

  /// How far an element reaches behind the keyboard; 0 where it lies beside or below a floating one, and where it scrolls
  /// what is written in it.
  private static func depth(of element: LayoutElement, behind keyboard: Rect) -> Double {
    let frame = element.frame
    let meets = frame.maxX > keyboard.minX && frame.minX < keyboard.maxX && frame.minY < keyboard.maxY
    guard meets, !(element.flags.contains(.scrollsVertically) && frame.minY < keyboard.minY) else { return 0 }
    return max(0, frame.maxY - keyboard.minY)
  }
}

extension Finding.Message {
  fileprivate static func hidden(_ name: String, _ points: Double) -> Self {
    "\(name) is \(Points(points)) behind the keyboard"
  }

  fileprivate static func unknownFocus(_ name: String) -> Self {
    "\(name) is behind the keyboard; the layout does not say whether it has the focus"
  }

  fileprivate static let unknownKeyboard: Self =
    "cannot check whether the keyboard hides the field: no source gives the height of the keyboard here"
}
