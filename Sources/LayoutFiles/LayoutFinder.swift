import AuditModel
import Documents

/// Finds layouts and manifests in the inputs that a user names.
struct LayoutFinder {
  /// One file to read.
  struct Found: Hashable, Sendable {
    /// The path to open.
    var path: String
    /// The display path.
    var shown: String
    /// Its kind; nil if its content has to be examined.
    var kind: LayoutShape.Kind?
    /// Whether the user named it.
    var isNamed: Bool
  }

  /// The maximum file size in bytes (our own limit, far above any layout).
  static let largest = 64_000_000

  /// The files, in the order of the inputs and sorted within each.
  private(set) var found: [Found] = []
  /// Errors about items that could not be opened.
  private(set) var issues: [InputIssue] = []
  /// Counts of skipped items, by reason.
  private(set) var leftOut: [String: Int] = [:]

  private var seen: Set<String> = []
  private let isOptional: Bool
  private let listings: FolderListings
  private let reasonToSkip: (String) -> SkipReason?

  /// Searches all inputs.
  ///
  /// - Parameters:
  ///   - inputs: Files and folders.
  ///   - isOptional: Whether inputs without layouts are acceptable.
  ///   - listings: A cache of folder contents.
  ///   - reasonToSkip: Returns why a file found in a folder is skipped, given its display path; nil to read it.
  init(
    _ inputs: [String], isOptional: Bool = false, in listings: FolderListings = FolderListings(),
    reasonToSkip: @escaping (String) -> SkipReason? = { _ in nil }
  ) {
    self.listings = listings
    self.isOptional = isOptional
    self.reasonToSkip = reasonToSkip
    for input in inputs { look(at: input) }
  }

  private mutating func look(at input: String) {
    let shown = FilePath.shown(input)
    switch FileKind(at: input) {
    case .file:
      let name = input.split(separator: "/").last.map(String.init) ?? input
      add(Found(path: input, shown: shown, kind: LayoutShape(named: name).kind, isNamed: true))
    case .folder: search(input, shown)
    case let kind: issues.append(.named(input, kind))
    }
  }

  private mutating func add(_ file: Found) {
    guard seen.insert(FileKind.identity(of: file.path) ?? FilePath.absolute(file.path)).inserted else { return }
    found.append(file)
  }

  private mutating func search(_ folder: String, _ shown: String) {
    let before = (found.count, issues.count)
    let walk = FolderWalk(folder, shown: shown, in: listings) { name in
      FolderWalk.othersCode.contains(name) || FilePath.ending(of: name) == "xcassets" ? .skip : .descend
    }
    issues += walk.issues
    for (name, isFolder) in walk.skipped where isFolder && FolderWalk.isTold(name) {
      leftOut[name.hasPrefix(".") ? LeftOutReason.hiddenFolders : LeftOutReason.othersCode(name), default: 0] += 1
    }
    for entry in walk.entries.sorted(by: { $0.path < $1.path }) {
      let named = LayoutShape(named: entry.name).kind
      switch entry.kind {
      case .file:
        let kind = named ?? Self.kind(of: entry)
        _ = listings.isLayout(entry.path) { kind != nil }
        guard let kind, reasonToSkip(entry.shown) == nil else { continue }
        add(Found(path: entry.path, shown: entry.shown, kind: kind, isNamed: false))
      case .special, .missing, .forbidden:
        if named != nil { issues.append(.found(entry.path, shown: entry.shown, entry.kind)) }
      case .folder: continue
      }
    }
    guard !isOptional, before == (found.count, issues.count), found.isEmpty else { return }
    report(
      shown, "this folder has no file that says how an app is laid out",
      "name a folder with \(LayoutReaders.description)")
  }

  /// The kind of a file by its first bytes, if its name does not determine it.
  private static func kind(of entry: FolderWalk.Entry) -> LayoutShape.Kind? {
    let ending = FilePath.ending(of: entry.name)
    guard ending == "json" || ending == "xml", let head = FileBytes.head(entry.path) else { return nil }
    return LayoutShape(head: head, ending: ending).kind
  }

  private mutating func report(_ path: String, _ message: String, _ remedy: String) {
    issues.append(InputIssue(atStartOf: path, message: message, remedy: remedy))
  }
}
