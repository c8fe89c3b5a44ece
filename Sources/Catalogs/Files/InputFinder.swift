import AuditModel
import Foundation

/// Finds the files to read below the inputs a user names.
struct InputFinder {
  /// One file to read.
  struct Found: Hashable {
    /// Its path as it is opened.
    var path: String
    /// Its path as it is shown: below the current folder or the input, the same however the input was named.
    var shown: String
    /// How many of its last components may name a language.
    var visible: Int
    /// Whether the user named the file itself.
    var isNamed: Bool
  }

  /// The files, in the order of the inputs, sorted in each.
  private(set) var files: [Found] = []
  /// What could not be looked at.
  private(set) var issues: [InputIssue] = []
  /// What was left out, counted by reason.
  private(set) var leftOut: [String: Int] = [:]

  private var seenFiles: Set<String> = []

  /// Looks at all inputs.
  ///
  /// - Parameter inputs: Paths of files and folders.
  init(_ inputs: [String]) {
    for input in inputs { look(at: input) }
  }

  private mutating func look(at input: String) {
    switch FileKind(at: input) {
    case .file: add(Found(path: input, shown: Self.shown(input), visible: 1, isNamed: true))
    case .folder: search(input)
    case .missing: report(input, "there is no file or folder of this name", "check the path")
    case .special: report(input, "this is neither a file nor a folder", "name a file, or use - for standard input")
    case .forbidden: report(input, "this may not be read", "check the permissions of the file and its folders")
    }
  }

  private mutating func add(_ file: Found) {
    // By name, not by what a link leads to: a linked file stands for a language of its own.
    guard seenFiles.insert(URL(filePath: file.path).standardized.path).inserted else { return }
    files.append(file)
  }

  /// A path without its beginning on this machine: relative to the current folder, else from the input's own name on.
  private static func shown(_ path: String) -> String {
    guard path.hasPrefix("/") else {
      var parts = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
      parts.removeAll { $0 == "." }
      return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
    let here = FileManager.default.currentDirectoryPath + "/"
    if path.hasPrefix(here) { return shown(String(path.dropFirst(here.count))) }
    // A language folder says more than the file's own name.
    let parts = path.split(separator: "/")
    let isLanguage = parts.dropLast().last?.lowercased().hasSuffix(".lproj") ?? false
    return parts.isEmpty ? path : parts.suffix(isLanguage ? 2 : 1).joined(separator: "/")
  }

  private mutating func report(_ path: String, _ message: String, _ remedy: String) {
    let location = SourceLocation(file: path, line: 1, column: 1)
    issues.append(InputIssue(severity: .error, location: location, message: message, remedy: remedy))
  }

  private mutating func search(_ input: String) {
    let issuesBefore = issues.count
    let leftOutBefore = leftOut
    let found = list(input).sorted { $0.path < $1.path }
    var hasRead = false
    for file in found {
      if let reason = Self.reasonToLeaveOut(file) {
        leftOut[reason, default: 0] += 1
        continue
      }
      hasRead = true
      switch FileKind(at: file.path) {
      case .file, .folder: add(file)
      case .special: report(file.shown, "this is no regular file", "remove it or put a file in its place")
      case .missing, .forbidden:
        report(file.shown, "this file may not be read", "check its permissions and, if it is a link, where it leads")
      }
    }
    guard !hasRead, issues.count == issuesBefore, leftOut == leftOutBefore || files.isEmpty else { return }
    report(
      input, "this folder has no file with texts",
      "name a file itself, or a folder with \(CatalogReaders.description); a JSON file in a folder needs a language "
        + "in its name (de.json, app.de.json), in its folder's name (de/app.json), or the name strings.json")
  }

  /// All files below a folder that have an extension of a known format; folders that cannot be listed are issues.
  private mutating func list(_ input: String) -> [Found] {
    var found: [Found] = []
    var waiting = [Folder(path: input, shown: Self.shown(input), depth: 0, above: [])]
    while let folder = waiting.popLast() {
      // Links may lead in circles.
      guard let identity = FileKind.identity(of: folder.path), !folder.above.contains(identity) else { continue }
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
        report(folder.path, "this folder may not be read", "check its permissions")
        continue
      }
      for name in names.sorted() where Self.mayHold(name) {
        let path = folder.path.hasSuffix("/") ? folder.path + name : "\(folder.path)/\(name)"
        let shown = folder.shown == "." ? name : "\(folder.shown)/\(name)"
        let kind = FileKind(at: path)
        if kind == .folder {
          if Self.isSkipped(name) { continue }
          waiting.append(
            Folder(path: path, shown: shown, depth: folder.depth + 1, above: folder.above.union([identity])))
        } else if kind == .missing, name.unicodeScalars.contains("\u{FFFD}") {
          report(shown, "the name of this file or folder is not UTF-8, so it cannot be opened", "rename it")
        } else if CatalogReaders.reader(forExtensionOf: name) != nil {
          found.append(Found(path: path, shown: shown, visible: folder.depth + 1, isNamed: false))
        } else if case let ending = CatalogReaders.ending(of: name), CatalogReaders.foreign.contains(ending) {
          leftOut[".\(ending) files: this version does not read them", default: 0] += 1
        }
      }
    }
    return found
  }

  /// A folder still to be listed, and the folders it lies in.
  private struct Folder {
    var path: String
    var shown: String
    var depth: Int
    var above: Set<String>
  }

  /// Hidden files and folders are never looked at.
  private static func mayHold(_ name: String) -> Bool { !name.hasPrefix(".") }

  /// Folders of other people's code, of build products and of pictures.
  private static func isSkipped(_ name: String) -> Bool {
    name == "node_modules" || name == "Pods" || name.lowercased().hasSuffix(".xcassets")
  }

  private static func reasonToLeaveOut(_ file: Found) -> String? {
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    let language = FileLanguage(path: file.path, visible: file.visible, sourceLocale: "en")
    if language.isDocumentation { return "qqq.lproj: documentation for translators" }
    if name == "InfoPlist.strings" { return "InfoPlist.strings: drawn by the system, not by the app" }
    guard name.lowercased().hasSuffix(".json"), language.locale == nil, !name.lowercased().hasPrefix("strings") else {
      return nil
    }
    return "JSON files whose name and folder name no language"
  }
}
