package import AuditModel

/// A file or folder that the user names, or that is inside a named folder.
package struct FileEntry: Hashable, Sendable {
  /// The path to open.
  package var path: String
  /// The path as shown in reports.
  ///
  /// The path is relative to the current folder, or absolute if the user gave an absolute path outside that folder.
  package var shown: String
  /// The last component of the path.
  package let name: String
  /// The extension of the name in lowercase.
  package let ending: String
  /// The number of folders between the input and the entry; 0 for an input itself and for files directly in it.
  package var depth: Int
  /// The kind of item.
  package var kind: FileKind
  /// Whether the entry is an input itself.
  package var isNamed = false
  /// The index of the input that the entry belongs to.
  package var input = 0
  /// The folder that links must not leave: the input, or the repository of a file that the user names.
  ///
  /// Nil if links may lead anywhere.
  package var border: String?

  package init(path: String, shown: String, name: String, depth: Int, kind: FileKind, isNamed: Bool = false) {
    self.path = path
    self.shown = shown
    self.name = name
    ending = FilePath.ending(of: name)
    self.depth = depth
    self.kind = kind
    self.isNamed = isNamed
  }

  /// Creates an entry for an input as the user wrote it; `index` is its position among the inputs.
  ///
  /// If `readsOutside` is false, a link out of the repository has the kind `outside`.
  init(named input: String, at index: Int, readsOutside: Bool) {
    var path = input[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.init(
      path: String(path), shown: FilePath.shown(String(path)),
      name: path.split(separator: "/").last.map(String.init) ?? input, depth: 0, kind: FileKind(at: input),
      isNamed: true)
    self.input = index
    guard !readsOutside, kind == .file || kind == .folder else { return }
    border = kind == .folder ? self.path : FilePath.repository(around: FilePath.folder(of: self.path))
    if FilePath.isDetour(self.path) { kind = .outside }
  }

  /// Returns an error if a file in a folder that is read as one item links out of the border, otherwise nil.
  ///
  /// The folder walk checks other folders itself. For a named file, the folder that contains it is used.
  package func linkOutside(_ name: String) -> InputIssue? {
    let isFolder = kind == .folder
    let file = FilePath.joined(isFolder ? path : FilePath.folder(of: path), name)
    guard FileKind(at: file, inside: border) == .outside else { return nil }
    return .found(file, shown: FilePath.joined(isFolder ? shown : FilePath.folder(of: shown), name), .outside)
  }

  /// The name of the folder that contains the entry; empty if the path does not include it.
  package var folderName: Substring { path.split(separator: "/").dropLast().last ?? "" }

  /// A folder above an entry.
  package struct Folder: Hashable, Sendable {
    /// The path to open.
    package var path: String
    /// The display path.
    package var shown: String
  }

  /// Returns the outermost folder with an extension that contains the entry, or nil if there is none.
  ///
  /// Folders above the input are not considered.
  package func folder(withExtension ending: String) -> Folder? {
    guard !isNamed else { return nil }
    var (path, shown) = (path[...], shown[...])
    var found: Folder?
    let slash = UInt8(ascii: "/")
    for _ in 0...depth {
      guard let end = path.utf8.lastIndex(of: slash) else { break }
      path = path[..<end]
      shown = shown.utf8.lastIndex(of: slash).map { shown[..<$0] } ?? ""
      let name = path.utf8.lastIndex(of: slash).map { path[path.utf8.index(after: $0)...] } ?? path
      // Most folders have no extension, so the extension is only computed if the name contains a dot.
      if name.utf8.contains(UInt8(ascii: ".")), FilePath.ending(of: String(name)) == ending {
        found = Folder(path: String(path), shown: String(shown))
      }
    }
    return found
  }
}
