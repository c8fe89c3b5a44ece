internal import Adaptivity
internal import AuditModel

/// Something is gone, in another order or of another kind when the device is turned.
///
/// What is inside of something that scrolls may be out of sight. Kinds, and whether a list is a grid, are compared where
/// the size classes stay. Whether a change is needless is for a person to say.
struct LayoutChangesOnRotation: Rule {
  static let descriptor = RuleDescriptor(
    id: "layout-changes-on-rotation", title: "The layout changes when the device is turned",
    rationale: "What was there a moment ago is looked for in the same place and order", severity: "warning",
    criteria: [.layout], guidelines: [59])

  private static func pair(_ second: [LayoutElement], device: String = "iphone-16") -> ScreenSet {
    let first = [
      ScreenExamples.element("name", .text, (100, 100, 100, 44)),
      ScreenExamples.element("add", .button, (100, 160, 100, 44)),
    ]
    return ScreenExamples.set(ScreenExamples.on(device, first), ScreenExamples.on(device, .landscape, second))
  }

  static let examples: [Example<ScreenSet>] = [
    Example(
      "the same things in the same order",
      pair([
        ScreenExamples.element("name", .text, (100, 100, 100, 44)),
        ScreenExamples.element("add", .button, (300, 100, 100, 44)),
      ]), .pass),
    Example(
      "the button is gone", pair([ScreenExamples.element("name", .text, (100, 100, 100, 44))]), .fail, .warning),
    Example(
      "the other way round",
      pair([
        ScreenExamples.element("add", .button, (100, 100, 100, 44)),
        ScreenExamples.element("name", .text, (300, 100, 100, 44)),
      ]), .fail, .warning),
    Example("portrait alone", ScreenExamples.set(ScreenExamples.on([])), .notApplicable),
  ]

  init() {}

  func evaluate(_ subject: ScreenSet) -> Outcome {
    var verdict = SetVerdict(Self.descriptor, subject)
    for (upright, lying) in subject.turned {
      verdict.judged()
      let pairs = ElementPairs(upright.layout.elements, lying.layout.elements)
      missing(in: lying, from: upright, pairs, &verdict)
      let back = pairs.isSameList ? pairs : ElementPairs(lying.layout.elements, upright.layout.elements)
      missing(in: upright, from: lying, back, &verdict)
      if !pairs.isSameList { reordered(upright, lying, pairs, &verdict) }
      if Self.classes(upright) == Self.classes(lying) { changedKinds(upright, lying, pairs, &verdict) }
    }
    return verdict.outcome
  }

  private func missing(
    in other: ScreenMeasurement, from screen: ScreenMeasurement, _ pairs: ElementPairs, _ verdict: inout SetVerdict
  ) {
    for index in screen.outline.essentials {
      let entry = screen.outline.entries[index]
      guard !entry.scrollsVertically, !entry.scrollsHorizontally else { continue }
      if let place = pairs[index], other.outline.entries[place].isShown { continue }
      verdict.add(
        .warning, index, on: [screen, other], .missing(screen.name(index), other.isLandscape),
        remedy: "show it in both orientations, if there is room")
    }
  }

  /// The first element that comes before one that it came after.
  private func reordered(
    _ upright: ScreenMeasurement, _ lying: ScreenMeasurement, _ pairs: ElementPairs, _ verdict: inout SetVerdict
  ) {
    var last = -1
    for index in upright.outline.essentials {
      guard let place = pairs[index], lying.outline.entries[place].isShown else { continue }
      if place < last {
        verdict.add(
          .warning, index, on: [upright, lying], .reordered(upright.name(index)),
          remedy: "keep the order in which things are read")
        return
      }
      last = place
    }
  }

  private func changedKinds(
    _ upright: ScreenMeasurement, _ lying: ScreenMeasurement, _ pairs: ElementPairs, _ verdict: inout SetVerdict
  ) {
    let elements = upright.layout.elements
    let grids = (Self.grids(upright), Self.grids(lying))
    for index in elements.indices {
      guard upright.outline.entries[index].isShown, let place = pairs[index], lying.outline.entries[place].isShown
      else {
        continue
      }
      let isOther = elements[index].role != lying.layout.elements[place].role
      guard isOther || (elements[index].role == .scrollView && grids.0[index] != grids.1[place]) else { continue }
      verdict.add(
        .warning, index, on: [upright, lying], .otherKind(upright.name(index), isOther: isOther),
        remedy: "keep the kind of layout while the size classes stay")
    }
  }

  /// For each list with two cells or more, whether some of them stand side by side.
  private static func grids(_ screen: ScreenMeasurement) -> [Int: Bool] {
    var last: [Int: Rect] = [:]
    var grids: [Int: Bool] = [:]
    for index in screen.layout.elements.indices where screen.layout.elements[index].role == .cell {
      guard screen.outline.entries[index].isShown, let list = screen.layout.elements[index].parent else { continue }
      let frame = screen.layout.elements[index].frame
      if let before = last[list] {
        let isBeside = abs(before.minY - frame.minY) <= screen.slack && abs(before.minX - frame.minX) > screen.slack
        grids[list] = grids[list] == true || isBeside
      }
      last[list] = frame
    }
    return grids
  }

  private static func classes(_ screen: ScreenMeasurement) -> [SizeClass?] {
    [screen.geometry.horizontalSizeClass?.value, screen.geometry.verticalSizeClass?.value]
  }
}

extension Finding.Message {
  fileprivate static func missing(_ name: String, _ isLandscape: Bool) -> Self {
    "\(name) is not there in \(isLandscape ? "landscape" : "portrait")"
  }

  fileprivate static func reordered(_ name: String) -> Self { "\(name) comes in another order in landscape" }

  fileprivate static func otherKind(_ name: String, isOther: Bool) -> Self {
    isOther
      ? "\(name) is of another kind in landscape" : "\(name) is a grid in one orientation and a list in the other"
  }
}
