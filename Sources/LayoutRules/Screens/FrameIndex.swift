internal import Adaptivity

/// A spatial index of frames, which finds overlapping frames without comparing all of them.
///
/// The index is a packed R-tree (Leutenegger, Lopez, Edgington, "STR", 1997). Frames are sorted into columns, and
/// each column from top to bottom. Eight neighbours make a box, and eight boxes make a larger one.
struct FrameIndex {
  private struct Box {
    var minX, minY, maxX, maxY: Double
    /// The lowest index among the frames inside.
    var first: Int
    /// The members: indices in `order` at the lowest level, and indices of boxes in the level below at higher levels.
    var members: Range<Int>

    func meets(_ other: Rect) -> Bool {
      minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
  }

  private let frames: [Rect]
  /// The indices of the frames, sorted so that neighbouring frames are next to each other.
  private let order: [Int]
  /// The levels from the lowest to the highest.
  private let levels: [[Box]]

  private static let fanOut = 8

  init(_ frames: [Rect]) {
    self.frames = frames
    let order = Self.sorted(frames)
    self.order = order
    var levels: [[Box]] = []
    var count = order.count
    while count > 0 {
      let below = levels.last
      var boxes: [Box] = []
      boxes.reserveCapacity(count / Self.fanOut + 1)
      for start in stride(from: 0, to: count, by: Self.fanOut) {
        let members = start..<min(start + Self.fanOut, count)
        var box = Box(
          minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity, first: .max, members: members)
        for member in members {
          let inner = below?[member]
          let frame = frames[inner == nil ? order[member] : 0]
          box.minX = min(box.minX, inner?.minX ?? frame.minX)
          box.minY = min(box.minY, inner?.minY ?? frame.minY)
          box.maxX = max(box.maxX, inner?.maxX ?? frame.maxX)
          box.maxY = max(box.maxY, inner?.maxY ?? frame.maxY)
          box.first = min(box.first, inner?.first ?? order[member])
        }
        boxes.append(box)
      }
      levels.append(boxes)
      if boxes.count == 1 { break }
      count = boxes.count
    }
    self.levels = levels
  }

  /// Returns the index of a frame that overlaps another by more than some points in both directions, or nil.
  ///
  /// The result is deterministic, but it need not be the lowest index.
  ///
  /// A negative overlap also finds frames at most that far apart. Only frames with an index below `limit` that
  /// `isMeant` accepts count.
  func first(
    overlapping frame: Rect, by points: Double, before limit: Int = .max, where isMeant: (Int) -> Bool = { _ in true }
  ) -> Int? {
    guard !levels.isEmpty else { return nil }
    let query = Rect(
      x: frame.x + points, y: frame.y + points, width: frame.width - 2 * points, height: frame.height - 2 * points)
    var open = [(level: levels.count - 1, box: 0)]
    while let next = open.popLast() {
      let box = levels[next.level][next.box]
      guard box.first < limit, box.meets(query) else { continue }
      for member in box.members {
        guard next.level == 0 else {
          open.append((next.level - 1, member))
          continue
        }
        let place = order[member]
        let other = frames[place]
        let meets =
          other.minX < query.maxX && other.maxX > query.minX && other.minY < query.maxY && other.maxY > query.minY
        if place < limit, meets, isMeant(place) { return place }
      }
    }
    return nil
  }

  private static func sorted(_ frames: [Rect]) -> [Int] {
    let byColumn = frames.indices.sorted { (frames[$0].midX, $0) < (frames[$1].midX, $1) }
    let leaves = (frames.count + fanOut - 1) / fanOut
    let columns = max(1, Int(Double(leaves).squareRoot().rounded(.up)))
    let height = max(1, (frames.count + columns - 1) / columns)
    var order: [Int] = []
    order.reserveCapacity(frames.count)
    for start in stride(from: 0, to: frames.count, by: height) {
      order += byColumn[start..<min(start + height, frames.count)]
        .sorted { (frames[$0].midY, $0) < (frames[$1].midY, $1) }
    }
    return order
  }
}
