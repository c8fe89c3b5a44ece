import AuditModel
package import Documents

/// A loader of layouts and manifests from the files and folders that a user names.
///
/// Folders are searched for:
/// - Layout files: `NAME.layout.json`, and any JSON file with `typecheckLayout` near its top.
/// - Page sources: XML files with an `XCUIElementType` near their top, and JSON answers of WebDriverAgent with such
///   XML.
/// - `Info.plist` files.
///
/// Hidden folders and third-party code such as `node_modules` and `Pods` are skipped. If a named file's name does not
/// determine its kind, its content does.
package enum LayoutLoader {
  /// Reads the layouts of an inventory, in the order of the inputs.
  ///
  /// The result excludes the inventory's own issues and skipped items. `conditions` apply where a file states nothing.
  package static func load(_ inventory: Inventory, conditions: LayoutConditions) -> LayoutCatalog {
    var seen: Set<String> = []
    let files = inventory.entries(of: Self.self).filter { file in
      seen.insert(FileKind.identityOrPath(of: file.path)).inserted
    }
    var whole = LayoutCatalog()
    for catalog in files.concurrentMap({ catalog(of: $0, conditions) }) { whole.append(catalog) }
    return whole
  }

  /// The maximum file size in bytes (our own limit, far above any layout).
  private static let largest = 64_000_000

  private static func catalog(of file: FileEntry, _ conditions: LayoutConditions) -> LayoutCatalog {
    var catalog = LayoutCatalog()
    func refused(_ issue: InputIssue) -> LayoutCatalog {
      catalog.issues.append(issue)
      catalog.files = [FileUse(path: file.shown, format: nil, reason: issue.message)]
      return catalog
    }
    func refused(_ message: String, _ remedy: String) -> LayoutCatalog {
      refused(.error(startOf: file.shown, message, fix: remedy))
    }
    guard let bytes = FileBytes.read(file.path, limit: largest + 1) else {
      return refused("this file cannot be read", "check its permissions and, if it is a link, its target")
    }
    guard bytes.count <= largest else {
      return refused("this file is larger than \(largest) bytes", "split it into several files")
    }
    let shape = LayoutShape(named: file.name) ?? LayoutShape(head: bytes, ending: file.ending) ?? LayoutShape(bytes)
    guard let reader = shape.map(reader) else {
      return refused("unknown file type", "supported: \(LayoutReaders.description)")
    }
    catalog = reader.read(LayoutSource(path: file.shown, bytes: bytes, conditions: conditions))
    if let trace = GitTrace(marksIn: bytes), trace.isConflict(for: catalog.issues) {
      catalog = LayoutCatalog()
      return refused(trace.conflict(in: file.shown))
    }
    let isLeftOut = catalog.screens.isEmpty && catalog.manifests.isEmpty && catalog.issues.isEmpty
    let reason = isLeftOut ? catalog.leftOut.keys.sorted().first : nil
    catalog.files = [
      FileUse(path: file.shown, format: reason == nil ? type(of: reader).format.id : nil, reason: reason)
    ]
    // A named file must not be skipped silently.
    if file.isNamed, let reason {
      return refused("this file describes no app layout; skipped: \(reason)", "name the app's own file")
    }
    return catalog
  }

  /// Returns whether a file with this name is read as an Info.plist in any folder.
  package static func isManifest(named name: String) -> Bool { LayoutShape(named: name) == .manifest }

  private static func reader(of shape: LayoutShape) -> any LayoutReader {
    switch shape {
    case .layout: LayoutFileReader()
    case .pageSource: PageSourceReader()
    case .manifest: InfoPlistReader()
    }
  }
}

extension LayoutLoader: FileLoader {
  /// Claims a file whose name or first bytes identify it as a layout, page source or manifest.
  package static func claims(_ entry: FileEntry, _ head: FileHead) -> FileClaim? {
    let ending = entry.ending
    guard ending == "json" || ending == "xml" || ending == "plist", entry.kind != .folder,
      entry.folder(withExtension: "xcassets") == nil,
      LayoutShape(named: entry.name) != nil || entry.kind == .file && isLayout(entry, ending, head)
    else { return nil }
    return .read(
      reasonElsewhere: ending == "json" ? "layouts: typecheck check reads them" : nil,
      refusalElsewhere: "this file describes a layout; its texts are measured in their string files")
  }

  /// Returns whether the first bytes of a file identify it as a layout.
  private static func isLayout(_ entry: FileEntry, _ ending: String, _ head: FileHead) -> Bool {
    // Xcode also compiles tables of texts to property lists, but under other names.
    if ending == "plist" { return entry.isNamed && head.mayFulfil { LayoutShape($0) == .manifest } }
    if entry.isNamed, ending == "xml", head.mayFulfil(LayoutShape.beginsAsPageSource) { return true }
    return head.mayFulfil { LayoutShape(head: $0, ending: ending) != nil }
  }
}
