internal import AuditModel
internal import ColorContrast
internal import RuleKit

/// Reports two touching colours that differ by less than half of the difference between black and white.
///
/// The iOS 7 guidelines say to start with at least 50 % contrast, but not on which scale. An option selects the
/// interpretation, and findings are advice only. Pairs with guessed roles or unknown backgrounds are skipped. Bars
/// are skipped too, because a translucent bar does not show a single colour and `bar-contrast` reports its range.
struct ContrastStart50: Rule {
  private static let lightness = RuleDescriptor.Option(
    name: "lightness", value: 50, unit: .lightness, range: nil,
    meaning: "minimum difference in L*, which is 0 for black and 100 for white",
    source: "typecheck's reading of the iOS 7 guidelines, Color: half of the lightness scale; 4.48:1 or more")
  private static let michelson = RuleDescriptor.Option(
    name: "michelson", value: 0.5, unit: .share, range: nil,
    meaning: "minimum (r - 1) / (r + 1) of the WCAG ratio r; exactly 3:1",
    source: "typecheck's reading of the iOS 7 guidelines, Color: Michelson contrast with the flare of WCAG")
  private static let weber = RuleDescriptor.Option(
    name: "weber", value: 0.5, unit: .share, range: nil, meaning: "minimum 1 - 1 / r of the WCAG ratio r; exactly 2:1",
    source: "typecheck's reading of the iOS 7 guidelines, Color: Weber contrast with the flare of WCAG")

  static let descriptor = RuleDescriptor(
    id: "contrast-start50", title: "Contrast is below the advised 50 %",
    rationale: "People can distinguish colours with 50 % contrast even on a poor display and in bright light",
    severity: "note (advice; an interpretation of the guidelines)", criteria: [.color],
    options: [lightness, michelson, weber], guidelines: [68],
    turnOffIf: "the app follows the WCAG ratios and not the iOS 7 advice to start from 50 %")

  static let examples: [Example<PairGroup>] = [
    Example("black on white", .onPaper("ink", 0), .pass),
    Example("middle grey on white, 3.94:1", .onPaper("ink", 0x808080), .fail, .note),
    Example(
      "the same as Michelson contrast",
      .pair(.text, .color("ink", 0x808080), .color("paper", 0xFFFFFF), conditions: { $0.start50 = .michelson }), .pass),
    Example("two states", .pair(.states, .color("on", 0x808080), .color("off", 0xFFFFFF)), .fail, .note),
    Example(
      "the key colour and another colour", .pair(.key, .color("key", 0x808080), .color("paper", 0xFFFFFF)),
      .notApplicable),
  ]

  func evaluate(_ subject: PairGroup) -> Outcome {
    guard subject.needsContrast(as: .text, .nonText, .states), subject.isDesigned else { return .notApplicable }
    let readings = subject.head.readings
    guard readings.contains(where: \.isExact) else { return .notApplicable }
    let reading = subject.conditions.start50
    let asked =
      switch reading {
      case .lightness: Self.lightness
      case .michelson: Self.michelson
      case .weber: Self.weber
      }
    let failing = readings.filter { $0.isExact && Self.value($0, reading) < asked.value }
    guard !failing.isEmpty else { return .pass }
    let finding = Finding(
      rule: Self.descriptor.id, severity: .note, group: subject, failing: failing,
      message: .startsBelow(failing, reading, subject.pair),
      remedy: "choose colours that are farther apart in lightness, and compare them in greyscale")
    return .fail([finding])
  }

  fileprivate static func value(_ one: PairReading, _ reading: ColorConditions.Start50Reading) -> Double {
    switch reading {
    case .lightness: one.lightnessDifference
    case .michelson: Michelson.contrast(ratio: one.ratio)
    case .weber: Weber.contrast(ratio: one.ratio)
    }
  }
}

extension Finding.Message {
  fileprivate static func startsBelow(
    _ failing: [PairReading], _ reading: ColorConditions.Start50Reading, _ pair: ColorPair
  ) -> Self {
    let scale =
      switch reading {
      case .lightness: "difference in lightness L*"
      case .michelson: "Michelson contrast"
      case .weber: "Weber contrast"
      }
    let list = EnvironmentWords.list(failing) { one in
      let value = ContrastStart50.value(one, reading)
      return Ratio.tenths(reading == .lightness ? value : value * 100) + " %"
    }
    return "\(PairName(pair)) has a \(scale) of \(list); at least 50 % is advised"
  }
}
