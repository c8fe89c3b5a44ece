import AssetFiles
import AuditModel
import ColorContrast
import DynamicType

extension PaletteCatalog {
  /// Adds the pairs of colours in an app's code.
  ///
  /// A pair with a colour set becomes one of the set's own catalog, where it takes the place of pairs that are guessed
  /// from names. Texts with the same colours are one pair, that of the text for which the requirement is highest.
  mutating func add(_ pairs: [CodeColorPair]) {
    guard !pairs.isEmpty else { return }
    let sets = ColorSets(palettes)
    var joined: [ColorPair.Key: (pair: ColorPair, palette: Int?)] = [:]
    for pair in pairs {
      guard let text = sets.color(pair.text, at: pair.location),
        let background = sets.color(pair.background, at: pair.location),
        !(text.color.isSystemLabel && background.color.isSystemBackground)
      else { continue }
      var made = ColorPair(.text, text.color, background.color, location: pair.location)
      (made.isGuessed, made.isAssumed) = (pair.isAssumed, pair.isAssumed)
      (made.style, made.weight) = (pair.style, pair.weight)
      let key = ColorPair.Key(text: text.color.name, background: background.color.name, isAssumed: pair.isAssumed)
      if let known = joined[key]?.pair, !made.isStricter(than: known) { continue }
      joined[key] = (made, text.palette ?? background.palette)
    }
    var others: [ColorPair] = []
    for (pair, palette) in joined.values.sorted(by: { $0.pair.location < $1.pair.location }) {
      if let palette { palettes[palette].pairs.append(pair) } else { others.append(pair) }
    }
    guard let first = others.first else { return }
    var palette = Palette(name: "colours in code", location: first.location, colors: [])
    palette.pairs = others
    palettes.append(palette)
  }
}

extension ColorPair {
  /// The colours of a pair.
  fileprivate struct Key: Hashable {
    var text: String
    var background: String
    var isAssumed: Bool
  }

  /// Whether smaller text of this pair needs more contrast than that of another one with the same colours.
  fileprivate func isStricter(than other: ColorPair) -> Bool {
    guard let style = other.style else { return false }
    guard let own = self.style else { return true }
    let scale = TypeScale(platform: .ios)
    let (mine, others) = (scale.size(own, .large)?.size ?? 0, scale.size(style, .large)?.size ?? 0)
    return mine < others || mine == others && self.weight == nil && other.weight != nil
  }
}

extension NamedColor {
  /// Whether the colour is the system's for texts; the app does not choose its contrast with a background of the system.
  fileprivate var isSystemLabel: Bool { self.origin == .system && self.name.lowercased().hasSuffix("label") }

  /// Whether the colour is one of the system's for backgrounds.
  fileprivate var isSystemBackground: Bool { self.origin == .system && self.name.hasSuffix("Background") }
}

/// The colour sets of an app by the names that code has for them.
struct ColorSets {
  private var byName: [String: (color: NamedColor, palette: Int)?] = [:]
  private var bySymbol: [String: (color: NamedColor, palette: Int)?] = [:]

  init(_ palettes: [Palette]) {
    for (number, palette) in palettes.enumerated() {
      for color in palette.colors where color.origin == .assetCatalog {
        // Several targets may have a set of the same name.
        byName[color.name] = byName[color.name] == nil ? (color, number) : .some(nil)
        let symbol = Self.symbol(color.name)
        bySymbol[symbol] = bySymbol[symbol] == nil ? (color, number) : .some(nil)
      }
    }
  }

  /// Returns the colour, with the index of its palette; nil if it is not known.
  func color(_ value: CodeColorPair.Value, at location: SourceLocation) -> (color: NamedColor, palette: Int?)? {
    switch value {
    case .set(let name): return byName[name].flatMap(\.self).map { ($0.color, $0.palette) }
    case .symbol(let name):
      if let found = bySymbol[Self.symbol(name)] { return found.map { ($0.color, $0.palette) } }
      return Self.system(name, location).map { ($0, nil) }
    case .system(let name): return Self.system(name, location).map { ($0, nil) }
    case .color(let color):
      return (
        NamedColor(
          name: color.hex, variants: [ColorVariant(.color(color), location: location)], location: location,
          origin: .literal), nil
      )
    }
  }

  private static func system(_ name: String, _ location: SourceLocation) -> NamedColor? {
    guard SystemColors.color(name, .light, .ios26) != nil || SystemColors.color(name, .light, .ios13) != nil else {
      return nil
    }
    return NamedColor(
      name: name, variants: [ColorVariant(.system(name), location: location)], location: location, origin: .system)
  }

  /// The name that Xcode generates for a set, in small letters without the ending `color`.
  ///
  /// Source: Xcode 15 release notes, generated asset symbols: `BrandColor` becomes `.brand`.
  private static func symbol(_ name: String) -> String {
    let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
    return letters.hasSuffix("color") && letters.count > 5 ? String(letters.dropLast(5)) : letters
  }
}
