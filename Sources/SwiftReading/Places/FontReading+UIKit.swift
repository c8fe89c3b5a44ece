internal import DynamicType
internal import SwiftTrees

extension FontReading {
  /// Reads a font of UIKit; nil if the expression is not understood.
  ///
  /// Source: Apple documentation of UIKit, `UIFont` and `UIFontMetrics`.
  init?(uiFont expression: SourceNode) {
    guard expression.kind == .call, let callee = expression.first, callee.kind == .member,
      ["UIFont", nil].contains(callee.first?.name)
    else { return nil }
    switch expression.name {
    case "preferredFont":
      // Traits may set another size category.
      guard expression.argument(at: .label("compatibleWith")).map({ $0.name == "nil" }) ?? true,
        let style = expression.argument(at: .label("forTextStyle")).flatMap(Self.textStyle)
      else { return nil }
      self.init(style: style)
    case "systemFont", "monospacedDigitSystemFont": self.init(size: expression, weight: nil)
    case "boldSystemFont": self.init(size: expression, weight: .bold)
    default: return nil
    }
  }

  private init?(size call: SourceNode, weight: FontWeight?) {
    guard let size = call.argument(at: .label("ofSize"))?.decimal else { return nil }
    self.init(fixedSize: size, weight: weight)
    if let stated = call.argument(at: .label("weight")) {
      guard let known = Self.weight(stated) else { return nil }
      self.weight = known
    }
  }

  /// Returns the text style that an expression such as `.headline` or `UIFont.TextStyle.headline` names.
  private static func textStyle(_ expression: SourceNode) -> TextStyle? {
    expression.kind == .member ? try? TextStyle(name: expression.name) : nil
  }
}
