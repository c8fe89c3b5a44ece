internal import Adaptivity
internal import AuditModel
internal import DynamicType

extension ElementText {
  /// Returns a measured text in body style, as in a real run, for the examples of rules.
  ///
  /// The frame is left, top, width and height. `describedAt` is the text size of the frame if it differs. `change`
  /// edits the measurement of a text that fits.
  static func text(
    _ text: String, on device: String = "iphone-16", frame: (Double, Double, Double, Double),
    _ flags: LayoutElement.Flags = [], category: ContentSizeCategory = .large,
    describedAt: ContentSizeCategory? = nil, change: (inout TextMeasurement) -> Void = { _ in }
  ) -> ElementText {
    let cell = TypeScale(platform: .ios).size(.body, category)
    var one = TextMeasurement(
      category: category, size: cell?.size ?? 17, leading: cell?.effectiveLeading ?? 22, weight: .regular,
      naturalWidth: 40, uncertainty: 1)
    one.height = one.leading
    change(&one)
    if one.truncated || one.clippedBy > 0 || one.breaksWord {
      one.outcome = .fail
    } else if one.reason != nil {
      one.outcome = .needsReview
    }
    return measured(text, on: device, frame: frame, flags, category: category, [one], describedAt: describedAt)
  }

  /// Returns a text whose script has no font, for the examples of rules.
  static func unmeasured(_ text: String) -> ElementText { measured(text, frame: (16, 100, 200, 30), [], []) }

  private static func measured(
    _ text: String, on device: String = "iphone-16", frame: (Double, Double, Double, Double),
    _ flags: LayoutElement.Flags = [], category: ContentSizeCategory = .large, _ measurements: [TextMeasurement],
    describedAt: ContentSizeCategory? = nil
  ) -> ElementText {
    let note = LayoutElement.element("note", .text, frame, flags) { ($0.text, $0.style) = (text, .body) }
    var slot = Slot(style: .body, width: frame.2)
    slot.height = frame.3
    let string = LocalizedString(location: note.location, key: "", text: text, locale: "en", group: "")
    var measured = SlotMeasurement(string: string, slot: slot, measurements: measurements, sizeAtLarge: 17)
    measured.lineLimitSource = .item
    measured.doublesAt = .accessibilityExtraLarge
    let screen = ScreenMeasurement.screen([note], on: device, category: category)
    return ElementText(place: Shared(screen), index: 0, answer: Shared(measured), describedAt: describedAt)
  }
}
