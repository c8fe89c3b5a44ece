import Foundation
import TypeCheckKit

/// A Git repository, read without Git.
///
/// Git runs programs that a repository names, and treats any checked folder with the right files as a repository. This
/// type only reads a few files, and only from a folder named `.git`, which Git refuses to commit.
struct GitRepository {
  /// The folder of this working tree's own files, such as `HEAD`.
  private let own: String
  /// The folder of the files that all working trees share.
  private let common: String

  /// The folder of the objects.
  var objects: String { FilePath.joined(common, "objects") }

  /// The largest size of a file with one line, in bytes (our own limit).
  private static let largestLine = 4096
  /// The largest size of `packed-refs` in bytes (our own limit; 400,000 references).
  private static let largestList = 32 << 20
  /// The maximum length of a chain of symbolic references.
  ///
  /// Source: Git, refs.h, `SYMREF_MAXDEPTH`.
  private static let mostSteps = 5

  /// Finds the repository of a folder, in the folder itself or the nearest one above it.
  ///
  /// Source: gitrepository-layout(5), `.git` as a folder or as a file with the path of one, and `commondir`.
  init?(around path: String) {
    var folder = FilePath.absolute(path)
    while true {
      let candidate = FilePath.joined(folder, ".git")
      switch FileKind(at: candidate) {
      case .folder:
        own = candidate
      case .file:
        guard let line = Self.line(candidate), line.hasPrefix("gitdir: ") else { return nil }
        own = FilePath.joined(folder, String(line.dropFirst("gitdir: ".count)))
      default:
        guard folder != "/", folder.hasPrefix("/") else { return nil }
        folder = FilePath.folder(of: folder)
        continue
      }
      break
    }
    common = Self.line(FilePath.joined(own, "commondir")).map { [own] in FilePath.joined(own, $0) } ?? own
  }

  /// The hash of the current commit in hexadecimal digits; nil if there is none.
  var head: String? {
    var name = "HEAD"
    for _ in 0...Self.mostSteps {
      guard let value = value(of: name) else { return nil }
      if Self.isHash(value) { return value.lowercased() }
      guard value.hasPrefix("ref: ") else { return nil }
      name = String(value.dropFirst("ref: ".count))
      // A reference is below refs, and none of its parts begins with a full stop (git-check-ref-format(1)).
      guard name.hasPrefix("refs/"), !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else {
        return nil
      }
    }
    return nil
  }

  /// Returns the content of a reference, from its own file or from `packed-refs`.
  private func value(of name: String) -> String? {
    for folder in [own, common] {
      if let line = Self.line(FilePath.joined(folder, name)) { return line }
    }
    guard let list = FileBytes.read(FilePath.joined(common, "packed-refs"), limit: Self.largestList) else { return nil }
    let ending = Array(" \(name)".utf8)
    let line = list.split(separator: UInt8(ascii: "\n")).first { $0.suffix(ending.count).elementsEqual(ending) }
    return line.map { String(decoding: $0.dropLast(ending.count), as: UTF8.self) }
  }

  /// Returns the first line of a small file.
  private static func line(_ path: String) -> String? {
    guard let bytes = FileBytes.read(path, limit: largestLine) else { return nil }
    return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != 0 }, as: UTF8.self)
  }

  /// Returns whether a text is a SHA-1 or SHA-256 hash in hexadecimal digits.
  private static func isHash(_ text: String) -> Bool {
    [40, 64].contains(text.utf8.count) && text.allSatisfy { $0.isASCII && $0.isHexDigit }
  }
}
