/// The limits on clients and their requests.
package enum RequestLimits {
  /// The largest body in bytes (our own choice: enough for the longest typed text with its escapes).
  package static let bodyBytes = 16 * 1024
  /// The longest typed text in UTF-16 units (our own choice: longer than any label).
  package static let textUnits = 2_000
  /// The largest number of connections at a time (our own choice: a browser uses at most 6); a further one replaces an
  /// earlier one.
  package static let connections = 48
  /// The largest number of pages that get events, which keeps connections free for other requests; a further page
  /// replaces the oldest.
  package static let pages = 24
  /// The largest number of layouts and screens computed at a time (our own choice: a page requests one).
  package static let computations = 4
  /// The largest number of requests that wait for such a computation or for the measurement of a typed text.
  package static let waiting = 32
  /// The seconds after which a connection without traffic is closed.
  package static let idleSeconds = 30
}
