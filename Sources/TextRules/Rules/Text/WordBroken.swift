internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports a word that is wider than the available width and is broken inside, without a hyphen.
///
/// A break in a title, button or label is an error up to 200 % of the size at Large, and a warning above. In a
/// paragraph, a break is a warning up to AX3 and in the source language, and a note otherwise. Every break is a note in
/// a language for which iOS has a hyphenation dictionary, since iOS may hyphenate the word. A one-line text is cut off
/// instead of broken, which ``TextTruncated`` reports. If style or width is assumed, only words that break even in the
/// smallest style and the whole window get a note. Texts that no code uses, that contain an address or that have an
/// unread font then get none. A word needs review in languages that the system breaks by its own rules, and if the
/// system hyphenates it in unknown ways. ``WordHyphenated`` reports words that the system certainly hyphenates.
struct WordBroken: TextRule {
  static let descriptor = RuleDescriptor(
    id: "word-broken", title: "A word is wider than its line and is broken",
    rationale: "A word that is broken at any letter, without a hyphen, is hard to read",
    severity: """
      error in a title, button or label up to 200 % of the size at Large, warning above; in a paragraph warning up to AX3 \
      and in the source language, otherwise note; note where style or width is assumed and if iOS may hyphenate the word
      """,
    criteria: [.resizeText, .largerText], options: [.enlargement], guidelines: [44],
    turnOffIf: "a break inside a word does no harm in these texts, such as in links or code")

  static let examples: [Example<SlotMeasurement>] = [
    Example("no word is too wide", .body("Save and close", width: 288, lines: 0), .pass),
    Example("broken from AX2", broken(above: 30), .fail, .error, from: .accessibilityLarge),
    Example("broken at AX5", broken(above: 50), .fail, .warning, from: .accessibilityExtraExtraExtraLarge),
    Example(
      "a paragraph, broken at AX5", paragraph(above: 50), .fail, .note, from: .accessibilityExtraExtraExtraLarge),
    Example("a paragraph, broken from AX2", paragraph(above: 30), .fail, .warning, from: .accessibilityLarge),
    Example(
      "a paragraph of the source language, broken at AX5", paragraph(above: 50).with { $0.isSource = true }, .fail,
      .warning, from: .accessibilityExtraExtraExtraLarge),
    Example(
      "a Swedish word, which iOS may hyphenate", broken(above: 30, locale: "sv"), .fail, .note,
      from: .accessibilityLarge),
    Example(
      "a German word, which iOS may hyphenate", broken(above: 30, locale: "de"), .needsReview, .note,
      from: .accessibilityLarge),
    Example(
      "a German word with a part that is too wide", broken(above: 30, locale: "de", hyphenation: .broken), .fail,
      .error,
      from: .accessibilityLarge),
    Example(
      "a German word, but no patterns are installed", broken(above: 30, locale: "de", hyphenation: .noPatterns),
      .needsReview, .note, from: .accessibilityLarge),
    Example("unknown line limit, so nothing is found", broken(above: 50, lines: nil), .notApplicable),
    Example("one line is cut, not broken", broken(above: 30, lines: 1), .notApplicable),
    Example("too wide for an assumed slot", assumed(above: 30, anywhereAbove: 60), .notApplicable),
    Example(
      "too wide for the whole window in the smallest style", assumed(above: 30, anywhereAbove: 50), .fail, .note,
      from: .accessibilityExtraExtraExtraLarge),
    Example(
      "within the error margin",
      broken(above: 50).with { subject in
        subject.measurements[11].outcome = .needsReview
        subject.measurements[11].reason = .withinErrorBar
      }, .needsReview, .note, from: .accessibilityExtraExtraExtraLarge),
  ]

  var thresholds = RuleThresholds()

  /// Returns whether the text may wrap; one line is cut off, not broken.
  func concernsWidth(of subject: SlotMeasurement) -> Bool { subject.measurements.first?.lineLimit != 1 }

  func judge(_ subject: SlotMeasurement) -> Judgement {
    if subject.slot.isContainerAssumed { return judgeAnywhere(subject) }
    guard subject.isLineLimitStated, let limit = subject.measurements.first?.lineLimit, limit != 1 else {
      return .notApplicable
    }
    let isBroken = { (one: borrowing TextMeasurement) in
      one.breaksWord && ![.withinErrorBar, .missingGlyphs, .inflection].contains(one.reason)
    }
    guard FailingSizes(in: subject.measurements, where: isBroken) != nil else {
      return review(of: subject).map { .found($0) } ?? .pass
    }
    let isOpen = Hyphenation.isOpen(in: subject.hyphenationLocale, subject.slot)
    if let breakage = FailingSizes(in: subject.measurements, where: { isBroken($0) && !$0.isOpen(isOpen) }) {
      return found(breakage, severity(breakage, of: subject), in: subject)
    }
    return FailingSizes(in: subject.measurements, where: isBroken).map { found($0, .note, .hyphenation, in: subject) }
      ?? .pass
  }

  /// Returns the severity of a text with a word that the system breaks, or may hyphenate.
  private func severity(_ breakage: FailingSizes, of subject: SlotMeasurement) -> Finding.Severity {
    if subject.mayBeHyphenated(breakage) { return .note }
    let isEarly = breakage.severity(of: subject, enlargement: thresholds[.enlargement]) == .error
    guard subject.isParagraph else { return isEarly ? .error : .warning }
    let first = subject.measurements[breakage.first].category
    return isEarly || first <= .accessibilityExtraLarge || subject.isSource ? .warning : .note
  }

  /// Checks a text with an assumed slot for words that break in any slot.
  private func judgeAnywhere(_ subject: SlotMeasurement) -> Judgement {
    let breakage = FailingSizes(in: subject.measurements) { $0.wordOverByAnywhere > 0 }
    guard let breakage else { return .notApplicable }
    let isOpen = subject.measurements[breakage.first].isOpen(
      Hyphenation.isOpen(in: subject.hyphenationLocale, subject.slot))
    return found(breakage, .note, isOpen ? .hyphenation : nil, in: subject, by: \.wordOverByAnywhere)
  }

  private func found(
    _ breakage: FailingSizes, _ severity: Finding.Severity, _ reason: ReviewReason? = nil, in subject: SlotMeasurement,
    by amount: (TextMeasurement) -> Double = \.wordOverBy
  ) -> Judgement {
    let worst = breakage.worst(of: subject, by: amount)
    return .found(
      Diagnosis(
        breakage: breakage, severity: severity, reason: reason, worst: worst,
        overBy: amount(subject.measurements[worst])))
  }

  /// Returns a diagnosis if it is uncertain whether a word breaks, otherwise nil.
  ///
  /// Other rules report the uncertainty of texts with a line limit or a height.
  private func review(of subject: SlotMeasurement) -> Diagnosis? {
    let isHighEnough = subject.slot.height == nil || (subject.slot.overflow != .clipped && !subject.mayLoseLines)
    guard subject.measurements.first?.lineLimit == 0, isHighEnough else { return nil }
    return Diagnosis.review(of: subject, for: [.withinErrorBar, .placeholderWidth, .inflection])
  }

  func words(for diagnosis: Diagnosis, of subject: SlotMeasurement) -> (message: Finding.Message, remedy: String?) {
    let hasAddress = Measurer.hasAddress(subject.text)
    let remedy =
      hasAddress
      ? "give the text more width, or show a name instead of the web address"
      : "give the text more width, or put a soft hyphen (U+00AD) where the long word may break"
    if diagnosis.reason == .hyphenation {
      let isUnknown = subject.measurements[diagnosis.breakage.first].hyphenation == .noPatterns
      let package = isUnknown ? Hyphenation.of(subject.hyphenationLocale)?.package : nil
      let install = package.map { "install the package \($0) to check where iOS hyphenates, " } ?? ""
      return (.mayBeBroken(diagnosis.breakage, subject), install + remedy)
    }
    if let reason = diagnosis.reason { return (.needsReview(reason, of: subject), nil) }
    if subject.slot.isContainerAssumed { return (.isBrokenAnywhere(diagnosis.breakage, subject), remedy) }
    let hasHyphens = subject.measurements[diagnosis.breakage.first].hyphenation == .broken
    return (
      .isBroken(diagnosis.breakage, subject, even: hasHyphens),
      hasHyphens ? "give the text more width, or use a shorter word" : remedy
    )
  }

  /// Returns a text with a word that is broken above a size.
  private static func broken(
    above size: Double, lines: Int? = 0, locale: String = "et", hyphenation: WordHyphenation? = nil,
    in text: String = "Teavitusseadistused"
  ) -> SlotMeasurement {
    .body(text, width: 288, lines: lines) { one in
      one.breaksWord = one.size > size
      one.wordOverBy = one.breaksWord ? one.size : 0
      if one.breaksWord { (one.outcome, one.hyphenation) = (.fail, hyphenation) }
    }.with { $0.string.locale = locale }
  }

  /// Returns a paragraph with a word that is broken above a size.
  private static func paragraph(above size: Double) -> SlotMeasurement {
    broken(above: size, in: "Siin saab muuta kõiki teavitusseadistusi.")
  }

  /// Returns a text in an assumed slot with a word that is broken above a size.
  ///
  /// Above the other size, the word breaks even in the smallest style and the whole window.
  private static func assumed(above size: Double, anywhereAbove other: Double) -> SlotMeasurement {
    broken(above: size, lines: nil).with { subject in
      subject.slot.assumed = [.style, .width]
      for index in subject.measurements.indices {
        subject.measurements[index].wordOverByAnywhere = max(0, subject.measurements[index].size - other)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func isBroken(_ breakage: FailingSizes, _ subject: SlotMeasurement, even hasHyphens: Bool) -> Self
  {
    let first = subject.measurements[breakage.first]
    let need = subject.slot.width + first.wordOverBy
    let hyphens =
      hasHyphens ? " even with hyphens" : subject.mayBeHyphenated(breakage) ? " unless iOS hyphenates it" : ""
    return """
      a word in \(Quotation(subject.text)) is broken\(breakage.when(subject))\(hyphens): it needs \
      \(Points(need)) ± \(Points(first.uncertaintyOfWord(width: need)).number), has \(subject.width)
      """
  }

  fileprivate static func mayBeBroken(_ breakage: FailingSizes, _ subject: SlotMeasurement) -> Self {
    let cause =
      switch subject.measurements[breakage.first].hyphenation {
      case .noPatterns: "iOS may hyphenate it, but no patterns for its language are installed"
      case .changesLines: "iOS may hyphenate it, which changes the number of lines and decides whether the text fits"
      default: "iOS may hyphenate or break it by rules that are not measured"
      }
    return """
      a word in \(Quotation(subject.text)) is wider than the available width\(breakage.when(subject)), and \(cause)
      """
  }

  fileprivate static func isBrokenAnywhere(_ breakage: FailingSizes, _ subject: SlotMeasurement) -> Self {
    """
    a word in \(Quotation(subject.text)) is broken\(breakage.when(subject)) even in \(widest(subject.slot))
    """
  }

  /// Returns the smallest style and the largest width that the text may have, in words.
  private static func widest(_ slot: Slot) -> String {
    let style = slot.assumed.isDisjoint(with: [.style, .place]) ? slot.style : .caption2
    guard !slot.assumed.isDisjoint(with: [.width, .place]), let window = slot.windowWidth else {
      return "\(style.rawValue), \(Points(slot.width)) wide"
    }
    let device = slot.windowDevices.isEmpty ? "" : ", \(slot.windowDevices.words)"
    return "\(style.rawValue) in a window of \(Points(window))\(device)"
  }

  fileprivate static func needsReview(_ reason: ReviewReason, of subject: SlotMeasurement) -> Self {
    switch reason {
    case .placeholderWidth where subject.samples.isEmpty:
      "no word is too wide without the placeholders, whose values are not known"
    case .placeholderWidth: "no word is too wide \(subject.stated), whose values are not known"
    case .inflection: "the system inflects words of the text, so their width is not known"
    default:
      "a word's width is too close to the available width to decide whether it is broken"
    }
  }
}

extension SlotMeasurement {
  /// Whether the text is a paragraph, which stays readable if one word is broken: a sentence, or many words.
  ///
  /// A title, button or label has few words, or a place or style of its own.
  fileprivate var isParagraph: Bool {
    guard Self.places.contains(slot.role), !Self.titles.contains(slot.style) else { return false }
    let text = measuredText ?? text
    let words = text.split(whereSeparator: \.isWhitespace).count
    return words > Self.mostWordsOfLabel || (words > 2 && text.last.map { ".!?…。".contains($0) } == true)
  }

  /// The number of words that a label may have (our own choice).
  private static let mostWordsOfLabel = 5

  /// The places that may have a paragraph.
  private static let places: Set<TextRole> = [
    .text, .label, .row, .sectionFooter, .alertMessage, .permissionPurpose, .tip,
  ]

  private static let titles: Set<TextStyle> = [
    .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2, .title3, .headline,
  ]

  /// Returns whether iOS may hyphenate the word that breaks first, and no patterns show that a part of it is too wide.
  fileprivate func mayBeHyphenated(_ breakage: FailingSizes) -> Bool {
    measurements[breakage.first].hyphenation == nil && Hyphenation.kind(of: hyphenationLocale, in: slot) == .may
  }
}

extension TextMeasurement {
  /// Returns whether it is unknown if the system breaks a word that is too wide.
  ///
  /// The language decides if nothing was hyphenated.
  fileprivate func isOpen(_ isLanguageOpen: Bool) -> Bool {
    switch hyphenation {
    case .noPatterns, .unknownWord, .changesLines: true
    case .fits, .broken, .withinErrorMargin: false
    case nil: isLanguageOpen
    }
  }

  /// Returns the error margin of a part of the text in points, in proportion to its width.
  fileprivate func uncertaintyOfWord(width: Double) -> Double {
    naturalWidth > 0 ? uncertainty * min(1, width / naturalWidth) : uncertainty
  }
}
