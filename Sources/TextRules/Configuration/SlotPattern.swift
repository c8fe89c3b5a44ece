public import AuditModel
public import RuleKit

/// A pattern that assigns a slot to the texts that it matches.
public struct SlotPattern: Hashable, Sendable {
  /// The keys that the pattern matches.
  public var key: Glob
  /// The tables, by file name without extension.
  ///
  /// If nil, all tables match.
  public var table: Glob?
  /// The files, relative to the configuration's folder.
  ///
  /// If nil, all files match.
  public var file: Glob?
  /// The name of the slot.
  public var slot: String
  /// The location of the pattern.
  public var location: SourceLocation

  /// Creates a pattern.
  ///
  /// - Parameters:
  ///   - key: The keys that the pattern matches.
  ///   - table: The tables, or nil for all.
  ///   - file: The files, or nil for all.
  ///   - slot: The name of the slot.
  ///   - location: The location of the pattern.
  public init(key: Glob, table: Glob? = nil, file: Glob? = nil, slot: String, location: SourceLocation) {
    self.key = key
    self.table = table
    self.file = file
    self.slot = slot
    self.location = location
  }

  /// Returns whether the pattern matches a text.
  ///
  /// `paths` maps each file's shown path to its path relative to the configuration's folder.
  func matches(_ string: LocalizedString, paths: [String: String] = [:]) -> Bool {
    guard key.matches(string.key) else { return false }
    if let table, !table.matches(Self.table(of: string)) { return false }
    let path = string.location.file
    return file?.matches(paths[path] ?? path) ?? true
  }

  /// Returns the name of a text's table: the file name without extension.
  ///
  /// - Parameter string: The text.
  /// - Returns: The name, such as `Localizable` for `App/de.lproj/Localizable.strings`.
  public static func table(of string: LocalizedString) -> String {
    TextKey.table(named: string.location.file)
  }
}
