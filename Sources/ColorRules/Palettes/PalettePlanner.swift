package import AuditModel
internal import Bytes
internal import ColorContrast

/// A planner of the pairs to measure in a palette: declared pairs, and those that follow from roles.
///
/// - Declared pairs are kept as they are. A text or symbol in a declared pair gets no further pairs.
/// - A background that shares a stem with a text (`WarningText` on `WarningBackground`) is reserved for that text if
///   there are other backgrounds.
/// - Every other text and symbol is paired with every other background.
/// - An interactive colour counts as text unless it is an icon. It is compared with all text that is not interactive.
/// - States of a group are paired with each other, and the key colour with everything that is not interactive.
/// - A colour set without values has no pairs.
package struct PalettePlanner: Sendable {
  /// The largest number of pairs from roles in one palette.
  ///
  /// Only a palette made for testing exceeds it.
  package static let limit = 15_000

  /// The palette.
  package let palette: Palette
  private let texts: [NamedColor]
  private let symbols: [NamedColor]
  private let grounds: [NamedColor]
  /// The backgrounds not reserved by a text or symbol with the same stem, or all backgrounds if every one is reserved.
  private let freeGrounds: [NamedColor]
  private let otherGrounds: [NamedColor]

  /// Creates a planner.
  package init(_ palette: Palette) {
    self.palette = palette
    let assigned = palette.colors.filter(\.isAssigned)
    texts = assigned.filter(\.isReadAsText)
    symbols = assigned.filter(\.isSymbol)
    grounds = assigned.filter { $0.roles.contains(.background) }
    let taken = Set(palette.pairs.filter(\.sharesStem).map(\.second.name))
    let free = grounds.filter { !taken.contains($0.name) }
    freeGrounds = free.isEmpty ? grounds : free
    let own = free.isEmpty ? [] : taken
    otherGrounds = palette.colors.filter {
      $0.mayBeGround && (!$0.roles.contains(.background) || own.contains($0.name))
    }
  }

  /// Returns every pair without duplicates, in the order: declared, text, symbols, states, interactivity, key colour.
  ///
  /// At most ``limit`` pairs come from roles; `leftOut` counts the skipped ones.
  package func plan() -> (pairs: [ColorPair], leftOut: Int) {
    var pairs = Pairs()
    for pair in palette.pairs { pairs.add(declared(pair), isBounded: false) }
    let known = palette.pairs.filter { ($0.relation == .text || $0.relation == .nonText) && !$0.isAssumed }
    let declaredFirsts = Set(known.map(\.first.name))
    for (colors, relation) in [(texts, ColorPair.Relation.text), (symbols, .nonText)] {
      for color in colors where !declaredFirsts.contains(color.name) {
        let grounds = pairs.isFull ? [] : freeGrounds.filter { $0.name != color.name }
        if pairs.isFull { pairs.leftOut += freeGrounds.count }
        for ground in grounds { pairs.add(fromRoles(relation, color, ground)) }
      }
    }
    for group in palette.states { addStates(of: group, to: &pairs) }
    let readOnly = texts.filter { !$0.roles.contains(.interactive) }
    for touchable in palette.colors where touchable.isAssigned && touchable.roles.contains(.interactive) {
      if pairs.isFull { pairs.leftOut += readOnly.count }
      for text in pairs.isFull ? [] : readOnly {
        var pair = fromRoles(.interactivity, touchable, text)
        pair.cues = touchable.cues
        pair.layers = layers(below: [touchable, text])
        pairs.add(pair)
      }
    }
    addKeyColor(to: &pairs)
    return (pairs.list, pairs.leftOut)
  }

  /// Returns other colours that a text or symbol with a guessed role may be drawn on: buttons, cards, and colours
  /// without a role.
  ///
  /// Texts, symbols, lines and ornaments are excluded.
  func otherGrounds(of color: NamedColor) -> [NamedColor] {
    otherGrounds.filter { $0.name != color.name }
  }

  private func declared(_ pair: ColorPair) -> ColorPair {
    var pair = pair
    pair.style = pair.style ?? pair.first.style
    pair.weight = pair.weight ?? pair.first.weight
    pair.exemption = pair.exemption ?? pair.first.exemption
    return pair
  }

  private func fromRoles(_ relation: ColorPair.Relation, _ first: NamedColor, _ second: NamedColor) -> ColorPair {
    var pair = declared(ColorPair(relation, first, second))
    pair.comesFromRoles = true
    return pair
  }

  private func addStates(of group: Palette.StateGroup, to pairs: inout Pairs) {
    for (index, first) in group.colors.enumerated() {
      for second in group.colors[(index + 1)...] where second.name != first.name {
        var pair = ColorPair(.states, first, second, location: group.isGuessed ? nil : group.location)
        pair.isGuessed = group.isGuessed
        pair.cues = group.cues + first.cues.filter(second.cues.contains)
        pair.layers = layers(below: [first, second])
        pairs.add(pair, isBounded: group.isGuessed || group.colors.count > 100)
      }
    }
  }

  private func addKeyColor(to pairs: inout Pairs) {
    guard let name = palette.keyColor, let key = palette.colors.first(where: { $0.name == name }) else { return }
    for other in palette.colors
    where other.name != key.name && !other.roles.contains(.interactive) && other.exemption == nil {
      var pair = fromRoles(.key, key, other)
      pair.layers = layers(below: [key, other])
      pairs.add(pair)
    }
  }

  /// Returns the palette's first background if one of the colours may be translucent, or else nothing.
  private func layers(below colors: [NamedColor]) -> [NamedColor] {
    guard let ground = grounds.first, colors.contains(where: \.mayBeTranslucent) else { return [] }
    return [ground]
  }

  /// Pairs in order, without duplicates.
  private struct Pairs {
    private struct Key: Hashable {
      var relation: ColorPair.Relation
      var first: Int
      var second: Int
      /// The file and line of the first text in a storyboard or xib, whose pair is not merged with others.
      var text: SourceLocation?
    }

    private(set) var list: [ColorPair] = []
    var leftOut = 0
    private var seen: Set<Key> = []
    /// A number for each name.
    private var names = Interner<String>()
    /// The same numbers by identity, which is faster.
    ///
    /// The key is safe because the palette keeps its colours alive.
    private var known: [ObjectIdentifier: Int] = [:]
    private var fromRoles = 0

    /// Whether the limit on pairs from roles is reached.
    var isFull: Bool { fromRoles >= PalettePlanner.limit }

    mutating func add(_ pair: ColorPair, isBounded: Bool = true) {
      guard !isBounded || !isFull else {
        leftOut += 1
        return
      }
      var key = Key(relation: pair.relation, first: number(pair.first), second: number(pair.second))
      if !pair.texts.isEmpty { key.text = pair.location }
      let isDirected = pair.relation == .text || pair.relation == .nonText || pair.relation == .key
      let mirrored = Key(relation: pair.relation, first: key.second, second: key.first)
      guard isDirected || !seen.contains(mirrored), seen.insert(key).inserted else { return }
      list.append(pair)
      if isBounded { fromRoles += 1 }
    }

    private mutating func number(_ color: NamedColor) -> Int {
      if let number = known[color.identity] { return number }
      let number = names.number(of: color.name)
      known[color.identity] = number
      return number
    }
  }
}

extension NamedColor {
  /// Whether the colour is for text, or interactive without being an icon, background or fill.
  fileprivate var isReadAsText: Bool {
    if self.roles.contains(.text) { return true }
    return self.roles.contains(.interactive) && self.roles.isDisjoint(with: [.icon, .background, .fill])
  }

  /// Whether any entry has a colour.
  ///
  /// New projects contain colour sets without one.
  fileprivate var isAssigned: Bool { self.variants.contains { $0.value != .unassigned } }

  /// Whether the colour is for a symbol or fill that has to be visible on its background.
  fileprivate var isSymbol: Bool {
    !isReadAsText && !self.roles.isDisjoint(with: [.icon, .fill]) && !self.roles.contains(.background)
  }

  /// Whether text may be drawn on the colour.
  ///
  /// If the colour has no role, its name decides.
  fileprivate var mayBeGround: Bool {
    guard self.roles.isDisjoint(with: [.text, .icon, .separator]), !self.roles.contains(where: \.isExempt) else {
      return false
    }
    let name = self.name.lowercased()
    return !self.roles.isEmpty || !["text", "label", "title", "icon"].contains(where: name.contains)
  }

  /// The reason why the colour needs no contrast, or nil if it needs contrast.
  fileprivate var exemption: ColorPair.Exemption? {
    if self.roles.contains(.disabled) { return .disabled }
    if self.roles.contains(.decorative) { return .decorative }
    return self.roles.contains(.logotype) ? .logotype : nil
  }

  /// Whether the colour may be translucent in some environment.
  fileprivate var mayBeTranslucent: Bool {
    self.variants.contains {
      switch $0.value {
      case .color(let color): !color.isOpaque
      case .system: true
      case .unassigned: false
      }
    }
  }
}
