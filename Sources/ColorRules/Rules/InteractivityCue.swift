internal import AuditModel
internal import RuleKit

/// Reports interactive elements that differ from others by colour alone.
///
/// A declared cue, such as `underline`, `icon` or `shape`, counts as a second way to show interactivity. Only
/// palettes that declare cues are checked. Asset catalogs cannot declare any.
struct InteractivityCue: Rule {
  private static let ways = RuleDescriptor.Option(
    name: "ways", value: 2, unit: .count, range: 2...5,
    meaning: "minimum number of ways to show interactivity, colour included",
    source: "iOS 7 guidelines, Color: more than one way to show interactivity; WCAG 2.2 success criterion 1.4.1")

  static let descriptor = RuleDescriptor(
    id: "interactivity-cue", title: "Only colour shows that an element is interactive",
    rationale: "People who cannot see the colour do not find the button",
    severity: "warning; note where roles are guessed",
    criteria: [.useOfColor, .differentiateWithoutColor], options: [ways], guidelines: [71],
    turnOffIf: "interactive elements have other cues that the palette file does not declare")

  static let examples: [Example<ColorMeasurement>] = [
    Example(
      "a link with an underline", .single(.color("link", 0x0066CC) { $0.cues = ["underline"] }.with(.interactive)),
      .pass),
    Example(
      "a link without a cue, in a file that declares cues",
      .single(
        .color("link", 0x0066CC).with(.interactive),
        among: [.color("button", 0x884400) { $0.cues = ["shape"] }.with(.interactive)]), .fail, .warning),
    Example(
      "a link in a file that declares no cues", .single(.color("link", 0x0066CC).with(.interactive)), .notApplicable),
    Example("a text", .single(.color("ink", 0).with(.text)), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func evaluate(_ subject: ColorMeasurement) -> Outcome {
    let color = subject.color
    guard color.roles.contains(.interactive), subject.paletteDeclaresCues else { return .notApplicable }
    let cues = Set(color.cues.map { $0.lowercased() }).subtracting(["color", "colour"])
    guard Double(cues.count + 1) < thresholds[Self.ways] else { return .pass }
    return failure(
      color.rolesAreGuessed ? .note : .warning, color.name, at: color.location,
      .hasFewCues(color, cues.sorted(), needed: Int(thresholds[Self.ways])),
      remedy: "add an underline, a symbol, a shape or a typical place, and declare it under cues",
      colors: ColorEvidence(first: color.name))
  }
}

extension Finding.Message {
  fileprivate static func hasFewCues(_ color: NamedColor, _ cues: [String], needed: Int) -> Self {
    guard cues.isEmpty else {
      return """
        \(Quotation(color.name)) is interactive, and only its colour and \(Listing(cues.map { "\(Quotation($0))" })) show it; \
        needs \(needed) cues
        """
    }
    return "\(Quotation(color.name)) is interactive, and only its colour shows it"
  }
}
