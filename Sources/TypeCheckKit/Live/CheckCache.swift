import Audit
import AuditModel
import Bytes
import Documents
import Foundation
import Synchronization
package import TextFiles

#if SwiftSources
  import SwiftTrees
#endif

/// The parts of earlier checks that later checks of the same project reuse: open fonts, file texts and parsed sources.
///
/// A check with a cache has the same result as one without.
package final class CheckCache: Sendable {
  /// The texts of files.
  package let catalogs: CatalogCache
  private let fonts = Mutex<(files: [String: FileStamp?], fonts: OpenFonts)?>(nil)
  #if SwiftSources
    private let sources = Mutex(SourceCache())
  #endif
  private let isReliable: @Sendable (FileStamp) -> Bool

  /// Creates an empty cache.
  package convenience init() { self.init { $0.isSettled } }

  /// Creates an empty cache that reuses files for whose stamps `isReliable` returns true.
  init(isReliable: @escaping @Sendable (FileStamp) -> Bool) {
    self.isReliable = isReliable
    catalogs = CatalogCache(isReliable: isReliable)
  }

  /// Returns the fonts, which are opened again only if a file in the folders has changed.
  ///
  /// - Throws: `TextEngineError` if a font cannot be used.
  func fonts(in directories: [String]) throws -> OpenFonts {
    try fonts.withLock { known in
      // The stamps are older than the fonts, so that a change while fonts are opened is not missed.
      let files = Self.stamps(of: directories)
      if let known, known.files == files { return known.fonts }
      let opened = try OpenFonts(directories: directories)
      known = (files, opened)
      return opened
    }
  }

  /// Returns the stamps of folders and of the files in them, by path.
  private static func stamps(of directories: [String]) -> [String: FileStamp?] {
    let paths = directories.flatMap { directory in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
      return [directory] + names.map { FilePath.joined(directory, $0) }
    }
    return paths.reduce(into: [:]) { $0[$1] = .some(FileStamp(at: $1)) }
  }

  #if SwiftSources
    /// Reads Swift files; those that have not changed are not parsed again.
    func sources(
      _ files: [FileEntry], by parser: SourceParser, hints: SourceHints, jobs: Int
    ) -> (trees: [SourceTree], issues: [InputIssue]) {
      sources.withLock { $0.read(files, by: parser, hints: hints, jobs: jobs, isReliable) }
    }
  #endif
}

#if SwiftSources
  /// The parsed sources of an app.
  private struct SourceCache {
    private struct Reading {
      var stamp: FileStamp
      var tree: SourceTree?
      var issues: [InputIssue]
    }

    private struct Name: Hashable {
      var path: String
      var shown: String
    }

    private var readings: [Name: Reading] = [:]
    private var hints: SourceHints?

    mutating func read(
      _ files: [FileEntry], by parser: SourceParser, hints: SourceHints, jobs: Int,
      _ isReliable: (FileStamp) -> Bool
    ) -> (trees: [SourceTree], issues: [InputIssue]) {
      // If files share a displayed path, results cannot be assigned to them.
      guard Set(files.map(\.shown)).count == files.count else { return parser.read(files, jobs: jobs) }
      if self.hints != hints { readings = [:] }
      self.hints = hints
      // Stamps are taken before reading, so that a change while reading gives another stamp.
      let stamps = files.map { FileStamp(at: $0.path) }
      let names = files.map { Name(path: $0.path, shown: $0.shown) }
      let new = files.indices.filter { stamps[$0] == nil || readings[names[$0]]?.stamp != stamps[$0] }
      let read = parser.read(new.map { files[$0] }, jobs: jobs)
      // A stopped run has not read all files, so its results must not be kept.
      guard !parser.limits.isStopped else { return read }
      let trees = Dictionary(read.trees.map { ($0.file, $0) }) { first, _ in first }
      let issues = Dictionary(grouping: read.issues, by: \.location.file)
      var kept: [Name: Reading] = [:]
      var result: (trees: [SourceTree], issues: [InputIssue]) = ([], [])
      let isNew = Set(new)
      for (index, name) in names.enumerated() {
        let (tree, own) =
          isNew.contains(index)
          ? (trees[name.shown], issues[name.shown] ?? []) : (readings[name]?.tree, readings[name]?.issues ?? [])
        if let tree { result.trees.append(tree) }
        result.issues += own
        if let stamp = stamps[index], isReliable(stamp) { kept[name] = Reading(stamp: stamp, tree: tree, issues: own) }
      }
      readings = kept
      return result
    }
  }
#endif
