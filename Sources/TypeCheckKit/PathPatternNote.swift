import AuditModel
import Documents
import Foundation
import RuleKit
import TextRules

/// Notes on path patterns that match no file, because a typo can exclude the wrong files or none.
struct PathPatternNote {
  /// The most patterns that are listed before the rest is counted (our own choice: a line or two).
  private static let mostNamed = 5

  private let configuration: Configuration
  private let folder: String
  private let paths: [String]

  /// Creates a note.
  ///
  /// `folder` is the folder that the patterns are relative to, `files` are all files that were found.
  init(_ configuration: Configuration, folder: String, files: [String]) {
    self.configuration = configuration
    self.folder = folder
    let isAsked = !configuration.included.isEmpty || !configuration.excluded.isEmpty
    paths = isAsked ? files.map { FilePath.relative($0, to: folder) } : []
  }

  /// The notes as sentences.
  var notes: [String] {
    [note(of: configuration.included, "included"), note(of: configuration.excluded, "excluded")].compactMap(\.self)
  }

  private func note(of patterns: [Glob], _ name: String) -> String? {
    let unused = patterns.filter { glob in !isThere(glob) && !paths.contains(where: glob.matches) }
    guard !unused.isEmpty else { return nil }
    let named = Listing(naming: unused.map { "\(Quotation($0.pattern))" }, upTo: Self.mostNamed)
    return """
      \(unused.count) pattern\(unused.count == 1 ? "" : "s") of \(name) \(unused.count == 1 ? "matches" : "match") no file \
      with texts: \(named)
      """
  }

  /// Whether a file or folder has that name.
  ///
  /// The pattern is then not a typo, even if no texts are there.
  private func isThere(_ glob: Glob) -> Bool {
    FileManager.default.fileExists(atPath: FilePath.joined(folder, glob.pattern))
  }
}
