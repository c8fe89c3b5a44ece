import AuditModel
import Foundation

/// Reads the image sets of the asset catalogs in all folders that a user names.
///
/// Never in hidden folders, `node_modules`, `Pods` and the like. A folder without image sets is no error: most commands
/// look for them beside something else.
public enum ImageSetLoader {
  /// Reads image sets.
  ///
  /// - Parameter inputs: Paths of files and folders; files, and folders that are not there, are another reader's.
  /// - Returns: The sets in the order of the inputs, sorted in each, and what was wrong.
  public static func load(inputs: [String]) -> ImageSetCatalog {
    var whole = ImageSetCatalog()
    var files: [File] = []
    var seen: Set<String> = []
    for input in inputs where FileKind(at: input) == .folder {
      for file in find(in: input, into: &whole)
      where seen.insert(FileKind.identity(of: file.path) ?? FilePath.absolute(file.path)).inserted {
        files.append(file)
      }
    }
    for (document, file) in zip(files.concurrentMap(document), files) {
      guard let document else {
        whole.issues.append(
          InputIssue(
            atStartOf: file.shown,
            message: FileKind(at: file.path) == .special
              ? "this is neither a file nor a folder" : "this file is missing or may not be read",
            remedy: "put it back, or delete the image set it belongs to"))
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

  /// What is to be told of files that a set names and that are not there.
  private static func missingFiles(of set: ImageSet, _ file: File) -> [InputIssue] {
    let folder = String(file.path.dropLast(AssetCatalogReader.contents.count + 1))
    // Xcode's own volumes do not tell capitals from small letters.
    let files = Set((try? FileManager.default.contentsOfDirectory(atPath: folder))?.map { $0.lowercased() } ?? [])
    return set.entries.compactMap { entry in
      guard let name = entry.file, !files.contains(name.lowercased()) else { return nil }
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

  private static let ending = ".imageset"
  /// The largest file that is read, in bytes; our own limit, far above any set.
  private static let largest = 4_000_000
  private static func find(in folder: String, into whole: inout ImageSetCatalog) -> [File] {
    var path = folder[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let shown = FilePath.shown(String(path))
    if path.lowercased().hasSuffix(ending) {
      return [file(FolderWalk.Entry(path: String(path), shown: shown, name: name(of: path), depth: 0, kind: .folder))]
    }
    let walk = FolderWalk(String(path), shown: shown) { name in
      if FolderWalk.othersCode.contains(name) { return .skip }
      return name.lowercased().hasSuffix(ending) ? .take : .descend
    }
    for (name, isFolder) in walk.skipped where isFolder && name != ".git" {
      whole.leftOut[name.hasPrefix(".") ? LeftOutReason.hiddenFolders : LeftOutReason.othersCode(name), default: 0] += 1
    }
    return walk.entries.filter { $0.kind == .folder }.sorted { $0.path < $1.path }.map(file)
  }

  private static func name(of path: Substring) -> String { path.split(separator: "/").last.map(String.init) ?? "" }

  private static func file(_ entry: FolderWalk.Entry) -> File {
    File(
      path: "\(entry.path)/\(AssetCatalogReader.contents)", shown: "\(entry.shown)/\(AssetCatalogReader.contents)",
      name: String(entry.name.dropLast(ending.count)))
  }

  private static func document(_ file: File) -> ImageSetDocument? {
    guard let bytes = FileBytes.read(file.path) else { return nil }
    return ImageSetDocument(bytes.count <= largest ? bytes : [], file: file.shown, name: file.name)
  }
}
