/// The function notations of CSS Color 4.
enum FunctionNotation {
  /// The unsupported CSS functions, each with an alternative.
  private static let refused = [
    "lab": "it is relative to the white D50; convert it and write oklab(…)",
    "lch": "it is relative to the white D50; convert it and write oklch(…)",
    "hsl": "write it as rgb(…) or oklch(…)", "hsla": "write it as rgb(… / alpha) or oklch(… / alpha)",
    "hwb": "write it as rgb(…) or oklch(…)", "color-mix": "write the resulting colour",
    "calc": "write the resulting number",
    "var": "write the colour value of the variable", "uicolor": "write rgb(…) or the colour's name",
    "device-cmyk": "write rgb(…)",
  ]

  /// Parses the arguments of a function after the opening parenthesis.
  static func color(
    _ name: String, _ start: ColorScanner, _ scanner: inout ColorScanner
  ) throws(ColorParsingError) -> Color {
    switch name {
    case "rgb", "rgba": return try rgb(&scanner)
    case "oklab": return try oklab(&scanner)
    case "oklch": return try oklch(&scanner)
    case "color": return try color(&scanner)
    default:
      if let remedy = refused[name] { throw start.error("\(name)() is not supported", remedy) }
      throw start.error("\"\(name.prefix(32))\" is not a colour function", "use rgb(), color(), oklab() or oklch()")
    }
  }

  private static func rgb(_ scanner: inout ColorScanner) throws(ColorParsingError) -> Color {
    let arguments = try ColorArguments(&scanner, count: 3, mayUseCommas: true)
    var components = SIMD3<Double>.zero
    for (index, argument) in arguments.components.enumerated() {
      let component = try argument.component(percentOf: 255)
      guard (0...255).contains(component) else {
        throw argument.place.error(
          "a component of rgb() is outside 0…255", "write a value inside, or color(srgb …) for a colour outside sRGB")
      }
      components[index] = component / 255
    }
    return Color(.sRGB, components, alpha: try arguments.opacity())
  }

  private static func oklab(_ scanner: inout ColorScanner) throws(ColorParsingError) -> Color {
    let arguments = try ColorArguments(&scanner, count: 3)
    let lightness = try arguments.components[0].component(percentOf: 1)
    let a = try arguments.components[1].component(percentOf: 0.4)
    let b = try arguments.components[2].component(percentOf: 0.4)
    return Color(.oklab, SIMD3(min(max(lightness, 0), 1), a, b), alpha: try arguments.opacity())
  }

  private static func oklch(_ scanner: inout ColorScanner) throws(ColorParsingError) -> Color {
    let arguments = try ColorArguments(&scanner, count: 3)
    let lightness = try arguments.components[0].component(percentOf: 1)
    let chroma = try arguments.components[1].component(percentOf: 0.4)
    let hue = try arguments.components[2].angle()
    return Color(.oklch, SIMD3(min(max(lightness, 0), 1), max(chroma, 0), hue), alpha: try arguments.opacity())
  }

  private static func color(_ scanner: inout ColorScanner) throws(ColorParsingError) -> Color {
    scanner.skipSpaces()
    let place = scanner
    let space = try ColorSpaceName.space(scanner.word(), place)
    let arguments = try ColorArguments(&scanner, count: space.isGray ? 1 : 3)
    var components = SIMD3<Double>.zero
    for (index, argument) in arguments.components.enumerated() {
      components[index] = try argument.component(percentOf: 1)
    }
    return Color(space.holding(components), components, alpha: try arguments.opacity())
  }
}
