import ArgumentParser
import TypeCheckKit

/// A parser of command-line colours for an appearance and iOS releases.
struct ColorReader {
  /// The appearance for which system colours are resolved.
  let appearance: Appearance
  /// The iOS releases for which system colours are resolved.
  let generation: SystemGeneration

  /// Parses a colour from a notation or name.
  ///
  /// `option` is the name of the option or argument for messages.
  ///
  /// - Throws: `ValidationError` for an unknown name, with the nearest names, and for a colour outside Display P3. No
  ///   screen can show such a colour, so its luminance would be meaningless.
  func color(_ text: String, _ option: String) throws -> Color {
    let color = try Named.checked(option) {
      try ColorParser.color(text, appearance: appearance, generation: generation)
    }
    try check(color, text, option)
    return color
  }

  /// Parses a colour, but keeps system colours as names, which follow the appearance.
  ///
  /// - Throws: `ValidationError` as ``color(_:_:)`` does.
  func value(_ text: String, _ option: String) throws -> ColorVariant.Value {
    let value = try Named.checked(option) { try ColorText.value(text) }
    if case .color(let color) = value { try check(color, text, option) }
    return value
  }

  private func check(_ color: Color, _ text: String, _ option: String) throws {
    guard color.isInDisplayP3() else {
      throw ValidationError(
        "\(option): the colour \"\(text)\" is outside Display P3, so no screen shows it; write a colour inside it, such as "
          + GamutMapping.toSRGB(color).hex)
    }
  }
}
