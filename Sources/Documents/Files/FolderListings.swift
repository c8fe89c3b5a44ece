import Bytes
import Foundation

/// What folders hold, each looked at once however many readers search it.
///
/// It belongs to one thread and to one run: what changes on disk meanwhile is not seen.
public final class FolderListings {
  /// What is in one folder.
  struct Listing {
    /// What names the folder however its path is written.
    var identity: String
    /// What is in it, sorted by name; nil where it cannot be listed.
    var entries: [FolderWalk.Entry]?
  }

  private struct Key: Hashable {
    var path: ExactText
    var shown: ExactText
    var depth: Int
  }

  private var known: [Key: Listing?] = [:]
  private var layouts: [ExactText: Bool] = [:]

  /// Creates listings of nothing as yet.
  public init() {}

  /// What is in a folder.
  ///
  /// - Parameters:
  ///   - path: The folder as it is opened.
  ///   - shown: The folder as it is shown.
  ///   - depth: How many folders below the first it lies, from 0.
  /// - Returns: The listing; nil where there is no such folder.
  func listing(of path: String, shown: String, depth: Int) -> Listing? {
    let key = Key(path: ExactText(path), shown: ExactText(shown), depth: depth)
    if let known = known[key] { return known }
    let listing = FileKind.identity(of: path).map { identity in
      Listing(identity: identity, entries: Self.entries(of: path, shown: shown, depth: depth))
    }
    known[key] = .some(listing)
    return listing
  }

  private static func entries(of folder: String, shown: String, depth: Int) -> [FolderWalk.Entry]? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return nil }
    return names.sorted(by: { ExactText($0) < ExactText($1) }).map { name in
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      let shown = shown == "." ? name : shown.hasSuffix("/") ? shown + name : "\(shown)/\(name)"
      return FolderWalk.Entry(path: path, shown: shown, name: name, depth: depth, kind: FileKind(at: path))
    }
  }

  /// Whether a file says how an app is laid out, found out once.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - look: What finds it out.
  /// - Returns: Whether it does.
  package func isLayout(_ path: String, look: () -> Bool) -> Bool {
    if let known = layouts[ExactText(path)] { return known }
    let isLayout = look()
    layouts[ExactText(path)] = isLayout
    return isLayout
  }
}
