/// The limits of what a client may send.
package enum RequestLimits {
  /// The largest body in bytes (our own choice: enough for a typed text of the longest length, with its escapes).
  package static let bodyBytes = 16 * 1024
  /// The longest typed text in UTF-16 units (our own choice: longer than any label).
  package static let textUnits = 2_000
  /// The largest number of connections at a time (our own choice: two browsers use at most 12).
  package static let connections = 16
  /// The largest number of pages that get events, so that connections for other requests are left.
  package static let pages = 8
  /// The seconds after which a connection without traffic is closed.
  package static let idleSeconds = 30
}
