/// The arguments of a colour function up to its closing parenthesis, which must be the end of the text.
///
/// The arguments are separated by spaces, with a slash before alpha. Legacy functions also allow commas throughout,
/// with alpha as the fourth argument.
struct ColorArguments {
  private(set) var components: [ColorArgument] = []
  private var alpha: ColorArgument?

  init(_ scanner: inout ColorScanner, count: Int, mayUseCommas: Bool = false) throws(ColorParsingError) {
    scanner.skipSpaces()
    components.append(try ColorArgument(&scanner))
    scanner.skipSpaces()
    let hasCommas = scanner.next == UInt8(ascii: ",")
    if hasCommas && !mayUseCommas {
      throw scanner.error("this function takes no commas", "separate them by spaces, alpha by a slash")
    }
    while components.count < count {
      try Self.separator(&scanner, isComma: hasCommas, components.count, of: count)
      components.append(try ColorArgument(&scanner))
      scanner.skipSpaces()
    }
    if hasCommas ? scanner.take(",") : scanner.take("/") {
      scanner.skipSpaces()
      alpha = try ColorArgument(&scanner)
      scanner.skipSpaces()
    }
    guard scanner.take(")") else {
      let slash = hasCommas ? "a comma and alpha" : "a slash and alpha"
      throw scanner.error("\(scanner.found) where the function should end", "write ) or \(slash)")
    }
    scanner.skipSpaces()
    guard scanner.isAtEnd else { throw scanner.error("\(scanner.found) after the colour", "give one colour only") }
    if hasCommas { try holdToCommaSyntax() }
  }

  /// Returns the alpha of the colour, by default 1.
  ///
  /// CSS would clamp 50 to 1. Here it is an error, because clamping could make unreadable text pass.
  func opacity() throws(ColorParsingError) -> Double {
    guard let alpha else { return 1 }
    let opacity = try alpha.component(percentOf: 1)
    guard (0...1).contains(opacity) else {
      throw alpha.place.error("the alpha is outside 0…1", "write a number such as 0.5, or a percentage up to 100%")
    }
    return opacity
  }

  private static func separator(
    _ scanner: inout ColorScanner, isComma: Bool, _ found: Int, of count: Int
  ) throws(ColorParsingError) {
    if isComma {
      guard scanner.take(",") else {
        throw scanner.error("\(scanner.found) where a comma should be", "separate all arguments by commas or none")
      }
      scanner.skipSpaces()
    } else if scanner.next == UInt8(ascii: ",") {
      throw scanner.error("a comma where other arguments have spaces", "separate all arguments by commas or none")
    } else if scanner.isAtEnd || scanner.next == UInt8(ascii: ")") || scanner.next == UInt8(ascii: "/") {
      throw scanner.error("only \(found) of \(count) components are given", "write \(count) components")
    }
  }

  /// Throws an error if comma-separated arguments contain `none`, or mix numbers and percentages.
  private func holdToCommaSyntax() throws(ColorParsingError) {
    for argument in components + [alpha].compactMap(\.self) where argument.unit == .none {
      throw argument.place.error(
        "none is not allowed in the comma syntax", "write 0, or separate the arguments by spaces")
    }
    for argument in components where argument.unit != components[0].unit {
      throw argument.place.error(
        "the comma syntax cannot mix numbers and percentages", "write all as numbers or all as percentages")
    }
  }
}
