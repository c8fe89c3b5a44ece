internal import Foundation
internal import Synchronization

/// A file that is written atomically: the old content stays until the new file is complete.
///
/// The content goes to a temporary file in the same folder, which is renamed at the end. Symbolic links inside the
/// repository are followed, and an existing file keeps its owner and mode. A device or pipe is written directly and
/// never replaced.
package final class WholeFile {
  /// The reason that a file cannot be written.
  package struct Failure: Error {
    /// The problem, as a clause without a full stop.
    package var what: String
    /// The fix, as a clause without a full stop.
    package var remedy: String

    /// Creates a failure; the problem is the description of `errno` by default.
    package init(_ what: String? = nil, remedy: String = "choose a writable place with free space") {
      self.what = what ?? String(cString: strerror(errno))
      self.remedy = remedy
    }
  }

  /// The descriptor to write to; -1 after the file is committed or discarded.
  package private(set) var descriptor: Int32 = -1
  /// The path of the final file, with links resolved.
  private let place: String
  private var temporary: String? {
    didSet {
      if let oldValue, temporary == nil { Self.temporaries.withLock { _ = $0.remove(oldValue) } }
    }
  }

  /// The temporary files of this process that are neither renamed nor removed yet.
  private static let temporaries = Mutex<Set<String>>([])

  /// Removes all temporary files before the process ends.
  ///
  /// The lock is held while `end` ends the process, so no other thread can create a temporary file.
  package static func removeTemporaries(_ end: () -> Void) {
    temporaries.withLock { files in
      for file in files { unlink(file) }
      end()
    }
  }

  /// The largest number of symbolic links to follow.
  ///
  /// Source: Linux, path_resolution(7): 40.
  private static let mostLinks = 40

  /// Opens a file for writing, and creates missing folders.
  ///
  /// - Throws: ``Failure``; nothing has been written in that case.
  package init(_ path: String) throws(Failure) {
    guard let place = Self.place(of: path) else {
      throw Failure("its symbolic links form a loop", remedy: "remove the link, or name another file")
    }
    guard !RealPath.isDetour(path) else {
      throw Failure("a link leads out of the repository or folder", remedy: "name the target of the link")
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
      // Without O_NONBLOCK, opening a pipe that has no reader would block forever.
      descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { throw Failure() }
      _ = fcntl(descriptor, F_SETFL, O_WRONLY)
    }
  }

  deinit { discard() }

  /// Closes the file and moves it to its final path.
  ///
  /// - Throws: ``Failure``; an existing file is unchanged in that case.
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

  /// Removes the temporary file and leaves an existing file unchanged.
  package func discard() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    if let temporary { unlink(temporary) }
    temporary = nil
  }

  /// Resolves links at the end of a path, even if the file does not exist; returns nil if they form a circle.
  ///
  /// The system resolves links earlier in the path, and `..` after them.
  package static func place(of path: String) -> String? {
    var path = path
    for _ in 0..<mostLinks {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return path }
      path = next.hasPrefix("/") ? next : "\(parts(of: path).folder)/\(next)"
    }
    return nil
  }

  /// Splits a path into its folder, as written, and the file name; the folder is `.` if the path has none.
  package static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.utf8.index(after: slash)...]))
  }

  /// Creates a temporary file in the same folder, with a unique name because several files may be written at once.
  ///
  /// An existing file, `former`, determines the owner and mode; a new file gets the defaults.
  ///
  /// - Throws: ``Failure``; nothing has been written in that case.
  private func openTemporary(like former: stat? = nil) throws(Failure) {
    let folder = Self.parts(of: place).folder
    var status = stat()
    let isFolder =
      stat(folder, &status) == 0
      ? status.st_mode & S_IFMT == S_IFDIR
      : (try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil
    guard isFolder else { throw Failure("its parent folder cannot be created") }
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    let file = "\(folder)/.typecheck-\(ProcessInfo.processInfo.processIdentifier)-\(number).tmp"
    let mode = former.map { $0.st_mode & 0o777 } ?? 0o666
    descriptor = Self.temporaries.withLock { files in
      let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
      if descriptor >= 0 { files.insert(file) }
      return descriptor
    }
    guard descriptor >= 0 else { throw Failure() }
    temporary = file
    guard let former else { return }
    // Only root can change the owner of a file. For other users this fails, and the file belongs to them.
    _ = fchown(descriptor, former.st_uid, former.st_gid)
    fchmod(descriptor, former.st_mode & 0o777)
  }
}
