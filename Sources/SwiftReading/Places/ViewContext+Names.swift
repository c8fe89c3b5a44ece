internal import AuditModel
internal import SwiftTrees

extension ViewContext {
  /// Containers of SwiftUI that keep the font of their surroundings.
  private static let transparent = APIList.fontContainers.names

  /// Controls with a label of title and icon, as in `Button("key", systemImage: "plus") {}`.
  static let labelled = APIList.labelledControls.names

  /// The names of the containers of SwiftUI.
  static let containers = transparent.union(ViewContainer.names)

  /// Whether a name belongs to a SwiftUI container.
  static func isContainer(_ name: String) -> Bool { containers.contains(name) }

  /// Reads a line limit: a number, the upper end of a range, or nil for no limit, which is 0.
  ///
  /// If code chooses between several limits, the result is the largest.
  static func lines(_ argument: SourceNode?, at origin: SourceLocation) -> TextUse.Value<Int> {
    guard let argument else { return TextUse.Value(nil, .unknown, at: origin) }
    guard let branches = argument.alternatives else {
      let number = number(ofLines: argument)
      return TextUse.Value(number, number == nil ? .unknown : .exact, at: origin)
    }
    let found = branches.map(number)
    guard !found.isEmpty, !found.contains(nil) else { return TextUse.Value(nil, .unknown, at: origin) }
    return TextUse.Value(found.contains(0) ? 0 : found.compactMap(\.self).max(), .atMost, at: origin)
  }

  /// Reads the argument of `textCase`.
  static func isUppercase(_ argument: SourceNode?, at origin: SourceLocation) -> TextUse.Value<Bool> {
    let isKnown = argument?.kind == .member || argument?.name == "nil"
    return TextUse.Value(isKnown ? argument?.name == "uppercase" : nil, isKnown ? .exact : .unknown, at: origin)
  }

  /// Reads the argument of `minimumScaleFactor`.
  static func scale(_ argument: SourceNode?, at origin: SourceLocation) -> TextUse.Value<Double> {
    TextUse.Value(argument?.decimal, argument?.decimal == nil ? .unknown : .exact, at: origin)
  }

  private static func number(ofLines argument: SourceNode) -> Int? {
    if argument.isNil { return 0 }
    if let number = argument.whole { return number }
    guard argument.kind == .other else { return nil }
    // A range without an end only reserves lines.
    if argument.name == SourceKind.postfix("...") { return 0 }
    return argument.name == "..." ? argument.children.compactMap(\.whole).last : nil
  }
}

extension SourceNode {
  /// Whether a call of `labelStyle` hides titles.
  var isIconOnly: Bool { name == "labelStyle" && arguments.first?.first?.name == "iconOnly" }

  /// Whether a text modifier keeps or increases the letter spacing without changing glyph widths, as in `tracking(0)`.
  var keepsLetters: Bool {
    guard let argument = arguments.first?.first else { return false }
    switch name {
    case "tracking", "kerning": return argument.decimal.map { $0 >= 0 } ?? false
    case "allowsTightening", "monospaced": return argument.name == "false"
    case "fontDesign": return argument.isNil || argument.name == "default"
    case "fontWidth": return argument.isNil || argument.name == "standard"
    default: return false
    }
  }
}
