internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports two controls that overlap or are close together.
///
/// Controls overlap if their touch areas do. They are close if their visible frames are less than 12 points apart, or
/// 24 if one has no bezel. If no control on the screen is marked as having a bezel, bezels are unknown and 12 points
/// are enough.
///
/// Only controls in the same layer are compared, and only if both or neither of them scroll. These may touch:
///
/// - items of one bar, including a custom bar along the bottom
/// - rows of a list that are buttons as a whole
/// - cells of one grid, such as the days of a calendar
/// - parts of one control drawn by the system
///
/// An overlap needs review if the group around one control covers the other and has space for more controls. Such a
/// group may be a layer.
struct TouchTargetsCrowded: LayoutRule {
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
    turnOffIf: "the app needs densely packed controls, as music and drawing apps do", screens: .all)

  private static func pair(
    _ second: (Double, Double, Double, Double), _ flags: LayoutElement.Flags = .bezel
  ) -> ScreenMeasurement {
    .screen([.element("share", .button, (16, 200, 150, 50), .bezel), .element("done", .button, second, flags)])
  }

  private static func layers(_ flags: LayoutElement.Flags) -> ScreenMeasurement {
    .screen([
      .element("save", .button, (200, 460, 177, 50)),
      .element("card", .container, (61, 350, 270, 140), flags),
      .element("title", .text, (77, 370, 238, 20), in: 1),
      .element("delete", .button, (196, 446, 135, 44), in: 1),
    ])
  }

  /// A calendar with three weeks of seven days that touch each other.
  private static var month: ScreenMeasurement {
    let days = (0..<21).map { day in
      LayoutElement.element(
        "day\(day)", .button, (22 + 50 * Double(day % 7), 200 + 50 * Double(day / 7), 50, 50), in: 0)
    }
    return .screen([LayoutElement.element("month", .container, (22, 200, 350, 150))] + days)
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("16 points apart, with bezels", pair((182, 200, 150, 50)), .pass),
    Example("16 points apart, one without a bezel", pair((182, 200, 150, 50), []), .fail, .note),
    Example("6 points apart", pair((172, 200, 150, 50)), .fail, .note),
    Example("two buttons that overlap", pair((150, 220, 150, 50)), .fail, .error),
    Example("one button on top of the other", pair((30, 203, 44, 44)), .fail, .note),
    Example(
      "a button that floats above scrolling content",
      .screen([
        .element("beds", .scrollView, (0, 0, 393, 852), .scrollsVertically),
        .element("done", .button, (200, 600, 150, 50), in: 0),
        .element("add", .button, (280, 620, 60, 60)),
      ]), .pass),
    Example(
      "parts of one control that the system draws",
      .screen([
        .element("beds", .container, (16, 200, 94, 32), .systemSized),
        .element("less", .button, (16, 200, 48, 32), in: 0),
        .element("more", .button, (62, 200, 48, 32), in: 0),
      ]), .pass),
    Example("the button of an alert over a button of the screen", layers(.overlay), .pass),
    Example("the same in a card not marked as overlay", layers([]), .needsReview, .note),
    Example(
      "the same in a card that contains nothing else",
      .screen([
        .element("save", .button, (200, 460, 177, 50)),
        .element("card", .container, (61, 350, 270, 140)),
        .element("delete", .button, (196, 446, 135, 44), in: 1),
      ]), .needsReview, .note),
    Example(
      "rows of a list",
      .screen([
        .element("first", .cell, (0, 200, 393, 52)),
        .element("account", .button, (0, 200, 393, 52), in: 0),
        .element("second", .cell, (0, 252, 393, 52)),
        .element("mail", .button, (0, 252, 393, 52), in: 2),
      ]), .pass),
    Example("the days of a calendar", month, .pass),
    Example("the tabs of a custom tab bar", .screen(.tabs), .pass),
    Example(
      "a button in its own group over another button",
      .screen([
        .element("save", .button, (200, 460, 177, 50)),
        .element("group", .container, (180, 446, 135, 44)),
        .element("delete", .button, (180, 446, 135, 44), in: 1),
      ]), .fail, .error),
    Example(
      "a button on top of one that covers the window",
      .screen([.element("close", .button, (0, 0, 393, 852)), .element("share", .button, (16, 200, 150, 50))]), .pass),
    Example("one control", .showing("a", .button, (16, 200, 44, 44)), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  /// The properties that controls have to share to be compared: their bar, scrolling and layer.
  private struct Surface: Hashable {
    var bar: Int?
    var scrolls: Bool
    var overlay: Int?
  }

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    let controls = subject.outline.controls
    guard controls.count > 1 else { return }
    let elements = subject.layout.elements
    let knowsBezels = controls.contains { elements[$0].flags.contains(.bezel) }
    let surfaces = controls.filter { !subject.isGround($0) }.grouped { index in
      let entry = subject.outline.entries[index]
      return Surface(bar: entry.bar, scrolls: entry.scrollsVertically, overlay: entry.overlay)
    }
    outcome.checked()
    var layers = ScreenLayers(subject)
    for (surface, members) in surfaces {
      judge(members, in: subject, isBar: surface.bar != nil, knowsBezels: knowsBezels, &layers, &outcome)
    }
  }

  /// Checks the controls of one surface.
  private func judge(
    _ controls: [Int], in subject: ScreenMeasurement, isBar: Bool, knowsBezels: Bool, _ layers: inout ScreenLayers,
    _ outcome: inout OutcomeBuilder
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
      let whole = subject.outline.entries[index].systemSized
      func isOther(_ place: Int) -> Bool {
        guard whole != nil || subject.outline.entries[index].systemPlaced != nil else { return true }
        let other = subject.outline.entries[controls[place]]
        // UIKit lays out the items of its bars.
        let areItems = isBar && subject.outline.entries[index].systemPlaced != nil && other.systemPlaced != nil
        return !areItems && (whole == nil || whole != other.systemSized)
      }
      if let other = touch.first(
        overlapping: elements[index].touchFrame, by: subject.slack, before: place, where: isOther)
      {
        reportOverlap(of: index, with: controls[other], in: subject, &layers, &outcome)
        continue
      }
      let frame = elements[index].frame
      let isPlain = knowsBezels && !elements[index].flags.contains(.bezel)
      let close = drawn.first(overlapping: frame, by: slack - widest, before: place) { other in
        guard isOther(other), !(isRow(index) && isRow(controls[other])), !grids.join(place, other) else { return false }
        let asked = isPlain || (knowsBezels && !elements[controls[other]].flags.contains(.bezel))
        return Self.gap(frame, elements[controls[other]].frame) < (asked ? plain : bezel) - slack
      }
      guard let close, layers.layer(of: index, over: controls[close]) == nil else { continue }
      let gap = Self.gap(frame, elements[controls[close]].frame)
      outcome.add(
        .note, index, by: widest - gap,
        "\(subject.name(index)) and \(subject.name(controls[close])) are \(Points(gap)) apart",
        remedy: "leave \(Points(bezel)) between controls with a bezel, \(Points(plain)) between others")
    }
  }

  /// Reports a control whose touch area overlaps that of another one.
  private func reportOverlap(
    of index: Int, with other: Int, in subject: ScreenMeasurement, _ layers: inout ScreenLayers,
    _ outcome: inout OutcomeBuilder
  ) {
    let (name, otherName) = (subject.name(index), subject.name(other))
    if let layer = layers.layer(of: index, over: other) {
      outcome.needsReview(
        index, .notDescribed,
        """
        cannot check whether \(name) and \(otherName) are in each other's way: \(subject.name(layer)) may be a layer \
        over the screen; if so, mark it with the flag "overlay"
        """)
      return
    }
    let (area, second) = (subject.layout.elements[index].touchFrame, subject.layout.elements[other].touchFrame)
    let common = area.intersection(second)
    let points = min(common?.width ?? 0, common?.height ?? 0)
    let isOn = second.contains(area) || area.contains(second)
    outcome.add(
      isOn ? .note : .error, index, by: points,
      isOn
        ? "one of \(name) and \(otherName) is completely on top of the other"
        : "the touch areas of \(name) and \(otherName) overlap by \(Points(points))",
      remedy: "move them apart, or combine them into one control")
  }

  /// Returns the distance of two frames in the direction in which they are farther apart, or 0 if they overlap.
  private static func gap(_ one: Rect, _ other: Rect) -> Double {
    let across = max(one.minX - other.maxX, other.minX - one.maxX)
    let down = max(one.minY - other.maxY, other.minY - one.maxY)
    return max(0, max(across, down))
  }
}
