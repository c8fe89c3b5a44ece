internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// The keyboard hides the field in use, or a text in the same group.
///
/// If the layout does not say which field has the focus, as in page sources from iPhones, the only field counts. Of
/// several fields, one behind the keyboard needs review. The keyboard's frame comes from the page source, or else from
/// measured heights.
struct HiddenByKeyboard: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "hidden-by-keyboard", title: "The keyboard hides the field in use",
    rationale: "People cannot fill in a field if the keyboard hides it or the text that explains it",
    severity: "error", criteria: [.layout], guidelines: [58],
    turnOffIf: "the app scrolls the field into view, and the layouts show the screen before that")

  private static func form(
    y: Double, device: String = "iphone-16", shown: Bool? = true, _ flags: LayoutElement.Flags = .focused
  ) -> ScreenMeasurement {
    .screen([.element("name", .textField, (16, y, 343, 44), flags)], on: device) {
      $0.chrome.showsKeyboard = shown
    }
  }

  /// Two fields with an unknown focus and a recorded keyboard.
  private static func two(y: Double) -> ScreenMeasurement {
    .screen([.element("name", .textField, (16, 120, 343, 44)), .element("town", .textField, (16, y, 343, 44))]) {
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
    Example("no field", .screen { $0.chrome.showsKeyboard = true }, .notApplicable),
    Example(
      "a window with an unknown keyboard height",
      .inWindow([.element("name", .textField, (16, 200, 343, 44), .focused)]) { $0.chrome.showsKeyboard = true },
      .needsReview, .note),
  ]

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    guard subject.layout.chrome.showsKeyboard == true else { return }
    let elements = subject.layout.elements
    let fields = subject.outline.controls.filter {
      elements[$0].role == .textField || elements[$0].flags.contains(.focused)
    }
    let focused = fields.first { elements[$0].flags.contains(.focused) } ?? (fields.count == 1 ? fields.first : nil)
    guard let first = focused ?? fields.first else { return }
    guard let keyboard = Self.keyboard(on: subject) else {
      outcome.needsReview(
        first, .notPublished,
        "cannot check whether the keyboard hides the field: no source gives the height of the keyboard here")
      return
    }
    outcome.checked()
    guard let focused else {
      if let hidden = fields.first(where: { Self.depth(of: elements[$0], behind: keyboard) > subject.slack }) {
        outcome.needsReview(
          hidden, .notDescribed,
          "\(subject.name(hidden)) is behind the keyboard; the layout does not say whether it has the focus")
      }
      return
    }
    let group = elements[focused].parent.flatMap { elements[$0].role == .container ? $0 : nil }
    let texts = subject.outline.texts.filter { group != nil && elements[$0].parent == group }
    for index in [focused] + texts {
      let points = Self.depth(of: elements[index], behind: keyboard)
      guard points > subject.slack else { continue }
      outcome.add(
        .error, index, by: points, "\(subject.name(index)) is \(Points(points)) behind the keyboard",
        remedy: "pin it to the keyboard layout guide, or scroll it into view")
    }
  }

  /// The area that the keyboard covers: as recorded, or else at the bottom.
  private static func keyboard(on screen: ScreenMeasurement) -> Rect? {
    if let frame = screen.layout.chrome.keyboardFrame { return frame }
    guard let height = screen.geometry.keyboardHeight?.value else { return nil }
    return Rect(x: 0, y: screen.window.height - height, width: screen.window.width, height: height)
  }

  /// Returns how far an element extends behind the keyboard, in points.
  ///
  /// The result is 0 next to or below a floating keyboard. It is also 0 for an element that begins above the keyboard
  /// and scrolls its own text.
  private static func depth(of element: LayoutElement, behind keyboard: Rect) -> Double {
    let frame = element.frame
    let meets = frame.maxX > keyboard.minX && frame.minX < keyboard.maxX && frame.minY < keyboard.maxY
    guard meets, !(element.flags.contains(.scrollsVertically) && frame.minY < keyboard.minY) else { return 0 }
    return max(0, frame.maxY - keyboard.minY)
  }
}
