internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports a word that is wider than the available width and that the system hyphenates, so that every part fits.
///
/// This is a note: a hyphenated word is easier to read than a broken one, but harder than a whole one. From iOS 17 on,
/// iOS hyphenates German in its text styles, and English in SwiftUI's `Text`. The places of the hyphens are only
/// likely: they come from the installed patterns, because iOS's own are not published.
struct WordHyphenated: TextRule {
  static let descriptor = RuleDescriptor(
    id: "word-hyphenated", title: "A word is hyphenated",
    rationale: "A hyphenated word takes longer to read than a whole one; every part of it fits",
    severity: "note", criteria: [.largerText],
    turnOffIf: "hyphens do no harm in these texts")

  static let examples: [Example<SlotMeasurement>] = [
    Example("no word is too wide", hyphenated(above: 60), .pass),
    Example("hyphenated from AX2", hyphenated(above: 30), .fail, .note, from: .accessibilityLarge),
    Example("a part is too wide, which word-broken reports", hyphenated(above: 30, .broken), .pass),
    Example(
      "cut off too, which text-truncated reports", hyphenated(above: 30).with { $0.measurements[11].truncated = true },
      .fail, .note, from: .accessibilityLarge),
    Example("a language without hyphens", hyphenated(above: 60, locale: "sv"), .notApplicable),
    Example("unknown line limit", hyphenated(above: 30, lines: nil), .notApplicable),
    Example(
      "a container that may be narrower", narrower(above: 30), .fail, .note, from: .accessibilityLarge),
  ]

  var thresholds = RuleThresholds()

  /// Returns whether the text may wrap; one line is cut off, not hyphenated.
  func concernsWidth(of subject: SlotMeasurement) -> Bool { subject.measurements.first?.lineLimit != 1 }

  func judge(_ subject: SlotMeasurement) -> Judgement {
    let slot = subject.sharedSlot.value
    guard Hyphenation.kind(of: subject.hyphenationLocale, in: slot) == .hyphenated, subject.isLineLimitStated,
      !slot.isContainerAssumed, subject.measurements.first?.lineLimit != 1
    else { return .notApplicable }
    let breakage = FailingSizes(in: subject.measurements) {
      $0.hyphenation == .fits && !$0.truncated && $0.clippedBy == 0 && $0.reason != .missingGlyphs
    }
    guard let breakage else { return .pass }
    let worst = breakage.worst(of: subject, by: \.wordOverBy)
    return .found(
      Diagnosis(
        breakage: breakage, severity: .note, worst: worst, overBy: subject.measurements[worst].wordOverBy,
        isRemark: true))
  }

  func words(for diagnosis: Diagnosis, of subject: SlotMeasurement) -> (message: Finding.Message, remedy: String?) {
    (.isHyphenated(diagnosis.breakage, subject), "give the text more width, or use a shorter word")
  }

  /// Returns a text with a word that is too wide above a size.
  private static func hyphenated(
    above size: Double, _ hyphenation: WordHyphenation = .fits, lines: Int? = 0, locale: String = "de"
  ) -> SlotMeasurement {
    .body("Benachrichtigungseinstellungen", width: 288, lines: lines) { one in
      guard one.size > size else { return }
      (one.wordOverBy, one.hyphenation) = (one.size, hyphenation)
    }.with { $0.string.locale = locale }
  }

  /// Returns a text in a container that may be narrower, with a word that is too wide above a size.
  private static func narrower(above size: Double) -> SlotMeasurement {
    hyphenated(above: size).with { $0.slot.assumed = [.narrower] }
  }
}

extension Finding.Message {
  fileprivate static func isHyphenated(_ breakage: FailingSizes, _ subject: SlotMeasurement) -> Self {
    """
    a word in \(Quotation(subject.text)) is wider than the available width of \(Points(subject.slot.width))\
    \(breakage.when(subject)); iOS hyphenates it, and every part fits\
    \(subject.slot.assumed.contains(.narrower) ? " unless the container is narrower" : "")
    """
  }
}
