internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports a field in use, or a text in the same group, that the keyboard hides.
///
/// If the layout does not state which field has the focus, as in page sources from iPhones, a single field counts as
/// in use. Of several fields, one behind the keyboard needs review. The keyboard's frame comes from the page source,
/// or else from measured heights.
///
/// On a solved screen, each field that does not scroll counts as in use, because people can tap any of them. A field
/// behind the keyboard is a warning if nothing can move it, and needs review otherwise.
struct HiddenByKeyboard: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "hidden-by-keyboard", title: "The keyboard hides the field in use",
    rationale: "People cannot fill in a field if the keyboard hides it or the text that explains it",
    severity: "error; in storyboards, a warning if nothing can move the field, or else needs review",
    criteria: [.layout], guidelines: [58],
    turnOffIf: "the app scrolls the field into view, and the layouts show the screen before that", screens: .all,
    reviewsDocuments: true)

  private static func form(
    y: Double, device: String = "iphone-16", shown: Bool? = true, _ flags: LayoutElement.Flags = .focused
  ) -> ScreenMeasurement {
    .screen([.element("name", .textField, (16, y, 343, 44), flags)], on: device) {
      $0.chrome.showsKeyboard = shown
    }
  }

  /// Returns two fields with an unknown focus and a recorded keyboard.
  private static func two(y: Double) -> ScreenMeasurement {
    .screen([.element("name", .textField, (16, 120, 343, 44)), .element("town", .textField, (16, y, 343, 44))]) {
      $0.chrome.showsKeyboard = true
      $0.chrome.keyboardFrame = Rect(x: 0, y: 552, width: 393, height: 300)
    }
  }

  /// Returns a solved screen with a field that does not scroll.
  private static func solved(
    y: Double, height: Double = 44, scrolls: Bool = false, doubt: String? = "code may move it"
  ) -> ScreenMeasurement {
    .screen([.element("name", .textField, (16, y, 343, height))]) {
      $0.solved = facts(SolvedLayout.Field(element: 0, scrolls: scrolls, doubt: doubt))
    }
  }

  /// A solved screen in a window without a device.
  private static let unmeasured = ScreenMeasurement.inWindow([.element("name", .textField, (16, 500, 343, 44))]) {
    $0.solved = facts(SolvedLayout.Field(element: 0, scrolls: false, doubt: "code may move it"))
  }

  private static func facts(_ field: SolvedLayout.Field) -> SolvedLayout {
    var facts = SolvedLayout()
    facts.fields = [field]
    return facts
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
    Example("a field of a storyboard above the keyboard", solved(y: 400), .pass),
    Example("a field of a storyboard behind the keyboard", solved(y: 600), .needsReview, .note),
    Example("a field of a storyboard that nothing can move", solved(y: 600, doubt: nil), .fail, .warning),
    Example("a field whose bottom is behind the keyboard", solved(y: 480), .needsReview, .note),
    Example("a text view that begins above the keyboard", solved(y: 100, height: 700, scrolls: true), .pass),
    Example("a text view behind the keyboard", solved(y: 600, height: 200, scrolls: true), .needsReview, .note),
    Example("a window without a known keyboard", unmeasured, .notApplicable),
  ]

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    if let solved = subject.layout.solved { return check(solved.fields, on: subject, &outcome) }
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
        "cannot check whether the keyboard hides the field: the height of the keyboard is not known here")
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

  /// The largest difference between the heights that two sources measured for one keyboard, in points.
  ///
  /// Source: the rows `keyboard_height` of `layout-guides.csv`, FDP and FW.
  private static let spread = 11.0

  /// Checks the fields of a solved screen, unless no source gives the height of the keyboard.
  private func check(
    _ fields: [SolvedLayout.Field], on screen: ScreenMeasurement, _ outcome: inout OutcomeBuilder
  ) {
    guard let keyboard = Self.keyboard(on: screen) else { return }
    for field in fields {
      outcome.checked()
      let frame = screen.layout.elements[field.element].frame
      let points = frame.maxY - keyboard.minY
      let window = screen.window
      let isInside = frame.minY < window.maxY && frame.minX < window.maxX && frame.maxX > window.minX
      guard points > screen.slack, isInside, !field.scrolls || frame.minY >= keyboard.minY else { continue }
      let name = screen.name(field.element)
      let isCertain = (field.scrolls ? frame.minY : frame.midY) >= keyboard.minY + Self.spread
      let words = "\(name) is \(Points(points)) behind the keyboard while it is edited"
      if isCertain, let doubt = field.doubt {
        outcome.needsReview(field.element, .notDescribed, "\(words), unless \(doubt)")
      } else if isCertain {
        outcome.add(
          .warning, field.element, by: points, "\(words)",
          remedy: "pin it to the keyboard layout guide, or put it into a scroll view that code scrolls")
      } else {
        outcome.needsReview(
          field.element, .withinErrorBar,
          "\(name) may be behind the keyboard while it is edited: keyboard heights differ by up to \(Points(Self.spread))"
        )
      }
    }
  }

  /// Returns the area that the keyboard covers, as recorded or else at the bottom, or nil if its height is unknown.
  private static func keyboard(on screen: ScreenMeasurement) -> Rect? {
    if let frame = screen.layout.chrome.keyboardFrame { return frame }
    guard let height = screen.geometry.keyboardHeight?.value else { return nil }
    return Rect(x: 0, y: screen.window.height - height, width: screen.window.width, height: height)
  }

  /// Returns the distance by which an element extends behind the keyboard, in points.
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
