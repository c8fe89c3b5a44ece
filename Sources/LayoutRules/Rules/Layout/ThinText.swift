internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Text of a layout has a weight lighter than regular.
///
/// The guidelines of iOS 7 asked for regular or medium. Today's also allow semibold and bold, and warn about light
/// weights.
struct ThinText: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "thin-text", title: "Text has a light weight",
    rationale: "Thin strokes are hard to see against their background, above all in small text",
    severity: "warning", criteria: [.legibility, .contrastMinimum], guidelines: [52],
    turnOffIf: "light weights are part of the app's brand and used only for large text")

  static let examples: [Example<ScreenMeasurement>] = [
    Example("the weight of a style", text { $0.style = .headline }, .pass),
    Example("bold", text { $0.weight = .bold }, .pass),
    Example("light", text { $0.weight = .light }, .fail, .warning),
    Example("ultraLight", text { $0.weight = .ultraLight }, .fail, .warning),
    Example("weight not given", text { $0.weight = nil }, .notApplicable),
  ]

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    let elements = subject.layout.elements
    for index in elements.indices where elements[index].sharedContent != nil && subject.outline.entries[index].isShown {
      let element = elements[index]
      guard !element.flags.contains(.decorative), let weight = element.fontWeight else { continue }
      outcome.checked()
      guard weight < .regular else { continue }
      outcome.add(
        .warning, index, by: 0, "\(subject.name(index)) is drawn in \(weight.rawValue) weight",
        remedy: "use regular or a heavier weight")
    }
  }

  private static func text(_ content: @escaping (inout LayoutElement.Content) -> Void) -> ScreenMeasurement {
    .screen([.element("note", .text, (16, 100, 200, 20), content: content)])
  }
}
