import Foundation

/// A report file that is written whole or not at all: to a temporary file beside it, then renamed.
///
/// A link is followed; a device or a pipe is written to as it is, never replaced.
enum OutputFile {
  /// Why a report could not be written.
  struct Failure: Error, CustomStringConvertible {
    var path: String
    var what: String
    var remedy = "choose a place that can be written and has room"

    var description: String { "cannot write \(path): \(what); \(remedy)" }
  }

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - path: The file; folders above it are made.
  ///   - content: Writes what it holds.
  /// - Throws: ``Failure`` naming the path; what stood there before stays as it was.
  static func write(to path: String, _ content: (inout DescriptorStream) throws -> Void) throws {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    var status = stat()
    if stat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFREG: break
      case S_IFDIR: throw Failure(path: path, what: "it is a folder")
      default:
        try fill(path, descriptor: open(path, O_WRONLY), content)
        return
      }
    }
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw Failure(path: path, what: "the folder above it cannot be made")
    }
    let temporary = url.deletingLastPathComponent()
      .appendingPathComponent(".typecheck-\(ProcessInfo.processInfo.processIdentifier).tmp").path
    do {
      try fill(path, descriptor: open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o666), content)
      guard rename(temporary, url.path) == 0 else { throw Failure(path: path, what: systemError) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func fill(
    _ path: String, descriptor: Int32, _ content: (inout DescriptorStream) throws -> Void
  ) throws {
    guard descriptor >= 0 else { throw Failure(path: path, what: systemError) }
    var stream = DescriptorStream(descriptor: descriptor)
    do {
      try content(&stream)
    } catch {
      close(descriptor)
      throw error
    }
    var problem = stream.failure ?? (stream.isClosed ? "its reader has closed it" : nil)
    if close(descriptor) != 0 { problem = problem ?? systemError }
    if let problem { throw Failure(path: path, what: problem) }
  }

  /// Two paths name the same file.
  static func isSame(_ one: String, _ other: String) -> Bool {
    var first = stat()
    var second = stat()
    if stat(one, &first) == 0, stat(other, &second) == 0 {
      return first.st_dev == second.st_dev && first.st_ino == second.st_ino
    }
    return URL(fileURLWithPath: one).standardizedFileURL == URL(fileURLWithPath: other).standardizedFileURL
  }

  private static var systemError: String { String(cString: strerror(errno)) }
}
