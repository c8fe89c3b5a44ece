import ArgumentParser
import Bytes
import Foundation
import TypeCheckKit

/// A namespace for output files, which are written completely or not at all.
enum OutputFile {
  /// The reason why a report could not be written.
  struct Failure: Error, CustomStringConvertible {
    var path: String
    var what: String
    var remedy: String

    var description: String { "cannot write \(Quotation.escape(path)): \(what); \(remedy)" }
  }

  /// Writes the text from a closure to a file.
  ///
  /// Missing parent folders are created.
  ///
  /// - Throws: ``Failure`` with the path. In that case, an existing file is unchanged.
  static func write(to path: String, _ content: (inout DescriptorStream) throws -> Void) throws {
    do {
      let file = try WholeFile(path)
      var stream = DescriptorStream(descriptor: file.descriptor)
      do {
        try content(&stream)
        if let problem = stream.failure ?? (stream.isClosed ? "the reading program closed it" : nil) {
          throw WholeFile.Failure(problem)
        }
      } catch {
        file.discard()
        throw error
      }
      try file.commit()
    } catch let failure as WholeFile.Failure {
      throw Failure(path: path, what: failure.what, remedy: failure.remedy)
    }
  }

  /// A file that a run reads or writes.
  struct Use {
    /// The file's path.
    var path: String
    /// The role of the file for messages, such as `the report`.
    var name: String
  }

  /// Returns the uses of files with the same role.
  static func uses(_ paths: [String], _ name: String) -> [Use] { paths.map { Use(path: $0, name: name) } }

  /// Rejects reports that would overwrite an input or each other.
  ///
  /// - Throws: `ValidationError` with the file's name.
  static func check(_ paths: [String], against inputs: [String]) throws {
    try check(uses(paths, "the report"), against: uses(inputs, "the input"))
  }

  /// Rejects outputs that would overwrite a file that is read, or each other.
  ///
  /// - Throws: `ValidationError` with the file's name.
  static func check(_ written: [Use], against read: [Use]) throws {
    let read = Dictionary(read.compactMap { use in FileIdentity(use.path).map { ($0, use) } }) { first, _ in first }
    var taken: [FileIdentity: Use] = [:]
    let streams = FileIdentity.streams
    for one in written {
      guard let identity = FileIdentity(one.path) else { continue }
      if let other = taken.updateValue(one, forKey: identity) {
        let both = other.name == one.name ? "two reports go" : "\(other.name) and \(one.name) both go"
        throw ValidationError("\(both) to \(Quotation.escape(one.path)); give each its own file")
      }
      if let other = read[identity] {
        throw ValidationError(
          "\(one.name) would overwrite \(other.name) \(Quotation.escape(one.path)); give it another name")
      }
      if let stream = streams[identity] {
        throw ValidationError(
          "\(one.name) and \(stream) would both be written to \(Quotation.escape(one.path)); name another file"
            + (stream == "standard output" ? ", or set the format of standard output with --format" : ""))
      }
    }
  }

  /// Returns the format name and the path of a further report.
  ///
  /// - Throws: `ValidationError` for an entry that is not NAME=PATH.
  static func report(_ entry: String) throws -> (name: String, path: String) {
    let parts = entry.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw ValidationError(
        "\"\(entry)\" is not a report; write --report NAME=PATH, for example --report json=out.json")
    }
    return (parts[0], parts[1])
  }

  /// Rejects a report path that is not a file: `-` or a folder.
  ///
  /// `entry` is the option's value, for the message.
  ///
  /// - Throws: `ValidationError` with the fix.
  static func check(name: String, as entry: String) throws {
    let entry = Quotation.escape(entry)
    if name == "-" { throw ValidationError("\"\(entry)\": - is standard output, which --format sets; name a file") }
    if name.hasSuffix("/") { throw ValidationError("\"\(entry)\" names a folder; name a file in it") }
  }

  /// Returns the paths of all direct children of folders.
  static func files(in folders: [String]) -> [String] {
    folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" }
    }
  }

  /// Returns whether two paths lead to the same file.
  static func isSame(_ one: String, _ other: String) -> Bool {
    guard let one = FileIdentity(one) else { return false }
    return one == FileIdentity(other)
  }

  /// Returns the kind of an existing file that starts like an input: a baseline or binary data.
  ///
  /// Returns nil otherwise. Text reports begin differently.
  static func kindOfInput(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let file = FileHandle(forReadingAtPath: path), let head = try? file.read(upToCount: headLength)
    else { return nil }
    if BaselineLines.isBaseline(Array(head)) { return "the baseline" }
    return head.contains(0) ? "the binary file" : nil
  }

  /// The number of bytes to read from the start of a file (our own choice: more than the first line of any baseline).
  private static let headLength = 4096

  /// Returns whether a path leads to a device or a pipe, to which output is written directly.
  static func isDevice(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }
}
