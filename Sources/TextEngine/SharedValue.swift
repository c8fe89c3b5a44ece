internal import Synchronization

/// A value that is created on first use, once for all threads.
struct SharedValue<Value: Sendable>: ~Copyable, Sendable {
  private let made = Mutex<Value?>(nil)

  /// Returns the value, and creates it on first use; other threads wait meanwhile.
  func value(_ make: () -> Value) -> Value {
    made.withLock { known in
      let value = known ?? make()
      known = value
      return value
    }
  }
}
