internal import AuditModel
internal import DynamicType
internal import SwiftTrees

/// Fonts of SwiftUI and UIKit.
///
/// Source: Apple documentation of SwiftUI, `Font`, and of UIKit, `UIFont`, `UIFontMetrics` and `UIFontDescriptor`.
extension Evaluation {
  /// Returns the fonts of a call of the system; nil for any other call.
  func font(ofCall node: SourceNode, in frame: Frame, as expected: String?) -> PossibleValues? {
    guard let callee = node.first else { return nil }
    if callee.kind == .name {
      let name = callee.name.hasSuffix("Font") ? systemName(of: callee.name, at: callee) : callee.name
      if name == "Font" { return converted(node, in: frame) }
      return name == "UIFont" ? created(node, name, in: frame) : nil
    }
    guard callee.kind == .member else { return nil }
    guard let base = callee.first else {
      if callee.name == "init" { return expected.flatMap { created(node, $0, in: frame) } }
      return expected.flatMap { made(node, $0, in: frame) }
    }
    if base.kind == .name, base.name == SourceNode.selfName, callee.name == "init" {
      return expected.flatMap { created(node, $0, in: frame) }
    }
    if base.kind == .name, ["Font", "UIFont"].contains(base.name) {
      return callee.name == "init" ? created(node, base.name, in: frame) : made(node, base.name, in: frame)
    }
    return scaled(node, by: base, in: frame) ?? modified(node, base, in: frame)
  }

  /// Returns the system type behind the app's own name for it, as in `typealias AppFont = UIFont`, also inside of a type.
  private func systemName(of type: String, at node: SourceNode) -> String {
    types.scopes(of: types.scope(of: node)).lazy
      .compactMap { self.types.aliases.target(of: $0 + type, seenFrom: node.tree.file) }.first ?? type
  }

  /// Returns the fonts of an initializer of `Font` or `UIFont`.
  private func created(_ node: SourceNode, _ type: String, in frame: Frame) -> PossibleValues? {
    switch systemName(of: type, at: node) {
    case "Font": return converted(node, in: frame)
    case "UIFont":
      // `UIFont(name:size:)` may be nil, and the font is the app's own.
      if let size = node.argument(at: .label("size")) {
        if let base = node.argument(at: .label("descriptor")) { return descriptor(base, size, in: frame) }
        return custom(size, face: node.argument(at: .label("name")), in: frame)
      }
      return nil
    default: return nil
    }
  }

  /// Returns the fonts of `Font(uiFont)`, whose size stays the same unless the font follows a text style.
  private func converted(_ node: SourceNode, in frame: Frame) -> PossibleValues? {
    guard node.arguments.count == 1, let value = node.arguments[0].first else { return nil }
    return values(of: value, in: frame, as: "UIFont").flatMap { font in
      if case .font = font { PossibleValues(font) } else { .unknown(at: node) }
    }
  }

  /// Returns the fonts of a static function of `Font` or `UIFont`.
  private func made(_ node: SourceNode, _ type: String, in frame: Frame) -> PossibleValues? {
    switch (systemName(of: type, at: node), node.name) {
    case ("Font", "system"): return system(node, in: frame)
    case ("Font", "custom"):
      let face = node.argument(at: .number(0))
      if let size = node.argument(at: .label("fixedSize")) { return custom(size, face: face, in: frame) }
      let style = node.argument(at: .label("relativeTo")).map { styles(of: $0, in: frame) } ?? [.body]
      let size = node.argument(at: .label("size")).flatMap { number($0, in: frame) }
      let name = face.flatMap { text($0, in: frame) }
      return fonts(style, node) { style in
        var font = FontReading(style: style)
        (font.isCustom, font.face, font.sizeAtLarge) = (true, name, size)
        return font
      }
    case ("UIFont", "preferredFont"):
      // Traits may set another size category.
      guard node.argument(at: .label("compatibleWith")).map(\.isNil) ?? true,
        let style = node.argument(at: .label("forTextStyle"))
      else { return .unknown(at: node) }
      return fonts(styles(of: style, in: frame), node) { FontReading(style: $0) }
    case ("UIFont", "systemFont"), ("UIFont", "monospacedDigitSystemFont"): return sized(node, nil, in: frame)
    case ("UIFont", "boldSystemFont"): return sized(node, .bold, in: frame)
    case ("UIFont", "italicSystemFont"): return sized(node, nil, in: frame)
    case ("UIFont", "monospacedSystemFont"):
      return sized(node, nil, in: frame).flatMap { font in
        guard case .font(var reading) = font else { return PossibleValues(font) }
        reading.isMonospaced = true
        return PossibleValues(.font(reading))
      }
    default: return nil
    }
  }

  private func fonts(
    _ styles: [TextStyle]?, _ node: SourceNode, _ font: (TextStyle) -> FontReading
  ) -> PossibleValues {
    styles.map { PossibleValues($0.map { .font(font($0)) }) } ?? .unknown(at: node)
  }

  /// Returns the text styles of an expression; nil if unknown.
  private func styles(of node: SourceNode, in frame: Frame) -> [TextStyle]? {
    let found = values(of: node, in: frame, as: "Font.TextStyle")
    let styles = found.values.map { value -> TextStyle? in
      switch value {
      case .symbol(let name): try? TextStyle(name: name)
      case .font(let font): font.style
      default: nil
      }
    }
    return found.isComplete && !styles.isEmpty && !styles.contains(nil) ? styles.compactMap(\.self) : nil
  }

  // MARK: System fonts

  private func system(_ node: SourceNode, in frame: Frame) -> PossibleValues {
    let design = node.argument(at: .label("design"))
    // New York has different widths.
    let isSerif = design.map { values(of: $0, in: frame).values.contains(.symbol("serif")) } ?? false
    if isSerif { return .unknown(at: node) }
    if let design, !values(of: design, in: frame).isComplete { return .unknown(at: design) }
    let isMonospaced = design.map { values(of: $0, in: frame).values.contains(.symbol("monospaced")) } ?? false
    var found: PossibleValues
    if let size = node.argument(at: .label("size")) {
      found = sizes(size, in: frame).flatMap { Self.font(of: $0, at: node) }
    } else if let style = node.arguments.first(where: { $0.label.isEmpty || $0.label == "style" })?.first {
      found = fonts(styles(of: style, in: frame), node) { FontReading(style: $0) }
    } else {
      return .unknown(at: node)
    }
    if isMonospaced { found = found.mapFonts { $0.isMonospaced = true } }
    guard let weight = node.argument(at: .label("weight")) else { return found }
    return weighted(found, weight, in: frame)
  }

  /// Returns the fonts of a function with the argument `ofSize`.
  private func sized(_ node: SourceNode, _ weight: FontWeight?, in frame: Frame) -> PossibleValues {
    guard let size = node.argument(at: .label("ofSize")) else { return .unknown(at: node) }
    let found = sizes(size, in: frame).flatMap { Self.font(of: $0, at: node) }.mapFonts { $0.weight = weight }
    guard let stated = node.argument(at: .label("weight")) else { return found }
    return weighted(found, stated, in: frame)
  }

  private func sizes(_ node: SourceNode, in frame: Frame) -> PossibleValues {
    values(of: node, in: frame, as: "CGFloat")
  }

  /// Returns the system font of a size; a size with a range has several fonts.
  private static func font(of size: Value, at node: SourceNode) -> PossibleValues {
    guard case .number(let range) = size, range.least == range.most, isSize(range.least) else {
      return .unknown(at: node)
    }
    return PossibleValues(.font(FontReading(fixedSize: range.least)))
  }

  /// Returns the app's own font of a size, with the expression of its name.
  private func custom(_ size: SourceNode, face: SourceNode?, in frame: Frame) -> PossibleValues {
    custom(size, named: face.flatMap { text($0, in: frame) }, in: frame)
  }

  private func custom(_ size: SourceNode, named face: String?, in frame: Frame) -> PossibleValues {
    var font = FontReading()
    (font.isCustom, font.face) = (true, face)
    // Dynamic Type may scale a size that is not known.
    if let size = number(size, in: frame) { (font.fixedSize, font.isFixedCustom) = (size, true) }
    return PossibleValues(.font(font))
  }

  /// Returns the only number of an expression; nil if there may be others.
  private func number(_ node: SourceNode, in frame: Frame) -> Double? {
    guard case .number(let range)? = sizes(node, in: frame).only, range.least == range.most, Self.isSize(range.least)
    else { return nil }
    return range.least
  }

  /// Returns whether a size in points can be measured.
  private static func isSize(_ points: Double) -> Bool { points > 0 && points <= Slot.largestFontSize }

  /// Returns the only text of an expression; nil if there may be others.
  private func text(_ node: SourceNode, in frame: Frame) -> String? {
    guard case .text(let text)? = values(of: node, in: frame, as: "String").only, !text.isEmpty else { return nil }
    return text
  }

  private func descriptor(_ base: SourceNode, _ size: SourceNode, in frame: Frame) -> PossibleValues {
    // Other descriptors may have traits, a design or a size of their own.
    if base.kind == .call, base.name == "preferredFontDescriptor",
      let style = base.argument(at: .label("withTextStyle")),
      values(of: size, in: frame).only == .number(LengthRange(0))
    {
      return fonts(styles(of: style, in: frame), base) { FontReading(style: $0) }
    }
    return .unknown(at: base)
  }

  // MARK: Modifiers

  private func weighted(_ fonts: PossibleValues, _ weight: SourceNode, in frame: Frame) -> PossibleValues {
    let found = values(of: weight, in: frame, as: "Font.Weight")
    return found.flatMap { value in
      guard case .symbol(let name) = value, let known = try? FontWeight(name: name) else {
        return .unknown(at: weight)
      }
      return fonts.mapFonts { $0.weight = known }
    }
  }

  /// Returns the fonts of `UIFontMetrics(forTextStyle: .body).scaledFont(for: font)`; nil for any other call.
  private func scaled(_ node: SourceNode, by base: SourceNode, in frame: Frame) -> PossibleValues? {
    guard node.name == "scaledFont", let font = node.argument(at: .label("for")) else { return nil }
    return values(of: font, in: frame, as: "UIFont").flatMap { value in
      guard case .font(var reading) = value else { return .unknown(at: node) }
      guard reading.isCustom else { return .unknown(at: node) }
      // Other arguments limit the size.
      reading.sizeAtLarge = node.arguments.count == 1 ? reading.fixedSize : nil
      (reading.fixedSize, reading.isFixedCustom) = (nil, false)
      reading.style = metricsStyle(of: base, in: frame)
      return PossibleValues(.font(reading))
    }
  }

  /// Returns the text style of `UIFontMetrics(forTextStyle:)` and of `UIFontMetrics.default`; nil if unknown.
  private func metricsStyle(of base: SourceNode, in frame: Frame) -> TextStyle? {
    if base.path == ["UIFontMetrics", "default"] { return .body }
    guard base.kind == .call, base.name == "UIFontMetrics", let style = base.argument(at: .label("forTextStyle")) else {
      return nil
    }
    return styles(of: style, in: frame).flatMap { $0.count == 1 ? $0[0] : nil }
  }

  /// Returns the fonts after a modifier; nil if the base is not a font.
  private func modified(_ node: SourceNode, _ base: SourceNode, in frame: Frame) -> PossibleValues? {
    guard Self.modifiers.contains(node.name) else { return nil }
    let bases = values(of: base, in: frame, as: "Font")
    guard bases.values.contains(where: { if case .font = $0 { true } else { false } }) else { return nil }
    switch node.name {
    case "bold": return bases.mapFonts { $0.weight = .bold }
    case "weight":
      guard let weight = node.argument(at: .number(0)) else { return .unknown(at: node) }
      return weighted(bases, weight, in: frame)
    // SF Mono gives each letter an average width: "m" and "W" become narrower, "i" becomes wider.
    case "monospaced": return bases.mapFonts { $0.isMonospaced = true }
    case "withSize":
      guard let size = node.argument(at: .number(0)) else { return .unknown(at: node) }
      return bases.flatMap { font in
        guard case .font(let reading) = font else { return .unknown(at: node) }
        if reading.isCustom { return custom(size, named: reading.face, in: frame) }
        return sizes(size, in: frame).flatMap { Self.font(of: $0, at: node) }.mapFonts {
          $0.weight = reading.weight ?? (reading.style == .headline ? .semibold : nil)
        }
      }
    case "leading": return bases
    // A font of the app is drawn with another file of its family.
    default: return bases.mapFonts { $0.face = nil }
    }
  }

  /// The modifiers of fonts.
  private static let modifiers = APIList.fontChanges.names
}

extension PossibleValues {
  /// Returns the values with changed fonts.
  fileprivate func mapFonts(_ change: (inout FontReading) -> Void) -> Self {
    flatMap { value in
      guard case .font(var font) = value else { return PossibleValues(value) }
      change(&font)
      // Another weight is another file of the family.
      if font.weight != nil || font.isMonospaced { font.face = nil }
      return PossibleValues(.font(font))
    }
  }
}
