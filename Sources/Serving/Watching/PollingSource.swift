internal import Bytes

/// Finds changes by looking at all files each second, where the system reports none: on network disks and beyond limits.
struct PollingSource: ChangeSource {
  private let tree: FolderTree
  private let wakeUp: WakeUp
  private let interval: Int
  private var stamps: [String: FileStamp]

  /// Creates a source.
  ///
  /// `interval` is the time between two looks in milliseconds.
  init(_ tree: FolderTree, _ wakeUp: WakeUp, every interval: Int = 1_000) {
    (self.tree, self.wakeUp, self.interval) = (tree, wakeUp, interval)
    stamps = tree.contents().stamps
  }

  mutating func wait(upTo milliseconds: Int?) -> Set<String> {
    var left = milliseconds ?? .max
    while left > 0 {
      let pause = min(left, interval)
      guard wakeUp.wait(upTo: pause).isEmpty else { return [] }
      left -= pause
      let changes = look()
      if !changes.isEmpty { return changes }
    }
    return []
  }

  private mutating func look() -> Set<String> {
    let now = tree.contents().stamps
    defer { stamps = now }
    guard now != stamps else { return [] }
    var changes = Set(now.keys.filter { stamps[$0] != now[$0] })
    changes.formUnion(stamps.keys.filter { now[$0] == nil })
    return changes
  }
}
