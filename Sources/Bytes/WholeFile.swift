internal import Foundation
internal import Synchronization

/// A file that takes its place when it is whole; until then what stood there stays as it was.
///
/// What is written goes to a temporary file beside the place, which is renamed in the end. A link is followed; a file that
/// stood there keeps its owner and mode; a device or a pipe is written to as it is, never replaced.
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
    package init(_ what: String? = nil, remedy: String = "choose a writable place with free space") {
      self.what = what ?? String(cString: strerror(errno))
      self.remedy = remedy
    }
  }

  /// Where to write; -1 once the file is in its place or given up.
  package private(set) var descriptor: Int32 = -1
  /// Where the file goes in the end, links followed.
  private let place: String
  private var temporary: String? {
    didSet {
      if let oldValue, temporary == nil { Self.temporaries.withLock { _ = $0.remove(oldValue) } }
    }
  }

  /// The temporary files of this process that are neither in their place nor removed.
  private static let temporaries = Mutex<Set<String>>([])

  /// Removes the temporary files of all threads before the process ends; no other is made from then on.
  ///
  /// - Parameter end: Ends the process.
  package static func removeTemporaries(_ end: () -> Void) {
    temporaries.withLock { files in
      for file in files { unlink(file) }
      end()
    }
  }

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
      try openTemporary(like: status)
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
  /// Folders stay as they are written: `..` behind a link to a folder leads where the system takes it.
  ///
  /// - Parameter path: The path.
  /// - Returns: The file; nil where links lead in a circle.
  package static func place(of path: String) -> String? {
    var path = path
    for _ in 0..<mostLinks {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return path }
      path = next.hasPrefix("/") ? next : "\(parts(of: path).folder)/\(next)"
    }
    return nil
  }

  /// A path's folder, as it is written, and the name in it.
  ///
  /// - Parameter path: The path.
  /// - Returns: Its parts; `.` is the folder of a name alone.
  package static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.utf8.index(after: slash)...]))
  }

  /// Opens a file beside the place, of a name of its own, since several are written at once.
  ///
  /// - Parameter former: What stands there, whose owner and mode stay; those of a new file are the user's.
  /// - Throws: ``Failure``; nothing has been written then.
  private func openTemporary(like former: stat? = nil) throws(Failure) {
    let folder = Self.parts(of: place).folder
    var status = stat()
    if stat(folder, &status) != 0 {
      guard
        (try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil
      else { throw Failure("the folder above it cannot be made") }
    } else if status.st_mode & S_IFMT != S_IFDIR {
      throw Failure("the folder above it cannot be made")
    }
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    let name = ".typecheck-\(ProcessInfo.processInfo.processIdentifier)-\(number).tmp"
    let file = "\(folder)/\(name)"
    let mode = former.map { $0.st_mode & 0o777 } ?? 0o666
    descriptor = Self.temporaries.withLock { files in
      let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
      if descriptor >= 0 { files.insert(file) }
      return descriptor
    }
    guard descriptor >= 0 else { throw Failure() }
    temporary = file
    guard let former else { return }
    // Only the system's administrator may give a file away; for anyone else it is theirs already, or becomes so.
    _ = fchown(descriptor, former.st_uid, former.st_gid)
    fchmod(descriptor, former.st_mode & 0o777)
  }
}

@available(*, unavailable)
extension WholeFile: Sendable {}
