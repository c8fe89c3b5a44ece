import ArgumentParser
import Bytes
import Foundation
import TypeCheckKit

/// A report file that is written whole or not at all.
enum OutputFile {
  /// Why a report could not be written.
  struct Failure: Error, CustomStringConvertible {
    var path: String
    var what: String
    var remedy: String

    var description: String { "cannot write \(Quotation.escape(path)): \(what); \(remedy)" }
  }

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - path: The file; folders above it are made.
  ///   - content: Writes what it holds.
  /// - Throws: ``Failure`` naming the path; what stood there before stays as it was.
  static func write(to path: String, _ content: (inout DescriptorStream) throws -> Void) throws {
    do {
      let file = try WholeFile(path)
      var stream = DescriptorStream(descriptor: file.descriptor)
      do {
        try content(&stream)
        if let problem = stream.failure ?? (stream.isClosed ? "its reader has closed it" : nil) {
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
    if name == "-" { throw ValidationError("\"\(entry)\": - is standard output, which --format says; name a file") }
    if name.hasSuffix("/") { throw ValidationError("\"\(entry)\" names a folder; name a file in it") }
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
    return head.contains(0) ? "what is not a text," : nil
  }

  /// How many bytes of a file are looked at (our own choice: more than a first line of any baseline).
  private static let headLength = 4096

  /// Whether a path leads to something that is written to as it is: a device, a pipe.
  static func isDevice(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }
}
