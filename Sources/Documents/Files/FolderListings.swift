import Bytes
import Foundation

/// A cache of folder contents, so that each folder is listed once for all readers.
///
/// Use it on one thread and for one run: later changes on disk are not seen.
package final class FolderListings {
  /// The content of one folder.
  struct Listing {
    /// An identifier of the folder that does not depend on how its path is written.
    var identity: String
    /// Its entries, sorted by name; nil if it cannot be listed.
    var entries: [FolderWalk.Entry]?
  }

  private struct Key: Hashable {
    var path: ExactText
    var shown: ExactText
    var depth: Int
  }

  private var known: [Key: Listing?] = [:]
  private var layouts: [ExactText: Bool] = [:]

  /// Creates an empty cache.
  package init() {}

  /// Lists a folder, or returns its cached listing.
  ///
  /// - Parameters:
  ///   - path: The path to open.
  ///   - shown: The display path.
  ///   - depth: The depth below the folder where the search began, from 0.
  /// - Returns: The listing; nil if there is no such folder.
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

  /// Whether a file is a layout; the result of the closure is cached.
  package func isLayout(_ path: String, look: () -> Bool) -> Bool {
    if let known = layouts[ExactText(path)] { return known }
    let isLayout = look()
    layouts[ExactText(path)] = isLayout
    return isLayout
  }
}
