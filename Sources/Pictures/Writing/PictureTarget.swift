internal import Foundation

/// Where a picture goes: a temporary file beside its target that takes the target's place when it is whole.
///
/// A link is followed; a device or a pipe is written to as it is, never replaced.
final class PictureTarget {
  let file: String
  private(set) var descriptor: Int32 = -1
  /// Where the file goes in the end, links followed.
  private let destination: String
  private var temporary: String?

  /// Opens a target.
  ///
  /// - Parameters:
  ///   - path: The file; folders above it are made.
  ///   - inputs: Files that are read and must not be written over.
  /// - Throws: ``PictureError``; nothing has been written then.
  init(path: String, inputs: [String]) throws(PictureError) {
    file = path
    destination = Self.destination(of: path)
    if let input = inputs.first(where: { Self.isSame($0, path) }) {
      throw PictureError(
        .unwritable, path, "it is the picture that is read (\(input))", remedy: "give the result another name")
    }
    var status = stat()
    guard stat(path, &status) == 0 else {
      try openTemporary(mode: 0o666, keepsMode: false)
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw PictureError(.unwritable, path, "it is a folder", remedy: "name a file in it")
    case S_IFREG:
      guard access(path, W_OK) == 0 else { throw problem() }
      try openTemporary(mode: status.st_mode & 0o777, keepsMode: true)
    default:
      // Without O_NONBLOCK a pipe that nobody reads would keep this program waiting for ever.
      descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { throw problem() }
      _ = fcntl(descriptor, F_SETFL, O_WRONLY)
    }
  }

  deinit { discard() }

  /// Puts the file in its place.
  ///
  /// - Throws: ``PictureError``; the target stays as it was.
  func commit() throws(PictureError) {
    let closed = close(descriptor)
    descriptor = -1
    guard closed == 0 else { throw problem() }
    guard let temporary else { return }
    guard rename(temporary, destination) == 0 else { throw problem() }
    self.temporary = nil
  }

  /// Leaves everything as it was before.
  func discard() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    if let temporary { unlink(temporary) }
    temporary = nil
  }

  /// The last system error, or another one, as an error of this file.
  func problem(_ message: String? = nil) -> PictureError {
    let what = message ?? String(cString: strerror(errno))
    return PictureError(.unwritable, file, what, remedy: "choose a place that can be written and has room")
  }

  private func openTemporary(mode: mode_t, keepsMode: Bool) throws(PictureError) {
    let folder = URL(fileURLWithPath: destination).deletingLastPathComponent()
    guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else {
      throw problem("the folder above it cannot be made")
    }
    let process = ProcessInfo.processInfo.processIdentifier
    for attempt in 0..<100 {
      let name = folder.appendingPathComponent(".typecheck-\(process)-\(attempt).tmp").path
      descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
      if descriptor >= 0 {
        temporary = name
        if keepsMode { fchmod(descriptor, mode) }
        return
      }
      guard errno == EEXIST else { break }
    }
    throw problem()
  }

  /// The file that a path leads to, by links too, whether or not it is there yet.
  private static func destination(of path: String) -> String {
    var url = URL(fileURLWithPath: path)
    for _ in 0..<16 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else { break }
      url = URL(fileURLWithPath: next, relativeTo: url.deletingLastPathComponent()).absoluteURL
    }
    return url.path
  }

  /// Two paths lead to the same regular file.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    var first = stat()
    var second = stat()
    guard stat(one, &first) == 0, stat(other, &second) == 0, first.st_mode & S_IFMT == S_IFREG else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }
}
