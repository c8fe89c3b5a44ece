import AuditModel
import Documents

/// The files and folders with colours in a user's inputs, grouped by reader.
struct PaletteFiles {
  /// One or more files that are read together.
  struct Found: Hashable {
    /// The kind of files, which determines their reader.
    enum Kind: Hashable {
      case assetCatalog, colorSet, paletteFile, tokens
      /// A file named by the user whose kind depends on its content.
      case unknown
    }

    var kind: Kind
    /// The display path; for several token files, the path of their folder.
    var shown: String
    /// The files to read, sorted by display path.
    var files: [Place]
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

  /// The units, in the order of the inputs and sorted within each input.
  private(set) var found: [Found] = []
  /// Errors about inputs without colours.
  private(set) var issues: [InputIssue] = []
  /// Counts of skipped items, by reason.
  private(set) var leftOut: [String: Int] = [:]
  /// Pictures that the user names.
  private(set) var pictures: [String] = []

  private var seen: Set<String> = []
  private let isOptional: Bool

  /// Groups the files of an inventory into units.
  ///
  /// If `isOptional` is true, inputs without colours are acceptable.
  init(_ inventory: Inventory, isOptional: Bool = false) {
    self.isOptional = isOptional
    let entries = inventory.entries(of: PaletteLoader.self)
    var next = 0
    for (index, input) in inventory.inputs.enumerated() {
      let end = entries[next...].firstIndex { $0.input != index } ?? entries.count
      let folders = inventory.folders.filter { $0.input == index && $0.ending == AssetKind.catalog }
      add(entries[next..<end], folders, of: input)
      next = end
    }
  }

  private mutating func add(_ entries: ArraySlice<FileEntry>, _ folders: [FileEntry], of input: Inventory.Input) {
    let before = (found.count, issues.count, pictures.count)
    var catalogs = Catalogs(folders)
    var others: [FileEntry] = []
    for entry in entries {
      let isSet = entry.kind == .folder || FilePath.ending(of: FilePath.folder(of: entry.path)) == AssetKind.colorSet
      if isSet, let issue = entry.linkOutside(AssetCatalogReader.contents) {
        issues.append(issue)
      } else if !catalogs.take(entry) {
        others.append(entry)
      }
    }
    for unit in catalogs.sorted(with: others) {
      switch unit {
      case .catalog(let catalog): addCatalog(catalog, isOf: input)
      case .other(let entry) where entry.kind == .folder: addColorSet(Place(path: entry.path, shown: entry.shown))
      case .other(let entry): addFile(Place(path: entry.path, shown: entry.shown))
      }
    }
    guard !isOptional, input.entry.kind == .folder, input.issues.isEmpty, others.isEmpty, found.isEmpty,
      before == (found.count, issues.count, pictures.count)
    else { return }
    issues.refuse(
      startOf: input.entry.shown, "this folder contains no files with colours",
      fix: "name a folder with \(PaletteReaders.description); in a folder, a palette file must be named palette.json or"
        + " NAME.palette.json")
  }

  private mutating func addColorSet(_ place: Place) {
    let file = Place(
      path: "\(place.path)/\(AssetCatalogReader.contents)", shown: "\(place.shown)/\(AssetCatalogReader.contents)")
    guard isNew(file.path, linksFollowed: true) else { return }
    found.append(Found(kind: .colorSet, shown: place.shown, files: [file]))
  }

  private mutating func addFile(_ place: Place) {
    let name = place.path.split(separator: "/").last?.lowercased() ?? ""
    let ending = FilePath.ending(of: name)
    let folder = FilePath.folder(of: place.path)
    if ["png", "jpg", "jpeg"].contains(ending) {
      if isNew(place.path) { pictures.append(place.path) }
    } else if name == "tokens.json" || name.hasSuffix(".tokens.json") || name.hasSuffix(".tokens") {
      addTokens(place)
    } else if name == "palette.json" || name.hasSuffix(".palette.json") {
      guard isNew(place.path) else { return }
      found.append(Found(kind: .paletteFile, shown: place.shown, files: [place]))
    } else if name == AssetCatalogReader.contents.lowercased(), FilePath.ending(of: folder) == AssetKind.colorSet {
      // The colour is named after its folder.
      addColorSet(Place(path: folder, shown: FilePath.shown(folder)))
    } else if ending == AssetKind.catalog || ending == AssetKind.colorSet {
      issues.refuse(
        startOf: place.shown, "this is a file, but a .\(ending) must be a folder",
        fix: "name the folder, or rename the file with its real extension")
    } else {
      guard isNew(place.path, linksFollowed: true) else { return }
      found.append(Found(kind: .unknown, shown: place.shown, files: [place]))
    }
  }

  /// Groups the token files of a folder, which may refer to each other and be named after appearances such as dark.
  private mutating func addTokens(_ place: Place) {
    guard isNew(place.path) else { return }
    let folder = FilePath.folder(of: place.path)
    if let index = found.firstIndex(where: { $0.kind == .tokens && FilePath.folder(of: $0.files[0].path) == folder }) {
      found[index].files.append(place)
      found[index].files.sort { $0.shown < $1.shown }
      found[index].shown = FilePath.folder(of: place.shown)
    } else {
      found.append(Found(kind: .tokens, shown: place.shown, files: [place]))
    }
  }

  /// Adds the colour sets of a catalog.
  private mutating func addCatalog(_ catalog: Catalogs.Catalog, isOf input: Inventory.Input) {
    guard isNew(catalog.place.path, linksFollowed: true) else { return }
    let isNamed = input.entry.path == catalog.place.path
    if catalog.hasColors {
      let files = catalog.files.sorted { $0.shown < $1.shown }
      takeOver(files)
      found.append(Found(kind: .assetCatalog, shown: catalog.place.shown, files: files))
    } else if isNamed, !isOptional, input.issues.isEmpty {
      issues.refuse(
        startOf: catalog.place.shown, "this asset catalog has no colour set",
        fix: "name the catalog that contains the colours")
    } else {
      leftOut["asset catalogs without colour sets", default: 0] += 1
    }
  }

  /// Returns whether a lowercase file name is that of a palette or design token file.
  static func isPalette(named name: String) -> Bool {
    name == "palette.json" || [".palette.json", ".tokens.json", ".tokens"].contains(where: name.hasSuffix)
  }

  /// Returns whether the start of a file contains `"$value"`, the key for values of design tokens.
  static func holdsTokens(_ head: [UInt8]) -> Bool {
    String(decoding: head, as: UTF8.self).contains("\"$value\"")
  }

  /// Removes separately named colour sets, because they are now part of their catalog.
  private mutating func takeOver(_ files: [Place]) {
    let names = Set(files.map { FileKind.identityOrPath(of: $0.path) })
    seen.formUnion(names)
    found.removeAll { earlier in
      [.colorSet, .unknown].contains(earlier.kind) && names.contains(FileKind.identityOrPath(of: earlier.files[0].path))
    }
  }

  /// Records a file or folder and returns whether it is new.
  ///
  /// Links to token files are compared by path, because their names may state an appearance.
  private mutating func isNew(_ path: String, linksFollowed: Bool = false) -> Bool {
    seen.insert(linksFollowed ? FileKind.identityOrPath(of: path) : FilePath.absolute(path)).inserted
  }
}
