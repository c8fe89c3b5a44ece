internal import AuditModel
internal import ColorContrast
internal import RuleKit

/// Reports a bar whose tint and bar tint are mixed up.
///
/// `tintColor` is for items on the bar, and `barTintColor` is for the bar itself. The rule finds a tint that equals
/// the bar tint or is invisible on the bar over any content. It also finds alpha in the bar tint, which UIKit
/// ignores.
struct BarRoles: Rule {
  private static let same = RuleDescriptor.Option.ours(
    "same", 2, .difference, 0...10, "CIEDE2000 difference below which tint and bar tint count as the same",
    because: "a difference of 2 is hardly visible unless the colours are side by side")
  private static let vanishes = RuleDescriptor.Option.ours(
    "vanishes", 1.5, .ratio, 1...4.5, "contrast ratio below which an item is invisible on its bar",
    because: "half of what symbols need (WCAG 1.4.11)")

  static let descriptor = RuleDescriptor(
    id: "bar-roles", title: "Tint and bar tint are mixed up",
    rationale: "People cannot see bar items in the colour of the bar, and alpha in a bar tint has no effect",
    severity: "error; warning for alpha that has no effect",
    criteria: [
      .color,
      RuleDescriptor.Criterion(
        id: "QA1808", title: "Matching bar tints to colours",
        source: "https://developer.apple.com/library/archive/qa/qa1808/_index.html"),
    ], options: [same, vanishes],
    turnOffIf: "the palette's tint and bar tint do not mean UIKit's tintColor and barTintColor")

  static let examples: [Example<BarMeasurement>] = [
    Example("white on blue", .bar(tint: 0xFFFFFF, barTint: 0x0B2A66), .pass),
    Example("blue on the same blue", .bar(tint: 0x0B2A66, barTint: 0x0B2A66), .fail, .error),
    Example(
      "white on a bar of white layers", .bar(.ios15, tint: 0xFFFFFF, layer: .color("glass", 0xFFFFFF, alpha: 0.95)),
      .fail, .error),
    Example(
      "a bar tint with alpha", .bar(tint: 0xFFFFFF) { $0.barTint = .color("bar", 0x0B2A66, alpha: 0.5) }, .fail,
      .warning),
    Example("a bar without custom colours", .bar(), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func evaluate(_ subject: BarMeasurement) -> Outcome {
    let bar = subject.bar
    guard bar.tint != nil || bar.barTint != nil || !bar.layers.isEmpty else { return .notApplicable }
    let generation = bar.generations.last ?? subject.conditions.generation
    let measured = Set(subject.readings.map(\.appearance))
    let environments = Appearance.allCases.filter(measured.contains).map { ColorEnvironment($0) }
    guard !environments.isEmpty else { return .notApplicable }
    let equal = environments.filter { environment in
      guard let tint = bar.tint?.color(in: environment, generation),
        let ground = bar.barTint?.color(in: environment, generation)
      else { return false }
      return CIEDE2000.difference(tint, ground) < thresholds[Self.same]
    }
    if !equal.isEmpty { return fail(subject, .error, equal, .areEqual(bar, equal), "give the tint another colour") }
    let vanishing = subject.readings.filter { reading in
      reading.item == .tint && bar.tint != nil
        && (reading.bounds.map { $0.maximum < thresholds[Self.vanishes] } ?? false)
    }
    if let first = vanishing.first {
      let places = environments.filter { one in vanishing.contains { $0.appearance == one.appearance } }
      return fail(subject, .error, places, .vanishes(bar, first, places), "use a colour that differs from the bar's")
    }
    let ignored = environments.filter { !(bar.barTint?.color(in: $0, generation)?.isOpaque ?? true) }
    if !ignored.isEmpty {
      return fail(
        subject, .warning, ignored, .isIgnored(bar, ignored),
        "use an opaque bar tint; start by subtracting 0.12 from each component (QA1808)")
    }
    return .pass
  }

  private func fail(
    _ subject: BarMeasurement, _ severity: Finding.Severity, _ environments: [ColorEnvironment],
    _ message: Finding.Message, _ remedy: String
  ) -> Outcome {
    var evidence = ColorEvidence(first: subject.bar.tint?.name ?? subject.bar.name, second: subject.bar.barTint?.name)
    evidence.failing = environments
    evidence.bars = subject.readings.filter { $0.item == .tint }
    return failure(severity, subject.bar.name, at: subject.bar.location, message, remedy: remedy, colors: evidence)
  }
}

extension Finding.Message {
  fileprivate static func areEqual(_ bar: PaletteBar, _ environments: [ColorEnvironment]) -> Self {
    """
    the tint of \(Quotation(bar.name)) matches its bar tint in \(EnvironmentWords(environments)), so its items are \
    invisible
    """
  }

  fileprivate static func vanishes(
    _ bar: PaletteBar, _ reading: BarMeasurement.Reading, _ environments: [ColorEnvironment]
  ) -> Self {
    """
    the tint of \(Quotation(bar.name)) is invisible on its bar in \(EnvironmentWords(environments)): at most \
    \(Ratio(reading.bounds?.maximum ?? 1)) over any content
    """
  }

  fileprivate static func isIgnored(_ bar: PaletteBar, _ environments: [ColorEnvironment]) -> Self {
    "the bar tint of \(Quotation(bar.name)) has alpha in \(EnvironmentWords(environments)), which UIKit ignores"
  }
}
