internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// The layout differs between the two landscape orientations.
///
/// It is an error if a text leaves the safe area in only one of them. Elements missing on one side count too.
struct RotationSideChangesLayout: Rule {
  static let descriptor = RuleDescriptor(
    id: "rotation-side-changes-layout", title: "The layout differs between the two landscape orientations",
    rationale: "People rotate a device to either side, and expect to find everything where it was",
    severity: "warning; error where text is cut on one side only", criteria: [.layout], guidelines: [24],
    turnOffIf: "the app adapts to the side of the camera on purpose, for example by moving its controls away from it")

  private static func turned(_ held: InterfaceOrientation, _ x: Double) -> ScreenMeasurement {
    ScreenExamples.on("iphone-16", .landscape, [ScreenExamples.element("name", .text, (x, 40, 300, 24))]) {
      $0.interfaceOrientation = held
    }
  }

  static let examples: [Example<ScreenSet>] = [
    Example(
      "the same on both sides", ScreenExamples.set(turned(.landscapeLeft, 75), turned(.landscapeRight, 75)), .pass),
    Example(
      "moved by 20 points", ScreenExamples.set(turned(.landscapeLeft, 75), turned(.landscapeRight, 95)), .fail, .warning
    ),
    Example(
      "behind the camera on one side", ScreenExamples.set(turned(.landscapeLeft, 75), turned(.landscapeRight, 20)),
      .fail, .error),
    Example(
      "missing on one side",
      ScreenExamples.set(
        turned(.landscapeLeft, 75),
        ScreenExamples.on("iphone-16", .landscape, []) { $0.interfaceOrientation = .landscapeRight }), .fail, .warning),
    Example(
      "missing on the other side",
      ScreenExamples.set(
        ScreenExamples.on("iphone-16", .landscape, []) { $0.interfaceOrientation = .landscapeLeft },
        turned(.landscapeRight, 75)), .fail, .warning),
    Example("only one side", ScreenExamples.set(turned(.landscapeLeft, 75)), .notApplicable),
  ]

  init() {}

  func evaluate(_ subject: ScreenSet) -> Outcome {
    var verdict = SetVerdict(Self.descriptor, subject)
    let groups = subject.groups {
      $0.layout.interfaceOrientation?.orientation == .landscape ? $0.layout.environment : nil
    }
    for group in groups {
      guard let left = group.first(where: { $0.layout.interfaceOrientation == .landscapeLeft }),
        let right = group.first(where: { $0.layout.interfaceOrientation == .landscapeRight })
      else { continue }
      verdict.judged()
      compare(left, right, &verdict)
      tellMissing(on: left, from: right, &verdict)
      tellMissing(on: right, from: left, &verdict)
    }
    return verdict.outcome
  }

  /// Reports elements that are missing on the other side.
  private func tellMissing(
    on other: ScreenMeasurement, from side: ScreenMeasurement, _ verdict: inout SetVerdict
  ) {
    let elements = side.layout.elements
    let pairs = ElementPairs(elements, other.layout.elements)
    for index in side.outline.essentials where !side.outline.entries[index].scrollsHorizontally {
      if let place = pairs[index], other.outline.entries[place].isShown { continue }
      verdict.add(
        .warning, index, on: [side, other], .isMissing(side.name(index)),
        remedy: "show the same elements in both landscape orientations")
    }
  }

  private func compare(_ left: ScreenMeasurement, _ right: ScreenMeasurement, _ verdict: inout SetVerdict) {
    let (first, second) = (left.layout.elements, right.layout.elements)
    let pairs = ElementPairs(first, second)
    let slack = max(left.slack, right.slack)
    for index in left.outline.essentials {
      guard let other = pairs[index], right.outline.entries[other].isShown else { continue }
      let (before, after) = (first[index].frame, second[other].frame)
      let points = max(
        max(abs(before.minX - after.minX), abs(before.minY - after.minY)),
        max(abs(before.maxX - after.maxX), abs(before.maxY - after.maxY)))
      guard points > slack, !left.outline.entries[index].scrollsHorizontally else { continue }
      let isCutLeft = left.safe.map { left.breach(of: index, $0).isAny } ?? false
      let isCutRight = right.safe.map { right.breach(of: other, $0).isAny } ?? false
      verdict.add(
        first[index].role == .text && isCutLeft != isCutRight ? .error : .warning, index, on: [left, right], by: points,
        .differs(left.name(index), points), remedy: "pin it to the safe area, whose insets are equal on both sides")
    }
  }
}

extension Finding.Message {
  fileprivate static func isMissing(_ name: String) -> Self {
    "\(name) is missing when the device is rotated to the other side"
  }

  fileprivate static func differs(_ name: String, _ points: Double) -> Self {
    "\(name) differs by \(Points(points)) when the device is rotated to the other side"
  }
}
