internal import AuditModel
internal import CodeValues
internal import ColorContrast
internal import SwiftTrees

/// Reads colours from SwiftUI expressions.
///
/// Source: Apple documentation of SwiftUI, `Color`, and of UIKit, `UIColor`.
struct ColorReading: Sendable {
  let binder: Binder

  /// The maximum number of declarations to follow to a colour (our own limit).
  private static let deepest = 4

  /// The colours of SwiftUI that are also colours of UIKit.
  private static let system: [String: String] = [
    "red": "systemRed", "orange": "systemOrange", "yellow": "systemYellow", "green": "systemGreen",
    "mint": "systemMint", "teal": "systemTeal", "cyan": "systemCyan", "blue": "systemBlue", "indigo": "systemIndigo",
    "purple": "systemPurple", "pink": "systemPink", "brown": "systemBrown", "gray": "systemGray",
    "primary": "label", "secondary": "secondaryLabel",
  ]
  /// Shapes that a colour fills.
  private static let shapes = APIList.filledShapes.names
  /// Modifiers that do not change the colour or size of a filled shape or colour.
  private static let harmless = APIList.shapeModifiers.names
  /// Colours of UIKit that do not change with the appearance, and whose names a colour set may have.
  private static let fixed = APIList.fixedColors.names

  /// Returns the colour of an expression; nil if the expression is not understood.
  func color(_ expression: SourceNode, depth: Int = 0) -> CodeColorPair.Value? {
    guard depth < Self.deepest else { return nil }
    switch expression.kind {
    case .member: return color(member: expression, depth: depth)
    case .call: return color(call: expression, depth: depth)
    case .name: return declared(binder.declarations(of: expression), depth: depth)
    default: return nil
    }
  }

  private func color(member: SourceNode, depth: Int) -> CodeColorPair.Value? {
    let base = member.first
    guard base.map({ $0.kind == .name && $0.name == "Color" }) ?? true else {
      return declared(binder.declarations(of: member), depth: depth)
    }
    // The app's own constants of this name take precedence.
    let own = ["Color", "ShapeStyle"].flatMap {
      binder.types.members(member.name, of: $0, seenFrom: member.tree.file)
    }
    if !own.isEmpty { return declared(own, depth: depth) }
    switch member.name {
    case "white": return .color(.white)
    case "black": return .color(.black)
    case "clear", "tint", "accentColor", "foreground", "background", "selection", "separator", "quaternary", "quinary",
      "tertiary", "placeholder", "link", "windowBackground":
      return nil
    case let name where name.hasSuffix("Material"): return nil
    default: return Self.system[member.name].map { .system($0) } ?? .symbol(member.name)
    }
  }

  private func declared(_ found: [SourceNode], depth: Int) -> CodeColorPair.Value? {
    guard found.count == 1, found[0].kind == .property, !found[0].hasWrapper else { return nil }
    // Code may change the colour of a variable or a stored property.
    guard found[0].isStatic || found[0].child(.block) != nil || found[0].parent?.kind == .file else { return nil }
    return found[0].onlyValue.flatMap { color($0, depth: depth + 1) }
  }

  private func color(call: SourceNode, depth: Int) -> CodeColorPair.Value? {
    guard let callee = call.first else { return nil }
    if callee.kind == .name {
      return callee.name == "Color" || callee.name == "UIColor" ? created(by: call, depth: depth) : nil
    }
    guard callee.kind == .member, let base = callee.first else { return nil }
    if Self.harmless.contains(callee.name) { return color(base, depth: depth) }
    // A filled shape.
    let isFilled = ["fill", "foregroundColor", "foregroundStyle"].contains(callee.name)
    guard isFilled, base.kind == .call, base.first?.kind == .name, Self.shapes.contains(base.name) else { return nil }
    return call.arguments.first?.first.flatMap { color($0, depth: depth) }
  }

  /// The colour from an initializer of `Color`.
  private func created(by call: SourceNode, depth: Int) -> CodeColorPair.Value? {
    guard let first = call.arguments.first, let value = first.first else { return nil }
    switch first.label {
    case "" where value.kind == .string: return value.child(.hole) == nil ? value.literal.map { .set($0) } : nil
    case "named": return value.child(.hole) == nil ? value.literal.map { .set($0) } : nil
    case "", "uiColor":
      if value.kind == .member, value.first.map({ $0.name == "UIColor" || $0.name == "ColorResource" }) ?? true {
        let own = binder.types.members(value.name, of: "UIColor", seenFrom: call.tree.file)
        if !own.isEmpty { return declared(own, depth: depth) }
        if Self.fixed.contains(value.name) { return nil }
        return value.first?.name == "UIColor" ? .system(value.name) : .symbol(value.name)
      }
      return value.kind == .call ? color(call: value, depth: depth + 1) : nil
    case "red": return components(of: call)
    case "white": return components(of: call)
    default: return nil
    }
  }

  /// The colour from components from 0 to 1; nil if one is not a number, or for another colour space.
  private func components(of call: SourceNode) -> CodeColorPair.Value? {
    func number(_ label: String) -> Double? {
      guard let value = call.argument(at: .label(label)) else { return nil }
      if let decimal = value.decimal { return decimal }
      // `Color(red: 12 / 255, …)`
      let operands = Array(value.children)
      guard value.kind == .other, value.name == "/", operands.count == 2, let above = operands[0].decimal,
        let below = operands[1].decimal, below > 0
      else { return nil }
      return above / below
    }
    guard call.argument(at: .label("opacity")).map({ $0.decimal == 1 }) ?? true,
      call.argument(at: .label("alpha")).map({ $0.decimal == 1 }) ?? true
    else { return nil }
    let grey = number("white")
    guard let red = grey ?? number("red"), let green = grey ?? number("green"), let blue = grey ?? number("blue"),
      [red, green, blue].allSatisfy((0...1).contains)
    else { return nil }
    return .color(Color(red: red, green: green, blue: blue))
  }
}
