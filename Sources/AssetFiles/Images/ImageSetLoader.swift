import AuditModel
package import Documents
import Foundation

/// A loader of image sets in asset catalogs, from the folders that a user names.
///
/// A folder without image sets is not an error, because it may contain other files to check. A named asset catalog is
/// an error if it contains neither image sets nor colour sets.
package enum ImageSetLoader {
  /// Reads the image sets of an inventory.
  ///
  /// The result excludes the inventory's own issues and skipped items.
  package static func load(_ inventory: Inventory) -> ImageSetCatalog {
    var whole = ImageSetCatalog()
    var files: [File] = []
    var seen: Set<String> = []
    let entries = inventory.entries(of: Self.self)
    for entry in entries {
      guard let file = file(entry) else {
        whole.issues.refuse(
          startOf: entry.shown, "this is a file, but a .\(entry.ending) must be a folder",
          fix: "name the folder, or rename the file with its real extension")
        continue
      }
      if let issue = entry.linkOutside(AssetCatalogReader.contents) {
        whole.issues.append(issue)
      } else if seen.insert(FileKind.identityOrPath(of: file.path)).inserted {
        files.append(file)
      }
    }
    whole.issues += inventory.inputs.indices.compactMap { nothing(in: $0, of: inventory, entries) }
    for (document, file) in zip(files.concurrentMap(document), files) {
      guard let document else {
        let kind = FileKind(at: file.path)
        let isMissing = kind == .missing && !FileKind.isLink(file.path)
        whole.issues.append(isMissing ? .missingAsset(file.shown) : .found(file.path, shown: file.shown, kind))
        continue
      }
      whole.filesRead += 1
      whole.issues += document.issues
      if var set = document.set {
        whole.issues += missingFiles(of: set, file)
        whole.issues += readSizes(of: &set, file)
        whole.sets.append(set)
      }
    }
    return whole
  }

  /// Returns warnings about missing files that a set names.
  private static func missingFiles(of set: ImageSet, _ file: File) -> [InputIssue] {
    let folder = String(file.path.dropLast(AssetCatalogReader.contents.count + 1))
    // Apple's file systems ignore letter case by default.
    let files = Set((try? FileManager.default.contentsOfDirectory(atPath: folder))?.map { $0.lowercased() } ?? [])
    return set.entries.compactMap { entry in
      guard let name = entry.file, !files.contains(name.lowercased()) || FilePath.isBrokenLink("\(folder)/\(name)")
      else { return nil }
      return .warning(
        at: entry.location, "the file \(Quotation(name)) of the image set \(Quotation(set.name)) is missing",
        fix: "restore the file, or remove the entry")
    }
  }

  /// Reads the sizes of bitmaps that screens with a higher scale may enlarge.
  ///
  /// Returns errors about links out of the checked folder; their pictures are not opened.
  private static func readSizes(of set: inout ImageSet, _ file: File) -> [InputIssue] {
    let folder = String(file.path.dropLast(AssetCatalogReader.contents.count + 1))
    var issues: [InputIssue] = []
    for index in set.entries.indices where set.entries[index].scale ?? 1 < 3 && !set.entries[index].isVector {
      guard let name = set.entries[index].file, !name.contains("/") else { continue }
      if let issue = file.entry.linkOutside(name) {
        issues.append(issue)
      } else {
        set.entries[index].pixels = BitmapHeader.size(of: "\(folder)/\(name)")
      }
    }
    return issues
  }

  /// One file to read.
  private typealias File = (path: String, shown: String, name: String, entry: FileEntry)

  /// The maximum file size in bytes (our own limit, far above any image set).
  private static let largest = 4_000_000

  /// Returns the image set's folder if an entry is its `Contents.json`, or nil for other files.
  private static func imageSet(holding entry: FileEntry) -> String? {
    let folder = FilePath.folder(of: entry.path)
    return entry.name == AssetCatalogReader.contents && FilePath.ending(of: folder) == AssetKind.imageSet ? folder : nil
  }

  /// Returns the error for a named asset catalog without image sets and colours, or nil for other inputs.
  private static func nothing(in index: Int, of inventory: Inventory, _ entries: [FileEntry]) -> InputIssue? {
    let input = inventory.inputs[index]
    let ending = input.entry.ending
    guard input.entry.kind == .folder, AssetKind.isOne(ending), ending != AssetKind.colorSet, input.issues.isEmpty,
      !input.sharesFiles, !entries.contains(where: { $0.input == index }),
      !(inventory.entries + inventory.folders).contains(where: { $0.input == index && $0.ending == AssetKind.colorSet })
    else { return nil }
    return .error(
      startOf: input.entry.shown,
      "this \(ending == AssetKind.catalog ? "asset catalog" : ".\(ending)") contains nothing that typecheck check reads",
      fix: "name an asset catalog with image sets or colour sets")
  }

  /// Returns the `Contents.json` of an image set for its folder or for that file itself, or nil for other entries.
  private static func file(_ entry: FileEntry) -> File? {
    var (path, shown) = (entry.path, entry.shown)
    if entry.kind == .file {
      guard let folder = imageSet(holding: entry) else { return nil }
      (path, shown) = (folder, FilePath.shown(folder))
    }
    let name = path.split(separator: "/").last ?? ""
    return (
      "\(path)/\(AssetCatalogReader.contents)", "\(shown)/\(AssetCatalogReader.contents)",
      String(name.dropLast(AssetKind.imageSet.count + 1)), entry
    )
  }

  private static func document(_ file: File) -> ImageSetDocument? {
    guard let bytes = FileBytes.read(file.path, limit: largest + 1) else { return nil }
    return ImageSetDocument(bytes.count <= largest ? bytes : [], file: file.shown, name: file.name)
  }
}

extension ImageSetLoader: FileLoader {
  /// Claims asset catalogs, also files in their place, their sets, and named files that belong to an image set or have
  /// such an extension.
  package static func claims(_ entry: FileEntry, _ head: FileHead) -> FileClaim? {
    let ending = entry.ending
    guard entry.kind == .folder || (entry.kind != .file && ending == AssetKind.catalog) else {
      let isAsset = AssetKind.isOne(ending) || imageSet(holding: entry) != nil
      // A file in place of a catalog hides its content; some systems check out links as files.
      return entry.kind == .file && (entry.isNamed && isAsset || ending == AssetKind.catalog) ? .read : nil
    }
    if ending == AssetKind.imageSet { return .read }
    if ending == AssetKind.catalog || AssetKind.groups.contains(ending) { return .search }
    return AssetKind.isLeftOut(ending) ? .skip(LeftOutReason.assets(ending)) : nil
  }
}
