internal import Foundation

/// The metadata that shows whether a file has changed, without reading its content.
package struct FileStamp: Hashable, Sendable {
  /// The identity of a file, the same for all paths that lead to it.
  package struct Identity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    fileprivate init(device: UInt64, number: UInt64) { (self.device, self.number) = (device, number) }
  }

  /// A point in time of the file system's clock.
  private struct Instant: Hashable, Sendable {
    var seconds: Int
    var nanoseconds: Int

    init(_ time: timespec) { (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec) }
  }

  /// The identity.
  package let identity: Identity
  private let size: Int64
  private let mode: UInt32
  private let written: Instant
  private let changed: Instant

  /// Reads the metadata of a file or folder, following links; nil if it does not exist.
  package init?(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    identity = Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    size = Int64(status.st_size)
    mode = UInt32(status.st_mode)
    #if canImport(Darwin)
      (written, changed) = (Instant(status.st_mtimespec), Instant(status.st_ctimespec))
    #else
      (written, changed) = (Instant(status.st_mtim), Instant(status.st_ctim))
    #endif
  }

  /// Whether the file is a folder.
  package var isFolder: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFDIR) }

  /// Whether any later change of the content is certain to change the stamp.
  ///
  /// File-system clocks are coarse: two changes within one step have equal times. Steps are at most two seconds long
  /// (FAT).
  package var isSettled: Bool { time(nil) - changed.seconds > 2 }
}
