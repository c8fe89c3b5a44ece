internal import AuditModel
internal import ColorContrast
internal import RuleKit

/// Reports a pair that is harder to read with the Increase Contrast setting.
///
/// A pair that still has the 7:1 of WCAG level AAA passes. If roles are guessed, a pair fails only if it loses
/// contrast on every background.
struct HighContrastNotHigher: Rule {
  private static let enough = RuleDescriptor.Option(
    name: "enough", value: 7, unit: .ratio, range: 7...21,
    meaning: "contrast ratio from which less contrast than before does no harm",
    source: "WCAG 2.2 success criterion 1.4.6")

  static let descriptor = RuleDescriptor(
    id: "high-contrast-not-higher", title: "Increase Contrast lowers the contrast",
    rationale: "People who turn on Increase Contrast need more contrast, not less",
    severity: "warning; note where roles are guessed", criteria: [.sufficientContrast, .color], options: [enough],
    turnOffIf: "the entries for increased contrast are weaker on purpose, for example to reduce glare")

  static let examples: [Example<PairGroup>] = [
    Example(
      "a darker value with increased contrast",
      .pair(.text, .color("ink", 0x777777, high: 0x333333), .color("paper", 0xFFFFFF)), .pass),
    Example(
      "a lighter value with increased contrast",
      .pair(.text, .color("ink", 0x666666, high: 0x888888), .color("paper", 0xFFFFFF)), .fail, .warning),
    Example(
      "a lighter value that is still dark enough",
      .pair(.text, .color("ink", 0, high: 0x222222), .color("paper", 0xFFFFFF)), .pass),
    Example("colours of the system", .pair(.text, .system("label"), .system("systemGray2")), .notApplicable),
    Example("no separate value for increased contrast", .onPaper("ink", 0x777777), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func evaluate(_ subject: PairGroup) -> Outcome {
    guard subject.needsContrast(as: .text, .nonText), subject.hasStatedColors else { return .notApplicable }
    var isStated = false
    var worse: (member: PairMeasurement, lost: [Change])?
    for member in subject.members where !member.pair.isOfSystem {
      let changes = Self.changes(in: member.readings)
      let lost = changes.filter { $0.high.ratio < $0.normal.ratio && $0.high.ratio < thresholds[Self.enough] }
      if subject.isGuessed, lost.isEmpty, !changes.isEmpty { return .pass }
      isStated = isStated || !changes.isEmpty
      if worse == nil, !lost.isEmpty { worse = (member, lost) }
    }
    guard let (member, lost) = worse else { return isStated ? .pass : .notApplicable }
    let finding = Finding(
      rule: Self.descriptor.id, severity: .warning, group: subject, member: member, failing: lost.map(\.high),
      message: .isLess(lost, of: member.pair, grounds: subject.isGuessed ? subject.members.count : 1),
      remedy: "give the entries for increased contrast more contrast than the other entries")
    return .fail([finding])
  }

  /// A reading with increased contrast, and the same reading without it.
  fileprivate typealias Change = (high: PairReading, normal: PairReading)

  /// Returns the readings with increased contrast whose colours differ from those without it.
  private static func changes(in readings: [PairReading]) -> [Change] {
    readings.filter { $0.environment.appearance.isHighContrast && $0.isExact }.compactMap { high in
      let environment = high.environment.normalContrast
      guard let normal = readings.first(where: { $0.environment == environment }), normal.isExact,
        normal.first != high.first || normal.second != high.second
      else { return nil }
      return (high, normal)
    }
  }
}

extension ColorPair {
  /// Whether all colours are the system's, whose entries for increased contrast the app does not choose.
  fileprivate var isOfSystem: Bool { ([first, second] + layers).allSatisfy { $0.origin == .system } }
}

extension Finding.Message {
  fileprivate static func isLess(_ lost: [HighContrastNotHigher.Change], of pair: ColorPair, grounds: Int) -> Self {
    let list = lost.map { high, normal in
      "\(Ratio(high.ratio)) in \(normal.environment.appearance.words) instead of \(Ratio(normal.ratio))"
    }
    let more = grounds > 1 ? ", and no more on the other backgrounds; which of them the app uses is not known" : ""
    return "\(PairName(pair)) has less contrast with Increase Contrast: \(Listing(list))\(more)"
  }
}
