/// A source of changes in a tree of folders.
///
/// One thread uses it; ``ChangeSource/wait(upTo:)`` blocks that thread.
protocol ChangeSource {
  /// Waits for changes and returns their paths; empty if the time has passed without one.
  ///
  /// `milliseconds` is the longest wait; nil waits until a change occurs or the wait is interrupted.
  mutating func wait(upTo milliseconds: Int?) -> Set<String>
}
