internal import Adaptivity
internal import AuditModel

/// The grids among the controls of a screen, such as the days of a calendar.
///
/// The cells of a grid touch each other by design.
struct ControlGrids {
  /// The properties that the cells of one grid share.
  private struct Key: Hashable {
    var parent: Int
    var role: LayoutElement.Role
  }

  /// The smallest number of cells in a grid (our own limit).
  ///
  /// Two buttons that share a row are not a grid.
  private static let least = 4

  /// The number of the grid that each control belongs to, or nil if there is none.
  private let numbers: [Int?]

  /// Finds the grids: at least four controls of one kind in one group, each with a neighbour.
  ///
  /// A neighbour touches the control, has the same size and is in the same row or column.
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
      // Keeps the controls that touch another one in their row or column.
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

  /// Returns whether two controls are cells of one grid, given their indices among the controls.
  func join(_ one: Int, _ other: Int) -> Bool { numbers[one] != nil && numbers[one] == numbers[other] }

  /// Returns whether two frames have the same size and are aligned in a row or column.
  private static func areNeighbours(_ one: Rect, _ other: Rect, within points: Double) -> Bool {
    guard abs(one.width - other.width) <= points, abs(one.height - other.height) <= points else { return false }
    // A control on top of another is not a neighbour.
    guard max(abs(one.midX - other.midX), abs(one.midY - other.midY)) > points else { return false }
    return abs(one.minX - other.minX) <= points || abs(one.minY - other.minY) <= points
  }
}
