internal import Synchronization

/// A cache of values by key, which are created on first use and shared by all threads.
package final class SharedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])

  /// Creates an empty cache.
  package init() {}

  /// Returns the value of a key, or creates it if the cache does not contain it.
  package func value<Failure: Error>(_ key: Key, _ make: () throws(Failure) -> Value) throws(Failure) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let made = try make()
    return values.withLock { table in
      // All threads must use the same value, and another thread may have stored one in the meantime.
      if let known = table[key] { return known }
      table[key] = made
      return made
    }
  }
}
