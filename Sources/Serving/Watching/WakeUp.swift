internal import Foundation

/// A pipe that interrupts a thread waiting for changes.
final class WakeUp: Sendable {
  /// The descriptor that becomes readable on interruption.
  let descriptor: Int32
  private let entrance: Int32

  /// Creates the pipe; nil if the process has no descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (descriptor, entrance) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    close(descriptor)
    close(entrance)
  }

  /// Interrupts the current wait and all later ones.
  func interrupt() {
    var byte: UInt8 = 1
    _ = write(entrance, &byte, 1)
  }

  /// Whether ``interrupt()`` was called.
  var isInterrupted: Bool { !wait(upTo: 0).isDisjoint(with: [descriptor]) }

  /// Waits until the interruption or until one of the descriptors is readable, and returns the readable ones.
  func wait(for others: [Int32] = [], upTo milliseconds: Int?) -> Set<Int32> {
    var waits = ([descriptor] + others).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let timeout = milliseconds.map { Int32(clamping: max(0, $0)) } ?? -1
    guard poll(&waits, nfds_t(waits.count), timeout) > 0 else { return [] }
    return Set(waits.filter { $0.revents != 0 }.map(\.fd))
  }
}
