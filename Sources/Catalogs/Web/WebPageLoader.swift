public import AuditModel

/// Finds the web pages below folders and looks whether they keep clear of the edges of displays.
///
/// Never in hidden folders, `node_modules`, `Pods` and the like. A style sheet counts for the pages that link it.
public enum WebPageLoader {
  /// Looks at web pages.
  ///
  /// - Parameters:
  ///   - inputs: Paths of files and folders; what is no page is another reader's.
  ///   - listings: What folders are known to hold, where other readers search them too.
  /// - Returns: The pages in the order of the inputs, and what was wrong.
  public static func load(inputs: [String], in listings: FolderListings = FolderListings()) -> WebPageCatalog {
    var whole = WebPageCatalog()
    var pages: [File] = []
    var seen: Set<String> = []
    for input in inputs {
      for file in find(input, listings)
      where seen.insert(FileKind.identity(of: file.path) ?? FilePath.absolute(file.path)).inserted {
        pages.append(file)
      }
    }
    for (scan, page) in zip(pages.concurrentMap({ scan($0) }), pages) {
      guard let scan else {
        whole.issues.append(
          InputIssue(
            atStartOf: page.shown, message: "this page may not be read, or has more than \(largest) bytes",
            remedy: "check its permissions and what it is"))
        continue
      }
      // What the user named was meant.
      if page.isNamed, !scan.hasTags {
        whole.issues.append(
          InputIssue(
            atStartOf: page.shown, message: "this page has no tag of HTML",
            remedy: "write it in HTML and UTF-8, or name another file"))
      }
      whole.filesRead += 1
      whole.pages.append(self.page(scan, of: page))
    }
    return whole
  }

  /// One page to read.
  private struct File: Sendable {
    var path: String
    var shown: String
    var isNamed: Bool
  }

  /// Whether a path is a web page by its name.
  ///
  /// - Parameter path: A path.
  /// - Returns: Whether it is one; false for folders and what is not there.
  public static func isPage(_ path: String) -> Bool { isPage(named: path) && FileKind(at: path) == .file }

  /// The largest page or style sheet that is read, in bytes; our own limit, far above what a phone is given.
  private static let largest = 8_000_000

  private static func find(_ input: String, _ listings: FolderListings) -> [File] {
    switch FileKind(at: input) {
    case .file: return isPage(named: input) ? [File(path: input, shown: FilePath.shown(input), isNamed: true)] : []
    case .folder:
      let walk = FolderWalk(input, shown: FilePath.shown(input), in: listings) {
        FolderWalk.othersCode.contains($0) ? .skip : .descend
      }
      return walk.entries.filter { $0.kind == .file && isPage(named: $0.name) }.sorted { $0.path < $1.path }
        .map { File(path: $0.path, shown: $0.shown, isNamed: false) }
    case .missing, .special, .forbidden: return []
    }
  }

  private static func isPage(named name: String) -> Bool {
    ["html", "htm"].contains(CatalogReaders.ending(of: name))
  }

  private static func scan(_ file: File) -> WebPageScan? {
    bytes(file.path).map { WebPageScan($0, file: file.shown) }
  }

  private static func bytes(_ path: String) -> [UInt8]? {
    FileBytes.read(path).flatMap { $0.count <= largest ? $0 : nil }
  }

  /// A page with what its style sheets say.
  private static func page(_ scan: WebPageScan, of file: File) -> WebPage {
    var page = scan.page
    // What says neither has nothing to look up.
    guard page.cover != nil, !page.asksForInsets else { return page }
    for sheet in scan.sheets {
      guard let path = path(of: sheet, from: file.path), let bytes = bytes(path) else {
        page.missingSheets.append(sheet)
        continue
      }
      if WebPageScan.asksForInsets(bytes) { page.asksForInsets = true }
    }
    return page
  }

  /// Where a style sheet lies that a page links; nil where it is not in the project.
  private static func path(of sheet: String, from page: String) -> String? {
    let link = sheet.prefix { $0 != "?" && $0 != "#" }
    guard !link.isEmpty, !link.contains(":"), !link.hasPrefix("/") else { return nil }
    return (page.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init) + [String(link)])
      .joined(separator: "/")
  }
}
