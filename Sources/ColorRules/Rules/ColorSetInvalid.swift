internal import AuditModel
internal import ColorContrast
internal import RuleKit

/// Reports a colour set that probably contains a mistake.
///
/// The rule reports translucent text colours and the faults that the reader found in the entries. It also reports two
/// names for the same or nearly the same colour in the same role, unless one refers to the other.
struct ColorSetInvalid: Rule {
  private static let twin = RuleDescriptor.Option.ours(
    "twin", 2, .difference, 0...2, "CIEDE2000 difference below which two names count as one colour",
    because: "a difference of 2 is hardly visible unless the colours are side by side")

  static let descriptor = RuleDescriptor(
    id: "color-set-invalid", title: "A colour set has a likely mistake",
    rationale: "A wrong entry shows up only on a device, where people see the wrong colour or none",
    severity: "warning for wrong entries; note for ambiguous components, empty sets, translucent text and duplicates",
    criteria: [.color], options: [twin],
    turnOffIf: "the palette has translucent or duplicate text colours on purpose and another tool checks its entries")

  static let examples: [Example<ColorMeasurement>] = [
    Example("one value", .single(.color("ink", 0x111111)), .pass),
    Example(
      "a component out of range",
      .single(
        .color("ink", 0x111111) { $0.faults = [ColorFault(.componentOutOfRange, "red is 1.2", location: $0.location)] }),
      .fail, .warning),
    Example(
      "components 0 and 1 without a decimal point, where 1 may mean full strength",
      .single(
        .color("ink", 0x000001) {
          $0.faults = [ColorFault(.ambiguousComponents, "every component is \"0\" or \"1\"", location: $0.location)]
        }), .fail, .note),
    Example("a translucent text colour", .single(.color("hint", 0, alpha: 0.5).with(.text)), .fail, .note),
    Example(
      "two names for one text colour",
      .single(.color("ink", 0x111111).with(.text), among: [.color("text", 0x121212).with(.text)]), .fail, .note),
    Example(
      "a text colour as dark as a background",
      .single(.color("ink", 0x111111).with(.text), among: [.color("night", 0x111111).with(.background)]), .pass),
    Example(
      "two equal colours with unknown roles", .single(.color("ink", 0x111111), among: [.color("night", 0x111111)]),
      .pass),
    Example(
      "a name that refers to another",
      .single(.color("ink", 0x111111).with(.text), among: [.color("text", 0x111111) { $0.alias = "ink" }.with(.text)]),
      .pass),
  ]

  /// The kinds of fault that may be intended and are therefore only notes.
  private static let hints: Set<ColorFault.Kind> = [.nothingAssigned, .ambiguousComponents]

  var thresholds = RuleThresholds()

  func evaluate(_ subject: ColorMeasurement) -> Outcome {
    let color = subject.color
    var reasons = color.faults.map(\.message)
    let severity: Finding.Severity = color.faults.contains { !Self.hints.contains($0.kind) } ? .warning : .note
    let isUnassigned = color.faults.contains { $0.kind == .nothingAssigned }
    // References to UIKit's translucent label colours do not count.
    if color.roles.contains(.text), !color.writtenColors.allSatisfy(\.isOpaque) {
      reasons.append("a text colour with alpha below 1 looks different on every background")
    }
    // Colours without a role may be equal for good reasons.
    let twins = color.roles.isEmpty ? [] : subject.twins.filter { $0.deltaE2000 < thresholds[Self.twin] }
    if !twins.isEmpty {
      let isSame = twins.allSatisfy { $0.deltaE2000 == 0 }
      let names = Listing(twins.map { "\(Quotation($0.name))" })
      reasons.append("\(isSame ? "the same colour" : "nearly the same colour") as \(names)")
    }
    guard !reasons.isEmpty else { return .pass }
    var evidence = ColorEvidence(first: color.name, second: twins.first?.name)
    if !twins.isEmpty { evidence.names = [color.name] + twins.map(\.name) }
    let remedy =
      color.faults.isEmpty
      ? (twins.isEmpty ? "use an opaque colour for each background" : "keep one name, or make the others refer to it")
      : (isUnassigned ? "assign a colour, or remove the set" : "correct the entry")
    return failure(
      severity, color.name, at: color.faults.first?.location ?? color.location,
      "\(Quotation(color.name)): \(reasons.joined(separator: "; "))", remedy: remedy, colors: evidence)
  }
}
