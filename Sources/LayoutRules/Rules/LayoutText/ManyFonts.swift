internal import AuditModel
internal import DynamicType
internal import RuleKit

/// The texts of an app's layouts have many different sizes and weights.
///
/// Each combination of family, size and weight counts once, over all screens at the default text size that state them.
struct ManyFonts: Rule {
  private static let most = RuleDescriptor.Option.ours(
    "most_fonts", 8, .count, 1...100, "maximum number of fonts, each a family, size and weight")

  static let descriptor = RuleDescriptor(
    id: "many-fonts", title: "The app uses many text sizes and weights",
    rationale: "A few styles show people which texts belong together; many styles hide it",
    severity: "note", criteria: [.legibility], options: [most], guidelines: [54],
    turnOffIf: "the design needs many sizes and weights, such as that of a magazine")

  static let examples: [Example<LayoutFonts>] = [
    Example("eight sizes", fonts(8), .pass),
    Example("nine sizes", fonts(9), .fail, .note),
    Example("no known font", fonts(0), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func evaluate(_ subject: LayoutFonts) -> Outcome {
    guard let last = subject.uses.last else { return .notApplicable }
    guard Double(subject.uses.count) > thresholds[Self.most] else { return .pass }
    let fonts = subject.uses.map(\.font).map { font in
      "\(font.family.map { "\(Quotation($0)) " } ?? "")\(Points(font.size)) \(font.weight.rawValue)"
    }
    let most = Int(thresholds[Self.most])
    return failure(
      .note, "fonts", at: last.location,
      "the app's layouts use \(fonts.count) fonts, more than \(most): \(Listing(fonts, limit: 12))",
      remedy: "use text styles, and only a few of them")
  }

  private static func fonts(_ count: Int) -> LayoutFonts {
    LayoutFonts(
      uses: (0..<count).map { step in
        LayoutFonts.Use(
          font: LayoutFonts.Font(family: nil, size: 12 + Double(step), weight: .regular),
          location: SourceLocation(file: "screens.layout.json", line: step + 1, column: 5))
      })
  }
}
