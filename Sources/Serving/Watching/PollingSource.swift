internal import Bytes

/// A source that checks all files each second, for network disks and beyond system limits.
struct PollingSource: ChangeSource {
  /// The shortest pause after a scan, as a multiple of its duration, so that a large tree does not keep a core busy
  /// (our own choice).
  private static let rest = 4

  let limit: WatchLimit? = nil
  private let tree: FolderTree
  private let wakeUp: WakeUp
  private let interval: Int
  private var pause: Int
  private var stamps: [String: FileStamp]

  /// Creates a source that scans every `interval` milliseconds.
  init(_ tree: FolderTree, _ wakeUp: WakeUp, every interval: Int = 1_000) {
    (self.tree, self.wakeUp, self.interval, pause) = (tree, wakeUp, interval, interval)
    stamps = tree.contents().stamps
  }

  mutating func wait(upTo milliseconds: Int?) -> Set<String> {
    var left = milliseconds ?? .max
    while left > 0 {
      let pause = min(left, pause)
      guard wakeUp.wait(upTo: pause).isEmpty else { return [] }
      left -= pause
      let changes = look()
      if !changes.isEmpty { return changes }
    }
    return []
  }

  private mutating func look() -> Set<String> {
    let start = ContinuousClock.now
    let now = tree.contents().stamps
    pause = max(interval, Self.rest * Int((ContinuousClock.now - start) / .milliseconds(1)))
    defer { stamps = now }
    guard now != stamps else { return [] }
    var changes = Set(now.keys.filter { stamps[$0] != now[$0] })
    changes.formUnion(stamps.keys.filter { now[$0] == nil })
    return changes
  }
}
