internal import AuditModel
internal import ColorContrast

/// Every colour that a run meets, looked up and worked out once; one a thread.
final class ColorLooks {
  private struct Name: Hashable {
    var name: String
    var location: SourceLocation
  }

  /// What a named colour is in the four appearances, and whether it says more for some device or screen.
  struct Resolved {
    let color: NamedColor
    let inAppearance: [Color?]
    let idioms: Set<ColorEnvironment.Idiom>
    let gamuts: Set<ColorEnvironment.Gamut>
  }

  let generation: SystemGeneration
  private var resolved: [Name: Resolved] = [:]
  private var looks: [Color: ColorLook] = [:]
  private var visions: [Color: VisionLooks] = [:]

  init(generation: SystemGeneration) { self.generation = generation }

  /// The four appearances everywhere.
  static let base = Appearance.allCases.map { ColorEnvironment($0) }

  func resolve(_ color: NamedColor) -> Resolved {
    let name = Name(name: color.name, location: color.location)
    if let known = resolved[name], known.color.variants == color.variants { return known }
    let new = Resolved(
      color: color, inAppearance: Self.base.map { color.color(in: $0, generation) },
      idioms: Set(color.variants.compactMap(\.idiom)), gamuts: Set(color.variants.compactMap(\.gamut)))
    resolved[name] = new
    return new
  }

  func look(_ color: Color) -> ColorLook {
    if let known = looks[color] { return known }
    let new = ColorLook(color)
    looks[color] = new
    return new
  }

  func visions(_ first: Color, _ second: Color) -> [PairReading.VisionReading] {
    visionLooks(first).readings(to: visionLooks(second))
  }

  private func visionLooks(_ color: Color) -> VisionLooks {
    if let known = visions[color] { return known }
    let new = VisionLooks(color)
    visions[color] = new
    return new
  }
}
