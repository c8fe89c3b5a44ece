internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports layouts of an app whose texts have more than one typeface.
///
/// The system font counts as one typeface. The rule covers all screens at the default text size that state fonts.
struct ManyTypefaces: Rule {
  private static let most = RuleDescriptor.Option(
    name: "most_typefaces", value: 1, unit: .count, range: 1...20,
    meaning: "maximum number of font families in one app",
    source: "HIG of iOS 7, Color and Typography: one font throughout an app; HIG Typography: few typefaces")

  static let descriptor = RuleDescriptor(
    id: "many-typefaces", title: "The app mixes typefaces",
    rationale: "Too many typefaces make text harder to read and hide which text is important",
    severity: "warning", criteria: [.legibility], options: [most], guidelines: [53],
    turnOffIf: "the design uses a second typeface on purpose, such as a brand font for headlines")

  static let examples: [Example<LayoutFonts>] = [
    Example("one family", fonts(nil, nil), .pass),
    Example("two families", fonts(nil, "Lora"), .fail, .warning),
    Example("no known font", LayoutFonts(uses: []), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func evaluate(_ subject: LayoutFonts) -> Outcome {
    var families: [String] = []
    var second: LayoutFonts.Use?
    for use in subject.uses {
      let name = use.font.family.map { Quotation($0).description } ?? "the system font"
      guard !families.contains(name) else { continue }
      if families.count == 1 { second = use }
      families.append(name)
    }
    guard !families.isEmpty else { return .notApplicable }
    guard Double(families.count) > thresholds[Self.most], let second else { return .pass }
    let most = Int(thresholds[Self.most])
    let few = most == 1 ? "one family" : "at most \(most) families"
    return failure(
      .warning, "fonts", at: second.location,
      "the app's layouts use \(families.count) typefaces: \(Listing(families, limit: 6))",
      remedy: "use \(few), and distinguish texts by \(most.form("its", "their")) weights and styles")
  }

  private static func fonts(_ families: String?...) -> LayoutFonts {
    LayoutFonts(
      uses: families.enumerated().map { line, family in
        LayoutFonts.Use(
          font: LayoutFonts.Font(family: family, size: 17, weight: .regular),
          location: SourceLocation(file: "screens.layout.json", line: line + 1, column: 5))
      })
  }
}
