internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports an element that disappears, moves in the reading order or changes its kind on rotation.
///
/// Elements that scroll may be out of view and are not reported as missing. ``ReadingOrder`` defines the order. A
/// grid has to remain a grid, since landscape has space for more columns. Roles, and lists that become grids, are
/// compared only if the size classes stay the same. On a solved screen, equal siblings in rows and columns are a grid.
struct LayoutChangesOnRotation: LayoutRule {
  static let descriptor = RuleDescriptor(
    id: "layout-changes-on-rotation", title: "The layout changes on rotation",
    rationale: "People look for content in the same place and order as before they rotated the device",
    severity: "warning", criteria: [.layout], guidelines: [59],
    turnOffIf:
      "portrait and landscape have different designs on purpose, such as a calendar that shows a week in landscape",
    screens: .all)

  /// Returns a text and a button at the given places in both orientations.
  ///
  /// If an orientation has only one place, its button is missing.
  private static func turned(_ portrait: [(Double, Double)], _ landscape: [(Double, Double)]) -> ScreenSet {
    func elements(_ places: [(Double, Double)]) -> [LayoutElement] {
      zip([("name", LayoutElement.Role.text), ("add", .button)], places).map { named, place in
        .element(named.0, named.1, (place.0, place.1, 100, 44))
      }
    }
    return .set(.screen(elements(portrait)), .screen(elements(landscape), in: .landscape))
  }

  /// Returns a collection of four cells, in columns 150 points apart.
  private static func collection(_ orientation: Orientation, columns: Int) -> ScreenMeasurement {
    let cells = (0..<4).map { number in
      LayoutElement.element(
        "bed\(number)", .cell, (80 + Double(number % columns) * 150, 120 + Double(number / columns) * 60, 140, 50),
        in: 0)
    }
    let beds = LayoutElement.element("beds", .scrollView, (0, 0, 852, 852), .scrollsVertically)
    return .screen([beds] + cells, in: orientation)
  }

  /// Returns a solved screen with four keys in two rows, in columns 100 points apart.
  private static func keys(_ orientation: Orientation, columns: Int) -> ScreenMeasurement {
    let rows = (0..<2).map { LayoutElement.element("row\($0)", .container, (100, 100, 400, 250), in: 0) }
    let keys = (0..<4).map { number in
      LayoutElement.element(
        "key\(number)", .button, (100 + Double(number % columns) * 100, 100 + Double(number / columns) * 60, 44, 44),
        in: 1 + number / 2)
    }
    return .screen([.element("pad", .container, (100, 100, 400, 250))] + rows + keys, in: orientation) {
      $0.solved = SolvedLayout()
    }
  }

  static let examples: [Example<ScreenSet>] = [
    Example("the same elements in the same order", turned([(100, 100), (100, 160)], [(100, 100), (300, 100)]), .pass),
    Example("the button is missing", turned([(100, 100), (100, 160)], [(100, 100)]), .fail, .warning),
    Example("the reverse order", turned([(100, 100), (100, 160)], [(300, 100), (100, 100)]), .fail, .warning),
    Example(
      "a grid with more columns in landscape",
      .set(collection(.portrait, columns: 2), collection(.landscape, columns: 4)), .pass),
    Example(
      "a grid in portrait, a list in landscape",
      .set(collection(.portrait, columns: 2), collection(.landscape, columns: 1)), .fail, .warning),
    Example(
      "keys of a storyboard with more columns in landscape",
      .set(keys(.portrait, columns: 2), keys(.landscape, columns: 4)), .pass),
    Example(
      "keys of a storyboard in a grid in portrait, in a list in landscape",
      .set(keys(.portrait, columns: 2), keys(.landscape, columns: 1)), .fail, .warning),
    Example("only portrait", .set(.screen()), .notApplicable),
  ]

  func check(_ subject: ScreenSet, _ outcome: inout OutcomeBuilder) {
    for (upright, lying) in subject.turned {
      outcome.checked()
      let (pairs, back) = ElementPairs.both(upright, lying)
      missing(in: lying, from: upright, pairs, &outcome)
      missing(in: upright, from: lying, back, &outcome)
      reordered(upright, lying, pairs, &outcome)
      changedKinds(upright, lying, pairs, &outcome)
      guard upright.layout.solved != nil else { continue }
      changedGrids(upright, lying, pairs, &outcome)
      if Self.classes(upright) == Self.classes(lying) { changedGrids(lying, upright, back, &outcome) }
    }
  }

  private func missing(
    in other: ScreenMeasurement, from screen: ScreenMeasurement, _ pairs: ElementPairs, _ outcome: inout OutcomeBuilder
  ) {
    for index in screen.outline.essentials {
      let entry = screen.outline.entries[index]
      guard !entry.scrollsVertically, !entry.scrollsHorizontally, pairs[index] == nil else { continue }
      outcome.add(
        .warning, index, on: [screen, other],
        "\(screen.name(index)) is missing in \(other.isLandscape ? "landscape" : "portrait")",
        remedy: "show it in both orientations if there is space")
    }
  }

  /// Reports the first element that comes before another one in portrait but after it in landscape.
  private func reordered(
    _ upright: ScreenMeasurement, _ lying: ScreenMeasurement, _ pairs: ElementPairs, _ outcome: inout OutcomeBuilder
  ) {
    let (before, after) = (ReadingOrder(upright), ReadingOrder(lying))
    let first = before.firstChange(among: upright.outline.essentials, to: after) { index in
      pairs[index].flatMap { after.isComparable($0) ? $0 : nil }
    }
    guard let first else { return }
    outcome.add(
      .warning, first.index, on: [upright, lying],
      "\(upright.name(first.index)) comes before \(upright.name(first.other)) in portrait and after it in landscape",
      remedy: "keep the same order in both orientations")
  }

  private func changedKinds(
    _ upright: ScreenMeasurement, _ lying: ScreenMeasurement, _ pairs: ElementPairs, _ outcome: inout OutcomeBuilder
  ) {
    let elements = upright.layout.elements
    let grids = (Self.grids(upright), Self.grids(lying))
    let classesStay = Self.classes(upright) == Self.classes(lying)
    guard classesStay || grids.0.values.contains(true) else { return }
    for index in elements.indices {
      guard upright.outline.entries[index].isShown, let place = pairs[index] else { continue }
      let isOther = classesStay && elements[index].role != lying.layout.elements[place].role
      guard isOther || isOtherList(grids.0[index], grids.1[place], classesStay) else { continue }
      outcome.add(
        .warning, index, on: [upright, lying],
        isOther
          ? "\(upright.name(index)) has a different role in landscape"
          : Self.isNoGrid(index, of: upright, grids.0[index] == true ? upright : lying),
        remedy: isOther
          ? "keep the same role unless the size classes change" : "keep the grid, with as many columns as fit")
    }
  }

  /// Returns the message for an element that is a grid on one screen only.
  private static func isNoGrid(
    _ index: Int, of screen: ScreenMeasurement, _ grid: ScreenMeasurement
  ) -> Finding.Message {
    let isUpright = grid.layout.environment.orientation == .portrait
    return isUpright
      ? "\(screen.name(index)) is a grid in portrait and a list in landscape"
      : "\(screen.name(index)) is a grid in landscape and a list in portrait"
  }

  /// Reports grids of one screen whose members are stacked on the other one.
  private func changedGrids(
    _ screen: ScreenMeasurement, _ other: ScreenMeasurement, _ pairs: ElementPairs, _ outcome: inout OutcomeBuilder
  ) {
    for grid in SiblingGrid.all(on: screen) {
      let places = grid.members.compactMap { pairs[$0] }
      guard places.count == grid.members.count,
        SiblingGrid.isList(places.map { other.layout.elements[$0].frame }, on: other)
      else { continue }
      outcome.add(
        .warning, grid.group, on: [screen, other],
        Self.isNoGrid(grid.group, of: screen, screen),
        remedy: "keep the grid, with as many columns as fit")
    }
  }

  /// Returns whether a grid becomes a list on rotation or, if the size classes stay the same, a list becomes a grid.
  private func isOtherList(_ isGrid: Bool?, _ wasGrid: Bool?, _ classesStay: Bool) -> Bool {
    guard let isGrid, let wasGrid, isGrid != wasGrid else { return false }
    return isGrid || classesStay
  }

  /// Returns whether some cells are side by side, for each element with at least two cells.
  private static func grids(_ screen: ScreenMeasurement) -> [Int: Bool] {
    var frames: [Int: [Rect]] = [:]
    for index in screen.layout.elements.indices where screen.layout.elements[index].role == .cell {
      guard screen.outline.entries[index].isShown, let list = screen.layout.elements[index].parent else { continue }
      frames[list, default: []].append(screen.layout.elements[index].frame)
    }
    return frames.filter { $0.value.count > 1 }.mapValues { frames in
      let sorted = frames.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
      return zip(sorted, sorted.dropFirst()).contains { one, next in
        abs(one.minY - next.minY) <= screen.slack && next.minX - one.minX > screen.slack
      }
    }
  }

  private static func classes(_ screen: ScreenMeasurement) -> [SizeClass?] {
    [screen.geometry.horizontalSizeClass?.value, screen.geometry.verticalSizeClass?.value]
  }
}
