internal import Synchronization

/// The open connections, and which of them makes way for a new one.
///
/// If there are too many, a new connection replaces an earlier one instead of waiting for it. Programs that open
/// connections and keep them thus cannot keep out a browser.
package final class ConnectionTable: Sendable {
  /// The use of a connection, in the order in which connections are closed.
  private enum Use: Int {
    /// No request is complete: nothing was sent, a part of a request, or the last answer is complete.
    case idle
    /// A request waits for its answer, or the client does not read it.
    case answering
    /// The connection gets events.
    case events
  }

  private struct Connection {
    var use = Use.idle
    /// The number of the last change of use; a smaller one is older.
    var order: Int
    /// The number of requests without a complete answer.
    var requests = 0
    let close: @Sendable () -> Void

    static func closesBefore(_ one: Connection, _ other: Connection) -> Bool {
      (one.use.rawValue, one.order) < (other.use.rawValue, other.order)
    }
  }

  private struct State {
    var connections: [Int: Connection] = [:]
    var count = 0

    mutating func change(_ number: Int, _ change: (inout Connection) -> Void) {
      guard var connection = connections[number] else { return }
      count += 1
      connection.order = count
      change(&connection)
      connections[number] = connection
    }
  }

  private let most: Int
  private let state = Mutex(State())

  /// Creates a table.
  package init(most: Int = RequestLimits.connections) { self.most = most }

  /// The number of open connections.
  package var count: Int { state.withLock { $0.connections.count } }

  /// Adds a connection, and closes another one if there are too many: the one that has been idle for longest, else the
  /// one that has waited for longest for its answer, else the oldest one that gets events.
  ///
  /// - Parameter close: Closes the connection; it is called at most once.
  /// - Returns: The number of the connection.
  package func open(_ close: @escaping @Sendable () -> Void) -> Int {
    let (number, old) = state.withLock { state in
      let isFull = state.connections.count >= most
      let last = isFull ? state.connections.min { Connection.closesBefore($0.value, $1.value) } : nil
      let old = last.flatMap { state.connections.removeValue(forKey: $0.key) }
      state.count += 1
      state.connections[state.count] = Connection(order: state.count, close: close)
      return (state.count, old)
    }
    old?.close()
    return number
  }

  /// Notes that a connection has sent the head of a request.
  package func began(_ number: Int) {
    state.withLock {
      $0.change(number) {
        $0.requests += 1
        $0.use = .answering
      }
    }
  }

  /// Notes that a connection now gets events.
  package func listens(_ number: Int) { state.withLock { $0.change(number) { $0.use = .events } } }

  /// Notes that the answer to a request of a connection is complete.
  package func ended(_ number: Int) {
    state.withLock {
      $0.change(number) {
        $0.requests -= 1
        $0.use = $0.requests > 0 ? .answering : .idle
      }
    }
  }

  /// Removes a connection that was closed.
  package func closed(_ number: Int) { state.withLock { _ = $0.connections.removeValue(forKey: number) } }
}
