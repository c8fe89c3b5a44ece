internal import Adaptivity
internal import AuditModel

/// A grid of controls, texts or pictures of one size in rows and columns, such as the keys of a passcode.
struct SiblingGrid {
  /// The properties that the members of one grid share.
  private struct Key: Hashable {
    var group: Int
    var role: LayoutElement.Role
  }

  /// The smallest number of members (our own limit): two rows of two.
  private static let least = 4

  /// The index of the element around all members.
  let group: Int
  /// The indices of the members.
  let members: [Int]

  /// Finds the grids on a screen.
  ///
  /// The members are in one element, or in rows that are in one element.
  static func all(on screen: ScreenMeasurement) -> [SiblingGrid] {
    let elements = screen.layout.elements
    var groups: [Key: [Int]] = [:]
    for index in screen.outline.essentials {
      guard screen.outline.entries[index].bar == nil, let row = elements[index].parent else { continue }
      groups[Key(group: elements[row].parent ?? row, role: elements[index].role), default: []].append(index)
    }
    let grids = groups.compactMap { key, members -> SiblingGrid? in
      let frames = members.map { elements[$0].frame }
      guard members.count >= least, let first = frames.first,
        frames.allSatisfy({ areEqual($0.width, first.width, screen) && areEqual($0.height, first.height, screen) })
      else { return nil }
      let (rows, columns) = (count(frames.map(\.minY), screen), count(frames.map(\.minX), screen))
      // Only the last row may be shorter.
      guard rows > 1, columns > 1, rows * columns - members.count < columns else { return nil }
      return SiblingGrid(group: key.group, members: members)
    }
    return grids.sorted { ($0.group, $0.members[0]) < ($1.group, $1.members[0]) }
  }

  /// Returns whether frames are stacked, with no two side by side.
  static func isList(_ frames: [Rect], on screen: ScreenMeasurement) -> Bool {
    let sorted = frames.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    return zip(sorted, sorted.dropFirst()).allSatisfy { $1.minY >= $0.maxY - screen.slack }
  }

  private static func areEqual(_ one: Double, _ other: Double, _ screen: ScreenMeasurement) -> Bool {
    abs(one - other) <= 2 * screen.slack
  }

  /// Returns the number of distinct values.
  private static func count(_ values: [Double], _ screen: ScreenMeasurement) -> Int {
    let sorted = values.sorted()
    return zip(sorted, sorted.dropFirst()).count { !areEqual($0, $1, screen) } + 1
  }
}
