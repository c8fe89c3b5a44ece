internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Two controls overlap or are close together.
///
/// Controls overlap if their touch areas do. They are close if their visible frames are less than 12 points apart, or
/// 24 if one has no bezel. If no control on the screen is marked as having a bezel, this is unknown, and 12 points are
/// enough.
///
/// Only controls in the same layer are compared, and only if both or neither of them scroll. These may touch:
///
/// - items of one bar, including a custom bar along the bottom
/// - rows of a list that are buttons as a whole
/// - cells of one grid, such as the days of a calendar
/// - parts of one control drawn by the system
///
/// If a group with space for more than one control covers the other control, it may be a layer, so the overlap needs
/// review.
struct TouchTargetsCrowded: Rule {
  private static let bezel = RuleDescriptor.Option(
    name: "gap_with_bezel", value: 12, unit: .points, range: 0...100,
    meaning: "smallest gap between two controls with a bezel",
    source: "HIG Accessibility: about 12 points of padding around elements with a bezel")
  private static let plain = RuleDescriptor.Option(
    name: "gap_without_bezel", value: 24, unit: .points, range: 0...100,
    meaning: "smallest gap if one of them has no bezel",
    source: "HIG Accessibility: about 24 points around the visible edges of elements without a bezel")

  static let descriptor = RuleDescriptor(
    id: "touch-targets-crowded", title: "Controls overlap or are crowded",
    rationale: "If two controls overlap or are close together, people tap the wrong one",
    severity: "error where they overlap; note where they are close, or one is completely on top of the other",
    criteria: [.controlSize, .targetSize], options: [bezel, plain], guidelines: [40],
    turnOffIf: "the app needs densely packed controls, as music and drawing apps do")

  private static func pair(_ second: (Double, Double, Double, Double), _ flags: LayoutElement.Flags = .bezel)
    -> ScreenMeasurement
  {
    ScreenExamples.on([
      ScreenExamples.element("share", .button, (16, 200, 150, 50), .bezel),
      ScreenExamples.element("done", .button, second, flags),
    ])
  }

  private static func layers(_ flags: LayoutElement.Flags) -> ScreenMeasurement {
    ScreenExamples.on([
      ScreenExamples.element("save", .button, (200, 460, 177, 50)),
      ScreenExamples.element("card", .container, (61, 350, 270, 140), flags),
      ScreenExamples.element("title", .text, (77, 370, 238, 20), in: 1),
      ScreenExamples.element("delete", .button, (196, 446, 135, 44), in: 1),
    ])
  }

  /// Three weeks of seven days that touch each other.
  private static var month: ScreenMeasurement {
    let days = (0..<21).map { day in
      ScreenExamples.element(
        "day\(day)", .button, (22 + 50 * Double(day % 7), 200 + 50 * Double(day / 7), 50, 50), in: 0)
    }
    return ScreenExamples.on([ScreenExamples.element("month", .container, (22, 200, 350, 150))] + days)
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("16 points apart, with bezels", pair((182, 200, 150, 50)), .pass),
    Example("16 points apart, one without a bezel", pair((182, 200, 150, 50), []), .fail, .note),
    Example("6 points apart", pair((172, 200, 150, 50)), .fail, .note),
    Example("two buttons that overlap", pair((150, 220, 150, 50)), .fail, .error),
    Example("one button on top of the other", pair((30, 203, 44, 44)), .fail, .note),
    Example(
      "a button that floats above scrolling content",
      ScreenExamples.on([
        ScreenExamples.element("beds", .scrollView, (0, 0, 393, 852), .scrollsVertically),
        ScreenExamples.element("done", .button, (200, 600, 150, 50), in: 0),
        ScreenExamples.element("add", .button, (280, 620, 60, 60)),
      ]), .pass),
    Example(
      "parts of one control that the system draws",
      ScreenExamples.on([
        ScreenExamples.element("beds", .container, (16, 200, 94, 32), .systemSized),
        ScreenExamples.element("less", .button, (16, 200, 48, 32), in: 0),
        ScreenExamples.element("more", .button, (62, 200, 48, 32), in: 0),
      ]), .pass),
    Example("the button of an alert over a button of the screen", layers(.overlay), .pass),
    Example("the same in a card not marked as overlay", layers([]), .needsReview, .note),
    Example(
      "the same in a card that contains nothing else",
      ScreenExamples.on([
        ScreenExamples.element("save", .button, (200, 460, 177, 50)),
        ScreenExamples.element("card", .container, (61, 350, 270, 140)),
        ScreenExamples.element("delete", .button, (196, 446, 135, 44), in: 1),
      ]), .needsReview, .note),
    Example(
      "rows of a list",
      ScreenExamples.on([
        ScreenExamples.element("first", .cell, (0, 200, 393, 52)),
        ScreenExamples.element("account", .button, (0, 200, 393, 52), in: 0),
        ScreenExamples.element("second", .cell, (0, 252, 393, 52)),
        ScreenExamples.element("mail", .button, (0, 252, 393, 52), in: 2),
      ]), .pass),
    Example("the days of a calendar", month, .pass),
    Example("the tabs of a custom tab bar", ScreenExamples.on(ScreenExamples.tabs), .pass),
    Example(
      "a button in its own group over another button",
      ScreenExamples.on([
        ScreenExamples.element("save", .button, (200, 460, 177, 50)),
        ScreenExamples.element("group", .container, (180, 446, 135, 44)),
        ScreenExamples.element("delete", .button, (180, 446, 135, 44), in: 1),
      ]), .fail, .error),
    Example(
      "a button on top of one that covers the window",
      ScreenExamples.on([
        ScreenExamples.element("close", .button, (0, 0, 393, 852)),
        ScreenExamples.element("share", .button, (16, 200, 150, 50)),
      ]), .pass),
    Example(
      "one control", ScreenExamples.on([ScreenExamples.element("a", .button, (16, 200, 44, 44))]), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  init() {}

  /// Controls that are compared with each other: in one bar or none, scrolling or not, in one layer.
  private struct Surface: Hashable {
    var bar: Int?
    var scrolls: Bool
    var overlay: Int?
  }

  func evaluate(_ subject: ScreenMeasurement) -> Outcome {
    let controls = subject.outline.controls
    guard controls.count > 1 else { return .notApplicable }
    let elements = subject.layout.elements
    let knowsBezels = controls.contains { elements[$0].flags.contains(.bezel) }
    var surfaces: [Surface: [Int]] = [:]
    var order: [Surface] = []
    for index in controls where !subject.isGround(index) {
      let entry = subject.outline.entries[index]
      let surface = Surface(bar: entry.bar, scrolls: entry.scrollsVertically, overlay: entry.overlay)
      if surfaces[surface] == nil { order.append(surface) }
      surfaces[surface, default: []].append(index)
    }
    var verdict = ScreenVerdict(Self.descriptor, subject)
    verdict.judged()
    var layers = ScreenLayers(subject)
    for surface in order {
      judge(
        surfaces[surface] ?? [], in: subject, isBar: surface.bar != nil, knowsBezels: knowsBezels, &layers, &verdict)
    }
    return verdict.outcome
  }

  /// Checks the controls of one surface.
  private func judge(
    _ controls: [Int], in subject: ScreenMeasurement, isBar: Bool, knowsBezels: Bool, _ layers: inout ScreenLayers,
    _ verdict: inout ScreenVerdict
  ) {
    guard controls.count > 1 else { return }
    let elements = subject.layout.elements
    let touch = FrameIndex(controls.map { elements[$0].touchFrame })
    let drawn = FrameIndex(isBar ? [] : controls.map { elements[$0].frame })
    // Each of two rounded frames may be too large by the rounding.
    let slack = subject.geometry.tolerance + 2 * max(0, subject.layout.rounding)
    let strip = subject.bottomStrip
    func isRow(_ index: Int) -> Bool { strip.contains(index) || subject.fillsCell(index) }
    let grids = ControlGrids(controls, on: subject)
    let (bezel, plain) = (thresholds[Self.bezel], thresholds[Self.plain])
    let widest = knowsBezels ? max(bezel, plain) : bezel
    for place in controls.indices {
      let index = controls[place]
      let area = elements[index].touchFrame
      let whole = subject.outline.entries[index].systemSized
      func isOther(_ place: Int) -> Bool {
        guard whole != nil || subject.outline.entries[index].systemPlaced != nil else { return true }
        let other = subject.outline.entries[controls[place]]
        // UIKit lays out the items of its bars.
        let areItems = isBar && subject.outline.entries[index].systemPlaced != nil && other.systemPlaced != nil
        return !areItems && (whole == nil || whole != other.systemSized)
      }
      if let other = touch.first(overlapping: area, by: subject.slack, before: place, where: isOther) {
        if let layer = layers.layer(of: index, over: controls[other]) {
          verdict.needsReview(
            index, .notDescribed, .covered(subject.name(index), subject.name(controls[other]), subject.name(layer)))
          continue
        }
        let second = elements[controls[other]].touchFrame
        let common = area.intersection(second)
        let points = min(common?.width ?? 0, common?.height ?? 0)
        let isOn = second.contains(area) || area.contains(second)
        verdict.add(
          isOn ? .note : .error, index, by: points,
          .overlap(subject.name(index), subject.name(controls[other]), points, isOn: isOn),
          remedy: "move them apart, or combine them into one control")
        continue
      }
      let frame = elements[index].frame
      let isPlain = knowsBezels && !elements[index].flags.contains(.bezel)
      let close = drawn.first(overlapping: frame, by: slack - widest, before: place) { other in
        guard isOther(other), !(isRow(index) && isRow(controls[other])), !grids.join(place, other) else {
          return false
        }
        let asked = isPlain || (knowsBezels && !elements[controls[other]].flags.contains(.bezel))
        return Self.gap(frame, elements[controls[other]].frame) < (asked ? plain : bezel) - slack
      }
      guard let close, layers.layer(of: index, over: controls[close]) == nil else { continue }
      let gap = Self.gap(frame, elements[controls[close]].frame)
      verdict.add(
        .note, index, by: widest - gap, .close(subject.name(index), subject.name(controls[close]), gap),
        remedy: "leave \(Points(bezel)) between controls with a bezel, \(Points(plain)) between others")
    }
  }

  /// The distance of two frames in the direction in which they are farther apart, or 0 if they overlap.
  private static func gap(_ one: Rect, _ other: Rect) -> Double {
    let across = max(one.minX - other.maxX, other.minX - one.maxX)
    let down = max(one.minY - other.maxY, other.minY - one.maxY)
    return max(0, max(across, down))
  }
}

extension Finding.Message {
  fileprivate static func overlap(_ name: String, _ other: String, _ points: Double, isOn: Bool) -> Self {
    isOn
      ? "one of \(name) and \(other) is completely on top of the other"
      : "the touch areas of \(name) and \(other) overlap by \(Points(points))"
  }

  fileprivate static func covered(_ name: String, _ other: String, _ layer: String) -> Self {
    """
    cannot check whether \(name) and \(other) are in each other's way: \(layer) may be a layer over the screen; if so, \
    mark it with the flag "overlay"
    """
  }

  fileprivate static func close(_ name: String, _ other: String, _ gap: Double) -> Self {
    "\(name) and \(other) are \(Points(gap)) apart"
  }
}
