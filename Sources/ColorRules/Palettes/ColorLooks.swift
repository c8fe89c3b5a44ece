internal import AuditModel
internal import ColorContrast

/// Every colour that a run meets, looked up and worked out once; one a thread.
final class ColorLooks {
  /// What a named colour is in the four appearances, and whether it says more for some device or screen.
  final class Resolved {
    let color: NamedColor
    let inAppearance: [Color?]
    /// How it looks where it is opaque.
    let looks: [ColorLook?]
    let idioms: Set<ColorEnvironment.Idiom>
    let gamuts: Set<ColorEnvironment.Gamut>

    /// Whether the four appearances are all there is to say.
    var isPlain: Bool { idioms.isEmpty && gamuts.isEmpty }

    fileprivate init(_ color: NamedColor, _ inAppearance: [Color?], _ looks: [ColorLook?]) {
      self.color = color
      self.inAppearance = inAppearance
      self.looks = looks
      idioms = Set(color.variants.compactMap(\.idiom))
      gamuts = Set(color.variants.compactMap(\.gamut))
    }

    /// Whether it is the same in two appearances, by their places.
    func isSame(_ one: Int, _ other: Int) -> Bool {
      if let first = looks[one], let second = looks[other] { return first === second }
      return inAppearance[one] == inAppearance[other]
    }
  }

  let generation: SystemGeneration
  /// By identity: what is resolved keeps its colour, so that no other one can take its place in memory.
  private var resolved: [ObjectIdentifier: Resolved] = [:]
  private var looks: [Color: ColorLook] = [:]

  init(generation: SystemGeneration) { self.generation = generation }

  /// The four appearances everywhere.
  static let base = Appearance.allCases.map { ColorEnvironment($0) }

  func resolve(_ color: NamedColor) -> Resolved {
    if let known = resolved[color.identity] { return known }
    let inAppearance = Self.base.map { color.color(in: $0, generation) }
    let new = Resolved(color, inAppearance, inAppearance.map { $0.flatMap { $0.isOpaque ? look($0) : nil } })
    resolved[color.identity] = new
    return new
  }

  func look(_ color: Color) -> ColorLook {
    if let known = looks[color] { return known }
    let new = ColorLook(color)
    looks[color] = new
    return new
  }

  func visions(_ first: Color, _ second: Color) -> [PairReading.VisionReading] {
    look(first).visions.readings(to: look(second).visions)
  }
}
