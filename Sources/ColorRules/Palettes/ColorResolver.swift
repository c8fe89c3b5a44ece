internal import AuditModel
internal import ColorContrast

/// Every colour that a run meets, looked up and worked out once; one a thread.
final class ColorResolver {
  /// What a named colour is in the four appearances, and whether it says more for some device or screen.
  final class Resolved {
    let color: NamedColor
    let inAppearance: [Color?]
    /// How it looks where it is opaque.
    let opaque: [OpaqueColor?]
    let idioms: Set<ColorEnvironment.Idiom>
    let gamuts: Set<ColorEnvironment.Gamut>

    /// Whether the four appearances are all there is to say.
    var isPlain: Bool { idioms.isEmpty && gamuts.isEmpty }

    fileprivate init(_ color: NamedColor, _ inAppearance: [Color?], _ opaque: [OpaqueColor?]) {
      self.color = color
      self.inAppearance = inAppearance
      self.opaque = opaque
      idioms = Set(color.variants.compactMap(\.idiom))
      gamuts = Set(color.variants.compactMap(\.gamut))
    }

    /// Whether it is the same in two appearances, by their places.
    func isSame(_ one: Int, _ other: Int) -> Bool {
      if let first = opaque[one], let second = opaque[other] { return first === second }
      return inAppearance[one] == inAppearance[other]
    }
  }

  let generation: SystemGeneration
  /// By identity: what is resolved keeps its colour, so that no other one can take its place in memory.
  private var resolved: [ObjectIdentifier: Resolved] = [:]
  private var opaqueColors: [Color: OpaqueColor] = [:]

  init(generation: SystemGeneration) { self.generation = generation }

  /// The four appearances everywhere.
  static let base = Appearance.allCases.map { ColorEnvironment($0) }

  func resolve(_ color: NamedColor) -> Resolved {
    if let known = resolved[color.identity] { return known }
    let inAppearance = Self.base.map { color.color(in: $0, generation) }
    let new = Resolved(color, inAppearance, inAppearance.map { $0.flatMap { $0.isOpaque ? opaque($0) : nil } })
    resolved[color.identity] = new
    return new
  }

  func opaque(_ color: Color) -> OpaqueColor {
    if let known = opaqueColors[color] { return known }
    let new = OpaqueColor(color)
    opaqueColors[color] = new
    return new
  }

  func visions(_ first: Color, _ second: Color) -> [PairReading.VisionReading] {
    opaque(first).visions.readings(to: opaque(second).visions)
  }
}
