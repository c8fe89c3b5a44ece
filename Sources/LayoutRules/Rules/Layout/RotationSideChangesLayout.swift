internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports a layout that differs between the two landscape orientations.
///
/// The severity is error if a text leaves the safe area in only one of them. Elements that are missing on one side
/// count too.
struct RotationSideChangesLayout: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "rotation-side-changes-layout", title: "The layout differs between the two landscape orientations",
    rationale: "People rotate a device to either side, and expect to find everything where it was",
    severity: "warning; error where text is cut on one side only", criteria: [.layout], guidelines: [24],
    turnOffIf: "the app adapts to the side of the camera on purpose, for example by moving its controls away from it")

  private static func turned(_ held: InterfaceOrientation, _ x: Double) -> ScreenMeasurement {
    .showing("name", .text, (x, 40, 300, 24), in: .landscape) {
      $0.interfaceOrientation = held
    }
  }

  static let examples: [Example<ScreenSet>] = [
    Example("the same on both sides", .set(turned(.landscapeLeft, 75), turned(.landscapeRight, 75)), .pass),
    Example("moved by 20 points", .set(turned(.landscapeLeft, 75), turned(.landscapeRight, 95)), .fail, .warning),
    Example(
      "behind the camera on one side", .set(turned(.landscapeLeft, 75), turned(.landscapeRight, 20)), .fail, .error),
    Example(
      "missing on one side",
      .set(turned(.landscapeLeft, 75), .screen(in: .landscape) { $0.interfaceOrientation = .landscapeRight }), .fail,
      .warning),
    Example(
      "missing on the other side",
      .set(.screen(in: .landscape) { $0.interfaceOrientation = .landscapeLeft }, turned(.landscapeRight, 75)), .fail,
      .warning),
    Example("only one side", .set(turned(.landscapeLeft, 75)), .notApplicable),
  ]

  func check(_ subject: ScreenSet, _ outcome: inout OutcomeBuilder) {
    let groups = subject.screens.grouped {
      $0.layout.interfaceOrientation?.orientation == .landscape ? $0.layout.environment : nil
    }
    for (_, group) in groups {
      guard let left = group.first(where: { $0.layout.interfaceOrientation == .landscapeLeft }),
        let right = group.first(where: { $0.layout.interfaceOrientation == .landscapeRight })
      else { continue }
      outcome.checked()
      let (pairs, back) = ElementPairs.both(left, right)
      compare(left, right, pairs, &outcome)
      reportMissing(on: left, from: right, back, &outcome)
      reportMissing(on: right, from: left, pairs, &outcome)
    }
  }

  /// Reports elements that are missing on the other side.
  private func reportMissing(
    on other: ScreenMeasurement, from side: ScreenMeasurement, _ pairs: ElementPairs, _ outcome: inout OutcomeBuilder
  ) {
    for index in side.outline.essentials
    where !side.outline.entries[index].scrollsHorizontally && pairs[index] == nil {
      outcome.add(
        .warning, index, on: [side, other],
        "\(side.name(index)) is missing when the device is rotated to the other side",
        remedy: "show the same elements in both landscape orientations")
    }
  }

  private func compare(
    _ left: ScreenMeasurement, _ right: ScreenMeasurement, _ pairs: ElementPairs, _ outcome: inout OutcomeBuilder
  ) {
    let (first, second) = (left.layout.elements, right.layout.elements)
    let slack = max(left.slack, right.slack)
    for index in left.outline.essentials {
      guard let other = pairs[index] else { continue }
      let (before, after) = (first[index].frame, second[other].frame)
      let points = max(
        max(abs(before.minX - after.minX), abs(before.minY - after.minY)),
        max(abs(before.maxX - after.maxX), abs(before.maxY - after.maxY)))
      guard points > slack, !left.outline.entries[index].scrollsHorizontally else { continue }
      let isCutLeft = left.safe.map { left.breach(of: index, $0).isAny } ?? false
      let isCutRight = right.safe.map { right.breach(of: other, $0).isAny } ?? false
      outcome.add(
        first[index].role == .text && isCutLeft != isCutRight ? .error : .warning, index, on: [left, right], by: points,
        "\(left.name(index)) differs by \(Points(points)) when the device is rotated to the other side",
        remedy: "pin it to the safe area, which has equal insets on both sides")
    }
  }
}
