internal import AuditModel
internal import ColorContrast
internal import RuleKit

/// Reports interactive and other elements that share the same or nearly the same colour.
///
/// Colours are compared after applying alpha, in every appearance. Two colours declared side by side also need a ratio
/// of 3:1 unless there is a second cue.
struct SameColorForRoles: Rule {
  private static let distinct = RuleDescriptor.Option.ours(
    "distinct", 10, .difference, 1...50, "minimum CIEDE2000 difference between the two roles",
    because: "the difference from which colours are reliably distinguishable")
  private static let same = RuleDescriptor.Option.ours(
    "same", 2, .difference, 0...10, "CIEDE2000 difference below which two colours count as the same: error",
    because: "a difference of 2 is hardly visible unless the colours are side by side")
  private static let sideBySide = RuleDescriptor.Option(
    name: "side_by_side", value: 3, unit: .ratio, range: 3...21,
    meaning: "minimum contrast ratio where the two are side by side without a second cue",
    source: "WCAG 2.2 technique G183")

  static let descriptor = RuleDescriptor(
    id: "same-color-for-roles", title: "Interactive and other elements share a colour",
    rationale: "If interactive elements look like other elements, people do not know where to tap",
    severity: "error for the same colour, otherwise warning; note where roles are guessed",
    criteria: [.useOfColor, .color], options: [distinct, same, sideBySide], guidelines: [71],
    turnOffIf: "interactive elements are recognisable without colour, for example by an underline or a button shape")

  static let examples: [Example<PairGroup>] = [
    Example("blue links, black text", .pair(.interactivity, .color("link", 0x0088FF), .color("ink", 0)), .pass),
    Example("links as black as text", .pair(.interactivity, .color("link", 0x010101), .color("ink", 0)), .fail, .error),
    Example(
      "links nearly as dark as text", .pair(.interactivity, .color("link", 0x1A1A2E), .color("ink", 0x222222)), .fail,
      .warning),
    Example(
      "another hue of the same lightness, side by side",
      .pair(.interactivity, .color("link", 0x0B3D91), .color("ink", 0x222222)), .fail, .warning),
    Example(
      "the same with an underline",
      .pair(.interactivity, .color("link", 0x0B3D91), .color("ink", 0x222222)) { $0.cues = ["underline"] }, .pass),
    Example(
      "a guessed tint that is also a guessed text colour",
      .group(
        .interactivity, of: "tint",
        in: [
          .color("tint", 0x007FAD).with(.interactive), .color("accentText", 0x007FAD).with(.text),
          .color("ink", 0).with(.text),
        ]), .fail, .note),
    Example("text on its background", .pair(.text, .color("ink", 0), .color("paper", 0)), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func evaluate(_ subject: PairGroup) -> Outcome {
    guard subject.pair.relation == .interactivity else { return .notApplicable }
    let near = subject.failing { $0.deltaE2000 < thresholds[Self.distinct] }
    if let worst = near.min(by: { Self.least($0.readings) < Self.least($1.readings) }) {
      let severity: Finding.Severity =
        subject.isGuessed ? .note : Self.least(worst.readings) < thresholds[Self.same] ? .error : .warning
      var finding = Finding(
        rule: Self.descriptor.id, severity: severity, group: subject, member: worst.member, failing: worst.readings,
        message: .areAlike(
          near.map(\.member.pair), worst.readings, thresholds[Self.distinct], isGuessed: subject.isGuessed),
        remedy: "use this colour only for interactive elements")
      finding.colors?.names = near.count > 1 ? [subject.pair.first.name] + near.map(\.member.pair.second.name) : []
      return .fail([finding])
    }
    let isSideBySide = !subject.pair.comesFromRoles && subject.pair.cues.isEmpty
    let close = isSideBySide ? subject.head.readings.filter { $0.ratio < thresholds[Self.sideBySide] } : []
    guard !close.isEmpty else { return subject.unpublished(for: Self.descriptor.id) ?? .pass }
    var finding = Finding(
      rule: Self.descriptor.id, severity: .warning, group: subject, failing: close,
      message: .standSideBySide(close, subject.pair, thresholds[Self.sideBySide]),
      remedy: "underline it or add a symbol, and declare it under cues; or make the two differ more in lightness")
    finding.colors?.requiredRatio = thresholds[Self.sideBySide]
    return .fail([finding])
  }

  private static func least(_ readings: [PairReading]) -> Double { readings.map(\.deltaE2000).min() ?? 0 }
}

extension Finding.Message {
  fileprivate static func areAlike(
    _ pairs: [ColorPair], _ failing: [PairReading], _ asked: Double, isGuessed: Bool
  ) -> Self {
    let others = Listing(pairs.map { "\(Quotation($0.second.name))" })
    let list = EnvironmentWords.list(failing) { Ratio.tenths($0.deltaE2000) }
    let apart = pairs.count > 1 ? "the nearest differs by \(list)" : "they differ by \(list)"
    let guess = isGuessed ? "; their roles are guessed from their names" : ""
    return """
      \(Quotation(pairs[0].first.name)) is interactive and looks like \(others), which \
      \(pairs.count > 1 ? "are" : "is") not: \(apart) (CIEDE2000), needs \(Ratio.decimals(asked))\(guess)
      """
  }

  fileprivate static func standSideBySide(_ readings: [PairReading], _ pair: ColorPair, _ asked: Double) -> Self {
    let list = EnvironmentWords.list(readings) { "\(Ratio($0.ratio))" }
    return """
      \(PairName(pair)) are side by side with a contrast of \(list), needs \
      \(Ratio.decimals(asked)):1 or a second cue
      """
  }
}
