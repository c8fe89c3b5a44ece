internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports a button whose picture is too small for a finger, and that nothing enlarges.
///
/// It shares its identifier and threshold with the rule on screens, because the fault is the same. Findings are notes,
/// because code does not show what is around the view in other files.
struct CodeTouchTargetTooSmall: Rule {
  static let descriptor = RuleDescriptor(
    id: "touch-target-too-small", title: "A control is too small to tap",
    rationale: "A fingertip covers about 44 points; people miss smaller controls, above all if their hands shake",
    severity: "note in SwiftUI code", criteria: [.controlSize], options: [.targetSide], guidelines: [39],
    turnOffIf: "the app enlarges touch areas in code, and its layouts or recordings do not show that")

  static let examples: [Example<CodeFact>] = [
    Example("24 by 24", .fact(.buttonPicture(width: 24, height: 24), "Button"), .fail, .note),
    Example("44 by 44", .fact(.buttonPicture(width: 44, height: 44), "Button"), .pass),
    Example("one side is not stated", .fact(.buttonPicture(width: 60, height: nil), "Button"), .notApplicable),
    Example("another kind of statement", .fact(.tapGesture(hasTrait: false), "HStack"), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func evaluate(_ subject: CodeFact) -> Outcome {
    guard case .buttonPicture(let width, let height) = subject.kind else { return .notApplicable }
    let side = thresholds[.targetSide]
    let isSmall = [width, height].contains { $0.map { $0 < side - 0.001 } ?? false }
    guard isSmall else { return width == nil || height == nil ? .notApplicable : .pass }
    let length = Points(side).number
    return failure(
      .note, subject.name, at: subject.location, .isSmall(width, height, side),
      remedy: "add .frame(minWidth: \(length), minHeight: \(length)) and .contentShape(.rect) to its label")
  }
}

extension Finding.Message {
  fileprivate static func isSmall(_ width: Double?, _ height: Double?, _ side: Double) -> Self {
    let sides = [width.map { "\(Points($0)) wide" }, height.map { "\(Points($0)) high" }].compactMap(\.self)
    return
      "a button has an image \(sides.joined(separator: " and ")), but a touch target needs \(Points(side)) each way"
  }
}
