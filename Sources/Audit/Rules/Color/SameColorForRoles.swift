internal import AuditModel
internal import ColorContrast

/// The same colour, or nearly, is used for what can be touched and for what cannot.
///
/// Held after alpha, in every appearance. Two that a file says stand side by side also need a ratio of 3:1 unless there
/// is a second cue.
struct SameColorForRoles: Rule {
  fileprivate static let distinct = RuleDescriptor.Option(
    name: "distinct", value: 10, meaning: "smallest CIEDE2000 difference across the two roles",
    source: "own choice: the difference from which on colours are reliably told apart")
  private static let same = RuleDescriptor.Option(
    name: "same", value: 2, meaning: "CIEDE2000 below which two colours are taken as the same: error",
    source: "own choice: hardly anybody sees a difference of 2 without holding the colours together")
  fileprivate static let sideBySide = RuleDescriptor.Option(
    name: "side-by-side", value: 3, meaning: "smallest ratio where the two stand side by side without a second cue",
    source: "WCAG 2.2 technique G183")

  static let descriptor = RuleDescriptor(
    id: "same-color-for-roles", title: "One colour for interactive and other elements",
    rationale: "If what can be touched looks like what cannot, people do not know where to tap",
    severity: "error for the same colour, else warning; note where roles are guessed",
    criteria: [.useOfColor, .color], options: [distinct, same, sideBySide], guidelines: [71])

  static let examples: [Example<PairGroup>] = [
    Example(
      "blue links, black text",
      ColorExamples.pair(.interactivity, ColorExamples.color("link", 0x0088FF), ColorExamples.color("ink", 0)), .pass),
    Example(
      "links as black as text",
      ColorExamples.pair(.interactivity, ColorExamples.color("link", 0x010101), ColorExamples.color("ink", 0)), .fail,
      .error),
    Example(
      "links nearly as dark as text",
      ColorExamples.pair(.interactivity, ColorExamples.color("link", 0x1A1A2E), ColorExamples.color("ink", 0x222222)),
      .fail, .warning),
    Example(
      "another hue of the same lightness, side by side",
      ColorExamples.pair(.interactivity, ColorExamples.color("link", 0x0B3D91), ColorExamples.color("ink", 0x222222)),
      .fail, .warning),
    Example(
      "the same with an underline",
      ColorExamples.pair(.interactivity, ColorExamples.color("link", 0x0B3D91), ColorExamples.color("ink", 0x222222)) {
        $0.cues = ["underline"]
      }, .pass),
    Example(
      "a guessed tint that is also a guessed text colour",
      ColorExamples.group(
        .interactivity, of: "tint",
        in: [
          ColorExamples.color("tint", 0x007FAD).with(.interactive),
          ColorExamples.color("accentText", 0x007FAD).with(.text), ColorExamples.color("ink", 0).with(.text),
        ]), .fail, .note),
    Example(
      "text on its background",
      ColorExamples.pair(.text, ColorExamples.color("ink", 0), ColorExamples.color("paper", 0)), .notApplicable),
  ]

  init() {}

  func evaluate(_ subject: PairGroup) -> Outcome {
    guard subject.pair.relation == .interactivity else { return .notApplicable }
    let near = subject.members.compactMap { member -> (member: PairMeasurement, failing: [PairReading])? in
      let failing = member.readings.filter { $0.deltaE2000 < Self.distinct.value }
      return failing.isEmpty ? nil : (member, failing)
    }
    if let worst = near.min(by: { Self.least($0.failing) < Self.least($1.failing) }) {
      let severity: Finding.Severity =
        subject.isGuessed ? .note : Self.least(worst.failing) < Self.same.value ? .error : .warning
      var finding = Finding(
        rule: Self.descriptor.id, severity: severity, group: subject, member: worst.member, failing: worst.failing,
        message: .areAlike(near.map(\.member.pair), worst.failing, isGuessed: subject.isGuessed))
      finding.colors?.names = near.count > 1 ? [subject.pair.first.name] + near.map(\.member.pair.second.name) : []
      finding.remedy = "keep one colour for what can be touched and use it for nothing else"
      return .fail([finding])
    }
    let isSideBySide = !subject.pair.comesFromRoles && subject.pair.cues.isEmpty
    let close = isSideBySide ? subject.head.readings.filter { $0.ratio < Self.sideBySide.value } : []
    guard !close.isEmpty else { return subject.unpublished(for: Self.descriptor.id) ?? .pass }
    var finding = Finding(
      rule: Self.descriptor.id, severity: .warning, group: subject, member: subject.head, failing: close,
      message: .standSideBySide(close, subject.pair))
    finding.colors?.requiredRatio = Self.sideBySide.value
    finding.remedy = "underline it or add a symbol, and declare that under cues; or move the two apart in lightness"
    return .fail([finding])
  }

  private static func least(_ readings: [PairReading]) -> Double { readings.map(\.deltaE2000).min() ?? 0 }
}

extension Finding.Message {
  fileprivate static func areAlike(_ pairs: [ColorPair], _ failing: [PairReading], isGuessed: Bool) -> Self {
    let others = Listing(pairs.map { "\(Quotation($0.second.name))" })
    let list = EnvironmentWords.list(failing) { Ratio.tenths($0.deltaE2000) }
    let apart = pairs.count > 1 ? "the nearest differs by \(list)" : "they differ by \(list)"
    let guess = isGuessed ? "; what they are used for is guessed from their names" : ""
    return """
      \(Quotation(pairs[0].first.name)) can be touched and looks like \(others), which cannot: \(apart) (CIEDE2000), \
      needs \(SameColorForRoles.distinct.number)\(guess)
      """
  }

  fileprivate static func standSideBySide(_ readings: [PairReading], _ pair: ColorPair) -> Self {
    let list = EnvironmentWords.list(readings) { "\(Ratio($0.ratio))" }
    return
      "\(PairName(pair)) stand side by side with \(list) between them, needs \(SameColorForRoles.sideBySide.number):1 or a second cue"
  }
}
