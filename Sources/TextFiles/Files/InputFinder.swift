import AuditModel
import Bytes
import Documents

/// Finds the files to read in the inputs that a user names.
struct InputFinder {
  /// One file to read.
  struct Found: Hashable {
    /// The path to open.
    var path: String
    /// The display path: relative to the current folder, or absolute outside of it, however the input was written.
    var shown: String
    /// The number of trailing path components that may name a language.
    var visible: Int
    /// Whether the user named the file itself.
    var isNamed: Bool
    /// Whether it is a document in memory, which has a name but no file.
    var isInMemory = false
  }

  /// The files, in the order of the inputs and sorted within each.
  private(set) var files: [Found] = []
  /// Errors about items that could not be opened, and warnings of unknown languages.
  private(set) var issues: [InputIssue] = []
  /// Counts of skipped items, by reason.
  private(set) var leftOut: [String: Int] = [:]
  /// All files found; those that are skipped have a reason.
  private(set) var uses: [FileUse] = []
  /// The index in ``uses`` of each of ``files``.
  private(set) var places: [Int] = []
  /// Returns why a path is skipped; nil to read it.
  private let reasonToSkip: @Sendable (String) -> SkipReason?
  private let isOptional: Bool
  private let listings: FolderListings
  private let others: OtherReaders

  private var seenFiles: Set<ExactText> = []
  private var toldFolders: Set<String> = []
  private var skipPlaces: [String: SourceLocation] = [:]

  /// Searches all inputs.
  ///
  /// - Parameters:
  ///   - inputs: Paths of files and folders.
  ///   - isOptional: Whether a folder without files with texts is acceptable.
  ///   - listings: A cache of folder contents.
  ///   - others: The readers of other kinds of files, which may own a file.
  ///   - reasonToSkip: Returns why a file found in a folder is skipped, given its display path; nil to read it.
  init(
    _ inputs: [String], isOptional: Bool = false, in listings: FolderListings = FolderListings(),
    beside others: OtherReaders = .none,
    reasonToSkip: @escaping @Sendable (String) -> SkipReason? = { _ in nil }
  ) {
    self.isOptional = isOptional
    self.listings = listings
    self.others = others
    self.reasonToSkip = reasonToSkip
    for input in inputs { look(at: input) }
  }

  private mutating func look(at input: String) {
    switch FileKind(at: input) {
    case .file: add(Found(path: input, shown: FilePath.shown(input), visible: 1, isNamed: true))
    case .folder: search(input)
    case .special:
      report(
        input, "this is neither a file nor a folder", "name a file; standard input is for measure - and check --items")
    case let kind: issues.append(.named(input, kind))
    }
  }

  private mutating func add(_ file: Found) {
    // Links are compared by path, not by target: a linked file may be the catalog of another language.
    guard seenFiles.insert(ExactText(FilePath.absolute(file.path))).inserted else { return }
    let language = FileLanguage(path: file.shown, visible: file.visible, sourceLocale: "en")
    if let strange = language.strange, toldFolders.insert(strange.folder).inserted {
      issues.append(
        InputIssue(noLanguage: strange.name, at: SourceLocation(file: strange.folder, line: 1, column: 1)))
    }
    places.append(uses.count)
    uses.append(FileUse(path: file.shown, format: nil))
    files.append(file)
  }

  private mutating func report(_ path: String, _ message: String, _ remedy: String) {
    issues.append(InputIssue(atStartOf: path, message: message, remedy: remedy))
  }

  private mutating func refuse(_ file: Found, _ kind: FileKind) {
    let issue = InputIssue.found(file.path, shown: file.shown, kind)
    uses.append(FileUse(path: file.shown, format: nil, reason: issue.message))
    issues.append(issue)
  }

  private mutating func search(_ input: String) {
    let issuesBefore = issues.count
    let leftOutBefore = leftOut
    let walk = FolderWalk(input, shown: FilePath.shown(input), in: listings) {
      Self.isSkipped($0) ? .skip : .descend
    }
    // Counted at the end: a folder with only skipped items still counts as one without texts.
    defer { for (name, isFolder) in walk.skipped { count(skipped: name, isFolder: isFolder) } }
    let found = list(walk).sorted { $0.file.path < $1.file.path }
    var hasRead = false
    for (file, kind) in found {
      if let reason = reasonToLeaveOut(file, kind) ?? reason(toSkip: file) {
        leftOut[reason, default: 0] += 1
        uses.append(FileUse(path: file.shown, format: nil, reason: reason))
        continue
      }
      hasRead = true
      switch kind {
      case .file, .folder: add(file)
      case .special, .missing, .forbidden: refuse(file, kind)
      }
    }
    guard !hasRead, issues.count == issuesBefore, leftOut == leftOutBefore || files.isEmpty else { return }
    // Skipped layouts do not mean that texts are missing.
    let reasons = leftOut.filter { !isOptional && $0.value > leftOutBefore[$0.key] ?? 0 }.keys.sorted()
    guard reasons.isEmpty else {
      let asked = reasons.compactMap { skipPlaces[$0] }.first
      let isHere = asked == nil || input == "."
      issues.append(
        InputIssue(
          severity: .error, location: asked ?? SourceLocation(file: input, line: 1, column: 1),
          message: "every file with texts in \(isHere ? "this folder" : Quotation.escape(input)) was skipped: "
            + reasons.joined(separator: "; "),
          remedy: "name a file itself, or change what skips it"))
      return
    }
    guard !isOptional else { return }
    report(
      input, "this folder has no file with texts",
      "name a file itself, or a folder with \(CatalogReaders.description); a JSON file in a folder needs a language "
        + "in its name (de.json, app.de.json), in its folder's name (de/app.json), or the name strings.json")
  }

  private mutating func reason(toSkip file: Found) -> String? {
    guard let reason = reasonToSkip(file.shown) else { return nil }
    if let location = reason.location { skipPlaces[reason.text] = location }
    return reason.text
  }

  /// All files below a folder with an extension of a known or an unsupported format; adds the issues of the walk.
  private mutating func list(_ walk: FolderWalk) -> [(file: Found, kind: FileKind)] {
    issues += walk.issues
    var found: [(file: Found, kind: FileKind)] = []
    for entry in walk.entries {
      let folder = entry.path.split(separator: "/").dropLast().last ?? ""
      if CatalogReaders.isKnown(entry.name), !Self.isForeignXML(entry.name, in: folder) {
        let file = Found(path: entry.path, shown: entry.shown, visible: entry.depth + 1, isNamed: false)
        found.append((file, entry.kind))
      }
    }
    return found
  }

  /// Whether an XML file does not contain Android's texts.
  private static func isForeignXML(_ name: String, in folder: Substring) -> Bool {
    name.lowercased().hasSuffix(".xml") && (AndroidFolder(folder) == nil || !AndroidFolder.mayHoldTexts(name))
  }

  /// Whether a file is in a folder that Xcode exports, but not among the texts for translators.
  private static func isCopy(in folders: ArraySlice<Substring>) -> Bool {
    guard let export = folders.lastIndex(where: { $0.lowercased().hasSuffix(".xcloc") }) else { return false }
    return folders[(export + 1)...].first != "Localized Contents"
  }

  /// Whether a folder contains third-party code or pictures.
  private static func isSkipped(_ name: String) -> Bool {
    name == "node_modules" || name == "Pods" || isPictures(name)
  }

  private static func isPictures(_ name: String) -> Bool { name.lowercased().hasSuffix(".xcassets") }

  private mutating func count(skipped name: String, isFolder: Bool) {
    if isFolder {
      // Git's folder is in every project and is not part of its content.
      guard name != ".git" else { return }
      let reason =
        if name.hasPrefix(".") {
          LeftOutReason.hiddenFolders
        } else if Self.isPictures(name) {
          LeftOutReason.pictures
        } else {
          LeftOutReason.othersCode(name)
        }
      leftOut[reason, default: 0] += 1
    } else if CatalogReaders.isKnown(name) {
      leftOut[LeftOutReason.hiddenFiles, default: 0] += 1
    }
  }

  private func reasonToLeaveOut(_ file: Found, _ kind: FileKind) -> String? {
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    let language = FileLanguage(path: file.path, visible: file.visible, sourceLocale: "en")
    if language.isDocumentation { return LeftOutReason.documentation }
    if name == "InfoPlist.strings" || name == "InfoPlist.xcstrings" {
      return LeftOutReason.system(name)
    }
    if Self.isCopy(in: file.path.split(separator: "/").dropLast()) {
      return LeftOutReason.exported
    }
    let ending = FilePath.ending(of: name)
    if CatalogReaders.foreign.contains(ending) { return LeftOutReason.foreign(ending) }
    if SpreadsheetReader.format.fileExtensions.contains(ending), kind == .file,
      let head = FileBytes.head(file.path), !SpreadsheetReader.isTable(head)
    {
      return LeftOutReason.noTable
    }
    guard name.lowercased().hasSuffix(".json"), language.locale == nil, !name.lowercased().hasPrefix("strings") else {
      return nil
    }
    return others.reason(file.path, kind, listings) ?? LeftOutReason.noLanguage
  }
}
