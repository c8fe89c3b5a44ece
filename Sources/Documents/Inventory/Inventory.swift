package import AuditModel
import Bytes

/// The files in all inputs, each assigned to the loader that reads it.
///
/// Each folder is walked once, and this is the only place that counts skipped files and folders.
package struct Inventory {
  /// A file or folder that the user names.
  package struct Input {
    /// The input as the user wrote it.
    package let name: String
    /// The entry for the input, without slashes at the end of its path.
    package let entry: FileEntry
    /// Errors about items that cannot be opened.
    package var issues: [InputIssue] = []
    /// The reasons for skipping files of the input, in the order of discovery.
    package var skipReasons: [SkipReason] = []
    fileprivate var knownReasons: Set<SkipReason> = []
    /// The reasons for skipping files that a loader would otherwise read, by that loader.
    fileprivate var reasonsByLoader: [ObjectIdentifier: Set<SkipReason>] = [:]
    /// Whether the input contains a file that belongs to an earlier input.
    package var sharesFiles = false

    /// Returns the sorted reasons for skipping files that a loader would otherwise read.
    package func skipReasons(of loader: any FileLoader.Type) -> [SkipReason] {
      (reasonsByLoader[ObjectIdentifier(loader)] ?? []).sorted {
        ($0.text, $0.location?.file ?? "") < ($1.text, $1.location?.file ?? "")
      }
    }

    init(_ name: String, at index: Int, readsOutside: Bool) {
      self.name = name
      entry = FileEntry(named: name, at: index, readsOutside: readsOutside)
    }
  }

  /// The outcome for a file that a loader claims.
  package enum Outcome {
    /// The loader with this identity reads the file.
    case read(ObjectIdentifier)
    /// The file is skipped deliberately or has an error, for the given reason.
    ///
    /// The second value is the configuration or project file that skips it, or nil if there is none.
    case unread(String, by: String?)
  }

  /// The inputs.
  package private(set) var inputs: [Input] = []
  /// All files of the folders, claimed or not, sorted within each input.
  package private(set) var entries: [FileEntry] = []
  /// The folders that were searched.
  package private(set) var folders: [FileEntry] = []
  /// The files and folders that a loader claims, in the order of the inputs and sorted within each input.
  package private(set) var claimed: [(entry: FileEntry, outcome: Outcome)] = []
  /// Counts of skipped files and asset catalogs, and of folders that a loader skips, by reason.
  package private(set) var leftOutFiles: [String: Int] = [:]
  /// Counts of hidden items and of folders with third-party code or build products, by reason.
  package private(set) var leftOutFolders: [String: Int] = [:]
  /// Warnings about configuration and project files that determine which files are skipped.
  package var warnings: [InputIssue] = []

  /// Counts of everything that was skipped, by reason.
  package var leftOut: [String: Int] { leftOutFiles.merging(leftOutFolders, uniquingKeysWith: +) }

  private let loaders: [any FileLoader.Type]
  private let others: [any FileLoader.Type]
  private let readsOutside: Bool
  private var taken: [String: ObjectIdentifier] = [:]
  private var seen: Set<ExactText> = []
  private var named: Set<ExactText> = []
  private var roots: [String] = []
  /// The items that cannot be opened and may be folders.
  private var blocked: [(entry: FileEntry, issue: InputIssue)] = []
  /// The reasons already counted for each asset catalog.
  private var toldFolders: [FileEntry.Folder: Set<String>] = [:]

  /// Walks through the inputs and finds the loader of each file.
  ///
  /// Loaders are asked in order. The last one of `loaders` reads named files that no loader claims. The `others`,
  /// loaders of other runs, are asked first; their files are skipped or refused.
  ///
  /// `deciding` is called after the walk. Its function returns why a claimed file of a folder is skipped, or nil to
  /// read it.
  package init(
    _ inputs: [String], for loaders: [any FileLoader.Type], beside others: [any FileLoader.Type] = [],
    readsOutside: Bool = false, deciding: (Inventory) -> (FileEntry) -> SkipReason? = { _ in { _ in nil } }
  ) {
    (self.loaders, self.others, self.readsOutside) = (loaders, others, readsOutside)
    var found: [FileEntry] = []
    for (index, input) in inputs.enumerated() { look(at: input, index, into: &found) }
    let reason = deciding(self)
    for (entry, issue) in blocked {
      if let reason = reason(entry) { skip(entry, reason) } else { self.inputs[entry.input].issues.append(issue) }
    }
    for entry in found { settle(entry, reason) }
  }

  // MARK: The walk

  private mutating func look(at input: String, _ index: Int, into found: inout [FileEntry]) {
    inputs.append(Input(input, at: index, readsOutside: readsOutside))
    let entry = inputs[index].entry
    roots.append(FilePath.absolute(entry.path))
    switch entry.kind {
    case .file: name(entry, into: &found)
    case .folder:
      guard let (owner, claim) = claim(on: entry), claim.answer == .read else { return walk(entry, into: &found) }
      taken[entry.path] = owner
      name(entry, into: &found)
    case let kind: inputs[index].issues.append(.named(input, kind))
    }
  }

  private mutating func name(_ entry: FileEntry, into found: inout [FileEntry]) {
    named.insert(identity(of: entry))
    found.append(entry)
  }

  private mutating func walk(_ input: FileEntry, into found: inout [FileEntry]) {
    var owners: [String: ObjectIdentifier] = [:]
    let walk = FolderWalk(input) { folder in
      if let reason = ForeignFolder.reason(folder.name) { return .skip(reason) }
      guard let (owner, claim) = claim(on: folder) else { return .descend }
      switch claim.answer {
      case .read:
        owners[folder.path] = owner
        return .take
      case .search: return .descend
      case .skip(let reason): return .skip(reason)
      }
    }
    taken.merge(owners) { first, _ in first }
    inputs[input.input].issues += walk.issues
    blocked += walk.blocked
    folders += walk.folders
    for entry in walk.hidden { count(hidden: entry) }
    for (folder, reason) in walk.skipped {
      let counts = ForeignFolder.reason(folder.name) == nil ? \Self.leftOutFiles : \Self.leftOutFolders
      self[keyPath: counts][reason, default: 0] += 1
    }
    let sorted = walk.entries.sorted { $0.path < $1.path }
    entries += sorted
    found += sorted
  }

  private mutating func count(hidden entry: FileEntry) {
    if entry.kind == .folder {
      // Every project has this folder, which is never part of the content.
      if entry.name != ".git" { leftOutFolders[LeftOutReason.hiddenFolders, default: 0] += 1 }
    } else if claim(on: entry, FileHead([])) != nil {
      leftOutFolders[LeftOutReason.hiddenFiles, default: 0] += 1
    }
  }

  // MARK: The owner

  /// Returns the first claim of this run's loaders on an entry, with its loader.
  private func claim(on entry: FileEntry, _ head: FileHead? = nil) -> (ObjectIdentifier, FileClaim)? {
    let head = head ?? FileHead(of: entry.path)
    for loader in loaders {
      if let claim = loader.claims(entry, head) { return (ObjectIdentifier(loader), claim) }
    }
    return nil
  }

  private mutating func settle(_ entry: FileEntry, _ reasonToSkip: (FileEntry) -> SkipReason?) {
    let head = entry.kind == .file ? FileHead(of: entry.path) : FileHead([])
    let elsewhere = entry.kind == .folder ? nil : answer(of: others, about: entry, head)
    // Most files have no loader, so nothing else is checked for them.
    var owner = elsewhere == nil ? owner(of: entry, head) : nil
    var mayBeOne = false
    if entry.kind != .file, entry.kind != .folder, elsewhere == nil, owner?.1.answer != .read {
      // The content cannot be read, so it may be a file to check.
      let possible = self.owner(of: entry, .hidden())
      mayBeOne = possible?.1.answer == .read
      if mayBeOne { owner = possible }
    }
    guard elsewhere != nil || owner != nil else { return }
    let identity = identity(of: entry)
    // Links are compared by path, not by target: a linked file may be the table of another language.
    guard !seen.contains(identity) else {
      inputs[entry.input].sharesFiles = true
      return
    }
    // A file of a folder that is also an input itself is never skipped.
    let isAlsoNamed = !entry.isNamed && named.contains(identity)
    if isAlsoNamed, owner?.1.answer != .read { return }
    seen.insert(identity)
    switch elsewhere {
    case .skip(let reason)?: return skip(entry, SkipReason(reason))
    case .refusal(let issue)?: return refuse(entry, issue)
    case nil: break
    }
    guard let (owner, claim) = owner else { return }
    if case .skip(let reason) = claim.answer { return skip(entry, SkipReason(reason)) }
    if !entry.isNamed, !isAlsoNamed, let reason = reasonToSkip(entry) {
      inputs[entry.input].reasonsByLoader[owner, default: []].insert(reason)
      return skip(entry, reason)
    }
    guard entry.kind == .file || entry.kind == .folder else {
      return refuse(entry, mayBeOne ? .maybe(entry) : .found(entry.path, shown: entry.shown, entry.kind))
    }
    claimed.append((entry, .read(owner)))
  }

  /// Returns the loader of an entry; a named file that no loader claims belongs to the last loader.
  private func owner(of entry: FileEntry, _ head: FileHead) -> (ObjectIdentifier, FileClaim)? {
    if entry.kind == .folder { return taken[entry.path].map { ($0, .read) } }
    var probe = entry
    // An unreadable file must not be skipped silently, so its name determines the loader.
    probe.kind = .file
    let claim = claim(on: probe, head)
    guard entry.isNamed, let last = loaders.last else { return claim }
    if let claim, claim.1.answer == .read { return claim }
    return (ObjectIdentifier(last), .read)
  }

  /// Returns how the loaders of other runs handle a file, or nil if they pass it to the loaders of this run.
  private func answer(of others: [any FileLoader.Type], about entry: FileEntry, _ head: FileHead) -> SkipOrRefusal? {
    for loader in others {
      guard let claim = loader.claims(entry, head), claim.answer == .read else { continue }
      if entry.isNamed {
        guard let refusal = claim.refusalElsewhere else { continue }
        return .refusal(.elsewhere(refusal, file: entry.shown))
      }
      if let reason = claim.reasonElsewhere { return .skip(reason) }
    }
    return nil
  }

  private enum SkipOrRefusal {
    case skip(String)
    case refusal(InputIssue)
  }

  /// Counts a skipped file; all files in an asset catalog count as one.
  private mutating func skip(_ entry: FileEntry, _ reason: SkipReason) {
    var entry = entry
    if let catalog = entry.folder(withExtension: "xcassets") {
      guard toldFolders[catalog, default: []].insert(reason.text).inserted else { return }
      (entry.path, entry.shown) = (catalog.path, catalog.shown)
    }
    leftOutFiles[reason.text, default: 0] += 1
    if inputs[entry.input].knownReasons.insert(reason).inserted { inputs[entry.input].skipReasons.append(reason) }
    claimed.append((entry, .unread(reason.text, by: reason.location?.file)))
  }

  private mutating func refuse(_ entry: FileEntry, _ issue: InputIssue) {
    inputs[entry.input].issues.append(issue)
    claimed.append((entry, .unread(issue.message, by: nil)))
  }

  /// Returns the absolute path of an entry, however its input was written.
  private func identity(of entry: FileEntry) -> ExactText {
    let root = roots[entry.input]
    let below = entry.path.dropFirst(inputs[entry.input].entry.path.count)
    return ExactText(root.hasSuffix("/") || below.isEmpty || below.hasPrefix("/") ? root + below : "\(root)/\(below)")
  }
}
