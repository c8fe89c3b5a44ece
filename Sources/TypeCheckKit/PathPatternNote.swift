import AuditModel
import Catalogs
import Foundation
import RuleKit
import TextRules

/// Patterns of paths that no file is one of: a misspelt one would leave out what nobody meant, or nothing.
struct PathPatternNote {
  /// How many patterns are named before the others are counted (our own choice: a line or two).
  private static let mostNamed = 5

  private let configuration: Configuration
  private let folder: String
  private let paths: [String]

  /// Creates a note.
  ///
  /// - Parameters:
  ///   - configuration: The patterns.
  ///   - folder: The folder that they start from.
  ///   - files: All files that were found, as they are shown.
  init(_ configuration: Configuration, folder: String, files: [String]) {
    self.configuration = configuration
    self.folder = folder
    let isAsked = !configuration.included.isEmpty || !configuration.excluded.isEmpty
    paths = isAsked ? files.map { FilePath.relative($0, to: folder) } : []
  }

  /// The sentences.
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

  /// A folder or file of that name which holds no texts now is no slip of the pen.
  private func isThere(_ glob: Glob) -> Bool {
    FileManager.default.fileExists(atPath: FilePath.joined(folder, glob.pattern))
  }
}
