/// A key that an app's code uses, compared with its text tables.
public struct CodeKey: Hashable, Sendable {
  /// The name of the table if the code names none.
  public static let standardTable = "Localizable"

  /// The key as written, with `%@` for each interpolation.
  public var key: String
  /// The name of the table that the code names; nil if it names none.
  public var table: String?
  /// The places that use the key, in the order of the sources; at least one.
  public var uses: [TextUse]
  /// The names of the tables that contain the key, sorted.
  public var tables: [String] = []
  /// Whether the key is a name such as `settings.title`, not a text in the source language.
  public var isName = false
  /// Whether the app has tables in more than one language.
  public var isTranslated = true
  /// The languages that the key's table lacks, although other tables of the app have them; sorted.
  public var missingLanguages: [String] = []

  /// Creates a key that no table contains.
  ///
  /// - Parameters:
  ///   - key: The key as written, with `%@` for each interpolation.
  ///   - table: The name of the table that the code names.
  ///   - uses: The places that use the key, at least one.
  public init(key: String, table: String? = nil, uses: [TextUse]) {
    self.key = key
    self.table = table
    self.uses = uses
  }
}
