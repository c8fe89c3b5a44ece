import AuditModel

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
  /// - Returns: The screens and manifests in the order of the inputs, and the issues in the same order.
  public static func load(
    inputs: [String], conditions: LayoutConditions = LayoutConditions()
  ) -> LayoutCatalog {
    let files = LayoutFiles(inputs)
    var whole = LayoutCatalog()
    whole.issues = files.issues
    whole.leftOut = files.leftOut
    for catalog in files.found.concurrentMap({ catalog(of: $0, conditions) }) { whole.append(catalog) }
    return whole
  }

  /// The files that ``load(inputs:conditions:)`` would read.
  ///
  /// - Parameter inputs: Paths of files and folders.
  /// - Returns: Their paths.
  public static func files(in inputs: [String]) -> [String] { LayoutFiles(inputs).found.map(\.path) }

  private static func catalog(of file: LayoutFiles.Found, _ conditions: LayoutConditions) -> LayoutCatalog {
    var catalog = LayoutCatalog()
    func refused(_ message: String, _ remedy: String) -> LayoutCatalog {
      catalog.issues.append(InputIssue(atStartOf: file.shown, message: message, remedy: remedy))
      catalog.files = [FileUse(path: file.shown, format: nil, reason: message)]
      return catalog
    }
    guard let bytes = FileBytes.read(file.path) else {
      return refused("this file may not be read", "check its permissions and, if it is a link, where it leads")
    }
    guard bytes.count <= LayoutFiles.largest else {
      return refused(
        "this file has \(bytes.count) bytes, more than \(LayoutFiles.largest)", "cut it into several files")
    }
    guard let reader = file.kind.map(reader) ?? LayoutShape(bytes).kind.map(reader) else {
      return refused("the kind of this file cannot be told", "known are \(LayoutReaders.description)")
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
        "nothing in this file says how an app is laid out; left out: \(reason)", "name the app's own file")
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
