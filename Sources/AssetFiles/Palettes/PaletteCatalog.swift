package import AuditModel
import Documents

/// The palettes of one or more inputs.
package struct PaletteCatalog: Sendable {
  /// The palettes, in the order of the inputs and sorted within each input.
  package var palettes: [Palette] = []
  /// Problems in the inputs, including files that could not be read.
  package var issues: [InputIssue] = []
  /// The number of files read.
  package var filesRead = 0
  /// Counts of deliberately skipped items, by reason.
  package var leftOut: [String: Int] = [:]
  /// Paths of the pictures among the inputs, which are not read here.
  package var pictures: [String] = []

  /// Creates an empty catalog.
  package init() {}

  /// Appends the palettes, issues and counts of another catalog.
  package mutating func append(_ other: PaletteCatalog) {
    palettes += other.palettes
    issues += other.issues
    filesRead += other.filesRead
    leftOut.merge(other.leftOut, uniquingKeysWith: +)
    pictures += other.pictures
  }

  /// Returns the bytes of a file; records an error and returns nil if it cannot be read.
  mutating func bytes(of file: PaletteSource.File) -> [UInt8]? {
    switch file.content {
    case .bytes(let bytes):
      filesRead += 1
      return bytes
    case .missing where FileKind.isLink(file.path): issues.append(.brokenLink(file.path))
    case .missing: issues.append(.missingAsset(file.path))
    case .unreadable:
      issues.refuse(
        startOf: file.path, "this file cannot be read",
        fix: "check its permissions and, if it is a link, its target")
    case .special: issues.append(.found(file.path, shown: file.path, .special))
    case .tooLarge(let size):
      issues.refuse(
        startOf: file.path, "this file is \((size + 999_999) / 1_000_000) MB in size, too large for colours",
        fix: "check that it is the right file; the limit is \(PaletteFiles.largest / 1_000_000) MB")
    }
    return nil
  }
}

extension InputIssue {
  /// Returns the error for a `Contents.json` that is missing from a folder of an asset catalog.
  static func missingAsset(_ file: String) -> InputIssue {
    .error(startOf: file, "this file is missing", fix: "restore it, or delete the folder it belongs to")
  }
}
