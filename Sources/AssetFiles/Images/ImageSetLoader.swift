import AuditModel
package import Documents
import Foundation

/// Reads the image sets of the asset catalogs in the folders that a user names.
///
/// Hidden folders and third-party code such as `node_modules` and `Pods` are skipped. A folder without image sets is
/// not an error, because folders are searched for other files as well. An asset catalog named as an input is an error
/// if it has neither image sets nor colour sets.
package enum ImageSetLoader {
  /// Reads image sets.
  ///
  /// - Parameters:
  ///   - inputs: Paths of files and folders; missing paths and other files are left to other readers.
  ///   - listings: A cache of folder contents, shared with other readers.
  /// - Returns: The sets in the order of the inputs and sorted within each, and the issues.
  package static func load(inputs: [String], in listings: FolderListings = FolderListings()) -> ImageSetCatalog {
    var whole = ImageSetCatalog()
    var files: [File] = []
    var seen: Set<String> = []
    for input in inputs {
      for file in find(input, listings, into: &whole)
      where seen.insert(FileKind.identity(of: file.path) ?? FilePath.absolute(file.path)).inserted {
        files.append(file)
      }
    }
    for (document, file) in zip(files.concurrentMap(document), files) {
      guard let document else {
        let kind = FileKind(at: file.path)
        whole.issues.append(
          kind == .missing && !FileKind.isLink(file.path)
            ? InputIssue(
              atStartOf: file.shown, message: "this file is missing",
              remedy: "put it back, or delete the folder it belongs to")
            : .found(file.path, shown: file.shown, kind))
        continue
      }
      whole.filesRead += 1
      whole.issues += document.issues
      if let set = document.set {
        whole.issues += missingFiles(of: set, file)
        whole.sets.append(set)
      }
    }
    return whole
  }

  /// Warnings about files that a set names but that do not exist.
  private static func missingFiles(of set: ImageSet, _ file: File) -> [InputIssue] {
    let folder = String(file.path.dropLast(AssetCatalogReader.contents.count + 1))
    // Apple's file systems ignore letter case by default.
    let files = Set((try? FileManager.default.contentsOfDirectory(atPath: folder))?.map { $0.lowercased() } ?? [])
    return set.entries.compactMap { entry in
      guard let name = entry.file, !files.contains(name.lowercased()) || FilePath.isBrokenLink("\(folder)/\(name)")
      else { return nil }
      return InputIssue(
        severity: .warning, location: entry.location,
        message: "the file \(Quotation(name)) of the picture \(Quotation(set.name)) is not there",
        remedy: "put it back, or take the entry out")
    }
  }

  /// One file to read.
  private struct File: Sendable {
    var path: String
    var shown: String
    var name: String
  }

  /// The maximum file size in bytes (our own limit, far above any image set).
  private static let largest = 4_000_000

  /// The reason for skipping asset catalogs when reading texts.
  package static let reasonAmongTexts = LeftOutReason.pictures

  /// Whether a path is an asset catalog, a set in one, the `Contents.json` of an image set, or a file with such an
  /// extension.
  ///
  /// - Parameter path: A path.
  /// - Returns: Whether it is one; false if nothing exists at the path.
  package static func isAsset(_ path: String) -> Bool {
    switch FileKind(at: path) {
    case .folder: AssetKind.isOne(FilePath.ending(of: path))
    case .file: AssetKind.isOne(FilePath.ending(of: path)) || imageSet(holding: path) != nil
    case .missing, .special, .forbidden: false
    }
  }

  /// The image set that a `Contents.json` belongs to; nil for other files.
  private static func imageSet(holding path: String) -> String? {
    let folder = FilePath.folder(of: path)
    let isContents = name(of: path[...]) == AssetCatalogReader.contents
    return isContents && FilePath.ending(of: folder) == AssetKind.imageSet ? folder : nil
  }

  private static func find(
    _ input: String, _ listings: FolderListings, into whole: inout ImageSetCatalog
  ) -> [File] {
    let ending = FilePath.ending(of: input)
    switch FileKind(at: input) {
    case .folder:
      let before = whole.issues.count
      var hasColors = ending == AssetKind.colorSet
      let files = search(input, listings, into: &whole, hasColors: &hasColors)
      if files.isEmpty, !hasColors, whole.issues.count == before, AssetKind.isOne(ending) {
        whole.issues.append(
          InputIssue(
            atStartOf: FilePath.shown(input), message: "nothing in this \(noun(ending)) is checked by check",
            remedy: "name an asset catalog with image sets or colour sets"))
      }
      return files
    case .file:
      if let folder = imageSet(holding: input) { return find(folder, listings, into: &whole) }
      guard AssetKind.isOne(ending) else { return [] }
      whole.issues.append(
        InputIssue(
          atStartOf: FilePath.shown(input), message: "this is a file, but what ends in .\(ending) is a folder",
          remedy: "name the folder, or give the file the ending of what it holds"))
      return []
    case .missing, .special, .forbidden: return []
    }
  }

  private static func noun(_ ending: String) -> String {
    ending == AssetKind.catalog ? "asset catalog" : ".\(ending)"
  }

  private static func search(
    _ folder: String, _ listings: FolderListings, into whole: inout ImageSetCatalog, hasColors: inout Bool
  ) -> [File] {
    var path = folder[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let shown = FilePath.shown(String(path))
    let ending = FilePath.ending(of: String(path))
    if ending == AssetKind.imageSet {
      return [file(FolderWalk.Entry(path: String(path), shown: shown, name: name(of: path), depth: 0, kind: .folder))]
    }
    var assets: [String: Int] = AssetKind.isLeftOut(ending) ? [LeftOutReason.assets(ending): 1] : [:]
    let walk = FolderWalk(String(path), shown: shown, in: listings) { name in
      if FolderWalk.othersCode.contains(name) { return .skip }
      let ending = FilePath.ending(of: name)
      if ending == AssetKind.colorSet { hasColors = true }
      if AssetKind.isLeftOut(ending) { assets[LeftOutReason.assets(ending), default: 0] += 1 }
      return ending == AssetKind.imageSet ? .take : .descend
    }
    for (name, isFolder) in walk.skipped where isFolder && FolderWalk.isTold(name) {
      whole.leftOut[name.hasPrefix(".") ? LeftOutReason.hiddenFolders : LeftOutReason.othersCode(name), default: 0] += 1
    }
    whole.leftOutAssets.merge(assets, uniquingKeysWith: +)
    return walk.entries.filter { $0.kind == .folder }.sorted { $0.path < $1.path }.map(file)
  }

  private static func name(of path: Substring) -> String { path.split(separator: "/").last.map(String.init) ?? "" }

  private static func file(_ entry: FolderWalk.Entry) -> File {
    File(
      path: "\(entry.path)/\(AssetCatalogReader.contents)", shown: "\(entry.shown)/\(AssetCatalogReader.contents)",
      name: String(entry.name.dropLast(AssetKind.imageSet.count + 1)))
  }

  private static func document(_ file: File) -> ImageSetDocument? {
    guard let bytes = FileBytes.read(file.path) else { return nil }
    return ImageSetDocument(bytes.count <= largest ? bytes : [], file: file.shown, name: file.name)
  }
}
