import AuditModel
import Documents

/// Finds files and folders with colours in the inputs that a user names.
struct PaletteFiles {
  /// A unit that one reader reads.
  struct Found: Hashable {
    /// The kind of unit.
    enum Kind: Hashable {
      case assetCatalog, colorSet, paletteFile, tokens
      /// A file that the user names and whose kind depends on its content.
      case unknown
    }

    var kind: Kind
    /// Its display path; for several token files, that of their folder.
    var shown: String
    /// Its files.
    var files: [Place]
    /// Whether the user named it.
    var isNamed: Bool
  }

  /// A file to read.
  struct Place: Hashable, Sendable {
    /// The path to open.
    var path: String
    /// The display path.
    var shown: String
  }

  /// The maximum file size in bytes (our own limit, far above any palette).
  static let largest = 64_000_000

  /// The units, in the order of the inputs and sorted within each.
  private(set) var found: [Found] = []
  /// Errors about items that could not be opened.
  private(set) var issues: [InputIssue] = []
  /// Counts of skipped items, by reason.
  private(set) var leftOut: [String: Int] = [:]
  /// Pictures that the user names.
  private(set) var pictures: [String] = []

  private var seen: Set<String> = []
  private let isOptional: Bool
  private let listings: FolderListings

  /// Searches all inputs.
  ///
  /// - Parameters:
  ///   - inputs: Paths of files and folders.
  ///   - isOptional: Whether inputs without colours are acceptable.
  ///   - listings: A cache of folder contents.
  init(_ inputs: [String], isOptional: Bool = false, in listings: FolderListings = FolderListings()) {
    self.isOptional = isOptional
    self.listings = listings
    for input in inputs { look(at: input) }
  }

  private mutating func look(at input: String) {
    var path = input[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let place = Place(path: String(path), shown: FilePath.shown(String(path)))
    switch FileKind(at: input) {
    case .file: addFile(place, isNamed: true)
    case .folder: addFolder(place)
    case let kind: issues.append(.named(input, kind))
    }
  }

  private mutating func addFolder(_ place: Place) {
    let ending = FilePath.ending(of: place.path)
    if ending == "xcassets" {
      addCatalog(place, isNamed: true)
    } else if ending == "colorset" {
      let file = Place(
        path: "\(place.path)/\(AssetCatalogReader.contents)", shown: "\(place.shown)/\(AssetCatalogReader.contents)")
      guard isNew(file.path, linksFollowed: true) else { return }
      found.append(Found(kind: .colorSet, shown: place.shown, files: [file], isNamed: true))
    } else {
      search(place)
    }
  }

  private mutating func addFile(_ place: Place, isNamed: Bool) {
    let name = place.path.split(separator: "/").last?.lowercased() ?? ""
    if ["png", "jpg", "jpeg"].contains(FilePath.ending(of: name)) {
      if isNew(place.path) { pictures.append(place.path) }
    } else if name == "tokens.json" || name.hasSuffix(".tokens.json") || name.hasSuffix(".tokens") {
      addTokens(place, isNamed: isNamed)
    } else if name == "palette.json" || name.hasSuffix(".palette.json") {
      guard isNew(place.path) else { return }
      found.append(Found(kind: .paletteFile, shown: place.shown, files: [place], isNamed: isNamed))
    } else if name == AssetCatalogReader.contents.lowercased(),
      FilePath.ending(of: Self.folder(of: place.path)) == "colorset"
    {
      // The name of the colour is that of the folder.
      let folder = Self.folder(of: place.path)
      addFolder(Place(path: folder, shown: FilePath.shown(folder)))
    } else if ["xcassets", "colorset"].contains(FilePath.ending(of: name)) {
      report(
        place.shown, "this is a file, but what ends in .\(FilePath.ending(of: name)) is a folder",
        "name the folder, or give the file the ending of what it holds")
    } else {
      guard isNew(place.path, linksFollowed: true) else { return }
      found.append(Found(kind: .unknown, shown: place.shown, files: [place], isNamed: isNamed))
    }
  }

  /// Groups the token files of a folder: their names may represent appearances, such as light and dark, and they may
  /// refer to each other.
  private mutating func addTokens(_ place: Place, isNamed: Bool) {
    guard isNew(place.path) else { return }
    let folder = Self.folder(of: place.path)
    if let index = found.firstIndex(where: { $0.kind == .tokens && Self.folder(of: $0.files[0].path) == folder }) {
      found[index].files.append(place)
      found[index].files.sort { $0.shown < $1.shown }
      found[index].shown = Self.folder(of: place.shown)
    } else {
      found.append(Found(kind: .tokens, shown: place.shown, files: [place], isNamed: isNamed))
    }
  }

  private mutating func search(_ folder: Place) {
    let before = (found.count, issues.count, pictures.count)
    let walk = FolderWalk(folder.path, shown: folder.shown, in: listings) { name in
      if FolderWalk.othersCode.contains(name) { return .skip }
      return FilePath.ending(of: name) == "xcassets" ? .take : .descend
    }
    issues += walk.issues
    var hasKnown = false
    for entry in walk.entries.sorted(by: { $0.path < $1.path }) {
      let place = Place(path: entry.path, shown: entry.shown)
      if entry.kind == .folder {
        addCatalog(place, isNamed: false)
        continue
      }
      let name = entry.name.lowercased()
      guard Self.isPalette(entry.path, named: name) else { continue }
      hasKnown = true
      switch entry.kind {
      case .file: addFile(place, isNamed: false)
      case let kind: issues.append(.found(entry.path, shown: entry.shown, kind))
      }
    }
    guard !isOptional, before == (found.count, issues.count, pictures.count), !hasKnown, found.isEmpty else { return }
    report(
      folder.shown, "this folder has nothing that holds colours",
      "name a folder with \(PaletteReaders.description); in a folder a palette file is called palette.json or"
        + " NAME.palette.json")
  }

  /// Whether a file's name in lowercase is that of a palette or of design tokens.
  static func isPalette(named name: String) -> Bool {
    name == "palette.json" || [".palette.json", ".tokens.json", ".tokens"].contains(where: name.hasSuffix)
  }

  /// Whether a file in a folder is a palette, by its name or, for the common name `tokens.json`, by its first bytes.
  static func isPalette(_ path: String, named name: String) -> Bool {
    isPalette(named: name) || (name == "tokens.json" && holdsTokens(path))
  }

  /// Whether a JSON file contains `$value`, the key for values of design tokens, near its start.
  static func holdsTokens(_ path: String) -> Bool {
    guard path.lowercased().hasSuffix(".json"), FileKind(at: path) == .file, let head = FileBytes.head(path) else {
      return false
    }
    return String(decoding: head, as: UTF8.self).contains("\"$value\"")
  }

  /// Adds the colour sets of a catalog and counts everything else in it.
  private mutating func addCatalog(_ catalog: Place, isNamed: Bool) {
    guard isNew(catalog.path, linksFollowed: true) else { return }
    var other: [String: Int] = [:]
    let walk = FolderWalk(catalog.path, shown: catalog.shown, in: listings) { name in
      let ending = FilePath.ending(of: name)
      if ending == "colorset" { return .take }
      guard AssetKind.others.contains(ending) else { return .descend }
      other[".\(ending) in asset catalogs: holds no colours", default: 0] += 1
      return .skip
    }
    issues += walk.issues
    leftOut.merge(other, uniquingKeysWith: +)
    var files: [Place] = []
    var hasColors = false
    for entry in walk.entries {
      if entry.kind == .folder {
        hasColors = true
        files.append(
          Place(path: entry.path + "/" + AssetCatalogReader.contents, shown: entry.shown + "/Contents.json"))
      } else if entry.name == AssetCatalogReader.contents, entry.depth > 0 {
        files.append(Place(path: entry.path, shown: entry.shown))
      }
    }
    if hasColors {
      files.sort { $0.shown < $1.shown }
      takeOver(files)
      found.append(Found(kind: .assetCatalog, shown: catalog.shown, files: files, isNamed: isNamed))
    } else if isNamed, !isOptional, walk.issues.isEmpty {
      report(catalog.shown, "this asset catalog has no colour set", "name the catalog that holds the colours")
    } else {
      leftOut["asset catalogs without colour sets", default: 0] += 1
    }
  }

  /// Merges colour sets that the user named separately into their catalog.
  private mutating func takeOver(_ files: [Place]) {
    let names = Set(files.map { Self.identity(of: $0.path) })
    seen.formUnion(names)
    found.removeAll { earlier in
      [.colorSet, .unknown].contains(earlier.kind) && names.contains(Self.identity(of: earlier.files[0].path))
    }
  }

  /// Whether a file or folder is new.
  ///
  /// Links to tokens are compared by path, because their names may state an appearance.
  private mutating func isNew(_ path: String, linksFollowed: Bool = false) -> Bool {
    seen.insert(linksFollowed ? Self.identity(of: path) : FilePath.absolute(path)).inserted
  }

  private static func identity(of path: String) -> String {
    FileKind.identity(of: path) ?? FilePath.absolute(path)
  }

  private mutating func report(_ path: String, _ message: String, _ remedy: String) {
    issues.append(InputIssue(atStartOf: path, message: message, remedy: remedy))
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
