import AuditModel
package import Documents

/// Reads layouts and manifests from the files and folders that a user names.
///
/// Folders are searched for:
/// - Layout files: `NAME.layout.json`, and any JSON file with `typecheckLayout` near its top.
/// - Page sources: XML files with an `XCUIElementType` near their top, and JSON answers of WebDriverAgent that contain
///   one.
/// - `Info.plist` files.
///
/// Hidden folders and third-party code such as `node_modules` and `Pods` are skipped. The kind of a file that is itself
/// an input is detected from its content if its name does not determine it.
package enum LayoutLoader {
  /// Reads files and folders; each file is read, is skipped with a reason, or has an error among the issues.
  ///
  /// - Parameters:
  ///   - inputs: Paths of files and folders.
  ///   - conditions: Defaults for everything that a file does not state.
  ///   - isOptional: Whether folders without layouts are acceptable.
  ///   - listings: A cache of folder contents, shared with other readers.
  ///   - reasonToSkip: Returns why a file found in a folder is skipped, given its display path; nil to read it.
  /// - Returns: The screens and manifests in the order of the inputs, and the issues in the same order.
  package static func load(
    inputs: [String], conditions: LayoutConditions = LayoutConditions(), isOptional: Bool = false,
    in listings: FolderListings = FolderListings(), reasonToSkip: @escaping (String) -> SkipReason? = { _ in nil }
  ) -> LayoutCatalog {
    let files = LayoutFinder(inputs, isOptional: isOptional, in: listings, reasonToSkip: reasonToSkip)
    var whole = LayoutCatalog()
    whole.issues = files.issues
    whole.leftOut = files.leftOut
    for catalog in files.found.concurrentMap({ catalog(of: $0, conditions) }) { whole.append(catalog) }
    return whole
  }

  /// The files that `load` would read for the same inputs.
  ///
  /// - Parameter inputs: Paths of files and folders.
  /// - Returns: Their paths.
  package static func files(in inputs: [String]) -> [String] { LayoutFinder(inputs).found.map(\.path) }

  /// The reason for skipping layouts when reading texts.
  package static let reasonAmongTexts = "layouts, which check reads"

  /// Whether a file is a layout, page source or manifest, by its name or its first bytes.
  ///
  /// - Parameter path: A file's path.
  /// - Returns: Whether it is one; false for folders and missing files.
  package static func isLayout(_ path: String) -> Bool {
    guard FileKind(at: path) == .file else { return false }
    let head = FileBytes.head(path) ?? []
    // Xcode also compiles tables of texts to property lists, but under other names.
    let isManifest = FilePath.ending(of: path) == "plist" && LayoutShape(head).kind == .manifest
    let isForeign = FilePath.ending(of: path) == "xml" && LayoutShape.beginsAsPageSource(head)
    return isManifest || isForeign || isLayout(head, named: path)
  }

  /// Whether a file that has been read is a layout, page source or manifest.
  static func isLayout(_ bytes: [UInt8], named path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return LayoutShape(named: name).kind != nil
      || LayoutShape(head: bytes, ending: FilePath.ending(of: path)).kind != nil
  }

  /// Whether the bytes of a file that may hold texts are a layout; an XML file in a folder is only taken by its name.
  package static func isLayout(_ bytes: [UInt8], named path: String, isNamed: Bool) -> Bool {
    isLayout(bytes, named: path)
      || isNamed && FilePath.ending(of: path) == "xml" && LayoutShape.beginsAsPageSource(bytes)
  }

  /// The inputs that may contain layouts: folders, and files that are layouts.
  ///
  /// - Parameter inputs: Paths of files and folders.
  /// - Returns: The matching inputs, in the same order.
  package static func inputs(among inputs: [String]) -> [String] {
    inputs.filter { FileKind(at: $0) == .folder || isLayout($0) }
  }

  private static func catalog(of file: LayoutFinder.Found, _ conditions: LayoutConditions) -> LayoutCatalog {
    var catalog = LayoutCatalog()
    func refused(_ message: String, _ remedy: String) -> LayoutCatalog {
      catalog.issues.append(InputIssue(atStartOf: file.shown, message: message, remedy: remedy))
      catalog.files = [FileUse(path: file.shown, format: nil, reason: message)]
      return catalog
    }
    guard let bytes = FileBytes.read(file.path) else {
      return refused("this file may not be read", "check its permissions and, if it is a link, where it leads")
    }
    guard bytes.count <= LayoutFinder.largest else {
      return refused(
        "this file has \(bytes.count) bytes, more than \(LayoutFinder.largest)", "cut it into several files")
    }
    let kind = file.kind ?? LayoutShape(head: bytes, ending: FilePath.ending(of: file.path)).kind
    guard let reader = (kind ?? LayoutShape(bytes).kind).map(reader) else {
      return refused("the kind of this file is not recognized", "known are \(LayoutReaders.description)")
    }
    catalog = reader.read(LayoutSource(path: file.shown, bytes: bytes, conditions: conditions))
    let isLeftOut = catalog.screens.isEmpty && catalog.manifests.isEmpty && catalog.issues.isEmpty
    let reason = isLeftOut ? catalog.leftOut.keys.sorted().first : nil
    catalog.files = [
      FileUse(path: file.shown, format: reason == nil ? type(of: reader).format.id : nil, reason: reason)
    ]
    // A file that the user names must not be skipped silently.
    if file.isNamed, let reason {
      return refused(
        "nothing in this file says how an app is laid out; skipped: \(reason)", "name the app's own file")
    }
    return catalog
  }

  private static func reader(of kind: LayoutShape.Kind) -> any LayoutReader {
    switch kind {
    case .layout: LayoutFileReader()
    case .pageSource: PageSourceReader()
    case .manifest: InfoPlistReader()
    }
  }
}
