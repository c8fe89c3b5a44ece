public import AuditModel
import Documents

/// The palettes of one or more inputs.
public struct PaletteCatalog: Sendable {
  /// The palettes, in the order of the inputs, sorted in each.
  public var palettes: [Palette]
  /// What was wrong in the files that reading survived.
  public var issues: [InputIssue]
  /// How many files were read.
  public var filesRead: Int
  /// What was left out on purpose, counted by reason.
  public var leftOut: [String: Int]
  /// Paths of pictures the user named, for a caller that looks at pictures.
  public var pictures: [String]

  /// Creates an empty catalog.
  public init() {
    palettes = []
    issues = []
    filesRead = 0
    leftOut = [:]
    pictures = []
  }

  /// Adds what another catalog holds.
  ///
  /// - Parameter other: The catalog to add after this one.
  public mutating func append(_ other: PaletteCatalog) {
    palettes += other.palettes
    issues += other.issues
    filesRead += other.filesRead
    leftOut.merge(other.leftOut, uniquingKeysWith: +)
    pictures += other.pictures
  }
}
