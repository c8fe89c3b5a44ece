internal import Vocabulary

/// A CSS colour name, or a UIKit colour name in an appearance and generation.
///
/// CSS takes precedence for bare names. For example, `green` is #008000, but `UIColor.green` and `greenColor` are
/// #00FF00.
struct SystemColorName {
  let appearance: Appearance
  let generation: SystemGeneration

  /// UIKit's fixed colours.
  ///
  /// Source: UIColor's documentation, "Fixed colors".
  private static let fixed: [String: Color] = [
    "white": .white, "black": .black, "clear": Color(red: 0, green: 0, blue: 0, alpha: 0),
    "darkgray": gray(1.0 / 3), "lightgray": gray(2.0 / 3), "gray": gray(0.5), "red": Color(rgb: 0xFF0000),
    "green": Color(rgb: 0x00FF00), "blue": Color(rgb: 0x0000FF), "cyan": Color(rgb: 0x00FFFF),
    "yellow": Color(rgb: 0xFFFF00), "magenta": Color(rgb: 0xFF00FF), "orange": Color(red: 1, green: 0.5, blue: 0),
    "purple": Color(red: 0.5, green: 0, blue: 0.5), "brown": Color(red: 0.6, green: 0.4, blue: 0.2),
  ]

  private static func gray(_ white: Double) -> Color { Color(red: white, green: white, blue: white) }

  /// The names of fixed colours that are the same in SwiftUI.
  private static let shared: Set<String> = ["white", "black", "clear"]

  /// Parses the remaining text as a name.
  func color(_ start: ColorScanner) throws(ColorParsingError) -> Color {
    let given = start.rest
    if let color = CSSColorName.color(given) { return color }
    let name = Self.bare(given)
    let short = Self.withoutColor(name).lowercased()
    if let color = Self.fixed[short] {
      guard !given.hasPrefix(".") || Self.shared.contains(short) else {
        throw start.error(
          "it is one colour in UIKit and another in SwiftUI", "write \(short), UIColor.\(short) or a system colour")
      }
      return color
    }
    if let color = SystemColors.color(name, appearance, generation) { return color.color }
    guard let canonical = SystemColors.canonicalName(name) else { throw unknown(given, start) }
    let generations = SystemGeneration.allCases.filter { SystemColors.color(canonical, appearance, $0) != nil }
    throw start.error(
      "no number is published for \(canonical) in iOS \(generation.rawValue)",
      "choose iOS \(generations.map(\.rawValue).joined(separator: " or ")), or write the colour value")
  }

  /// Returns a name without the prefix `UIColor.` or `.`.
  private static func bare(_ name: String) -> String {
    for prefix in ["UIColor.", "."] where name.lowercased().hasPrefix(prefix.lowercased()) {
      return String(name.dropFirst(prefix.count))
    }
    return name
  }

  private static func withoutColor(_ name: String) -> String {
    name.lowercased().hasSuffix("color") ? String(name.dropLast(5)) : name
  }

  private func unknown(_ given: String, _ start: ColorScanner) -> ColorParsingError {
    let digits = given.lowercased().hasPrefix("0x") ? given.dropFirst(2) : given[...]
    if [3, 4, 6, 8].contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit) {
      return start.error("hexadecimal digits need a # before them", "write #\(digits)")
    }
    let known = CSSColorName.names + SystemColors.names(in: generation)
    let short = known.filter { $0.hasPrefix("system") }.map { (name: String($0.dropFirst(6)), known: $0) }
    let unknown = UnknownName(Self.bare(given), kind: "a colour", known: known, accepted: short)
    return start.error(
      "it is neither a colour notation nor a CSS or UIKit name" + unknown.questionSuffix,
      ColorParser.advice)
  }
}
