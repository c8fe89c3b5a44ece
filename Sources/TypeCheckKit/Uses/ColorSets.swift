import AssetFiles
import AuditModel
import ColorContrast

/// The colour sets of an app, by their names in code.
struct ColorSets {
  private typealias Entry = (color: NamedColor, palette: Int)

  /// The sets by name; several targets may have sets with the same name.
  private var byName: [String: [Entry]] = [:]
  private var bySymbol: [String: [Entry]] = [:]
  private let projects: ProjectFacts

  init(_ palettes: [Palette], of projects: ProjectFacts) {
    self.projects = projects
    for (number, palette) in palettes.enumerated() {
      for color in palette.colors where color.origin == .assetCatalog {
        byName[color.name, default: []].append((color, number))
        bySymbol[Self.symbol(color.name), default: []].append((color, number))
      }
    }
  }

  /// Returns the set in a file's own target; nil if sets with different values may be meant.
  private func entry(_ entries: [Entry], in file: String) -> Entry? {
    if let only = Self.only(entries) { return only }
    let own = projects.targets(of: file)
    return Self.only(entries.filter { !own.isDisjoint(with: projects.targets(of: $0.color.location.file)) })
  }

  /// Returns the first set; nil if there is none or another one has different values.
  private static func only(_ entries: [Entry]) -> Entry? {
    guard let first = entries.first, entries.count > 1 else { return entries.first }
    let values = first.color.values
    return entries.allSatisfy { $0.color.values == values } ? first : nil
  }

  /// Returns whether a pair names a set that exists several times with different values, so that none is certain.
  func isAmbiguous(_ pair: CodeColorPair) -> Bool {
    ([pair.text, pair.background] + pair.layers).contains { value in
      let found =
        switch value {
        case .set(let name), .stored(let name, _): byName[name]
        case .symbol(let name): bySymbol[Self.symbol(name)]
        case .system, .color, .unknown: [Entry]?.none
        }
      return found.map { entry($0, in: pair.location.file) == nil } ?? false
    }
  }

  /// Returns a pair with its colours, and the index of a palette with one of them; nil if a colour is not known.
  func pair(_ pair: CodeColorPair) -> (pair: ColorPair, palette: Int?)? {
    guard let text = color(pair.text, at: pair.location), let background = color(pair.background, at: pair.location)
    else { return nil }
    let layers = pair.layers.map { color($0, at: pair.location) }
    guard !layers.contains(where: { $0 == nil }) else { return nil }
    var made = ColorPair(.text, text.color, background.color, location: pair.location)
    let all = [background.color] + layers.compactMap { $0?.color }
    // A colour that is opaque everywhere hides everything below it.
    let end = all.firstIndex(where: \.isOpaqueEverywhere) ?? all.count - 1
    made.layers = Array(all[1..<max(end + 1, 1)])
    (made.doubt, made.isAlwaysDark) = (pair.doubt, pair.isAlwaysDark)
    if made.doubt == nil, ([pair.text, pair.background] + pair.layers).contains(where: isStored) {
      made.doubt = .storedValue
    }
    made.isGuessed = made.doubt == .systemColor && pair.object == nil
    (made.style, made.weight, made.pointSize) = (pair.style, pair.weight, pair.pointSize)
    if let name = pair.object { made.texts = [PairText(name: name, line: pair.location.line)] }
    return (made, text.palette ?? background.palette)
  }

  /// Returns whether a colour of a document has no set in a catalog.
  private func isStored(_ value: CodeColorPair.Value) -> Bool {
    if case .stored(let name, _) = value { byName[name] == nil } else { false }
  }

  /// Returns the colour, with the index of its palette; nil if it is not known.
  private func color(_ value: CodeColorPair.Value, at location: SourceLocation) -> (color: NamedColor, palette: Int?)? {
    switch value {
    case .set(let name): return byName[name].flatMap { entry($0, in: location.file) }
    case .symbol(let name):
      if let found = bySymbol[Self.symbol(name)] { return entry(found, in: location.file) }
      return Self.system(name, location).map { ($0, nil) }
    case .system(let name): return Self.system(name, location).map { ($0, nil) }
    case .color(let color): return (Self.literal(color, named: color.hex, location), nil)
    case .unknown: return (Self.literal(Self.clear, named: "unknown", location), nil)
    case .stored(let name, let color):
      if let found = byName[name] { return entry(found, in: location.file) }
      return color.map { (Self.literal($0, named: name, location), nil) }
    }
  }

  private static func literal(_ color: Color, named name: String, _ location: SourceLocation) -> NamedColor {
    NamedColor(
      name: name, variants: [ColorVariant(.color(color), location: location)], location: location, origin: .literal)
  }

  /// The colour for one that is not known, which lets everything through.
  private static let clear = Color(.sRGB, .zero, alpha: 0)

  private static func system(_ name: String, _ location: SourceLocation) -> NamedColor? {
    guard SystemColors.color(name, .light, .ios26) != nil || SystemColors.color(name, .light, .ios13) != nil else {
      return nil
    }
    return NamedColor(
      name: name, variants: [ColorVariant(.system(name), location: location)], location: location, origin: .system)
  }

  /// Returns the name that Xcode generates for a set, in lower case without the suffix `color`.
  ///
  /// Source: Xcode 15 release notes, generated asset symbols: `BrandColor` becomes `.brand`.
  private static func symbol(_ name: String) -> String {
    let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
    return letters.hasSuffix("color") && letters.count > 5 ? String(letters.dropLast(5)) : letters
  }
}

extension NamedColor {
  /// The variants without their locations.
  fileprivate var values: [ColorVariant] {
    self.variants.map { variant in
      var variant = variant
      variant.location = SourceLocation(startOf: "")
      return variant
    }
  }

  /// Whether every variant of the colour is opaque.
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
}
