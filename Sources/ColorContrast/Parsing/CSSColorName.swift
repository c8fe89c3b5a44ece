internal import Vocabulary

/// The named colours of CSS.
///
/// Source: `Tables/css-colors.csv`, from CSS Color 4, sections 6.1 and 6.3 (`transparent`).
enum CSSColorName {
  /// Returns the colour with a name, ignoring case, or nil if CSS does not define the name.
  static func color(_ name: String) -> Color? { table[name.lowercased()] }

  /// All names, sorted.
  static var names: [String] { table.keys.sorted() }

  private static let table: [String: Color] = {
    var table = ["transparent": Color(red: 0, green: 0, blue: 0, alpha: 0)]
    for row in TableDecoder(EmbeddedResources.css_colors_csv, name: "css-colors").rows {
      guard let name = row["name"], let rgb = row["rgb"].flatMap({ UInt32($0.dropFirst(), radix: 16) }) else {
        preconditionFailure("\(row.place) has no colour")
      }
      table[name] = Color(rgb: rgb)
    }
    return table
  }()
}
