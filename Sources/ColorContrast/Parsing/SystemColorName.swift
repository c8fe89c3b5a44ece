internal import Vocabulary

/// The name of one of UIKit's colours, in an appearance and a generation.
struct SystemColorName {
  let appearance: Appearance
  let generation: SystemGeneration

  /// UIKit's colours that never change.
  ///
  /// Source: UIColor's documentation, "Fixed colors".
  private static let fixed = [
    "white": Color.white, "black": Color.black, "clear": Color(red: 0, green: 0, blue: 0, alpha: 0),
  ]

  /// Reads the rest of a text.
  func color(_ start: ColorScanner) throws(ColorParsingError) -> Color {
    let given = start.rest
    let name = Self.bare(given)
    if let color = Self.fixed[name.lowercased()] ?? Self.fixed[Self.withoutColor(name).lowercased()] { return color }
    if let color = SystemColors.color(name, appearance, generation) { return color.color }
    guard let canonical = SystemColors.canonicalName(name) else { throw unknown(given, start) }
    let generations = SystemGeneration.allCases.filter { SystemColors.color(canonical, appearance, $0) != nil }
    throw start.error(
      "no number is published for \(canonical) in iOS \(generation.rawValue)",
      "ask for iOS \(generations.map(\.rawValue).joined(separator: " or ")), or write the colour itself")
  }

  /// `UIColor.systemBlue` and `.systemBlue` without what stands before the name.
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
    let known = Self.fixed.keys.sorted() + SystemColors.names(in: generation)
    let short = known.filter { $0.hasPrefix("system") }.map { (name: String($0.dropFirst(6)), known: $0) }
    let unknown = UnknownName(Self.bare(given), kind: "a colour", known: known, accepted: short)
    return start.error(
      "it is neither a notation nor a name of UIKit's" + (unknown.question.map { "; \($0)" } ?? ""),
      ColorParser.advice)
  }
}
