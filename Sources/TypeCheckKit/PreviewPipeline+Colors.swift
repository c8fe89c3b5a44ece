import AuditModel
import Catalogs
import ColorContrast
import Previews

extension PreviewPipeline {
  /// The colours: what was asked for, else a palette's first text on its first ground, else the system's.
  ///
  /// - Parameter inputs: Files or folders that a palette may stand among.
  /// - Returns: The colours of an eye without a deficiency.
  func colors(beside inputs: [String]) -> PreviewColors {
    var (text, background) = (self.text, self.background)
    if case .key = subject, text == nil || background == nil, let palette = palette(beside: inputs) {
      text = text ?? color(of: palette, .text)
      background = background ?? color(of: palette, .background)
    }
    return PreviewColors(appearance, text: text, ground: background)
  }

  /// The first palette that says of a text and of a ground what they look like.
  private func palette(beside inputs: [String]) -> Palette? {
    let named = CheckInputs(inputs, folder: check.folder)
    let found = PaletteLoader.load(inputs: named.palettes, isOptional: true).palettes
    return found.first { color(of: $0, .text) != nil && color(of: $0, .background) != nil }
  }

  private func color(of palette: Palette, _ role: ColorRole) -> Color? {
    let generation = palette.conditions.generation ?? .ios26
    return palette.colors.lazy.filter { $0.roles.contains(role) }
      .compactMap { $0.color(in: ColorEnvironment(appearance), generation) }.first
  }
}
