internal import AuditModel
internal import RuleKit

/// Reports two buttons of a screen with the same text.
struct ButtonsShareTitle: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "buttons-share-title", title: "Two buttons have the same title",
    rationale: "Voice Control and VoiceOver cannot tell the buttons apart by their names",
    severity: "note", criteria: [.layout],
    turnOffIf: "screens repeat a button on purpose, as lists of offers do", screens: .all)

  static let examples: [Example<ScreenMeasurement>] = [
    Example("two titles", .screen([button("a", "Buy", y: 100), button("b", "Cancel", y: 200)]), .pass),
    Example("one title", .screen([button("a", "Buy", y: 100), button("b", "Buy", y: 200)]), .fail, .note),
    Example("no button", .showing("note", .text, (16, 100, 200, 20)), .notApplicable),
  ]

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    let elements = subject.layout.elements
    var seen: Set<String> = []
    for index in elements.indices where elements[index].role == .button && subject.outline.entries[index].isShown {
      guard let title = elements[index].content?.text, !title.isEmpty else { continue }
      outcome.checked()
      guard !seen.insert(title).inserted else { continue }
      outcome.add(
        .note, index, by: 0, "\(subject.name(index)) has the same title as another button of the screen",
        remedy: "say in the title, or in the accessibility label, what the button acts on")
    }
  }

  private static func button(_ id: String, _ title: String, y: Double) -> LayoutElement {
    .element(id, .button, (16, y, 200, 50)) { $0.text = title }
  }
}
