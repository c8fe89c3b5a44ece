import ArgumentParser
import Foundation
import TypeCheckKit

/// A report file that is written whole or not at all: to a temporary file beside it, then renamed.
///
/// A link is followed; a device or a pipe is written to as it is, never replaced.
enum OutputFile {
  /// Why a report could not be written.
  struct Failure: Error, CustomStringConvertible {
    var path: String
    var what: String
    var remedy = "choose a place that can be written and has room"

    var description: String { "cannot write \(Quotation.escape(path)): \(what); \(remedy)" }
  }

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - path: The file; folders above it are made.
  ///   - content: Writes what it holds.
  /// - Throws: ``Failure`` naming the path; what stood there before stays as it was.
  static func write(to path: String, _ content: (inout DescriptorStream) throws -> Void) throws {
    guard let url = FileIdentity.target(of: path) else {
      throw Failure(path: path, what: "its links lead in a circle", remedy: "remove the link, or name another file")
    }
    var mode: mode_t?
    var status = stat()
    if stat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFREG:
        guard access(path, W_OK) == 0 else { throw Failure(path: path, what: systemError) }
        mode = status.st_mode & 0o777
      case S_IFDIR: throw Failure(path: path, what: "it is a folder")
      default:
        // Without O_NONBLOCK a pipe that nobody reads would keep this program waiting for ever.
        let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
        if descriptor >= 0 { _ = fcntl(descriptor, F_SETFL, O_WRONLY) }
        try fill(path, descriptor: descriptor, content)
        return
      }
    }
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw Failure(path: path, what: "the folder above it cannot be made")
    }
    let temporary = url.deletingLastPathComponent().appendingPathComponent(temporaryName()).path
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode ?? 0o666)
    guard descriptor >= 0 else { throw Failure(path: path, what: systemError) }
    do {
      try fill(path, descriptor: descriptor, content)
      // What stood there keeps its mode; that of a new file is what the user's mask leaves.
      if let mode { chmod(temporary, mode) }
      guard rename(temporary, url.path) == 0 else { throw Failure(path: path, what: systemError) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// A name of its own for each file, since several are written at once.
  private static func temporaryName() -> String {
    ".typecheck-\(ProcessInfo.processInfo.processIdentifier)-\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
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

  /// A file that a run reads or writes.
  struct Use {
    /// Its path.
    var path: String
    /// What it is, for a person: `the report`.
    var name: String
  }

  /// Refuses reports that would go over what is read, or over each other.
  ///
  /// - Parameters:
  ///   - paths: Where the reports go.
  ///   - inputs: Files that are read.
  /// - Throws: `ValidationError` naming the file.
  static func check(_ paths: [String], against inputs: [String]) throws {
    try check(
      paths.map { Use(path: $0, name: "the report") }, against: inputs.map { Use(path: $0, name: "the input") })
  }

  /// Refuses to write over what is read, or two things to one place.
  ///
  /// - Parameters:
  ///   - written: What is written.
  ///   - read: What is read.
  /// - Throws: `ValidationError` naming the file.
  static func check(_ written: [Use], against read: [Use]) throws {
    let read = Dictionary(read.compactMap { use in FileIdentity(use.path).map { ($0, use) } }) { first, _ in first }
    var taken: [FileIdentity: Use] = [:]
    let streams = FileIdentity.streams
    for one in written {
      guard let identity = FileIdentity(one.path) else { continue }
      if let other = taken.updateValue(one, forKey: identity) {
        let both = other.name == one.name ? "two reports go" : "\(other.name) and \(one.name) both go"
        throw ValidationError("\(both) to \(Quotation.escape(one.path)); give each a file of its own")
      }
      if let other = read[identity] {
        throw ValidationError(
          "\(one.name) would be written over \(other.name) \(Quotation.escape(one.path)); give it another name")
      }
      if let stream = streams[identity] {
        throw ValidationError(
          "\(one.name) would be written over what \(stream) writes to \(Quotation.escape(one.path)); give it another name"
            + (stream == "standard output" ? ", or say with --format what standard output gets" : ""))
      }
    }
  }

  /// Refuses names of reports that are no file's.
  ///
  /// - Parameters:
  ///   - name: Where the report goes.
  ///   - entry: The option's value.
  /// - Throws: `ValidationError` with what to write instead.
  static func check(name: String, as entry: String) throws {
    let entry = Quotation.escape(entry)
    if name == "-" { throw ValidationError("‘\(entry)’: - is standard output, which --format says; name a file") }
    if name.hasSuffix("/") { throw ValidationError("‘\(entry)’ names a folder; name a file in it") }
  }

  /// The files that stand in folders, not deeper.
  static func files(in folders: [String]) -> [String] {
    folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" }
    }
  }

  /// Two paths name the same file.
  static func isSame(_ one: String, _ other: String) -> Bool {
    guard let one = FileIdentity(one) else { return false }
    return one == FileIdentity(other)
  }

  /// What a file is by its first bytes, where no report begins so: a baseline, or bytes that are no text.
  ///
  /// - Parameter path: The file.
  /// - Returns: What it is, for a person; nil for anything else and where there is nothing.
  static func kindOfInput(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let file = FileHandle(forReadingAtPath: path), let head = try? file.read(upToCount: headLength)
    else { return nil }
    if BaselineLines.isBaseline(Array(head)) { return "the baseline" }
    return head.contains(0) ? "what is no text," : nil
  }

  /// How many bytes of a file are looked at (our own choice: more than a first line of any baseline).
  private static let headLength = 4096

  /// Whether a path leads to something that is written to as it is: a device, a pipe.
  static func isDevice(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  private static var systemError: String { String(cString: strerror(errno)) }
}
