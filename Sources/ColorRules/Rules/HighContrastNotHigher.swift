internal import AuditModel
internal import ColorContrast
internal import RuleKit

/// The Increase Contrast setting makes a pair harder to read.
///
/// A pair that still meets WCAG level AAA passes. If roles are guessed, the pair fails only if it does so on every
/// background.
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
    Example("no separate value for increased contrast", .onPaper("ink", 0x777777), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func evaluate(_ subject: PairGroup) -> Outcome {
    guard subject.needsContrast(as: .text, .nonText) else { return .notApplicable }
    var found = false
    var worse: [(member: PairMeasurement, readings: [PairReading])] = []
    for member in subject.members {
      var lost: [PairReading] = []
      var isStated = false
      for place in member.readings.indices {
        guard let without = Self.placeWithout(place, in: member.readings) else { continue }
        isStated = true
        let ratio = member.readings[place].ratio
        if ratio < member.readings[without].ratio, ratio < thresholds[Self.enough] {
          lost.append(member.readings[place])
        }
      }
      found = found || isStated
      if lost.isEmpty {
        if isStated, subject.isGuessed { return .pass }
      } else {
        worse.append((member, lost))
      }
    }
    guard found else { return .notApplicable }
    guard let first = worse.first else { return .pass }
    let finding = Finding(
      rule: Self.descriptor.id, severity: .warning, group: subject, member: first.member, failing: first.readings,
      message: .isLess(first.readings, in: first.member, grounds: subject.isGuessed ? subject.members.count : 1),
      remedy: "give the entries for increased contrast more contrast than the other entries")
    return .fail([finding])
  }

  /// The index of the same reading without increased contrast, if their colours differ.
  private static func placeWithout(_ high: Int, in readings: [PairReading]) -> Int? {
    var environment = readings[high].environment
    guard environment.appearance.isHighContrast, readings[high].isExact else { return nil }
    environment.appearance = environment.appearance.normalContrast
    guard let normal = readings.firstIndex(where: { $0.environment == environment }), readings[normal].isExact,
      readings[normal].first != readings[high].first || readings[normal].second != readings[high].second
    else { return nil }
    return normal
  }

  fileprivate static func normal(of high: PairReading, in member: PairMeasurement) -> PairReading? {
    var environment = high.environment
    environment.appearance = environment.appearance.normalContrast
    return member.readings.first { $0.environment == environment }
  }
}

extension Finding.Message {
  fileprivate static func isLess(_ readings: [PairReading], in member: PairMeasurement, grounds: Int) -> Self {
    let list = readings.map { high in
      let normal = HighContrastNotHigher.normal(of: high, in: member)
      let place = high.environment.appearance.normalContrast.words
      return "\(Ratio(high.ratio)) in \(place) instead of \(Ratio(normal?.ratio ?? 1))"
    }
    let more = grounds > 1 ? ", and no more on the other backgrounds; which of them meet is not known" : ""
    return "\(PairName(member.pair)) has less contrast with Increase Contrast: \(Listing(list))\(more)"
  }
}
