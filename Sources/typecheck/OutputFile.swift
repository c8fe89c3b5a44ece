import Foundation
import TypeCheckKit

/// A report file that is written whole or not at all: to a temporary file beside it, then renamed.
enum OutputFile {
  /// Why a report could not be written.
  struct Failure: Error, CustomStringConvertible {
    var path: String
    var what: String

    var description: String {
      "cannot write \(path): \(what); choose a place that can be written and has room"
    }
  }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - reporter: The format.
  ///   - path: The file; folders above it are made.
  /// - Throws: ``Failure`` naming the path; what stood there before stays as it was.
  static func write(_ report: AuditReport, as reporter: any Reporter, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw Failure(path: path, what: "it is a folder")
    }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw Failure(path: path, what: "the folder above it cannot be made")
    }
    let temporary = url.deletingLastPathComponent().appendingPathComponent(
      ".\(url.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).tmp"
    ).path
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_TRUNC, 0o666)
    guard descriptor >= 0 else { throw Failure(path: path, what: String(cString: strerror(errno))) }
    var stream = DescriptorStream(descriptor: descriptor)
    reporter.write(report, to: &stream)
    var problem = stream.failure
    if close(descriptor) != 0 { problem = problem ?? String(cString: strerror(errno)) }
    if problem == nil, rename(temporary, path) != 0 { problem = String(cString: strerror(errno)) }
    if let problem {
      unlink(temporary)
      throw Failure(path: path, what: problem)
    }
  }
}
