internal import Vocabulary

/// UIKit's own colours by iOS generation and appearance.
///
/// Source: `Tables/system-colors.csv`, each row with its own source. Where a generation has no published number, the
/// newest older one is taken and says so; nothing is invented.
public enum SystemColors {
  /// Every name there is, sorted.
  ///
  /// The parts of bars that the table has too are no colours of their own; see ``SystemBars``.
  public static let names: [String] = Set(table.keys.map(\.name)).subtracting(SystemBars.parts).sorted()

  /// Whether there is a colour of a name in any generation.
  ///
  /// - Parameter name: A name as UIKit spells it, with or without the `Color` at its end.
  /// - Returns: The name as the table spells it; nil where there is none.
  public static func canonicalName(_ name: String) -> String? {
    spelling[name.lowercased()]
      ?? (name.lowercased().hasSuffix("color") ? spelling[name.dropLast(5).lowercased()] : nil)
  }

  /// The colour of a name.
  ///
  /// A missing appearance falls back as UIKit's does: increased contrast to normal contrast. iOS 7 to 12 has one
  /// appearance, which is the answer for all.
  ///
  /// - Parameters:
  ///   - name: The name as UIKit spells it, with or without the `Color` at its end.
  ///   - appearance: Light or dark, with or without increased contrast.
  ///   - generation: The iOS releases.
  ///   - isElevated: Whether it is for an elevated surface, such as a sheet; only backgrounds differ.
  /// - Returns: The colour; nil where nothing is published.
  public static func color(
    _ name: String, _ appearance: Appearance, _ generation: SystemGeneration, isElevated: Bool = false
  ) -> SystemColor? {
    guard let name = canonicalName(name) else { return nil }
    return row(name, appearance, generation, isElevated: isElevated)
  }

  /// The row of a name as the table spells it.
  static func row(
    _ name: String, _ appearance: Appearance, _ generation: SystemGeneration, isElevated: Bool = false
  ) -> SystemColor? {
    let levels = isElevated ? ["elevated", "base"] : ["base"]
    for (index, era) in eras(of: generation).enumerated() {
      for variant in variants(of: appearance, generation) {
        for level in levels {
          guard var found = table[Key(name: name, era: era, variant: variant, level: level)] else { continue }
          found.isCarriedOver = index >= ownEras(of: generation).count
          return found
        }
      }
    }
    return nil
  }

  /// The names that have a number in a generation or are carried over into it.
  ///
  /// - Parameter generation: The iOS releases.
  /// - Returns: The names, sorted.
  public static func names(in generation: SystemGeneration) -> [String] {
    names.filter { color($0, .light, generation) != nil }
  }

  /// The table's own appearances that answer for one, the nearest first.
  private static func variants(of appearance: Appearance, _ generation: SystemGeneration) -> [String] {
    [appearance.rawValue, appearance.normalContrast.rawValue, "any"]
      + (generation == .ios7 ? [Appearance.light.rawValue] : [])
  }

  private struct Key: Hashable {
    var name: String
    var era: String
    var variant: String
    var level: String
  }

  /// The table's own spans that a generation lies in.
  private static func ownEras(of generation: SystemGeneration) -> [String] {
    switch generation {
    case .ios7: ["7-12", "7"]
    case .ios13: ["13-14", "13-18"]
    case .ios15: ["15-18", "13-18"]
    case .ios26: ["26"]
    }
  }

  /// The spans to look in, newest first; semantic colours of iOS 13 to 18 are carried over to iOS 26.
  private static func eras(of generation: SystemGeneration) -> [String] {
    ownEras(of: generation) + (generation == .ios26 ? ["15-18", "13-18"] : [])
  }

  private static let spelling = Dictionary(
    names.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

  /// The edition of the guidelines whose newest colours these are, such as `HIG Color, change of 2025-06-09`.
  public static var edition: String { decoder.edition }

  private static var decoder: TableDecoder {
    TableDecoder(EmbeddedResources.system_colors_csv, name: "system-colors")
  }

  private static let table: [Key: SystemColor] = {
    let decoder = Self.decoder
    var table: [Key: SystemColor] = [:]
    for row in decoder.rows {
      let components = SIMD3(row.number("r"), row.number("g"), row.number("b")) / 255
      let era = row["era"] ?? ""
      let name = row["name"] ?? ""
      let key = Key(name: name, era: era, variant: row["variant"] ?? "", level: row["level"] ?? "")
      let source = row["source"] ?? ""
      let color = SystemColor(
        name: name, era: era, color: Color(.sRGB, components, alpha: row.number("alpha")),
        source: decoder.head["source \(source)"] ?? source, note: row["note"] ?? "", isCarriedOver: false)
      if table[key] == nil { table[key] = color }
    }
    return table
  }()
}
