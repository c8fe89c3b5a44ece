internal import Synchronization

/// A value that is made on first use, once for all threads.
struct SharedValue<Value: Sendable>: ~Copyable, Sendable {
  private let made = Mutex<Value?>(nil)

  /// Returns the value; other threads wait while it is being made.
  func value(_ make: () -> Value) -> Value {
    made.withLock { known in
      let value = known ?? make()
      known = value
      return value
    }
  }
}
