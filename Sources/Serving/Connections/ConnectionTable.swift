internal import Synchronization

/// A table of open connections that closes one if a new one exceeds the limit.
///
/// At the limit, a new connection replaces an earlier one instead of waiting. Programs that hold connections open thus
/// cannot lock out a browser.
package final class ConnectionTable: Sendable {
  /// The use of a connection; lower raw values are closed first.
  private enum Use: Int {
    /// No request is in progress: nothing or only part of a head was sent, or the last answer is complete.
    case idle
    /// A request waits for its answer, or the client has not yet read all of it.
    case answering
    /// The connection gets events.
    case events
  }

  private struct Connection {
    var use = Use.idle
    /// The sequence number of the last change; a smaller one is older.
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

  /// Adds a connection and returns its number; at the limit, closes another connection.
  ///
  /// It closes the longest idle one, else the one waiting longest for an answer, else the oldest that gets events.
  /// `close` is called at most once.
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
