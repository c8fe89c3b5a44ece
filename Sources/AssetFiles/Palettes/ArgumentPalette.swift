package import AuditModel
package import ColorContrast
import Documents

/// Colours given as arguments, without a file: `#34A853`, `red`, `warningText=#B25000`.
///
/// The part before an equals sign is the colour's name, which determines roles, states and pairs. Colours without a
/// name count as states of one element, which users must be able to distinguish.
package enum ArgumentPalette {
  /// The name of the palette, which is also the file name in locations.
  package static let name = "command-line"

  /// Returns whether an argument is or resembles a colour, and no file has this name.
  package static func isColor(_ argument: String) -> Bool {
    guard FileKind(at: argument) == .missing else { return false }
    let text = parts(of: argument).color
    return text.hasPrefix("#") || text.contains("(") || (try? ColorText.value(text)) != nil
  }

  /// Parses the colour of an argument, `COLOR` or `NAME=COLOR`; a colour without a name is named by its text.
  ///
  /// `number` is the position of the argument, from 1.
  ///
  /// - Throws: `ColorParsingError` with the position and the fix.
  package static func color(_ argument: String, number: Int) throws(ColorParsingError) -> NamedColor {
    let (name, text) = parts(of: argument)
    let location = SourceLocation(file: Self.name, line: 1, column: number)
    let variant = ColorVariant(try ColorText.value(text), location: location)
    return NamedColor(name: name ?? text, variants: [variant], location: location, origin: .literal)
  }

  /// Creates a palette from colours given as arguments, and infers roles, states and pairs from their names.
  package static func palette(_ colors: [NamedColor]) -> Palette {
    let location = SourceLocation(startOf: name)
    var palette = Palette(guessingUsesOf: colors, name: name, location: location)
    let bare = palette.colors.filter { (try? ColorText.value($0.name)) != nil }
    if bare.count > 1 {
      palette.states.append(
        Palette.StateGroup(name: "colours", colors: bare, cues: [], isGuessed: true, location: location))
    }
    return palette
  }

  private static func parts(of argument: String) -> (name: String?, color: String) {
    guard let equals = argument.firstIndex(of: "="), equals > argument.startIndex else { return (nil, argument) }
    return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
  }
}
