internal import Synchronization

/// A hub that sends each message to all open pages.
///
/// A message never waits for a client. Each client has its own queue, and is dropped when that queue is full.
package final class EventHub: Sendable {
  /// The most messages that wait for a client (our own choice: a page reads one in milliseconds).
  package static let mostWaiting = 64
  /// The seconds between comments that keep connections open.
  package static let keepAliveSeconds = 15

  private struct State {
    var clients: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
    var count = 0
    var isClosed = false
  }

  private let state = Mutex(State())

  /// Creates a hub without clients.
  package init() {}

  /// The number of connected clients.
  package var clients: Int { state.withLock { $0.clients.count } }

  /// Connects a client, and disconnects the oldest one if there are too many.
  ///
  /// Forgotten background pages thus cannot lock out a new page. A disconnected page reconnects.
  ///
  /// The client gets the messages in `first` at once. Dropping the stream disconnects it.
  package func connect(first: [ServerEvent] = []) -> EventStream {
    let (messages, continuation) = AsyncStream<[UInt8]>.makeStream(bufferingPolicy: .bufferingOldest(Self.mostWaiting))
    let stream = EventStream(messages: messages, continuation: continuation)
    for event in first { continuation.yield(event.bytes) }
    let (number, oldest) = state.withLock { state -> (Int?, AsyncStream<[UInt8]>.Continuation?) in
      guard !state.isClosed else { return (nil, nil) }
      let oldest = state.clients.count < RequestLimits.pages ? nil : state.clients.keys.min()
      state.count += 1
      state.clients[state.count] = continuation
      return (state.count, oldest.flatMap { state.clients.removeValue(forKey: $0) })
    }
    oldest?.finish()
    guard let number else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [weak self] _ in self?.remove([number]) }
    return stream
  }

  /// Sends a message to all clients, and drops those whose queue is full.
  package func send(_ event: ServerEvent) {
    let clients = state.withLock { $0.clients }
    var slow: [Int] = []
    for (number, client) in clients {
      if case .enqueued = client.yield(event.bytes) { continue }
      slow.append(number)
    }
    remove(slow)
    for number in slow { clients[number]?.finish() }
  }

  /// Keeps all connections open until the task is cancelled.
  package func keepAlive() async {
    while (try? await Task.sleep(for: .seconds(Self.keepAliveSeconds))) != nil { send(.keepAlive) }
  }

  /// Disconnects all clients and refuses new ones.
  package func close() {
    let clients = state.withLock { state in
      defer { state.clients = [:] }
      state.isClosed = true
      return state.clients
    }
    for client in clients.values { client.finish() }
  }

  private func remove(_ numbers: [Int]) {
    guard !numbers.isEmpty else { return }
    state.withLock { state in
      for number in numbers { state.clients[number] = nil }
    }
  }
}
