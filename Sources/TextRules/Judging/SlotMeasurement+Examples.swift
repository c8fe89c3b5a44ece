internal import AuditModel
internal import DynamicType

/// Texts in body style at the twelve sizes, with round numbers, for the examples of rules.
extension SlotMeasurement {
  /// Body sizes from extraSmall to AX5.
  ///
  /// Source: HIG Typography, Specifications, iOS (the same table as `dynamic-type-ios.csv`).
  static let bodySizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// Returns a text whose characters are half an em wide, in a slot without a height.
  ///
  /// Lines may be 0 for unlimited or nil for unknown. The result has twelve measurements, from extraSmall to AX5.
  static func body(
    _ text: String, width: Double, lines: Int? = 1, limitFrom source: SlotMeasurement.LineLimitSource = .option,
    change: (inout TextMeasurement) -> Void = { _ in }
  ) -> SlotMeasurement {
    var measurements: [TextMeasurement] = []
    for (category, size) in zip(ContentSizeCategory.allCases, bodySizes) {
      let natural = Double(text.count) * size / 2
      var one = TextMeasurement(
        category: category, size: size, leading: size + 5, weight: .regular, naturalWidth: natural,
        uncertainty: natural / 100)
      one.lineLimit = lines
      one.lineCount = Int((natural / width).rounded(.up))
      one.height = (size * 1.2).rounded(.up)
      if let lines, lines > 0, one.lineCount > lines {
        one.truncated = true
        one.fits = false
        one.outcome = .fail
        one.overBy = natural - Double(lines) * width
        one.visibleShare = Double(lines) * width / natural
        one.visibleText = text.prefix(Int(Double(text.count) * one.visibleShare) - 1) + "…"
      }
      change(&one)
      measurements.append(one)
    }
    var slot = Slot(style: .body, width: width)
    slot.lines = lines
    let location = SourceLocation(file: "strings.json", line: 3, column: 12)
    let string = LocalizedString(location: location, key: "greeting", text: text, locale: "en", group: "strings")
    var subject = SlotMeasurement(string: string, slot: slot, measurements: measurements, sizeAtLarge: 17)
    subject.lineLimitSource = lines == nil ? .unknown : source
    return subject
  }

  /// Returns a text without measurements, since its script has no font.
  static func unmeasured(_ text: String) -> SlotMeasurement {
    var subject = body(text, width: 288)
    subject.measurements = []
    subject.notMeasured = SlotMeasurement.NotMeasured(
      reason: "missing-font", script: "Thai", package: "fonts-noto-core")
    return subject
  }

  /// Returns a tab label with one measurement at a fixed size of 10 pt.
  static func tabLabel(_ text: String, width: Double) -> SlotMeasurement {
    var subject = body(text, width: width)
    subject.slot.role = .tabLabel
    subject.sizeAtLarge = 10
    var one = TextMeasurement(
      category: .large, size: 10, leading: 12, weight: .medium, naturalWidth: Double(text.count) * 5, uncertainty: 0.2)
    if one.naturalWidth > width {
      one.truncated = true
      one.fits = false
      one.outcome = .fail
      one.overBy = one.naturalWidth - width
      one.lineCount = 2
      one.visibleText = text.prefix(Int(width / 5) - 1) + "…"
    }
    subject.measurements = [one]
    return subject
  }
}

extension TextMeasurement {
  /// Changes a failure into a result that needs review, as with an inferred line limit.
  mutating func leaveOpen() {
    guard truncated else { return }
    (outcome, reason) = (.needsReview, .noSlot)
  }
}

extension SlotMeasurement {
  /// Returns a copy of the subject with a change.
  func with(_ change: (inout SlotMeasurement) -> Void) -> SlotMeasurement {
    var copy = self
    change(&copy)
    return copy
  }
}
