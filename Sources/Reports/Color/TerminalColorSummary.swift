internal import AuditModel
internal import ColorContrast
internal import DynamicType

/// The summary of the colours that a run checked, and of their outcomes.
struct TerminalColorSummary {
  let report: AuditReport
  let palettes: [PaletteMeasurement]

  /// Whether nothing was skipped.
  ///
  /// Every colour then has a role, pair, state or bar, and every pair was measured.
  var isComplete: Bool {
    let colors = palettes.reduce(0) { $0 + $1.palette.colors.count }
    let hasPairs = palettes.contains { !$0.pairs.isEmpty }
    return report.colorSummary.leftOutPairs == 0 && report.leftOut.isEmpty && withoutRole.isEmpty
      && (hasPairs || colors == 0)
  }

  var amount: String {
    let counts = report.colorSummary
    let appearances = Set(palettes.lazy.flatMap(\.pairs).flatMap(\.readings).map(\.environment.appearance))
    let bars = palettes.reduce(0) { $0 + $1.bars.count }
    let parts = [
      (counts.colors, "colour"), (counts.pairs, "pair"), (bars, "bar"), (report.pictures.count, "picture"),
    ]
    let some = parts.filter { $0.0 > 0 }
    var words = Listing((some.isEmpty ? [parts[0]] : some).map { Wording.count($0.0, $0.1) }).description
    if !appearances.isEmpty { words += " in \(Wording.count(appearances.count, "appearance"))" }
    // With texts or screens in the same run, the file count includes files without colours.
    let isAlone = report.container == nil && report.layoutSummary == nil
    if isAlone, report.filesRead > 0 { words += " from \(Wording.count(report.filesRead, "file"))" }
    return "\(words) (\(Wording.count(counts.judgements, "verdict")))"
  }

  var verdicts: String { Wording.verdicts(report.colorSummary.counts) }

  var details: [String] {
    var lines: [String] = []
    let colors = palettes.flatMap(\.palette.colors)
    let guessed = colors.lazy.filter { $0.rolesAreGuessed && !$0.roles.isEmpty }.count
    if guessed > 0 {
      lines.append(
        "Roles: \(Wording.number(guessed)) of \(Wording.count(colors.count, "colour")) guessed from names; "
          + "findings based on a guess are less severe or need review.")
    }
    lines += [unpaired].compactMap(\.self)
    let left = report.colorSummary.leftOutPairs
    if left > 0 {
      lines.append("Not measured: \(Wording.count(left, "pair")) from roles; declare the pairs that are used.")
    }
    lines += [unused].compactMap(\.self)
    if let conditions = palettes.first?.conditions, palettes.contains(where: { !$0.pairs.isEmpty }) {
      lines.append(
        """
        Large text: policy \(conditions.largeText.rawValue), at \(Wording.category(conditions.smallestCategory)), \
        \(conditions.style.rawValue) where no style is set\(conditions.boldText ? ", Bold Text on" : "").
        """)
    }
    return lines
  }

  /// Lines about the colours that were not checked as text or background.
  var notChecked: [String] { [unpaired, unused].compactMap(\.self) }

  private var unpaired: String? {
    let hasColors = palettes.contains { !$0.palette.colors.isEmpty }
    return !hasColors || palettes.contains { !$0.pairs.isEmpty }
      ? nil : "Not checked: no colours are known to be used together; declare roles or pairs in a palette file."
  }

  private var unused: String? {
    let unused = withoutRole
    guard !unused.isEmpty else { return nil }
    let names = unused.prefix(Self.namesShown).map { Quotation($0.name, limit: 40).text }
    let more = unused.count > Self.namesShown ? ", …" : ""
    return """
      Not checked as text or background: \(Wording.count(unused.count, "colour")), because no role is known \
      (\(names.joined(separator: ", "))\(more)); declare roles or pairs in a palette file.
      """
  }

  /// The maximum number of colours without a role to list by name.
  private static let namesShown = 5

  /// The colours without a role that are in no pair, state group or bar.
  private var withoutRole: [NamedColor] {
    palettes.flatMap { measurement in
      let palette = measurement.palette
      var used = Set(palette.states.flatMap(\.colors).map(\.name))
      for pair in palette.pairs { used.formUnion([pair.first.name, pair.second.name]) }
      for bar in palette.bars {
        used.formUnion(([bar.tint, bar.title, bar.barTint].compactMap { $0 } + bar.layers).map(\.name))
      }
      return palette.colors.filter { $0.roles.isEmpty && !used.contains($0.name) && $0.name != palette.keyColor }
    }
  }
}
