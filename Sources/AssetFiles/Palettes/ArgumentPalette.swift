package import AuditModel
package import ColorContrast
import Documents

/// Colours given as arguments, without a file: `#34A853`, `red`, `warningText=#B25000`.
///
/// The name before an equals sign is read like that of a colour set: roles, states and pairs are inferred from it.
/// Colours without a name are assumed to be states of one thing that users have to distinguish.
package enum ArgumentPalette {
  /// The name of the palette, also used as the file of its colours.
  package static let name = "command-line"

  /// Whether an argument is meant as a colour: it is or resembles one, and no file has this name.
  ///
  /// - Parameter argument: An argument.
  /// - Returns: Whether it is a colour.
  package static func isColor(_ argument: String) -> Bool {
    guard FileKind(at: argument) == .missing else { return false }
    let text = parts(of: argument).color
    return text.hasPrefix("#") || text.contains("(") || (try? ColorText.value(text)) != nil
  }

  /// The colour of an argument.
  ///
  /// - Parameters:
  ///   - argument: `COLOR` or `NAME=COLOR`.
  ///   - number: The position of the argument, from 1.
  /// - Returns: The colour; without a name, its spelling is its name.
  /// - Throws: `ColorParsingError` with the position and the fix.
  package static func color(_ argument: String, number: Int) throws(ColorParsingError) -> NamedColor {
    let (name, text) = parts(of: argument)
    let location = SourceLocation(file: Self.name, line: 1, column: number)
    let variant = ColorVariant(try ColorText.value(text), location: location)
    return NamedColor(name: name ?? text, variants: [variant], location: location, origin: .literal)
  }

  /// The palette of given colours.
  ///
  /// - Parameter colors: The colours, in the order of the arguments.
  /// - Returns: The palette, with inferred roles, states and pairs.
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
