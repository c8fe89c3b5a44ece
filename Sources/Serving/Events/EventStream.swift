/// The messages to one page, in order; ends when the page closes or is too slow, or when the server stops.
package struct EventStream: AsyncSequence, Sendable {
  let messages: AsyncStream<[UInt8]>
  let continuation: AsyncStream<[UInt8]>.Continuation

  /// Returns an iterator over the messages.
  package func makeAsyncIterator() -> AsyncStream<[UInt8]>.Iterator { messages.makeAsyncIterator() }

  /// Ends the stream after the page's connection has closed.
  package func end() { continuation.finish() }
}
