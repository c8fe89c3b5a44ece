import ArgumentParser
import TypeCheckKit

/// Reads colours of the command line for one appearance and span of iOS releases.
struct ColorReader {
  /// The appearance that system colours are looked up for.
  let appearance: Appearance
  /// The iOS releases whose system colours count.
  let generation: SystemGeneration

  /// The colour of a notation or name.
  ///
  /// - Parameters:
  ///   - text: As it stands on the command line.
  ///   - option: Where it stands there.
  /// - Returns: The colour.
  /// - Throws: `ValidationError` with what is wrong and the nearest known names, or where no screen can show the colour:
  ///   its luminance would be one that nobody sees.
  func color(_ text: String, _ option: String) throws -> Color {
    let color = try Named.checked(option) {
      try ColorParser.color(text, appearance: appearance, generation: generation)
    }
    try check(color, text, option)
    return color
  }

  /// The value of a notation or name; one of UIKit's colours stays a name, so that it follows the appearance.
  ///
  /// - Parameters:
  ///   - text: As it stands on the command line.
  ///   - option: Where it stands there.
  /// - Returns: The value.
  /// - Throws: `ValidationError` as ``color(_:_:)`` does.
  func value(_ text: String, _ option: String) throws -> ColorVariant.Value {
    let value = try Named.checked(option) { try ColorText.value(text) }
    if case .color(let color) = value { try check(color, text, option) }
    return value
  }

  private func check(_ color: Color, _ text: String, _ option: String) throws {
    guard color.isInDisplayP3() else {
      throw ValidationError(
        "\(option): the colour \"\(text)\" is outside Display P3, so no screen shows it; write what is shown, such as "
          + GamutMapping.toSRGB(color).hex)
    }
  }
}
