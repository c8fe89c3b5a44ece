import AssetFiles
import AuditModel
import ColorContrast
import Previews
import TextFiles

extension PreviewPipeline {
  /// The colours with normal vision: those requested, else a palette's first text on its first background, else the
  /// system's.
  ///
  /// The palette is returned if one of the colours is a guess from it.
  func colors(beside inputs: [String]) -> (seen: PreviewColors, palette: PaletteColors?) {
    guard case .key = subject, text == nil || background == nil,
      var found = PaletteColors(PaletteLoader.load(check.inventory(inputs), isOptional: true).palettes, appearance)
    else { return (PreviewColors(appearance, text: text, ground: background), nil) }
    (found.isTextAsked, found.isGroundAsked) = (text != nil, background != nil)
    return (PreviewColors(appearance, text: text ?? found.text, ground: background ?? found.ground), found)
  }
}

/// The first text colour of a palette on its first background.
///
/// This pair is a guess, because palettes do not state which colours are used together.
struct PaletteColors: Hashable {
  /// The palette's name.
  let name: String
  let text: Color
  let ground: Color
  /// Whether the text has a requested colour instead.
  var isTextAsked = false
  /// Whether the background has a requested colour instead.
  var isGroundAsked = false

  /// The origin of the colours, for a caption.
  var origin: String {
    let owner = "of the palette \(Quotation(name, limit: 60)), which is a guess"
    if isTextAsked { return "the background is the first one \(owner)" }
    if isGroundAsked { return "the text's colour is the first one \(owner)" }
    return "its colours are the first text colour and the first background \(owner)"
  }

  /// Takes the colours of the first palette that has both a text and a background; nil if there is none.
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
