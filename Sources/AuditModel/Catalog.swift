/// What one or more input files said.
public struct Catalog: Hashable, Codable, Sendable {
  /// The texts, in the order of their files and places.
  public var strings: [LocalizedString]
  /// What was wrong in the files that reading survived.
  public var issues: [InputIssue]
  /// Source languages that the files themselves declare, by ``LocalizedString/group``.
  public var sourceLocales: [String: String]
  /// Files and texts that were left out on purpose, counted by reason.
  ///
  /// For example `"accessibility labels and hints, spoken and never drawn": 12`.
  public var leftOut: [String: Int]
  /// How many texts were read in each language.
  public var locales: [String: Int]
  /// What happened to every file that was found, in the order they were found.
  public var files: [FileUse]

  /// Creates an empty catalog.
  public init() {
    strings = []
    issues = []
    sourceLocales = [:]
    leftOut = [:]
    locales = [:]
    files = []
  }

  /// Adds what another catalog said.
  ///
  /// - Parameter other: The catalog to add after this one.
  public mutating func append(_ other: Catalog) {
    strings += other.strings
    issues += other.issues
    sourceLocales.merge(other.sourceLocales) { first, _ in first }
    leftOut.merge(other.leftOut, uniquingKeysWith: +)
    locales.merge(other.locales, uniquingKeysWith: +)
    files += other.files
  }
}
