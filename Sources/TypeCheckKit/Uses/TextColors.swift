import AssetFiles
import AuditModel
import ColorContrast

/// The colours of texts at the places in code that state them.
struct TextColors: Sendable {
  private var byLocation: [SourceLocation: PageColors] = [:]

  /// Creates an empty collection of colours.
  init() {}

  /// Resolves the pairs whose colours are both stated; `palettes` contains the colour sets of the projects.
  init(_ pairs: [CodeColorPair], in palettes: PaletteCatalog, of projects: ProjectFacts) {
    let sets = ColorSets(palettes.palettes, of: projects)
    for pair in pairs where !pair.isAssumed {
      guard let stated = sets.pair(pair)?.pair, !stated.isAssumed,
        let light = Self.pair(stated.first, stated.second, .light),
        let dark = Self.pair(stated.first, stated.second, .dark)
      else { continue }
      byLocation[pair.location] = PageColors(light: light, dark: dark)
    }
  }

  private static func pair(_ text: NamedColor, _ background: NamedColor, _ appearance: Appearance) -> PageColors.Pair? {
    let environment = ColorEnvironment(appearance)
    guard let behind = background.color(in: environment, .ios26), behind.isOpaque,
      let drawn = text.color(in: environment, .ios26)?.composited(over: behind),
      let ratio = try? WCAG2.ratio(text: drawn, background: behind)
    else { return nil }
    return PageColors.Pair(text: drawn.hex, background: behind.hex, ratio: ratio)
  }

  /// Returns the colours of the text at a place; nil if they are not known.
  func colors(at location: SourceLocation) -> PageColors? { byLocation[location] }

  /// Returns the colours of a text at all its places; nil if they differ or one of them is not known.
  func colors(at uses: [TextUse]) -> PageColors? {
    guard let first = uses.first, let colors = byLocation[first.location] else { return nil }
    return uses.dropFirst().allSatisfy { byLocation[$0.location] == colors } ? colors : nil
  }
}
