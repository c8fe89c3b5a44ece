import Foundation
import TypeCheckKit

/// A baseline as it stands in its file.
struct BaselineFile {
  /// The most stale entries that are named one by one (our own choice: more than anybody deletes by hand).
  private static let mostNamed = 100
  /// The most lines that one sentence names (our own choice: a line or two).
  private static let mostLines = 20

  let path: String
  let accepted: Baseline
  private let places: [Baseline.Key: [Int]]

  /// Reads a file.
  ///
  /// - Parameter path: The file.
  /// - Throws: ``ConfigurationError`` with everything that is wrong.
  init(path: String) throws(ConfigurationError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      let isThere = FilePath.isThere(path)
      throw ConfigurationError(
        at: SourceLocation(file: path, line: 1, column: 1),
        isThere ? "this baseline cannot be read" : "baseline not found",
        remedy: isThere
          ? "name a file, and check its permissions" : "check the path, or write it with --write-baseline \(path)")
    }
    let read = BaselineLines(file: path).read(Array(data))
    guard read.issues.isEmpty else { throw ConfigurationError(issues: read.issues) }
    self.path = path
    (accepted, places) = (read.baseline, read.places)
  }

  /// The baseline that a new one takes the place of; nil where nothing is lost with it.
  ///
  /// - Parameter path: Where the new one goes.
  /// - Throws: ``ConfigurationError`` where there is something else.
  init?(before path: String) throws(ConfigurationError) {
    guard !OutputFile.isDevice(path), let data = FileManager.default.contents(atPath: path),
      !data.allSatisfy({ [0x20, 0x09, 0x0D, 0x0A].contains($0) })
    else { return nil }
    do throws(ConfigurationError) {
      try self.init(path: path)
    } catch {
      var error = error
      for index in error.issues.indices {
        error.issues[index].remedy = "fix it; or remove the file, whose entries are lost then, and write it again"
      }
      throw error
    }
  }

  /// What is wrong with entries that nothing answers, one by one in the order of the file.
  ///
  /// - Parameter stale: The entries.
  /// - Returns: An error a line, and one for those beyond what is named.
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
          lines[Self.mostNamed].line, "\(more) more \(more == 1 ? "entry is" : "entries are") no longer found",
          "delete the lines above and run the check again"))
    }
    return issues
  }

  /// What to do about entries that nothing answers, in one sentence.
  ///
  /// - Parameter stale: The entries.
  /// - Returns: The sentence, with the lines to delete.
  func sentence(of stale: [Baseline.Key]) -> String {
    let lines = stale.flatMap { places[$0] ?? [] }.sorted()
    let named = Listing(naming: lines.map(String.init), upTo: Self.mostLines)
    return """
      \(Quotation.escape(path)) has \(stale.count) \(stale.count == 1 ? "entry that is" : "entries that are") no longer \
      found; delete its line\(lines.count == 1 ? "" : "s") \(named), or write the baseline again
      """
  }

  private func issue(_ line: Int, _ message: String, _ remedy: String) -> InputIssue {
    InputIssue(
      severity: .error, location: SourceLocation(file: path, line: line, column: 1), message: message, remedy: remedy)
  }
}
