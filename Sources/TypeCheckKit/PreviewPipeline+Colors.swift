import AuditModel
import ColorContrast
import Previews
import TextFiles

extension PreviewPipeline {
  /// The colours: what was asked for, else a palette's first text on its first ground, else the system's.
  ///
  /// - Parameter inputs: Files or folders that a palette may stand among.
  /// - Returns: The colours of an eye without a deficiency, and the palette where one of them is a guess from it.
  func colors(beside inputs: [String]) -> (seen: PreviewColors, palette: PaletteColors?) {
    guard case .key = subject, text == nil || background == nil,
      var found = PaletteColors(check.palettes(CheckInputs(inputs, folder: check.folder)).palettes, appearance)
    else { return (PreviewColors(appearance, text: text, ground: background), nil) }
    (found.isTextAsked, found.isGroundAsked) = (text != nil, background != nil)
    return (PreviewColors(appearance, text: text ?? found.text, ground: background ?? found.ground), found)
  }
}

/// The first text of a palette on its first ground: a guess, as a palette does not say where a text stands.
struct PaletteColors: Hashable {
  /// The palette's name.
  let name: String
  let text: Color
  let ground: Color
  /// Whether the text has a colour that was asked for instead.
  var isTextAsked = false
  /// Whether the ground has one.
  var isGroundAsked = false

  /// Whose colours they are, for a caption.
  var origin: String {
    let owner = "of the palette \(Quotation(name, limit: 60)), which is a guess"
    if isTextAsked { return "the background is the first one \(owner)" }
    if isGroundAsked { return "the text's colour is the first one \(owner)" }
    return "its colours are the first text colour and the first background \(owner)"
  }

  /// Takes the colours of the first palette that says of a text and of a ground what they look like.
  ///
  /// - Parameters:
  ///   - palettes: The palettes, as they were read.
  ///   - appearance: Light or dark.
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
