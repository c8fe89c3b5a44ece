internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports a text that is drawn smaller than the platform's smallest legible size.
///
/// Places with a fixed size are exempt, because the Large Content Viewer enlarges them.
struct TextTooSmall: TextRule {
  static let minimum = RuleDescriptor.Option(
    name: "minimum_size", value: 11, unit: .points, range: 11...40,
    meaning: "minimum size on iOS; other platforms have their own minimum, which applies if it is larger",
    source: "HIG Typography, Ensuring legibility: iOS 11, macOS 10, tvOS 23, visionOS 12, watchOS 12")

  static let descriptor = RuleDescriptor(
    id: "text-too-small", title: "Text is too small to read",
    rationale: "Even people with good sight have trouble reading text below the platform's minimum size",
    severity: "warning", criteria: [.legibility],
    options: [minimum], guidelines: [47],
    turnOffIf: "the small text is not meant to be read, such as text in a thumbnail of a page")

  static let examples: [Example<SlotMeasurement>] = [
    Example("14 pt at extraSmall", .body("Ready", width: 288), .pass),
    Example(
      "exactly the minimum", .body("Ready", width: 288) { $0.scale = $0.category == .extraSmall ? 11.0 / 14 : 1 }, .pass
    ),
    Example(
      "shrunk to 7 pt at extraSmall", .body("Ready", width: 288) { $0.scale = $0.category == .extraSmall ? 0.5 : 1 },
      .fail, .warning, from: .extraSmall),
    Example(
      "a platform with a larger minimum", .body("Ready", width: 288).with { $0.minimumSize = 15 }, .fail, .warning,
      from: .extraSmall),
    Example("a tab label of 10 pt", .tabLabel("Home", width: 60), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  /// Returns whether the text may shrink, and so be smaller in a narrower container.
  func concernsWidth(of subject: SlotMeasurement) -> Bool { subject.slot.minimumScale != nil }

  func judge(_ subject: SlotMeasurement) -> Judgement {
    guard !subject.slot.role.isFixedSize, !subject.measurements.isEmpty else { return .notApplicable }
    let minimum = minimumSize(of: subject) - 0.001
    // An assumed style has no certain size.
    guard !subject.slot.assumed.contains(.style) else { return .notApplicable }
    let shrinks = subject.hasKnownShrinking
    // `text-below-minimum` reports a font of a storyboard or xib that is too small at every text size.
    let least = RuleDescriptor.Option.minimumSize.defaultValue
    if subject.slot.sizeFromDocument, let size = subject.slot.size, size < least,
      !shrinks || !subject.measurements.contains(where: { $0.scale < 1 })
    {
      return .notApplicable
    }
    let breakage = FailingSizes(in: subject.measurements) { $0.size * (shrinks ? $0.scale : 1) < minimum }
    guard let breakage else { return .pass }
    // Of equal sizes the first one counts, since a fixed size is not worse at a larger category.
    let isFixed = subject.hasOneSize(shrinks)
    let worst = isFixed ? breakage.first : breakage.worst(of: subject) { -$0.size * (shrinks ? $0.scale : 1) }
    let overBy = subject.measurements[worst].overBy
    return .found(Diagnosis(breakage: breakage, severity: .warning, worst: worst, overBy: overBy))
  }

  /// Returns the platform's minimum size, or the configured one if it is larger.
  private func minimumSize(of subject: SlotMeasurement) -> Double {
    max(subject.minimumSize, thresholds.change(of: Self.minimum) ?? 0)
  }

  func words(for diagnosis: Diagnosis, of subject: SlotMeasurement) -> (message: Finding.Message, remedy: String?) {
    (
      .isTooSmall(diagnosis, subject, minimumSize(of: subject)),
      "use a larger text style or size, or raise the minimum scale"
    )
  }
}

extension SlotMeasurement {
  /// Whether everything that determines the amount of shrinking is stated: container, line limit and smallest factor.
  fileprivate var hasKnownShrinking: Bool {
    !slot.isContainerAssumed && !slot.assumed.contains(.scale) && isLineLimitStated
  }

  /// Returns whether the text is drawn in the same size at every category.
  fileprivate func hasOneSize(_ shrinks: Bool) -> Bool {
    let sizes = measurements.map { $0.size * (shrinks ? $0.scale : 1) }
    return sizes.allSatisfy { abs($0 - sizes[0]) < 0.001 }
  }
}

extension Finding.Message {
  fileprivate static func isTooSmall(_ diagnosis: Diagnosis, _ subject: SlotMeasurement, _ minimum: Double) -> Self {
    let worst = subject.measurements[diagnosis.worst]
    let size = worst.size * (subject.hasKnownShrinking ? worst.scale : 1)
    if subject.measurements.count > 1, subject.hasOneSize(subject.hasKnownShrinking) {
      return """
        \(Quotation(subject.text)) is too small: drawn at \(Points(size)) at every size category, the minimum is \
        \(Points(minimum))
        """
    }
    return """
      \(Quotation(subject.text)) is too small\(diagnosis.breakage.when(subject)): drawn at \(Points(size)) at \
      \(CategoryOrder(worst.category).name), the minimum is \(Points(minimum))
      """
  }
}
