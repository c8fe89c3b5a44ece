public import AuditModel
internal import ColorContrast

/// Which colours of a palette meet: those a file says meet, and those whose roles bring them together.
///
/// Declared pairs stand as they are, and a text or symbol that has any is brought together with nothing more. Of two that
/// share a stem (`WarningText` on `WarningBackground`) the background is left to its text where there are others. Of
/// roles, every other text and symbol meets every other background; something interactive is read as text unless it is
/// an icon, and is held against all text that is not interactive; states of a group meet each other; the key colour meets what is
/// not interactive. A colour set that nothing was put into meets nothing.
public struct PalettePlanner: Sendable {
  /// How many pairs roles may make in one palette; a palette has more only if it was made to.
  public static let limit = 20_000

  /// The palette.
  public let palette: Palette
  private let texts: [NamedColor]
  private let symbols: [NamedColor]
  private let grounds: [NamedColor]
  /// The backgrounds that no text or symbol of their own name has for itself; all where each has one.
  private let freeGrounds: [NamedColor]
  private let otherGrounds: [NamedColor]

  /// Creates a planner.
  ///
  /// - Parameter palette: The palette.
  public init(_ palette: Palette) {
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

  /// Every pair, in the order: declared, text, symbols, states, interactivity, key colour; none twice.
  ///
  /// - Returns: The pairs; those that roles make are cut off at ``limit``.
  public func pairs() -> [ColorPair] { plan().pairs }

  /// The pairs, and how many more there would be beyond ``limit``.
  ///
  /// - Returns: The pairs and the number of those left out.
  public func plan() -> (pairs: [ColorPair], leftOut: Int) {
    var pairs = Pairs()
    for pair in palette.pairs { pairs.add(declared(pair), isBounded: false) }
    let declaredFirsts = Set(palette.pairs.filter { $0.relation == .text || $0.relation == .nonText }.map(\.first.name))
    for (colors, relation) in [(texts, ColorPair.Relation.text), (symbols, .nonText)] {
      for color in colors where !declaredFirsts.contains(color.name) {
        let grounds = pairs.isFull ? [] : grounds(of: color)
        if pairs.isFull { pairs.leaveOut(freeGrounds.count) }
        for ground in grounds { pairs.add(fromRoles(relation, color, ground)) }
      }
    }
    for group in palette.states { addStates(of: group, to: &pairs) }
    let readOnly = texts.filter { !$0.roles.contains(.interactive) }
    for touchable in palette.colors where touchable.isAssigned && touchable.roles.contains(.interactive) {
      if pairs.isFull { pairs.leaveOut(readOnly.count) }
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

  /// What else of the palette a colour may stand on when its role is only guessed: buttons, cards, and what has no role.
  ///
  /// - Parameter color: A text or symbol.
  /// - Returns: Colours that are no text, symbol, line or ornament.
  func otherGrounds(of color: NamedColor) -> [NamedColor] {
    otherGrounds.filter { $0.name != color.name }
  }

  private func grounds(of color: NamedColor) -> [NamedColor] {
    freeGrounds.filter { $0.name != color.name }
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

  /// The palette's first background, where a colour that stands beside another one lets it through.
  private func layers(below colors: [NamedColor]) -> [NamedColor] {
    guard let ground = grounds.first, colors.contains(where: \.mayBeTranslucent) else { return [] }
    return [ground]
  }

  /// Pairs in order, none twice.
  private struct Pairs {
    private struct Key: Hashable {
      var relation: ColorPair.Relation
      var first: Int
      var second: Int
    }

    private(set) var list: [ColorPair] = []
    private(set) var leftOut = 0
    private var seen: Set<Key> = []
    /// A number for each name.
    private var numbers: [String: Int] = [:]
    /// The same by identity, which is quicker; the palette keeps its colours meanwhile.
    private var known: [ObjectIdentifier: Int] = [:]
    private var fromRoles = 0

    /// Whether roles may make no further pair.
    var isFull: Bool { fromRoles >= PalettePlanner.limit }

    mutating func leaveOut(_ count: Int) { leftOut += count }

    mutating func add(_ pair: ColorPair, isBounded: Bool = true) {
      guard !isBounded || !isFull else {
        leftOut += 1
        return
      }
      let key = Key(relation: pair.relation, first: number(pair.first), second: number(pair.second))
      let isDirected = pair.relation == .text || pair.relation == .nonText || pair.relation == .key
      let mirrored = Key(relation: pair.relation, first: key.second, second: key.first)
      guard isDirected || !seen.contains(mirrored), seen.insert(key).inserted else { return }
      list.append(pair)
      if isBounded { fromRoles += 1 }
    }

    private mutating func number(_ color: NamedColor) -> Int {
      if let number = known[color.identity] { return number }
      let number = numbers[color.name] ?? numbers.count
      numbers[color.name] = number
      known[color.identity] = number
      return number
    }
  }
}

extension NamedColor {
  /// Whether it is read: a text, or something interactive that is no icon and no ground.
  fileprivate var isReadAsText: Bool {
    if roles.contains(.text) { return true }
    return roles.contains(.interactive) && roles.isDisjoint(with: [.icon, .background, .fill])
  }

  /// Whether any slot has a colour; new projects have sets where none has.
  fileprivate var isAssigned: Bool { variants.contains { $0.value != .unassigned } }

  /// Whether it is a symbol or a fill that has to be seen on its ground.
  fileprivate var isSymbol: Bool {
    !isReadAsText && !roles.isDisjoint(with: [.icon, .fill]) && !roles.contains(.background)
  }

  /// Whether text may stand on it; without a role it may unless its name speaks of text.
  fileprivate var mayBeGround: Bool {
    guard roles.isDisjoint(with: [.text, .icon, .separator]), !roles.contains(where: \.isExempt) else { return false }
    let name = name.lowercased()
    return !roles.isEmpty || !["text", "label", "title", "icon"].contains(where: name.contains)
  }

  /// Why no contrast is asked of it.
  fileprivate var exemption: ColorPair.Exemption? {
    if roles.contains(.disabled) { return .disabled }
    if roles.contains(.decorative) { return .decorative }
    return roles.contains(.logotype) ? .logotype : nil
  }

  /// Whether something may be seen through it in some environment.
  fileprivate var mayBeTranslucent: Bool {
    variants.contains {
      switch $0.value {
      case .color(let color): !color.isOpaque
      case .system: true
      case .unassigned: false
      }
    }
  }
}
