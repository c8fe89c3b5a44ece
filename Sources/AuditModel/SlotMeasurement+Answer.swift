internal import DynamicType

extension SlotMeasurement {
  /// The worst outcome over all sizes, including dropped measurements; `notApplicable` if nothing was measured.
  package var worstOutcome: Verdict {
    let counts = counts
    if counts.fail > 0 { return .fail }
    if counts.needsReview > 0 { return .needsReview }
    return counts.pass > 0 ? .pass : .notApplicable
  }

  /// The number of characters (grapheme clusters) of the measured text that are visible at every size up to
  /// ``doublesAt``.
  ///
  /// Up to that size, WCAG 1.4.4 and the App Store's *Larger Text* allow no loss. If the text fits, it is the length of
  /// the text. An ellipsis does not count. The result is nil if nothing was measured at these sizes, or if the text
  /// does not fit for another reason than its length: a word breaks, the lines exceed the height, or the line limit is
  /// unknown. All measurements must be present; see ``keep(_:)``.
  package var charactersThatFit: Int? {
    var least: Int?
    let length = (measuredText ?? text).count
    for measurement in measurements where doublesAt.map({ measurement.category <= $0 }) ?? true {
      guard let count = measurement.fits ? length : visibleCharacters(measurement) else { return nil }
      least = min(least ?? count, count)
    }
    return least
  }

  /// Returns the number of visible characters at a size at which the text does not fit; nil if it is not known.
  private func visibleCharacters(_ measurement: TextMeasurement) -> Int? {
    guard measurement.lineLimit != nil, let visible = measurement.visibleText else { return nil }
    let hasEllipsis = slot.truncation != .clip && slot.truncation != .wrap
    // Without any visible part, there is no ellipsis either.
    return max(0, visible.count - (hasEllipsis ? 1 : 0))
  }
}
