internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports a button or tappable view that is too small for a finger, and that nothing enlarges.
///
/// It shares its identifier and threshold with the rule on screens, because the fault is the same. Findings are notes,
/// because code does not show what is around the view in other files.
struct CodeTouchTargetTooSmall: Rule {
  static let descriptor = RuleDescriptor(
    id: "touch-target-too-small", title: "A control is too small to tap",
    rationale: "A fingertip covers about 44 points; people miss smaller controls, above all if their hands shake",
    severity: "note in code", criteria: [.controlSize], options: [.targetSide], guidelines: [39],
    turnOffIf: "the app enlarges touch areas in code, and its layouts or recordings do not show that")

  static let examples: [Example<CodeFact>] = [
    Example("24 by 24", .fact(.buttonPicture(width: 24, height: 24), "Button"), .fail, .note),
    Example("44 by 44", .fact(.buttonPicture(width: 44, height: 44), "Button"), .pass),
    Example("one side is not stated", .fact(.buttonPicture(width: 60, height: nil), "Button"), .notApplicable),
    Example(
      "a picture with a tap gesture", .fact(.touchTarget(width: 30, height: 30, isGesture: true), "Image"), .fail, .note
    ),
    Example(
      "a button with constraints", .fact(.touchTarget(width: 40, height: nil, isGesture: false), "UIButton"), .fail,
      .note),
    Example("another kind of statement", .fact(.tapGesture(hasTrait: false), "HStack"), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func evaluate(_ subject: CodeFact) -> Outcome {
    let sides: (width: Double?, height: Double?)
    switch subject.kind {
    case .buttonPicture(let width, let height), .touchTarget(let width, let height, _): sides = (width, height)
    default: return .notApplicable
    }
    let side = thresholds[.targetSide]
    let isSmall = [sides.width, sides.height].contains { $0.map { $0 < side - 0.001 } ?? false }
    guard isSmall else { return sides.width == nil || sides.height == nil ? .notApplicable : .pass }
    return failure(
      .note, subject.name, at: subject.location, .isSmall(subject, sides.width, sides.height, side),
      remedy: Self.remedy(for: subject.kind, length: Points(side).number))
  }

  private static func remedy(for kind: CodeFact.Kind, length: String) -> String {
    let frame = ".frame(minWidth: \(length), minHeight: \(length)) and .contentShape(.rect)"
    return switch kind {
    case .touchTarget(_, _, true): "add \(frame) before .onTapGesture"
    case .touchTarget: "make both sides at least \(length) pt, or override point(inside:with:)"
    default: "add \(frame) to its label"
    }
  }
}

extension Finding.Message {
  fileprivate static func isSmall(_ fact: CodeFact, _ width: Double?, _ height: Double?, _ side: Double) -> Self {
    let sides = [width.map { "\(Points($0)) wide" }, height.map { "\(Points($0)) high" }].compactMap(\.self)
    let size = "\(sides.joined(separator: " and ")), but a touch target needs \(Points(side)) each way"
    return switch fact.kind {
    case .touchTarget(_, _, true): "\(Quotation(fact.view)) reacts to taps and is \(size)"
    case .touchTarget: "a button is \(size)"
    default: "a button has an image \(size)"
    }
  }
}
