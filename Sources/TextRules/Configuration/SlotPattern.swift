public import AuditModel
public import RuleKit

/// Which keys have which room.
public struct SlotPattern: Hashable, Sendable {
  /// The keys.
  public var key: Glob
  /// The tables, by their file's name without its extension; nil is all.
  public var table: Glob?
  /// The files, below the configuration's folder; nil is all.
  public var file: Glob?
  /// The name of the room.
  public var slot: String
  /// Where the pattern stands.
  public var location: SourceLocation

  /// Creates a pattern.
  ///
  /// - Parameters:
  ///   - key: The keys.
  ///   - table: The tables; nil is all.
  ///   - file: The files; nil is all.
  ///   - slot: The name of the room.
  ///   - location: Where the pattern stands.
  public init(key: Glob, table: Glob? = nil, file: Glob? = nil, slot: String, location: SourceLocation) {
    self.key = key
    self.table = table
    self.file = file
    self.slot = slot
    self.location = location
  }

  /// Whether a text is one of the pattern's.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - paths: Files' paths from the configuration's folder on, by their path as it is shown.
  /// - Returns: Whether it is.
  func matches(_ string: LocalizedString, paths: [String: String] = [:]) -> Bool {
    guard key.matches(string.key) else { return false }
    if let table, !table.matches(Self.table(of: string)) { return false }
    let path = string.location.file
    return file?.matches(paths[path] ?? path) ?? true
  }

  /// The name of a text's table: its file's without the extension.
  ///
  /// - Parameter string: The text.
  /// - Returns: `Localizable` for `App/de.lproj/Localizable.strings`.
  public static func table(of string: LocalizedString) -> String {
    let name = string.location.file.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
  }
}
