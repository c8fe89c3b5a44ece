internal import AuditModel
internal import Vocabulary

/// The place of a text exported from Interface Builder.
///
/// A key such as `aBc-d1-E2f.segmentTitles[0]` names the property, and its comment names the class.
///
/// Source: `interface-builder-places.csv`.
enum InterfaceBuilderPlace {
  private struct Key: Hashable {
    var type: String
    var property: String
  }

  private static let roles: [Key: TextRole] = {
    let table = TableDecoder(EmbeddedResources.interface_builder_places_csv, name: "interface-builder-places")
    return Dictionary(
      uniqueKeysWithValues: table.rows.map { row in
        (Key(type: row["class"] ?? "", property: row["property"] ?? ""), row.value("role", as: TextRole.self))
      })
  }()

  /// Returns the role of a text by its key and comment, or nil if they do not name one.
  static func role(of string: LocalizedString) -> TextRole? {
    guard let property = property(of: string.key) else { return nil }
    if let known = roles[Key(type: "", property: property)] { return known }
    guard let type = string.comment.flatMap(type) else { return nil }
    return roles[Key(type: type, property: property)]
  }

  /// Returns whether a key was exported from Interface Builder.
  static func isExported(_ key: String) -> Bool { property(of: key) != nil }

  /// Returns the property in an exported key, without the number in its brackets.
  ///
  /// The result is nil for any other key.
  ///
  /// An exported key starts with an object identifier and a period, such as `aBc-d1-E2f.`, which rules out most other
  /// keys quickly.
  private static func property(of key: String) -> String? {
    let utf8 = key.utf8
    guard utf8.count > 11 else { return nil }
    func byte(_ place: Int) -> UInt8 { utf8[utf8.index(utf8.startIndex, offsetBy: place)] }
    guard byte(3) == UInt8(ascii: "-"), byte(6) == UInt8(ascii: "-"), byte(10) == UInt8(ascii: ".") else { return nil }
    let property = key[utf8.index(utf8.startIndex, offsetBy: 11)...]
    guard let bracket = property.firstIndex(of: "["), property.last == "]" else { return String(property) }
    return property[..<bracket] + "[]"
  }

  /// Returns the class named in a comment: `Class = "UILabel"; …`.
  private static func type(_ comment: String) -> String? {
    guard let mark = comment.firstRange(of: "Class = \"") else { return nil }
    return String(comment[mark.upperBound...].prefix { $0 != "\"" })
  }
}
