package import AuditModel
package import Bytes
import Documents
import Synchronization

/// The texts of files from the last reading, so that unchanged files are not read again.
package final class CatalogCache: Sendable {
  private struct Reading {
    /// The state of the file before it was read; nil if it may not show a later change.
    var stamp: FileStamp?
    var settings: CatalogLoader.Settings
    var catalog: Catalog
  }

  /// A text before and after a change to its file.
  package struct Change: Sendable {
    /// The text from the last reading.
    package var old: LocalizedString
    /// The text as it is now.
    package var new: LocalizedString

    /// Creates a change.
    package init(old: LocalizedString, new: LocalizedString) { (self.old, self.new) = (old, new) }
  }

  private struct Name: Hashable {
    var group: String
    var key: String
    var locale: String
  }

  private struct State {
    var readings: [FileEntry: Reading] = [:]
    var texts = 0

    mutating func keep(_ reading: Reading?, of file: FileEntry) {
      texts -= readings.removeValue(forKey: file)?.catalog.strings.count ?? 0
      guard let reading, texts + reading.catalog.strings.count <= CatalogCache.mostTexts else { return }
      texts += reading.catalog.strings.count
      readings[file] = reading
    }
  }

  /// The maximum number of cached texts (our own choice: more than large apps have); other files are read each time.
  private static let mostTexts = 200_000

  private let state = Mutex(State())
  private let isReliable: @Sendable (FileStamp) -> Bool

  /// Creates an empty cache.
  package init(isReliable: @escaping @Sendable (FileStamp) -> Bool) { self.isReliable = isReliable }

  /// Returns the texts of a file, and calls `read` only if the file or the settings have changed.
  func catalog(of file: FileEntry, _ settings: CatalogLoader.Settings, read: () -> Catalog) -> Catalog {
    // Taken before reading, so that a change during the reading gives a different stamp.
    let stamp = FileStamp(at: file.path)
    let known = state.withLock { $0.readings[file] }
    if let known, let stamp, known.stamp == stamp, known.settings == settings { return known.catalog }
    let catalog = read()
    let reading = Reading(stamp: stamp.flatMap { isReliable($0) ? $0 : nil }, settings: settings, catalog: catalog)
    state.withLock { $0.keep(reading, of: file) }
    return catalog
  }

  /// Removes all files except the given ones.
  func keep(only files: [FileEntry]) {
    let kept = Set(files)
    state.withLock { state in
      for file in state.readings.keys where !kept.contains(file) { state.keep(nil, of: file) }
    }
  }

  /// Reads changed files again and returns the texts whose words, comments or slots differ.
  ///
  /// New, removed and duplicate keys are not included. Files outside the last run are ignored. The result is empty if a
  /// file has an error, or if there are more than `most` changes.
  package func changes(in paths: Set<String>, upTo most: Int) -> [Change] {
    let changed = state.withLock { $0.readings.filter { paths.contains($0.key.path) } }
    var changes: [Change] = []
    for (file, reading) in changed {
      let now = CatalogLoader.load(file, reading.settings)
      guard !now.issues.contains(where: { $0.severity == .error }) else { return [] }
      let (old, new) = (Self.named(reading.catalog), Self.named(now))
      for (name, text) in new {
        guard let text, let before = old[name] ?? nil, !Self.areEqual(before, text) else { continue }
        changes.append(Change(old: before, new: text))
        guard changes.count <= most else { return [] }
      }
    }
    return changes
  }

  /// Returns the texts by name; nil for a name that several texts share.
  private static func named(_ catalog: Catalog) -> [Name: LocalizedString?] {
    Dictionary(
      catalog.strings.map { (Name(group: $0.group, key: $0.key, locale: $0.locale), .some($0)) },
      uniquingKeysWith: { _, _ in .none })
  }

  /// Returns whether two texts differ only in their locations.
  private static func areEqual(_ one: LocalizedString, _ other: LocalizedString) -> Bool {
    var moved = one
    moved.location = other.location
    return moved == other
  }
}
