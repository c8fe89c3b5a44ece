import Foundation
import TypeCheckKit

/// A baseline with the line numbers of its entries in the file.
struct BaselineFile {
  /// The maximum number of stale entries with separate errors.
  ///
  /// This is our own choice: more than a person would delete by hand.
  private static let mostNamed = 100
  /// The maximum number of line numbers in a sentence (our own choice: they fill a line or two).
  private static let mostLines = 20

  let path: String
  let accepted: Baseline
  private let places: [Baseline.Key: [Int]]

  /// The maximum size of a file in bytes (our own limit: more entries than the largest app has texts).
  private static let largest = 256 << 20

  /// Returns the bytes of a regular file; nil if it is too large or cannot be read.
  private static func contents(of path: String) -> [UInt8]? {
    FileBytes.read(path, limit: largest + 1).flatMap { $0.count <= largest ? $0 : nil }
  }

  /// Reads a baseline from a file.
  ///
  /// - Throws: ``ConfigurationError`` with all problems.
  init(path: String) throws(ConfigurationError) {
    guard let data = Self.contents(of: path) else {
      let isThere = FilePath.isThere(path)
      throw ConfigurationError(
        at: SourceLocation(startOf: path), isThere ? "this baseline cannot be read" : "baseline not found",
        remedy: isThere
          ? "name a file, and check its permissions" : "check the path, or write it with --write-baseline \(path)")
    }
    let read = BaselineLines(file: path).read(data)
    guard read.issues.isEmpty else { throw ConfigurationError(issues: read.issues) }
    self.path = path
    (accepted, places) = (read.baseline, read.places)
  }

  /// Reads the baseline that a new one will replace, or returns nil if the file is empty or does not exist.
  ///
  /// - Throws: ``ConfigurationError`` if the file is not a baseline.
  init?(before path: String) throws(ConfigurationError) {
    guard !OutputFile.isDevice(path), let data = Self.contents(of: path),
      !data.allSatisfy({ [0x20, 0x09, 0x0D, 0x0A].contains($0) })
    else { return nil }
    do throws(ConfigurationError) {
      try self.init(path: path)
    } catch {
      var error = error
      for index in error.issues.indices {
        error.issues[index].remedy = "correct the line, or remove the file (its entries are lost) and write it again"
      }
      throw error
    }
  }

  /// Returns an error per stale entry in file order, and one more for all entries beyond the limit.
  func issues(of stale: [Baseline.Key]) -> [InputIssue] {
    let lines = stale.flatMap { key in (places[key] ?? []).map { (line: $0, key: key) } }.sorted { $0.line < $1.line }
    var issues = lines.prefix(Self.mostNamed).map { line, key in
      issue(
        line,
        "\(key.rule) of \(Quotation(key.key)) (\(key.locale)) in \(Quotation.escape(key.file))"
          + "\(key.table.isEmpty ? "" : ", \(Quotation.escape(key.table)),") is no longer found",
        "delete this line, or write the baseline again")
    }
    if lines.count > Self.mostNamed {
      let more = lines.count - Self.mostNamed
      issues.append(
        issue(
          lines[Self.mostNamed].line, "\(more) more \(more.form("entry is", "entries are")) no longer found",
          "delete the lines above and run the check again"))
    }
    return issues
  }

  /// Returns a sentence about stale entries, with the lines to delete.
  func sentence(of stale: [Baseline.Key]) -> String {
    let lines = stale.flatMap { places[$0] ?? [] }.sorted()
    let named = Listing(naming: lines.map(String.init), upTo: Self.mostLines)
    return """
      \(Quotation.escape(path)) has \(stale.count) \(stale.count.form("entry that is", "entries that are")) no longer \
      found; delete its line\(lines.count.form("", "s")) \(named), or write the baseline again
      """
  }

  private func issue(_ line: Int, _ message: String, _ remedy: String) -> InputIssue {
    .error(at: SourceLocation(file: path, line: line, column: 1), message, fix: remedy)
  }
}
