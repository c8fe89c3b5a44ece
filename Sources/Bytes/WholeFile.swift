internal import Foundation

/// A file that takes its place when it is whole; until then what stood there stays as it was.
///
/// What is written goes to a temporary file beside the place, which is renamed in the end. A link is followed; a file that
/// stood there keeps its mode; a device or a pipe is written to as it is, never replaced.
package final class WholeFile {
  /// Why a file cannot be written.
  package struct Failure: Error {
    /// What went wrong, a clause without a full stop.
    package var what: String
    /// What to do about it, another one.
    package var remedy: String

    /// Creates a failure.
    ///
    /// - Parameters:
    ///   - what: What went wrong; nil is the last error of the system.
    ///   - remedy: What to do about it.
    package init(_ what: String? = nil, remedy: String = "choose a place that can be written and has room") {
      self.what = what ?? String(cString: strerror(errno))
      self.remedy = remedy
    }
  }

  /// Where to write; -1 once the file is in its place or given up.
  package private(set) var descriptor: Int32 = -1
  /// Where the file goes in the end, links followed.
  private let place: String
  private var temporary: String?

  /// The most links that lead from one to the next.
  ///
  /// Source: Linux, path_resolution(7): 40.
  private static let mostLinks = 40

  /// Opens a file.
  ///
  /// - Parameter path: The file; folders above it are made.
  /// - Throws: ``Failure``; nothing has been written then.
  package init(_ path: String) throws(Failure) {
    guard let place = Self.place(of: path) else {
      throw Failure("its links lead in a circle", remedy: "remove the link, or name another file")
    }
    self.place = place
    var status = stat()
    guard stat(path, &status) == 0 else {
      try openTemporary()
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw Failure("it is a folder", remedy: "name a file in it")
    case S_IFREG:
      guard access(path, W_OK) == 0 else { throw Failure() }
      try openTemporary(mode: status.st_mode & 0o777)
    default:
      // Without O_NONBLOCK a pipe that nobody reads would keep this program waiting for ever.
      descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { throw Failure() }
      _ = fcntl(descriptor, F_SETFL, O_WRONLY)
    }
  }

  deinit { discard() }

  /// Puts the file in its place.
  ///
  /// - Throws: ``Failure``; what stood there stays as it was.
  package func commit() throws(Failure) {
    let isClosed = close(descriptor) == 0
    descriptor = -1
    do throws(Failure) {
      guard isClosed else { throw Failure() }
      if let temporary, rename(temporary, place) != 0 { throw Failure() }
      temporary = nil
    } catch {
      discard()
      throw error
    }
  }

  /// Leaves everything as it was before.
  package func discard() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    if let temporary { unlink(temporary) }
    temporary = nil
  }

  /// The file that a path leads to, by links too, whether or not it is there yet.
  ///
  /// - Parameter path: The path.
  /// - Returns: The file; nil where links lead in a circle.
  package static func place(of path: String) -> String? {
    var url = URL(fileURLWithPath: path)
    for _ in 0..<mostLinks {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else { return url.path }
      url = URL(fileURLWithPath: next, relativeTo: url.deletingLastPathComponent()).absoluteURL
    }
    return nil
  }

  /// Opens a file beside the place, of a name of its own, since several are written at once.
  ///
  /// - Parameter mode: The mode of what stands there; that of a new file is what the user's mask leaves.
  /// - Throws: ``Failure``; nothing has been written then.
  private func openTemporary(mode: mode_t? = nil) throws(Failure) {
    let folder = URL(fileURLWithPath: place).deletingLastPathComponent()
    guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else {
      throw Failure("the folder above it cannot be made")
    }
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    let name = ".typecheck-\(ProcessInfo.processInfo.processIdentifier)-\(number).tmp"
    let file = folder.appendingPathComponent(name).path
    descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode ?? 0o666)
    guard descriptor >= 0 else { throw Failure() }
    temporary = file
    if let mode { fchmod(descriptor, mode) }
  }
}

@available(*, unavailable)
extension WholeFile: Sendable {}
