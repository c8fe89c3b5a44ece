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
      guard let (made, palette) = sets.pair(pair),
        !(made.first.isSystemLabel && made.second.isSystemBackground && made.layers.isEmpty)
      else { continue }
      let key = ColorPair.Key(made, document: pair.object == nil ? nil : pair.location.file)
      guard let known = joined[key]?.pair else {
        joined[key] = (made, palette)
        continue
      }
      let texts = known.texts + made.texts
      if made.texts.isEmpty, made.isStricter(than: known) { joined[key] = (made, palette) }
      joined[key]?.pair.texts = texts
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
    var backgrounds: [String]
    var doubt: Doubt?
    /// The document with the texts, and their size: texts of different sizes may need different ratios.
    var document: String?
    var style: TextStyle?
    var weight: FontWeight?
    var pointSize: Double?

    init(_ pair: ColorPair, document: String?) {
      text = pair.first.name
      backgrounds = [pair.second.name] + pair.layers.map(\.name)
      doubt = pair.doubt
      guard let document else { return }
      self.document = document
      (style, weight, pointSize) = (pair.style, pair.weight, pair.pointSize)
    }
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
  /// Whether no entry of the colour lets through what is below it.
  fileprivate var isOpaqueEverywhere: Bool {
    self.variants.allSatisfy { variant in
      switch variant.value {
      case .color(let color): color.isOpaque
      case .system(let name):
        Appearance.allCases.allSatisfy { SystemColors.color(name, $0, .ios26)?.color.isOpaque ?? true }
      case .unassigned: true
      }
    }
  }

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

  /// Returns a pair with its colours, and the index of the palette that has one of them; nil if one is not known.
  fileprivate func pair(_ pair: CodeColorPair) -> (pair: ColorPair, palette: Int?)? {
    guard let text = color(pair.text, at: pair.location), let background = color(pair.background, at: pair.location)
    else { return nil }
    let layers = pair.layers.map { color($0, at: pair.location) }
    guard !layers.contains(where: { $0 == nil }) else { return nil }
    var made = ColorPair(.text, text.color, background.color, location: pair.location)
    let all = [background.color] + layers.compactMap { $0?.color }
    // Nothing is seen below a colour that is opaque everywhere.
    let end = all.firstIndex(where: \.isOpaqueEverywhere) ?? all.count - 1
    made.layers = Array(all[1..<max(end + 1, 1)])
    made.doubt = pair.doubt
    if made.doubt == nil, ([pair.text, pair.background] + pair.layers).contains(where: isStored) {
      made.doubt = .storedValue
    }
    made.isGuessed = made.doubt == .systemColor && pair.object == nil
    (made.style, made.weight, made.pointSize) = (pair.style, pair.weight, pair.pointSize)
    if let name = pair.object { made.texts = [PairText(name: name, line: pair.location.line)] }
    return (made, text.palette ?? background.palette)
  }

  /// Whether a colour of a document has no set in a catalog.
  func isStored(_ value: CodeColorPair.Value) -> Bool {
    if case .stored(let name, _) = value { byName[name] == nil } else { false }
  }

  /// Returns the colour, with the index of its palette; nil if it is not known.
  func color(_ value: CodeColorPair.Value, at location: SourceLocation) -> (color: NamedColor, palette: Int?)? {
    switch value {
    case .set(let name): return byName[name].flatMap(\.self).map { ($0.color, $0.palette) }
    case .symbol(let name):
      if let found = bySymbol[Self.symbol(name)] { return found.map { ($0.color, $0.palette) } }
      return Self.system(name, location).map { ($0, nil) }
    case .system(let name): return Self.system(name, location).map { ($0, nil) }
    case .color(let color): return (Self.literal(color, named: Self.name(of: color), location), nil)
    case .stored(let name, let color):
      if let found = byName[name] { return found.map { ($0.color, $0.palette) } }
      return color.map { (Self.literal($0, named: name, location), nil) }
    }
  }

  private static func literal(_ color: Color, named name: String, _ location: SourceLocation) -> NamedColor {
    NamedColor(
      name: name, variants: [ColorVariant(.color(color), location: location)], location: location, origin: .literal)
  }

  private static func name(of color: Color) -> String { color.alpha == 0 ? "unknown" : color.hex }

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
