import AuditModel
import Documents
import Foundation
import RuleKit
import TextRules

extension CheckPipeline {
  /// The maximum number of patterns to list; others are only counted (our own choice: they fill a line or two).
  private static let mostNamed = 5

  /// Returns notes on path patterns that match no file, because a typo can exclude the wrong files.
  ///
  /// `files` are the paths of all files that were found.
  func patternNotes(files: [String]) -> [String] {
    let patterns = [(configuration.included, "included"), (configuration.excluded, "excluded")].filter { !$0.0.isEmpty }
    let paths = patterns.isEmpty ? [] : files.map { FilePath.relative($0, to: folder) }
    return patterns.compactMap { patterns, name in
      let unused = patterns.filter { glob in !isThere(glob) && !paths.contains(where: glob.matches) }
      guard !unused.isEmpty else { return nil }
      let named = Listing(naming: unused.map { "\(Quotation($0.pattern))" }, upTo: Self.mostNamed)
      let (ending, verb) = unused.count == 1 ? ("", "matches") : ("s", "match")
      return "\(unused.count) pattern\(ending) of \(name) \(verb) no file with texts: \(named)"
    }
  }

  /// Returns whether a file or folder has the pattern as its path.
  ///
  /// Such a pattern is not a typo, even if there are no texts.
  private func isThere(_ glob: Glob) -> Bool {
    FileManager.default.fileExists(atPath: FilePath.joined(folder, glob.pattern))
  }
}
