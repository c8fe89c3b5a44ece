internal import AuditModel
internal import ColorContrast
internal import RuleKit

/// Reports bar items with too little contrast over some or all content behind the bar.
///
/// The smallest and largest contrast over any content are exact. An item fails if even the largest is too small, and
/// needs review if only the smallest is. Both are reported if both occur. A bar's title and text buttons are 17
/// points semibold, which is not large text. Only symbols may have 3:1.
struct BarContrast: Rule {
  static let text = RuleDescriptor.Option(
    name: "text", value: 4.5, unit: .ratio, range: 4.5...21,
    meaning: "minimum contrast ratio of titles and text buttons",
    source: "WCAG 2.2 success criterion 1.4.3; a bar's title is 17 points semibold, which is not large text")
  static let symbol = RuleDescriptor.Option(
    name: "symbol", value: 3, unit: .ratio, range: 3...21, meaning: "minimum contrast ratio of symbols",
    source: "WCAG 2.2 success criterion 1.4.11")

  static let descriptor = RuleDescriptor(
    id: "bar-contrast", title: "Bar items have too little contrast",
    rationale: "Content shows through a bar, so an item that is readable over one page may vanish over another",
    severity: "error; warning for a colour with enough contrast for symbols but not for text",
    criteria: [.contrastMinimum, .nonTextContrast, .color], options: [text, symbol], guidelines: [73],
    turnOffIf: "the bars are always above known content and their contrast is checked on devices")

  static let examples: [Example<BarMeasurement>] = [
    Example(
      "white on an opaque dark blue",
      .bar(.ios15, tint: 0xFFFFFF, title: 0xFFFFFF, barTint: 0x0B2A66, isTranslucent: false), .pass),
    Example(
      "the iOS 7 tint on layers like its default bar",
      .bar(.ios7, tint: 0x007AFF, title: 0, layer: .color("glass", 0xF9F9F9, alpha: 0.94)), .fail, .warning),
    Example(
      "yellow on white", .bar(.ios13, tint: 0xFFCC00, title: 0, barTint: 0xFFFFFF, isTranslucent: false), .fail, .error),
    Example(
      "white on a dark blur that bright content lightens",
      .bar(.ios7, tint: 0xFFFFFF, title: 0xFFFFFF, layer: .color("blur", 0x1C1C1C, alpha: 0.4)), .needsReview, .note),
    Example(
      "a tint on a thin layer, too weak even for symbols over some content",
      .bar(.ios13, tint: 0xFF453A, title: 0, layer: .color("glass", 0xF9F9F9, alpha: 0.69)), .fail, .error),
    Example("the iOS 26 bar", .bar(.ios26), .needsReview, .note),
  ]

  var thresholds = RuleThresholds()

  func evaluate(_ subject: BarMeasurement) -> Outcome {
    guard !subject.readings.isEmpty else { return .notApplicable }
    let failures = BarMeasurement.Item.allCases.compactMap { failure(of: $0, subject) }
    let review = review(subject)
    if !failures.isEmpty { return .fail(failures + [review].compactMap(\.self)) }
    return review.map(Outcome.needsReview) ?? .pass
  }

  /// Returns the finding that needs review if the contrast varies with the content or the bar's colours are unknown.
  private func review(_ subject: BarMeasurement) -> Finding? {
    let open = subject.readings.filter { $0.reason == .dependsOnContent }
    let unknown = subject.readings.filter { $0.reason == .notPublished }
    let notMeasured = unknown.isEmpty ? nil : Finding.Message.isNotMeasured(unknown, subject.bar)
    if let worst = open.min(by: Self.isWorse), let bounds = worst.bounds {
      let message = Finding.Message.dependsOnContent(worst, bounds, subject.bar, besides: notMeasured)
      return finding(subject, open + unknown, .note, message).forReview(
        .dependsOnContent, remedy: "check the bar over such content (--backdrop with a picture), or make it opaque")
    }
    return notMeasured.map {
      finding(subject, unknown, .note, $0).forReview(
        .notPublished, remedy: "name the bar's layers, or test on a device")
    }
  }

  private func failure(of item: BarMeasurement.Item, _ subject: BarMeasurement) -> Finding? {
    let failing = subject.readings.filter { $0.item == item && $0.verdict == .fail }
    guard let worst = failing.min(by: Self.isWorse), let bounds = worst.bounds else { return nil }
    let servesSymbols = failing.allSatisfy { $0.symbolVerdict == .pass }
    var finding = finding(
      subject, failing, servesSymbols ? .warning : .error,
      .neverStandsOut(worst, bounds, subject.bar, servesSymbols: servesSymbols))
    finding.key += ", \(item.rawValue)"
    finding.colors?.requiredRatio = worst.requiredRatio
    finding.remedy = remedy(for: worst, among: subject.readings.filter { $0.item == item && $0.color == worst.color })
    return finding
  }

  private static func isWorse(_ one: BarMeasurement.Reading, than other: BarMeasurement.Reading) -> Bool {
    (one.bounds?.minimum ?? 0) < (other.bounds?.minimum ?? 0)
  }

  /// Suggests a colour for the worst place, and names other places in which that colour is too weak.
  private func remedy(for worst: BarMeasurement.Reading, among readings: [BarMeasurement.Reading]) -> String {
    guard let found = ContrastSuggestion.nearest(to: worst.color, over: worst.layers, ratio: worst.requiredRatio) else {
      return "change the bar: no colour of this hue has enough contrast over all content"
    }
    let others = readings.filter { reading in
      reading.bounds != nil
        && ContrastBounds(item: found.color, layers: reading.layers).verdict(requiring: reading.requiredRatio) == .fail
    }
    let rest = Listing(others.map(\.place).distinct, limit: 3)
    return "use \(found.color.hex) in this case (at least \(Ratio(found.ratio)) over all content)"
      + (others.isEmpty ? "" : ", but only in this case: its contrast is too low in \(rest)")
  }

  private func finding(
    _ subject: BarMeasurement, _ readings: [BarMeasurement.Reading], _ severity: Finding.Severity,
    _ message: Finding.Message
  ) -> Finding {
    var evidence = ColorEvidence(first: subject.bar.name)
    evidence.bars = subject.readings
    evidence.failing = readings.map { ColorEnvironment($0.appearance) }.distinct
    return finding(severity, subject.bar.name, at: subject.bar.location, message, colors: evidence)
  }
}

extension BarMeasurement.Reading {
  /// The release, appearance and state of the reading in words, such as `iOS 15, dark, at the scroll edge`.
  fileprivate var place: String {
    let condition =
      switch state {
      case .standard: ""
      case .scrollEdge: ", at the scroll edge"
      case .reduceTransparency: ", with Reduce Transparency"
      }
    return "iOS \(generation.rawValue), \(appearance.words)\(condition)"
  }
}

extension Finding.Message {
  fileprivate static func neverStandsOut(
    _ worst: BarMeasurement.Reading, _ bounds: ContrastBounds, _ bar: PaletteBar, servesSymbols: Bool
  ) -> Self {
    let range =
      bounds.minimum == bounds.maximum
      ? "\(Ratio(bounds.maximum))" : "\(Ratio(bounds.minimum)) to \(Ratio(bounds.maximum)) depending on the content"
    let needed = "needs \(Ratio(worst.requiredRatio))"
    let end =
      servesSymbols
      ? ": too low for text, which \(needed), but enough for symbols"
      : ", \(needed)" + (worst.symbolRatio.map { " (symbols \(Ratio($0)))" } ?? "")
    return
      "the \(worst.item.rawValue) \(worst.color.shown) of \(Quotation(bar.name)) has \(range) (\(worst.place))\(end)"
  }

  fileprivate static func dependsOnContent(
    _ worst: BarMeasurement.Reading, _ bounds: ContrastBounds, _ bar: PaletteBar, besides: Finding.Message?
  ) -> Self {
    """
    the \(worst.item.rawValue) \(worst.color.shown) of \(Quotation(bar.name)) has \(Ratio(bounds.minimum)) over \
    \(bounds.worstBackdrop.hex) and \(Ratio(bounds.maximum)) over \(bounds.bestBackdrop.hex) (\(worst.place)), \
    needs \(Ratio(worst.requiredRatio)): the result depends on the content \
    behind it\(besides.map { "; \($0.text)" } ?? "")
    """
  }

  fileprivate static func isNotMeasured(_ readings: [BarMeasurement.Reading], _ bar: PaletteBar) -> Self {
    let generations = readings.map { "iOS \($0.generation.rawValue)" }.distinct
    let reasons = readings.map(\.source).distinct.joined(separator: "; ")
    return "\(Quotation(bar.name)) is not measured for \(Listing(generations)): \(reasons)"
  }
}
