import AuditModel
public import Documents

/// Reads the layouts and manifests of all files and folders that a user names.
///
/// Folders are searched for layout files (`NAME.layout.json`, and any JSON file with `typecheckLayout` near its top), page
/// sources (XML files with an `XCUIElementType` near their top) and `Info.plist` files; never in hidden folders,
/// `node_modules`, `Pods` and the like. A file that is named itself is told by its content where its name does not say.
public enum LayoutLoader {
  /// Reads files and folders; each ends read, left out with a reason, or with an error among the issues.
  ///
  /// - Parameters:
  ///   - inputs: Paths of files and folders.
  ///   - conditions: What holds where a file does not say it.
  ///   - isOptional: Whether it is no mistake where a folder has none.
  ///   - listings: What folders are known to hold, where other readers search them too.
  ///   - reasonToSkip: Why a file of a folder is left out, by its path as it is shown; nil for none.
  /// - Returns: The screens and manifests in the order of the inputs, and the issues in the same order.
  public static func load(
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

  /// The files that `load` of the same inputs would read.
  ///
  /// - Parameter inputs: Paths of files and folders.
  /// - Returns: Their paths.
  public static func files(in inputs: [String]) -> [String] { LayoutFinder(inputs).found.map(\.path) }

  /// Why a layout is left out where texts are read.
  public static let reasonAmongTexts = "layouts, which check reads"

  /// Whether a path is a file that says how an app is laid out, by its name or by how it begins.
  ///
  /// - Parameter path: A file's path.
  /// - Returns: Whether it is one; false for folders and what is not there.
  public static func isLayout(_ path: String) -> Bool {
    guard FileKind(at: path) == .file else { return false }
    let head = FileBytes.head(path) ?? []
    // Tables of texts are property lists too, as Xcode builds them, but not by this name.
    let isManifest = FilePath.ending(of: path) == "plist" && LayoutShape(head).kind == .manifest
    let isForeign = FilePath.ending(of: path) == "xml" && LayoutShape.beginsAsPageSource(head)
    return isManifest || isForeign || isLayout(head, named: path)
  }

  /// The same of a file that has been read.
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

  /// The inputs that may hold layouts: folders, and files that are layouts.
  ///
  /// - Parameter inputs: Paths of files and folders.
  /// - Returns: Those among them, in the same order.
  public static func inputs(among inputs: [String]) -> [String] {
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
    // What the user named was meant.
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
