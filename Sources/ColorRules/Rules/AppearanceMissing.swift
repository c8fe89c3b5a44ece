internal import AuditModel
internal import RuleKit

/// Reports colours of a palette that have no entry for dark, or none for increased contrast.
///
/// Each of the two gets one note per palette, because a colour may be the same in every appearance on purpose. Its
/// contrast in each appearance is measured anyway. Empty entries, as in new projects, are ignored. A palette file
/// without any dark entry counts as having no dark appearance, but an asset catalog without one gets a finding.
struct AppearanceMissing: Rule {
  static let descriptor = RuleDescriptor(
    id: "appearance-missing", title: "Colours without an entry for an appearance",
    rationale: "A colour chosen for a light background is often hard to see in Dark Mode or with Increase Contrast",
    severity: "note, since a colour may be the same in every appearance on purpose",
    criteria: [.darkMode, .color],
    turnOffIf: "the app supports only the light appearance and its colours already suit Increase Contrast")

  static let examples: [Example<PaletteMeasurement>] = [
    Example("light, dark and increased contrast", .measured([.color("ink", 0x222222, dark: 0xEEEEEE, high: 0)]), .pass),
    Example(
      "one of two has no dark entry", .measured([.color("ink", 0x222222, dark: 0xEEEEEE), .color("tint", 0x0066CC)]),
      .fail, .note),
    Example(
      "an asset catalog without dark entries", .measured([.color("ink", 0x222222) { $0.origin = .assetCatalog }]),
      .fail, .note),
    Example("a palette file with light colours only", .measured([.color("ink", 0x222222)]), .notApplicable),
    Example("system colours", .measured([.system("label")]), .notApplicable),
  ]

  /// A kind of entry that a colour may have.
  fileprivate struct Kind: Sendable {
    let name: String
    let isStated: @Sendable (ColorVariant) -> Bool
  }

  private static let kinds = [
    Kind(name: "dark") { $0.isDark != nil },
    Kind(name: "increased contrast") { $0.isHighContrast != nil },
  ]

  func evaluate(_ subject: PaletteMeasurement) -> Outcome {
    let colors = subject.palette.colors.filter(\.isWrittenOut)
    guard !colors.isEmpty else { return .notApplicable }
    let isCatalog = colors.contains { $0.origin == .assetCatalog }
    var findings: [Finding] = []
    var isAsked = false
    for kind in Self.kinds {
      let missing = colors.filter { !$0.variants.contains(where: kind.isStated) }
      guard missing.count < colors.count || isCatalog else { continue }
      isAsked = true
      guard !missing.isEmpty else { continue }
      var evidence = ColorEvidence(first: missing[0].name)
      evidence.names = missing.map(\.name)
      findings.append(
        finding(
          .note, "\(subject.palette.name), \(kind.name)", at: subject.palette.location,
          .areMissing(missing, of: colors, kind),
          remedy: "add the entry, even with the same colour, to show that this is intended", colors: evidence))
    }
    if !findings.isEmpty { return .fail(findings) }
    return isAsked ? .pass : .notApplicable
  }
}

extension NamedColor {
  /// Whether the colour states its own values, all its entries could be read, and it needs contrast.
  fileprivate var isWrittenOut: Bool {
    self.isComplete && ![.system, .literal].contains(self.origin) && self.alias == nil
      && !self.roles.contains(where: \.isExempt) && !writtenColors.isEmpty
  }
}

extension Finding.Message {
  fileprivate static func areMissing(
    _ missing: [NamedColor], of colors: [NamedColor], _ kind: AppearanceMissing.Kind
  ) -> Self {
    let verb = missing.count == 1 ? "has" : "have"
    let names = Listing(missing.map { "\(Quotation($0.name))" })
    return "\(missing.count) of \(colors.count) colours \(verb) no entry for \(kind.name): \(names)"
  }
}
