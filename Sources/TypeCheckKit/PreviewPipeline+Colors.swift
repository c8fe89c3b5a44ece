import AssetFiles
import AuditModel
import ColorContrast
import Previews
import TextFiles

extension PreviewPipeline {
  /// Returns the colours for normal vision, and the palette if a colour is a guess from it.
  ///
  /// Colours that were not requested come from a palette's first text and background, or else from the system.
  func colors(beside inputs: [String]) -> (seen: PreviewColors, palette: PaletteColors?) {
    guard case .key = subject, text == nil || background == nil,
      var found = PaletteColors(PaletteLoader.load(check.inventory(inputs), isOptional: true).palettes, appearance)
    else { return (PreviewColors(appearance, text: text, ground: background), nil) }
    (found.isTextAsked, found.isGroundAsked) = (text != nil, background != nil)
    return (PreviewColors(appearance, text: text ?? found.text, ground: background ?? found.ground), found)
  }
}

/// The first text colour and the first background colour of a palette.
///
/// This pair is a guess, because palettes do not state which colours are used together.
struct PaletteColors: Hashable {
  /// The palette's name.
  let name: String
  let text: Color
  let ground: Color
  /// Whether a requested colour replaces that of the text.
  var isTextAsked = false
  /// Whether a requested colour replaces that of the background.
  var isGroundAsked = false

  /// The origin of the colours as a sentence for captions.
  var origin: String {
    let owner = "of the palette \(Quotation(name, limit: 60)), which is a guess"
    if isTextAsked { return "the background is the first one \(owner)" }
    if isGroundAsked { return "the text's colour is the first one \(owner)" }
    return "its colours are the first text colour and the first background \(owner)"
  }

  /// Creates the colours of the first palette with both a text and a background, or returns nil if there is none.
  init?(_ palettes: [Palette], _ appearance: Appearance) {
    let found = palettes.lazy.compactMap { palette in
      let generation = palette.conditions.generation ?? .ios26
      let roles = [ColorRole.text, .background].compactMap { role in
        palette.colors.lazy.filter { $0.roles.contains(role) }
          .compactMap { $0.color(in: ColorEnvironment(appearance), generation) }.first
      }
      return roles.count == 2 ? (palette.name, roles[0], roles[1]) : nil
    }
    guard let first = found.first else { return nil }
    (name, text, ground) = first
  }
}
