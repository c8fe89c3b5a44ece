internal import Synchronization

/// Values by key, made on first use and shared by all threads.
final class SharedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])

  /// Returns the value of a key, making it if it is not known.
  func value<Failure: Error>(_ key: Key, _ make: () throws(Failure) -> Value) throws(Failure) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let made = try make()
    return values.withLock { table in
      // Another thread may have been faster; all threads must use the same value.
      if let known = table[key] { return known }
      table[key] = made
      return made
    }
  }
}
