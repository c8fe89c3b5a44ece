import AuditModel
public import Documents
import Foundation

/// Finds the web pages below folders and looks whether they keep clear of the edges of displays.
///
/// Never in hidden folders, `node_modules`, `Pods` and the like, and no report of ours that lies there. A style sheet counts for the pages that link it, and so
/// does what it imports; sheets outside of the folder that was named are not opened.
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
    for (outcome, page) in zip(pages.concurrentMap({ scan($0) }), pages) {
      switch outcome {
      case .success(nil): continue
      case .success(let scan?):
        // What the user named was meant.
        if page.isNamed, !scan.hasTags {
          whole.issues.append(
            InputIssue(
              atStartOf: page.shown, message: "this page has no tag of HTML",
              remedy: "write it in HTML and UTF-8, or name another file"))
        }
        whole.filesRead += 1
        whole.pages.append(self.page(scan, of: page))
      case .failure(let fault):
        whole.issues.append(InputIssue(atStartOf: page.shown, message: fault.message, remedy: fault.remedy))
      }
    }
    return whole
  }

  /// Why a page is not read.
  private struct Fault: Error {
    var message: String
    var remedy: String
  }

  /// One page to read.
  private struct File: Sendable {
    var path: String
    var shown: String
    /// The folder outside of which no style sheet is opened.
    var root: String
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
    case .file:
      let folder = input.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      let own = folder.isEmpty ? (input.hasPrefix("/") ? "/" : ".") : folder
      // Beside a page in the project that one stands in, all of the project is.
      let root = isInside(own, of: ".") ? "." : own
      return isPage(named: input) ? [File(path: input, shown: FilePath.shown(input), root: root, isNamed: true)] : []
    case .folder:
      let walk = FolderWalk(input, shown: FilePath.shown(input), in: listings) {
        FolderWalk.othersCode.contains($0) ? .skip : .descend
      }
      return walk.entries.filter { $0.kind == .file && isPage(named: $0.name) }.sorted { $0.path < $1.path }
        .map { File(path: $0.path, shown: $0.shown, root: input, isNamed: false) }
    case .missing, .special, .forbidden: return []
    }
  }

  private static func isPage(named name: String) -> Bool {
    ["html", "htm"].contains(FilePath.ending(of: name))
  }

  /// What our own reports say near their beginning: they are no part of the app beside which they lie.
  private static let ownMark = Array("<meta name=\"generator\" content=\"typecheck\">".utf8)

  private static func isOwnReport(_ bytes: [UInt8]) -> Bool {
    let top = bytes.prefix(512)
    return top.indices.contains { top[$0] == ownMark[0] && top[$0...].starts(with: ownMark) }
  }

  /// What a page says; nil for a report of ours that nobody named.
  private static func scan(_ file: File) -> Result<WebPageScan?, Fault> {
    guard let bytes = bytes(file.path) else {
      return .failure(
        Fault(
          message: "this page may not be read, or has more than \(largest) bytes",
          remedy: "check its permissions and what it is"))
    }
    if !file.isNamed, isOwnReport(bytes) { return .success(nil) }
    switch text(bytes, file.shown) {
    case .readable(let text, _): return .success(WebPageScan(Array(text), file: file.shown))
    case .unreadable(let issue): return .failure(Fault(message: issue.message, remedy: issue.remedy))
    }
  }

  /// A page or sheet without its byte order mark; without one it is read as it is, as browsers do.
  private static func text(_ bytes: [UInt8], _ file: String) -> XMLBytes {
    let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF], [0xEF, 0xBB, 0xBF], [0, 0, 0xFE, 0xFF]]
    return marks.contains { bytes.starts(with: $0) }
      ? XMLBytes(bytes, file: file) : .readable(bytes[...], encoding: nil)
  }

  private static func bytes(_ path: String) -> [UInt8]? {
    FileBytes.read(path).flatMap { $0.count <= largest ? $0 : nil }
  }

  /// How many style sheets of one page are read, those that are imported among them; our own limit, far above any page.
  private static let mostSheets = 256

  /// A page with what its style sheets say.
  private static func page(_ scan: WebPageScan, of file: File) -> WebPage {
    var page = scan.page
    // What says neither has nothing to look up.
    guard page.cover != nil, !page.asksForInsets else { return page }
    var waiting = scan.sheets.map { (link: $0, from: file.path) }
    var seen: Set<String> = []
    var next = 0
    while next < waiting.count, !page.asksForInsets {
      let sheet = waiting[next]
      next += 1
      guard seen.count < mostSheets, let path = path(of: sheet.link, from: sheet.from, in: file.root) else {
        if !page.missingSheets.contains(sheet.link) { page.missingSheets.append(sheet.link) }
        continue
      }
      guard seen.insert(FileKind.identity(of: path) ?? path).inserted else { continue }
      guard let bytes = bytes(path), case .readable(let text, _) = text(bytes, path) else {
        page.missingSheets.append(sheet.link)
        continue
      }
      let style = StyleSheetScan(text)
      if style.asksForInsets { page.asksForInsets = true }
      waiting += style.imports.prefix(mostSheets).map { (link: $0, from: path) }
    }
    return page
  }

  /// Where a style sheet lies that a page or another sheet names; nil where it is not in the project.
  private static func path(of sheet: String, from page: String, in root: String) -> String? {
    let link = sheet.prefix { $0 != "?" && $0 != "#" }
    guard !link.isEmpty, !link.contains(":"), !link.hasPrefix("/") else { return nil }
    let path =
      (page.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init) + [String(link)])
      .joined(separator: "/")
    return isInside(path, of: root) ? path : nil
  }

  /// Whether what is at a path lies below a folder, links followed.
  private static func isInside(_ path: String, of folder: String) -> Bool {
    guard let path = real(path), let folder = real(folder) else { return false }
    return path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  private static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
