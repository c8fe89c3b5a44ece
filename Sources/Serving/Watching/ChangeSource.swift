/// A source of changes in a tree of folders.
///
/// One thread uses it; ``ChangeSource/wait(upTo:)`` blocks that thread.
protocol ChangeSource {
  /// The reason why the source no longer finds all changes; nil if it does.
  var limit: WatchLimit? { get }

  /// Waits for changes and returns their paths; empty after a timeout.
  ///
  /// `milliseconds` is the longest wait; nil waits until a change occurs, the wait is interrupted or the source reaches
  /// a limit.
  mutating func wait(upTo milliseconds: Int?) -> Set<String>
}
