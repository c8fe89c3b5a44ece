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
    if case .key = subject, text == nil || background == nil,
      let found = PaletteColors(beside: inputs, folder: check.folder, appearance)
    {
      (text, background) = (text ?? found.text, background ?? found.ground)
    }
    return PreviewColors(appearance, text: text, ground: background)
  }
}

/// The first text of a palette on its first ground.
struct PaletteColors {
  let text: Color
  let ground: Color

  /// Takes the colours of the first palette that says of a text and of a ground what they look like.
  ///
  /// - Parameters:
  ///   - inputs: Files or folders that it may stand among.
  ///   - folder: The folder of the configuration.
  ///   - appearance: Light or dark.
  init?(beside inputs: [String], folder: String, _ appearance: Appearance) {
    let named = CheckInputs(inputs, folder: folder).palettes
    guard !named.isEmpty else { return nil }
    let found = PaletteLoader.load(inputs: named, isOptional: true).palettes.lazy.compactMap { palette in
      let generation = palette.conditions.generation ?? .ios26
      let roles = [ColorRole.text, .background].compactMap { role in
        palette.colors.lazy.filter { $0.roles.contains(role) }
          .compactMap { $0.color(in: ColorEnvironment(appearance), generation) }.first
      }
      return roles.count == 2 ? (roles[0], roles[1]) : nil
    }
    guard let first = found.first else { return nil }
    (text, ground) = first
  }
}
