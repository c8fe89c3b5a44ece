import AssetFiles
import AuditModel
import ColorContrast
import DynamicType

extension PaletteCatalog {
  /// Adds the pairs of colours in an app's code.
  ///
  /// A pair with a colour set is added to the set's own catalog, and replaces pairs that are guessed from names. Texts
  /// with the same colours share one pair, which has the strictest requirement.
  mutating func add(_ pairs: [CodeColorPair], of projects: ProjectFacts, into counts: inout DocumentColorCounts) {
    guard !pairs.isEmpty else { return }
    let sets = ColorSets(palettes, of: projects)
    var places: [ColorPair.Key: Int] = [:]
    var joined: [(pair: ColorPair, palette: Int?)] = []
    for pair in pairs {
      let found = sets.pair(pair)
      counts.add(pair, found?.pair, isAmbiguous: found == nil && sets.isAmbiguous(pair))
      guard let (made, palette) = found,
        !(made.first.isSystemLabel && made.second.isSystemBackground && made.layers.isEmpty)
      else { continue }
      let key = ColorPair.Key(made, document: pair.object == nil ? nil : pair.location.file)
      guard let place = places[key] else {
        places[key] = joined.count
        joined.append((made, palette))
        continue
      }
      joined[place].pair.texts += made.texts
      guard made.texts.isEmpty, made.isStricter(than: joined[place].pair) else { continue }
      let texts = joined[place].pair.texts
      joined[place] = (made, palette)
      joined[place].pair.texts = texts
    }
    var others: [ColorPair] = []
    let ordered = joined.enumerated().sorted { one, other in
      (one.element.pair.location, one.offset) < (other.element.pair.location, other.offset)
    }
    var added: [Int: [ColorPair]] = [:]
    for (pair, palette) in ordered.map(\.element) {
      if let palette { added[palette, default: []].append(pair) } else { others.append(pair) }
    }
    for (palette, pairs) in added { palettes[palette].add(stated: pairs) }
    guard let first = others.first else { return }
    var palette = Palette(name: "colours in code", location: first.location, colors: [])
    palette.pairs = others
    palettes.append(palette)
  }
}

extension Palette {
  /// Adds pairs that code states, which replace the same pairs guessed from names.
  fileprivate mutating func add(stated pairs: [ColorPair]) {
    func names(_ pair: ColorPair) -> [String] { [pair.first.name, pair.second.name] }
    let known = Set(pairs.lazy.filter { $0.doubt == nil }.map(names))
    // The background stays reserved for the text with the same stem.
    let guessed = Set(self.pairs.lazy.filter { $0.isGuessed && $0.sharesStem }.map(names)).intersection(known)
    self.pairs.removeAll { $0.isGuessed && $0.sharesStem && guessed.contains(names($0)) }
    self.pairs += pairs.map { pair in
      var pair = pair
      pair.sharesStem = guessed.contains(names(pair))
      return pair
    }
  }
}

extension ColorPair {
  /// The identity of a pair.
  fileprivate struct Key: Hashable {
    var text: String
    var backgrounds: [String]
    var doubt: Doubt?
    var isAlwaysDark: Bool?
    /// The document with the texts, and their size: texts of different sizes may need different ratios.
    var document: String?
    var style: TextStyle?
    var weight: FontWeight?
    var pointSize: Double?

    init(_ pair: ColorPair, document: String?) {
      text = pair.first.name
      backgrounds = [pair.second.name] + pair.layers.map(\.name)
      (doubt, isAlwaysDark) = (pair.doubt, pair.isAlwaysDark)
      guard let document else { return }
      self.document = document
      (style, weight, pointSize) = (pair.style, pair.weight, pair.pointSize)
    }
  }

  /// Returns whether the text of this pair may need more contrast than that of another pair with the same colours.
  fileprivate func isStricter(than other: ColorPair) -> Bool {
    guard let style = other.style else { return false }
    guard let own = self.style else { return true }
    let scale = TypeScale(platform: .ios)
    let (mine, others) = (scale.size(own, .large)?.size ?? 0, scale.size(style, .large)?.size ?? 0)
    return mine < others || mine == others && self.weight == nil && other.weight != nil
  }
}

extension NamedColor {
  /// Whether the colour is a label colour of the system; the app does not choose its contrast with system backgrounds.
  fileprivate var isSystemLabel: Bool { self.origin == .system && self.name.lowercased().hasSuffix("label") }

  /// Whether the colour is a background colour of the system.
  fileprivate var isSystemBackground: Bool { self.origin == .system && self.name.hasSuffix("Background") }
}
