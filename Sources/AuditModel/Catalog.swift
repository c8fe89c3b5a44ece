/// The texts and issues read from one or more input files.
public struct Catalog: Hashable, Codable, Sendable {
  /// The texts in input order: by file, then by position in the file.
  public var strings: [LocalizedString] = []
  /// Problems in the files that did not stop the reader.
  public var issues: [InputIssue] = []
  /// The source languages that the files declare, by ``LocalizedString/group``.
  public var sourceLocales: [String: String] = [:]
  /// Files and texts that were skipped on purpose, counted by reason.
  ///
  /// An example of an entry is `"accessibility labels and hints, spoken and never drawn": 12`.
  public var leftOut: [String: Int] = [:]
  /// The keys whose texts were skipped on purpose, such as texts that are not to be translated.
  ///
  /// Code may still use them.
  package var skippedKeys: Set<String> = []
  /// The number of texts per language.
  public var locales: [String: Int] = [:]
  /// Every file that was found and what it was used for, in the order found.
  public var files: [FileUse] = []

  /// Creates an empty catalog.
  public init() {}

  /// Appends the content of another catalog.
  ///
  /// - Parameter other: The catalog to add after this one.
  public mutating func append(_ other: Catalog) {
    strings += other.strings
    issues += other.issues
    sourceLocales.merge(other.sourceLocales) { first, _ in first }
    leftOut.merge(other.leftOut, uniquingKeysWith: +)
    skippedKeys.formUnion(other.skippedKeys)
    locales.merge(other.locales, uniquingKeysWith: +)
    files += other.files
  }
}
