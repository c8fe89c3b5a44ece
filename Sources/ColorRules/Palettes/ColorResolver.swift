internal import AuditModel
internal import ColorContrast

/// A cache of the colours used in a run, with their computed values.
///
/// Each thread needs its own.
final class ColorResolver {
  /// The values of a named colour in the four appearances, and its entries for specific devices or screens.
  final class Resolved {
    let color: NamedColor
    let inAppearance: [Color?]
    /// The colour in each appearance, or nil where it is translucent or has no value.
    let opaque: [OpaqueColor?]
    let idioms: Set<ColorEnvironment.Idiom>
    let gamuts: Set<ColorEnvironment.Gamut>

    /// Whether the four appearances describe the colour completely.
    var isPlain: Bool { idioms.isEmpty && gamuts.isEmpty }

    fileprivate init(_ color: NamedColor, _ inAppearance: [Color?], _ opaque: [OpaqueColor?]) {
      self.color = color
      self.inAppearance = inAppearance
      self.opaque = opaque
      idioms = Set(color.variants.compactMap(\.idiom))
      gamuts = Set(color.variants.compactMap(\.gamut))
    }

    /// Returns whether the colour has the same value in two appearances, given by index.
    func isSame(_ one: Int, _ other: Int) -> Bool {
      if let first = opaque[one], let second = opaque[other] { return first === second }
      return inAppearance[one] == inAppearance[other]
    }
  }

  let generation: SystemGeneration
  /// The resolved colours, by object identity.
  ///
  /// A resolved colour keeps its object alive, so the identity cannot be reused.
  private var resolved: [ObjectIdentifier: Resolved] = [:]
  private var opaqueColors: [Color: OpaqueColor] = [:]

  init(generation: SystemGeneration) { self.generation = generation }

  /// The four appearances on any device and screen.
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
