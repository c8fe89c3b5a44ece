internal import AuditModel
internal import ColorContrast
internal import RuleKit

/// Reports colours without a role that lack contrast in light or dark appearance.
///
/// Colours with a role are checked in their pairs. The others, if they are not grey, are compared with every
/// background of the palette, or with the system background if there is none. One note names the colours with too
/// little contrast on all backgrounds of an appearance. It also states the range of lightness and chroma.
struct PaletteFamily: Rule {
  private static let ratio = RuleDescriptor.Option(
    name: "ratio", value: 3, unit: .ratio, range: 3...21,
    meaning: "minimum contrast ratio on the best background of each appearance",
    source: "WCAG 2.2 success criterion 1.4.11, since the role is unknown")
  private static let chroma = RuleDescriptor.Option.ours(
    "chroma", 0.04, .chroma, 0...0.4, "OKLCH chroma below which a colour counts as grey and is skipped",
    because: "UIKit's greys have at most 0.01")

  static let descriptor = RuleDescriptor(
    id: "palette-family", title: "Colours lack contrast in light or dark appearance",
    rationale: "A colour that people see well on light may be hard to see on dark, or the reverse", severity: "note",
    criteria: [.color, .darkMode], options: [ratio, chroma],
    turnOffIf: "colours without a role are decoration that need not stand out from a background")

  static let examples: [Example<PaletteMeasurement>] = [
    Example("a blue for light and one for dark", .measured([.color("sea", 0x0066CC, dark: 0x66AAFF)]), .pass),
    Example("yellow for both", .measured([.color("sun", 0xFFDD33)]), .fail, .note),
    Example(
      "yellow on the palette's own dark background",
      .measured([.color("sun", 0xFFDD33), .color("night", 0x101020).with(.background)]), .pass),
    Example("only a grey", .measured([.color("mist", 0xCCCCCC)]), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func evaluate(_ subject: PaletteMeasurement) -> Outcome {
    let family = subject.palette.colors.filter { $0.roles.isEmpty && $0.origin != .system }
    let own = subject.palette.colors.filter { $0.roles.contains(.background) }
    let generation = subject.conditions.generation
    var members: [Color] = []
    var weak: [(name: String, readings: [PairReading])] = []
    let grounds = ColorResolver.base.map { Self.grounds(own, $0, generation) }
    for color in family {
      var readings: [PairReading] = []
      var isMember = false
      for (environment, grounds) in zip(ColorResolver.base, grounds) {
        guard let value = color.color(in: environment, generation), value.isOpaque,
          value.chroma >= thresholds[Self.chroma]
        else { continue }
        isMember = true
        if environment.appearance == .light { members.append(value) }
        let opaque = OpaqueColor(value)
        let best = grounds.max { opaque.ratio(to: $0) < opaque.ratio(to: $1) }
        if let best, opaque.ratio(to: best) < thresholds[Self.ratio] {
          readings.append(PairReading(environment, value, best.color, seen: opaque, best))
        }
      }
      if isMember, !readings.isEmpty { weak.append((color.name, readings)) }
    }
    guard !members.isEmpty || !weak.isEmpty else { return .notApplicable }
    guard let first = weak.first else { return .pass }
    var evidence = ColorEvidence(first: first.name)
    evidence.names = weak.map(\.name)
    evidence.requiredRatio = thresholds[Self.ratio]
    evidence.readings = first.readings
    evidence.failing = first.readings.map(\.environment)
    return failure(
      .note, subject.palette.name, at: subject.palette.location,
      .isWeak(weak, members, thresholds[Self.ratio], hasGrounds: !own.isEmpty),
      remedy: "give each a value for the appearance in which it is too weak, and declare its role in a palette file",
      colors: evidence)
  }

  private static func grounds(
    _ own: [NamedColor], _ environment: ColorEnvironment, _ generation: SystemGeneration
  ) -> [OpaqueColor] {
    let values = own.compactMap { $0.color(in: environment, generation) }.filter(\.isOpaque)
    if !values.isEmpty { return values.map { OpaqueColor($0) } }
    let system = SystemColors.color("systemBackground", environment.appearance, generation)?.color
    return [OpaqueColor(system ?? (environment.appearance.isDark ? .black : .white))]
  }
}

extension Finding.Message {
  fileprivate static func isWeak(
    _ weak: [(name: String, readings: [PairReading])], _ members: [Color], _ asked: Double, hasGrounds: Bool
  ) -> Self {
    let names = Listing(
      weak.map { one in "\(Quotation(one.name)) (\(EnvironmentWords.list(one.readings) { "\(Ratio($0.ratio))" }))" })
    let ground = hasGrounds ? "every background of the palette" : "the system background"
    return "colours without a role are below \(Ratio(asked)) on \(ground): \(names)\(span(members))"
  }

  private static func span(_ colors: [Color]) -> String {
    let values = colors.map { $0.converted(to: .oklch).components }
    guard values.count > 1, let lightest = values.map(\.x).max(), let darkest = values.map(\.x).min(),
      let strongest = values.map(\.y).max(), let weakest = values.map(\.y).min()
    else { return "" }
    return """
      ; in light, colours without a role span OKLCH lightness \(Ratio.decimals(darkest)) to \
      \(Ratio.decimals(lightest)) and chroma \(Ratio.decimals(weakest)) to \(Ratio.decimals(strongest))
      """
  }
}
