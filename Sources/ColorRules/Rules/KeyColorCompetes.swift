internal import AuditModel
internal import ColorContrast
internal import RuleKit

/// Reports a strong colour that competes with the key colour because it is too similar.
///
/// The rule compares the key colour with non-interactive colours of enough chroma. It uses full colour vision, then
/// simulated protanopia and deuteranopia.
struct KeyColorCompetes: Rule {
  private static let distance = RuleDescriptor.Option.ours(
    "distance", 20, .difference, 1...100, "minimum CIEDE2000 difference from the key colour",
    because: "twice the difference that makes colours reliably distinguishable")
  private static let simulated = RuleDescriptor.Option.ours(
    "simulated_distance", 10, .difference, 1...100,
    "minimum CIEDE2000 difference with simulated protanopia and deuteranopia",
    because: "the difference from which colours are reliably distinguishable")
  private static let chroma = RuleDescriptor.Option.ours(
    "chroma", 0.1, .chroma, 0...0.4, "OKLCH chroma from which a colour is strong enough to compete",
    because: "UIKit's palette has 0.10 to 0.26")

  static let descriptor = RuleDescriptor(
    id: "key-color-competes", title: "A colour competes with the key colour",
    rationale: "The key colour shows people what they can tap; a similar colour elsewhere misleads them",
    severity: "warning; note where only a simulation shows the problem or roles are guessed", criteria: [.color],
    options: [distance, simulated, chroma], guidelines: [72],
    turnOffIf: "the key colour does not show interactivity in this app")

  static let examples: [Example<PairGroup>] = [
    Example(
      "a blue key colour next to orange",
      .group(.key, of: "key", in: [.color("key", 0x0072B2), .color("leaf", 0xE69F00)], isGuessed: false, key: "key"),
      .pass),
    Example(
      "another blue",
      .group(.key, of: "key", in: [.color("key", 0x007AFF), .color("badge", 0x1A6FE0)], isGuessed: false, key: "key"),
      .fail, .warning),
    Example(
      "purple, which looks blue with deuteranopia",
      .group(.key, of: "key", in: [.color("key", 0x007AFF), .color("badge", 0xAF52DE)], isGuessed: false, key: "key"),
      .fail, .note),
    Example(
      "a pale blue background",
      .group(.key, of: "key", in: [.color("key", 0xE0EAFF), .color("paper", 0xEEF3FA)], isGuessed: false, key: "key"),
      .pass),
    Example(
      "a key colour without a published value",
      .group(.key, of: "plum", in: [.system("plum"), .color("paper", 0xEEF3FA)], isGuessed: false, key: "plum"),
      .needsReview, .note),
    Example("two states", .pair(.states, .color("on", 0x007AFF), .color("off", 0)), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func evaluate(_ subject: PairGroup) -> Outcome {
    guard subject.pair.relation == .key else { return .notApplicable }
    for isSimulated in [false, true] {
      let asked = thresholds[isSimulated ? Self.simulated : Self.distance]
      let near = subject.failing { Self.distance($0, isSimulated) < asked && isStrong($0) }
      let worst = near.min { Self.least($0.readings, isSimulated) < Self.least($1.readings, isSimulated) }
      guard let worst else { continue }
      var finding = Finding(
        rule: Self.descriptor.id, severity: isSimulated ? .note : .warning, group: subject, member: worst.member,
        failing: worst.readings,
        message: .competes(near.map(\.member.pair), worst.readings, worst.member.pair, asked, isSimulated),
        remedy: "change the other colour's hue or lower its chroma, or use it for interactive elements")
      finding.colors?.names = near.count > 1 ? [subject.pair.first.name] + near.map(\.member.pair.second.name) : []
      return .fail([finding])
    }
    if let unpublished = subject.unpublished(for: Self.descriptor.id) { return unpublished }
    if let (member, unseen) = subject.failing({ !$0.isExact && isStrong($0) }).first {
      let one = Finding(
        rule: Self.descriptor.id, severity: .note, group: subject, member: member, failing: unseen,
        message: .cannotBeCompared(member.pair))
      return .needsReview(
        one.forReview(.unknownBackground, remedy: "declare the background behind the two in the palette"))
    }
    return subject.members.contains { !$0.readings.isEmpty } ? .pass : .notApplicable
  }

  private func isStrong(_ reading: PairReading) -> Bool {
    reading.seenSecond.chroma >= thresholds[Self.chroma]
  }

  fileprivate static func distance(_ reading: PairReading, _ isSimulated: Bool) -> Double {
    guard isSimulated else { return reading.deltaE2000 }
    return reading.visions.filter { $0.severity == 1 && $0.isRedGreen }.map(\.deltaE2000).min() ?? .infinity
  }

  private static func least(_ readings: [PairReading], _ isSimulated: Bool) -> Double {
    readings.map { distance($0, isSimulated) }.min() ?? 0
  }
}

extension Finding.Message {
  fileprivate static func cannotBeCompared(_ pair: ColorPair) -> Self {
    "\(PairName(pair)) are translucent: whether they are distinguishable depends on what is behind them"
  }

  fileprivate static func competes(
    _ pairs: [ColorPair], _ failing: [PairReading], _ worst: ColorPair, _ asked: Double, _ isSimulated: Bool
  ) -> Self {
    let others = Listing(pairs.map { "\(Quotation($0.second.name))" })
    let list = EnvironmentWords.list(failing) { Ratio.tenths(KeyColorCompetes.distance($0, isSimulated)) }
    let verb = pairs.count > 1 ? "compete" : "competes"
    let eyes = isSimulated ? " for people with protanopia or deuteranopia" : ""
    return """
      \(others) \(verb) with the key colour \(Quotation(worst.first.name))\(eyes): \(Quotation(worst.second.name)) differs \
      by \(list) (CIEDE2000), needs \(Ratio.decimals(asked))
      """
  }
}
