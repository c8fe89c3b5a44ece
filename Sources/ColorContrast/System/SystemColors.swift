import Synchronization
internal import Vocabulary

/// UIKit's system colours by iOS generation and appearance.
///
/// Source: `Tables/system-colors.csv`, each row with its own source. If no value is published for a generation, the
/// newest earlier value is used and marked. No value is invented.
public enum SystemColors {
  /// All names, sorted.
  ///
  /// The table also contains parts of bars, which are not system colours; see ``SystemBars``.
  public static let names: [String] = Set(table.keys.map(\.name)).subtracting(SystemBars.parts).sorted()

  /// Returns the spelling of a name in the table, across all generations.
  ///
  /// - Parameter name: A name as in UIKit, with or without the `Color` suffix, in any case.
  /// - Returns: The name with the spelling of the table, or nil if there is none.
  public static func canonicalName(_ name: String) -> String? {
    spelling[name.lowercased()]
      ?? (name.lowercased().hasSuffix("color") ? spelling[name.dropLast(5).lowercased()] : nil)
  }

  /// Returns the colour with a name.
  ///
  /// As in UIKit, a colour without a value for increased contrast uses the value for normal contrast. iOS 7 to 12 have
  /// a single appearance, which is used for all.
  ///
  /// - Parameters:
  ///   - name: The name as in UIKit, with or without the `Color` suffix.
  ///   - appearance: Light or dark, with or without increased contrast.
  ///   - generation: The iOS releases.
  ///   - isElevated: Whether the colour is for an elevated surface, such as a sheet. Only backgrounds differ.
  /// - Returns: The colour; nil if no value is published.
  public static func color(
    _ name: String, _ appearance: Appearance, _ generation: SystemGeneration, isElevated: Bool = false
  ) -> SystemColor? {
    guard let name = canonicalName(name) else { return nil }
    return row(name, appearance, generation, isElevated: isElevated)
  }

  private struct Request: Hashable {
    var name: String
    var appearance: Appearance
    var generation: SystemGeneration
    var isElevated: Bool
  }

  /// The cached results of lookups; nil for a request without a published value.
  private static let known = Mutex<[Request: SystemColor?]>([:])

  /// Looks up a colour by its name as spelled in the table.
  static func row(
    _ name: String, _ appearance: Appearance, _ generation: SystemGeneration, isElevated: Bool = false
  ) -> SystemColor? {
    let request = Request(name: name, appearance: appearance, generation: generation, isElevated: isElevated)
    if let found = known.withLock({ $0[request] }) { return found }
    let found = search(name, appearance, generation, isElevated: isElevated)
    known.withLock { $0[request] = .some(found) }
    return found
  }

  private static func search(
    _ name: String, _ appearance: Appearance, _ generation: SystemGeneration, isElevated: Bool
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

  /// Returns the names with a value in a generation, either published or carried over.
  ///
  /// - Parameter generation: The iOS releases.
  /// - Returns: The names, sorted.
  public static func names(in generation: SystemGeneration) -> [String] {
    names.filter { color($0, .light, generation) != nil }
  }

  /// Returns the table variants to try for an appearance, closest first.
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

  /// Returns the table's release spans that contain a generation.
  private static func ownEras(of generation: SystemGeneration) -> [String] {
    switch generation {
    case .ios7: ["7-12", "7"]
    case .ios13: ["13-14", "13-18"]
    case .ios15: ["15-18", "13-18"]
    case .ios26: ["26"]
    }
  }

  /// Returns the release spans to try, preferred first.
  ///
  /// Semantic colours of iOS 13 to 18 are carried over to iOS 26.
  private static func eras(of generation: SystemGeneration) -> [String] {
    ownEras(of: generation) + (generation == .ios26 ? ["15-18", "13-18"] : [])
  }

  private static let spelling = Dictionary(names.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

  /// The edition of the guidelines that contains the newest colours, such as `HIG change of 2025-06-09`.
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
