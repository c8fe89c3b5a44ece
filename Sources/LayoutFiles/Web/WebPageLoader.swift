import AuditModel
package import Documents
import Foundation

/// A loader that determines how web pages handle the edges of displays.
///
/// Hidden folders, third-party code such as `node_modules` and `Pods`, and reports by this program are skipped. The
/// insets of a page include those of linked and imported style sheets. Style sheets outside the named folder are not
/// opened.
package enum WebPageLoader {
  /// Reads the web pages of an inventory; the result excludes the inventory's own issues.
  package static func load(_ inventory: Inventory) -> WebPageCatalog {
    var whole = WebPageCatalog()
    var pages: [File] = []
    var seen: Set<String> = []
    for entry in inventory.entries(of: Self.self) where isPage(entry) {
      guard seen.insert(FileKind.identityOrPath(of: entry.path)).inserted else { continue }
      let root = entry.isNamed ? folder(of: entry) : inventory.inputs[entry.input].entry.path
      pages.append((entry, root))
    }
    for ((scan, issue), page) in zip(pages.concurrentMap({ scan($0.entry) }), pages) {
      if let issue { whole.issues.append(issue) }
      guard let scan else { continue }
      whole.filesRead += 1
      let (done, issues) = self.page(scan, of: page)
      whole.pages.append(done)
      // Pages may share a style sheet.
      whole.issues += issues.filter { !whole.issues.contains($0) }
    }
    return whole
  }

  /// A page to read; style sheets outside `root` are not opened.
  private typealias File = (entry: FileEntry, root: String)

  /// The maximum size of a page or style sheet in bytes (our own limit, far above real pages for phones).
  private static let largest = 8_000_000

  /// Returns the folder whose style sheets may be opened for a page that the user names.
  private static func folder(of page: FileEntry) -> String {
    let own = FilePath.folder(of: page.path)
    // A page inside the current folder may use style sheets of the whole project.
    return FilePath.isInside(own, of: ".") ? "." : own
  }

  private static func isPage(_ entry: FileEntry) -> Bool {
    entry.kind == .file && ["html", "htm"].contains(entry.ending)
  }

  /// The marker near the start of reports by this program, which are not part of the app.
  private static let ownMark = Array("<meta name=\"generator\" content=\"typecheck\">".utf8)

  private static func isOwnReport(_ bytes: [UInt8]) -> Bool {
    let top = bytes.prefix(512)
    return top.indices.contains { top[$0] == ownMark[0] && top[$0...].starts(with: ownMark) }
  }

  /// Returns the scan of a page, with an error if the file is unreadable or not a page.
  private static func scan(_ page: FileEntry) -> (scan: WebPageScan?, issue: InputIssue?) {
    guard let bytes = bytes(page.path) else {
      return (
        nil,
        .error(
          startOf: page.shown, "this page cannot be read, or is larger than \(largest) bytes",
          fix: "check its permissions and size")
      )
    }
    if let issue = conflict(in: bytes, page.shown) { return (nil, issue) }
    switch text(bytes, page.shown) {
    case .unreadable(let issue): return (nil, issue)
    case .readable(let text, _):
      let scan = WebPageScan(Array(text), file: page.shown)
      // A named file must not be skipped silently.
      guard page.isNamed, !scan.hasTags else { return (scan, nil) }
      return (
        scan,
        .error(
          startOf: page.shown, "this page contains no HTML tag", fix: "write it in HTML and UTF-8, or name another file"
        )
      )
    }
  }

  /// Returns the text of a page or style sheet, without its byte order mark.
  ///
  /// Without a mark, the bytes are used unchanged, as in browsers.
  private static func text(_ bytes: [UInt8], _ file: String) -> XMLBytes {
    let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF], [0xEF, 0xBB, 0xBF], [0, 0, 0xFE, 0xFF]]
    return marks.contains { bytes.starts(with: $0) }
      ? XMLBytes(bytes, file: file) : .readable(bytes[...], encoding: nil)
  }

  /// Returns the error for a page or style sheet with an unresolved merge; browsers skip the markers.
  private static func conflict(in bytes: [UInt8], _ file: String) -> InputIssue? {
    GitTrace(marksIn: bytes).flatMap { $0.isConflict ? $0.conflict(in: file) : nil }
  }

  private static func bytes(_ path: String) -> [UInt8]? {
    FileBytes.read(path, limit: largest + 1).flatMap { $0.count <= largest ? $0 : nil }
  }

  /// The maximum number of style sheets per page, including imported ones (our own limit, far above real pages).
  private static let mostSheets = 256

  /// Returns a page with the insets that its style sheets use, and errors about these.
  private static func page(_ scan: WebPageScan, of file: File) -> (page: WebPage, issues: [InputIssue]) {
    var page = scan.page
    // Style sheets do not matter without `viewport-fit=cover`, or if the page itself uses insets.
    guard page.cover != nil, !page.asksForInsets else { return (page, []) }
    var issues: [InputIssue] = []
    var waiting = scan.sheets.map { (link: $0, from: file.entry.path) }
    var seen: Set<String> = []
    var missing: Set<String> = []
    var next = 0
    while next < waiting.count, !page.asksForInsets {
      let sheet = waiting[next]
      next += 1
      guard seen.count < mostSheets, let path = path(of: sheet.link, from: sheet.from, in: file.root) else {
        if missing.insert(sheet.link).inserted { page.missingSheets.append(sheet.link) }
        continue
      }
      guard seen.insert(FileKind.identity(of: path) ?? path).inserted else { continue }
      let bytes = bytes(path)
      let conflict = bytes.flatMap { self.conflict(in: $0, FilePath.shown(path)) }
      if let conflict { issues.append(conflict) }
      guard let bytes, conflict == nil, case .readable(let text, _) = text(bytes, path) else {
        missing.insert(sheet.link)
        page.missingSheets.append(sheet.link)
        continue
      }
      let style = StyleSheetScan(text)
      if style.asksForInsets { page.asksForInsets = true }
      waiting += style.imports.prefix(mostSheets).map { (link: $0, from: path) }
    }
    return (page, issues)
  }

  /// Returns the path of a linked style sheet, or nil if it is not in the project.
  private static func path(of sheet: String, from page: String, in root: String) -> String? {
    let link = sheet.prefix { $0 != "?" && $0 != "#" }
    guard !link.isEmpty, !link.contains(":"), !link.hasPrefix("/") else { return nil }
    let path =
      (page.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init) + [String(link)])
      .joined(separator: "/")
    return FileKind(at: path) == .file && !FilePath.leaves(root, path) ? path : nil
  }
}

extension WebPageLoader: FileLoader {
  /// Claims a file with the extension of a web page.
  ///
  /// Reports by this program are only claimed if the user names them.
  package static func claims(_ entry: FileEntry, _ head: FileHead) -> FileClaim? {
    guard isPage(entry), entry.isNamed || !isOwnReport(head.bytes) else { return nil }
    return .read(reasonElsewhere: nil, refusalElsewhere: "this is a web page, which has no texts of the app")
  }
}
