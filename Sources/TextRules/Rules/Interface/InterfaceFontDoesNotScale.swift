internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports a text of a storyboard or xib whose size does not follow the text size.
///
/// Xcode has a checkbox that makes labels, text fields and text views follow the setting. For the title of a button
/// without a configuration, only code can do this.
///
/// It shares its identifier with the rule on screens, because the fault is the same.
struct InterfaceFontDoesNotScale: Rule {
  static let descriptor = RuleDescriptor(
    id: "font-does-not-scale", title: "Text does not follow the text size",
    rationale: "People choose a larger text size once for all apps, but this text stays small",
    severity: "warning in storyboards and xibs, note in cells of a standard style",
    criteria: [.resizeText, .largerText], guidelines: [44],
    turnOffIf: "the app fixes these sizes on purpose, for example because it has its own text size setting")

  static let examples: [Example<InterfaceFact>] = [
    Example("a fixed size", .stated(.fixedFont(size: 17, isCustom: false), "Label"), .fail, .warning),
    Example(
      "a label of a standard cell", .stated(.fixedFont(size: 17, isCustom: false), "Label").inStandardCell, .fail, .note
    ),
    Example(
      "the title of a button", .stated(.fixedFont(size: 17, isCustom: false), "Button").ofButton, .fail, .warning),
    Example("a font of the app", .stated(.fixedFont(size: 17, isCustom: true), "Label"), .notApplicable),
    Example("a text style", .stated(.textStyle(.body, follows: true), "Label"), .pass),
    Example("another kind of statement", .other, .notApplicable),
  ]

  func evaluate(_ subject: InterfaceFact) -> Outcome {
    if case .textStyle = subject.kind { return .pass }
    guard case .fixedFont(let size, isCustom: false) = subject.kind else { return .notApplicable }
    return failure(
      subject.fontSeverity, subject.name, at: subject.location,
      "\(Quotation.escape(subject.name)) is \(Points(size)) at every text size\(subject.fontCondition)",
      remedy: subject.isButton ? Self.ofButton : Self.ofText)
  }

  private static let ofText =
    "choose a text style as its font, turn on Automatically Adjusts Font, and let the view around it grow"
  private static let ofButton = """
    choose a text style as its font and set titleLabel?.adjustsFontForContentSizeCategory = true in code, or use a button \
    configuration
    """
}
