internal import AuditModel
internal import DynamicType
internal import SwiftTrees

/// A font that a SwiftUI expression describes.
///
/// Source: Apple documentation of SwiftUI, `Font`.
struct FontReading: Hashable, Sendable {
  /// The text style that the font follows; nil if unknown.
  var style: TextStyle?
  /// The size in points, if Dynamic Type does not change it.
  var fixedSize: Double?
  /// The weight, if the expression states one.
  var weight: FontWeight?
  /// Whether the font belongs to the app.
  var isCustom = false
  /// Whether a font of the app has the same size at every size category.
  var isFixedCustom = false

  /// The size expression of an ``isCustom`` font if it is not a number; Dynamic Type may scale the value.
  var openSize: SourceNode?

  /// Whether the font is SF Mono, whose glyph widths differ from the measured ones.
  var isMonospaced = false

  init(style: TextStyle? = nil, fixedSize: Double? = nil, weight: FontWeight? = nil) {
    (self.style, self.fixedSize, self.weight) = (style, fixedSize, weight)
  }

  /// Reads a font; nil if the expression is not understood.
  init?(_ expression: SourceNode) {
    switch expression.kind {
    case .member: self.init(member: expression)
    case .call: self.init(call: expression)
    default: return nil
    }
  }

  private init?(member: SourceNode) {
    // `.headline`, `Font.headline`
    guard member.first.map({ $0.kind == .name && $0.name == "Font" }) ?? true,
      let style = try? TextStyle(name: member.name)
    else { return nil }
    self.init(style: style)
  }

  private init?(call: SourceNode) {
    guard let callee = call.first, callee.kind == .member else { return nil }
    let base = callee.first
    if base == nil || base?.name == "Font" {
      self.init(named: call)
    } else if let base, let font = FontReading(base)?.modified(by: call) {
      self = font
    } else {
      return nil
    }
  }

  /// Returns the font after a modifier such as `bold()`; nil if the modifier is not understood.
  func modified(by call: SourceNode) -> FontReading? {
    var font = self
    switch call.name {
    case "bold": font.weight = .bold
    case "weight":
      guard let weight = call.argument(at: .number(0)).flatMap(Self.weight) else { return nil }
      font.weight = weight
    // SF Mono gives each letter an average width: "m" and "W" become narrower, "i" becomes wider.
    case "monospaced": font.isMonospaced = true
    case "italic", "monospacedDigit", "leading": break
    default: return nil
    }
    return font
  }

  /// Reads `.system(…)` and `.custom(…)`.
  private init?(named call: SourceNode) {
    self.init()
    switch call.name {
    case "system":
      let design = call.argument(at: .label("design"))
      // New York has different widths.
      if design?.name == "serif" { return nil }
      isMonospaced = design?.name == "monospaced"
      if let style = call.argument(at: .number(0)).flatMap({ FontReading($0)?.style }) {
        self.style = style
      } else if let size = call.argument(at: .label("size"))?.decimal {
        fixedSize = size
      } else {
        return nil
      }
      if let weight = call.argument(at: .label("weight")) {
        guard let known = Self.weight(weight) else { return nil }
        self.weight = known
      }
    case "custom":
      isCustom = true
      if let size = call.argument(at: .label("fixedSize")) {
        fixedSize = size.decimal
        (isFixedCustom, openSize) = (fixedSize != nil, fixedSize == nil ? size : nil)
        return
      }
      style = call.argument(at: .label("relativeTo")).map { FontReading($0)?.style } ?? .body
    default: return nil
    }
  }

  /// Returns the weight that an expression such as `.semibold` or `Font.Weight.semibold` names.
  static func weight(_ expression: SourceNode) -> FontWeight? {
    expression.kind == .member ? try? FontWeight(name: expression.name) : nil
  }
}

extension SourceNode {
  /// The value of a number literal.
  var decimal: Double? {
    kind == .number ? Double(digits) : nil
  }

  /// The value of a whole number literal.
  var whole: Int? { kind == .number ? Int(digits) : nil }

  /// The name without the underscores that divide digits.
  private var digits: String {
    let underscore = UInt8(ascii: "_")
    return name.utf8.contains(underscore) ? name.filter { $0 != "_" } : name
  }
}
