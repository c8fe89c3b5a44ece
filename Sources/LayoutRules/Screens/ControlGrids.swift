internal import Adaptivity
internal import AuditModel

/// Which controls are the cells of one grid, such as the days of a calendar: they touch each other by design, and each
/// has the others around it.
struct ControlGrids {
  /// What the cells of one grid share.
  private struct Key: Hashable {
    var parent: Int
    var role: LayoutElement.Role
  }

  /// Fewer controls of one size make no grid (our own limit): two halves of a line are two buttons.
  private static let least = 4

  /// For each control the number of its grid; nil where it is in none.
  private let numbers: [Int?]

  /// Finds the grids: at least four controls of one kind in one group, each of which touches another one of its size in
  /// its row or column.
  ///
  /// - Parameters:
  ///   - controls: Controls of one surface.
  ///   - screen: The screen that they are on.
  init(_ controls: [Int], on screen: ScreenMeasurement) {
    let elements = screen.layout.elements
    let slack = max(1, 2 * screen.slack)
    var groups: [Key: [Int]] = [:]
    for (place, control) in controls.enumerated() {
      let parent =
        screen.outline.entries[control].cell.flatMap { elements[$0].parent } ?? elements[control].parent ?? -1
      groups[Key(parent: parent, role: elements[control].role), default: []].append(place)
    }
    var numbers = [Int?](repeating: nil, count: controls.count)
    for members in groups.values where members.count >= Self.least {
      let frames = members.map { elements[controls[$0]].frame }
      let index = FrameIndex(frames)
      // A cell touches another one of its row or column.
      let cells = frames.indices.filter { one in
        index.first(overlapping: frames[one], by: -slack) { other in
          other != one && Self.areNeighbours(frames[one], frames[other], within: slack)
        } != nil
      }
      guard cells.count >= Self.least, let first = members.first else { continue }
      for cell in cells { numbers[members[cell]] = first }
    }
    self.numbers = numbers
  }

  /// Whether two controls are cells of one grid.
  ///
  /// - Parameters:
  ///   - one: The place of a control among those of the surface.
  ///   - other: The place of another.
  /// - Returns: Whether they are.
  func join(_ one: Int, _ other: Int) -> Bool { numbers[one] != nil && numbers[one] == numbers[other] }

  /// Whether two frames are of one size and one begins in a row or column where the other does.
  private static func areNeighbours(_ one: Rect, _ other: Rect, within points: Double) -> Bool {
    guard abs(one.width - other.width) <= points, abs(one.height - other.height) <= points else { return false }
    // A control on top of another is not its neighbour.
    guard max(abs(one.midX - other.midX), abs(one.midY - other.midY)) > points else { return false }
    return abs(one.minX - other.minX) <= points || abs(one.minY - other.minY) <= points
  }
}
