internal import AuditModel
internal import DynamicType
internal import SwiftTrees

/// The app's own fonts, modifiers, styles and containers that are declared in the sources.
struct Components: Sendable {
  let binder: Binder
  /// The fonts that the configuration describes.
  let fonts: [String: SlotFields]
  /// The modifiers, styles and containers that keep fonts and sizes, according to the configuration.
  var neutral: Set<String> = []

  /// The cached places of views in the app's own modifiers and containers, which many texts look up.
  private let viewStarts = ViewStarts()

  /// The maximum number of declarations to follow to a font (our own limit).
  private static let deepest = 4

  // MARK: Fonts

  /// Reads a font, which may be a declaration of the app; nil if the expression is not understood.
  func font(_ expression: SourceNode) -> FontReading? {
    guard var font = font(expression, in: "Font", read: { FontReading($0) }) else { return nil }
    guard let size = font.openSize else { return font }
    // A size that Dynamic Type scales, such as a scaled metric, has several values.
    let points = LengthReading(binder: binder).range(size)
    font.openSize = nil
    font.isFixedCustom = points.least == points.most && points.least.isFinite
    font.fixedSize = font.isFixedCustom ? points.least : nil
    return font
  }

  /// Reads a UIKit font, which may be a declaration of the app; nil if the expression is not understood.
  func uiFont(_ expression: SourceNode) -> FontReading? { font(expression, in: "UIFont") { FontReading(uiFont: $0) } }

  /// Reads a font of a type that the app extends; `read` reads expressions without the app's own names.
  private func font(
    _ expression: SourceNode, in type: String, depth: Int = 0, read: (SourceNode) -> FontReading?
  ) -> FontReading? {
    // What the configuration states takes precedence, also over fonts whose letters are not measured.
    if let font = FontReading(expression, among: fonts) ?? read(expression) { return font }
    guard depth < Self.deepest else { return nil }
    if let declaration = declaration(of: expression, in: type), let value = declaration.onlyValue {
      var font = font(value, in: type, depth: depth + 1, read: read)
      if let size = font?.openSize { font?.openSize = passed(for: size, by: expression, to: declaration) }
      return font
    }
    // A modifier of a declared font, such as `Theme.title.bold()`.
    guard expression.kind == .call, let callee = expression.first, callee.kind == .member, let base = callee.first
    else { return nil }
    return font(base, in: type, depth: depth + 1, read: read)?.modified(by: expression)
  }

  /// The single declaration that an expression names; nil if it names none.
  private func declaration(of expression: SourceNode, in type: String) -> SourceNode? {
    let callee = expression.kind == .call ? expression.first : expression
    guard let callee else { return nil }
    let file = expression.tree.file
    let found =
      callee.kind == .member && callee.first == nil
      ? binder.types.members(callee.name, of: type, seenFrom: file) : binder.declarations(of: callee)
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the argument of a call for a size that is a parameter of the function; any other size is unchanged.
  private func passed(for size: SourceNode, by call: SourceNode, to function: SourceNode) -> SourceNode {
    guard call.kind == .call, size.kind == .name, let parameter = binder.declarations(of: size).first,
      parameter.kind == .parameter, parameter.parent == function
    else { return size }
    let argument = call.arguments.first { call.parameter(of: $0, in: function) == parameter }?.first
    return argument ?? parameter.children.first { ![.typeName, .attribute].contains($0.kind) } ?? size
  }

  // MARK: Layouts

  /// The possible stacks of a declared layout, as in `isLarge ? AnyLayout(VStackLayout()) : …`; nil if another layout
  /// is possible.
  func stacks(named name: SourceNode) -> [SourceNode]? { stacks(name, depth: 0) }

  private func stacks(_ layout: SourceNode, depth: Int) -> [SourceNode]? {
    guard depth < Self.deepest else { return nil }
    switch (layout.kind, layout.name) {
    case (.call, "HStackLayout"), (.call, "VStackLayout"), (.call, "ZStackLayout"): return [layout]
    case (.call, "AnyLayout"): return layout.arguments.first?.first.flatMap { stacks($0, depth: depth + 1) }
    case (.choice, "?"), (.choice, "if"):
      let branches = layout.children.filter { $0.kind != .condition && $0.kind != .property }.map { branch in
        let value = branch.kind == .block ? branch.only : branch
        return value.flatMap { stacks($0, depth: depth + 1) }
      }
      return branches.contains(nil) ? nil : branches.compactMap(\.self).flatMap(\.self)
    case (.name, _):
      let found = binder.declarations(of: layout)
      // A stored property of a view may differ between uses of the view.
      guard found.count == 1, found[0].kind == .property, !binder.isChanged(found[0]),
        found[0].isLocal || binder.isConstant(found[0]) || found[0].child(.block) != nil
      else { return nil }
      return found[0].onlyValue.flatMap { stacks($0, depth: depth + 1) }
    default: return nil
    }
  }

  // MARK: Views around views

  /// Returns the places of the modified view in one of the app's own modifiers; empty if its declaration is unknown.
  ///
  /// `readings` are the functions whose code leads to the call, which cannot call one of them.
  func starts(inModifier call: SourceNode, in readings: Set<SourceNode>) -> [SourceNode] {
    if let style = Self.styles[call.name] { return starts(in: style, call) }
    // The app may have a view with one of these names, with all members of `View`.
    let named = ["View", "Text", "Button", "Label"].flatMap {
      binder.types.members(call.name, of: $0, seenFrom: call.tree.file)
    }
    guard named.count <= Binder.mostOverloads else { return [] }
    let found = Set(named).subtracting(readings).sorted { $0.location < $1.location }
    let fitting = found.filter { $0.kind == .function && call.fits($0) }
    // Any of several overloads may match the types of the arguments.
    let all = (fitting.isEmpty ? found : fitting).map(starts(inFunction:))
    return all.contains(where: \.isEmpty) ? [] : all.flatMap(\.self)
  }

  /// Returns the places of the modified view in the code of a modifier.
  private func starts(inFunction function: SourceNode) -> [SourceNode] {
    guard function.kind == .function, let body = function.child(.block) else { return [] }
    return viewStarts.of(nil, in: body) { node in
      if node.kind == .name { return node.name == "self" }
      // A modifier call without a base modifies `self`.
      guard node.kind == .call, node.first?.kind == .name else { return false }
      return ViewModifier.named(node.name) != nil
        || binder.types.members(node.name, of: "View", seenFrom: function.tree.file).contains(where: \.returnsView)
    }
  }

  /// Returns the places of the modified view in the closure of a modifier that passes the view to it.
  ///
  /// `start` is the view in the modifier's code. The result is nil if the modifier passes the view to no closure of
  /// `call`.
  func passed(_ start: SourceNode, by call: SourceNode) -> [SourceNode]? {
    guard let argument = start.parent, argument.kind == .argument, let pass = argument.parent, pass.kind == .call,
      let callee = pass.first, callee.kind == .name, let function = start.viewBody, function.kind == .function,
      let parameter = function.children.first(where: { $0.kind == .parameter && $0.name == callee.name })
    else { return nil }
    let closures = call.children.filter { $0.kind == .trailing || $0.kind == .argument && $0.first?.kind == .closure }
    let isOnly = function.children.count { $0.kind == .parameter && $0.child(.typeName)?.hasArrow == true } == 1
    // With several closures, only labels identify the one that gets the view.
    guard let stated = closures.first(where: { isOnly || $0.label == parameter.label && !$0.label.isEmpty }) else {
      return nil
    }
    let closure = stated.kind == .trailing ? stated : stated.first
    guard let closure, closure.kind == .trailing || closure.kind == .closure else { return nil }
    let name = closure.child(.parameter)?.name ?? "$0"
    return closure.descendants.filter { $0.kind == .name && $0.name == name }
  }

  /// A modifier that takes a type that draws the view.
  private struct Style {
    /// The protocol of the type.
    var group: String
    /// The method that draws the view.
    var method = "makeBody"
    /// The name of the styled view in the method: `content`, or a member of `configuration`.
    var part = "label"
  }

  /// The styles by the names of their modifiers.
  ///
  /// Source: Apple documentation of SwiftUI, `ViewModifier`, `ButtonStyle`, `ToggleStyle` and `LabelStyle`.
  private static let styles = [
    "modifier": Style(group: "ViewModifier", method: "body", part: "content"),
    "buttonStyle": Style(group: "ButtonStyle"), "toggleStyle": Style(group: "ToggleStyle"),
    "labelStyle": Style(group: "LabelStyle", part: "title"),
  ]

  /// Returns the places of the styled view in the method of the type that a modifier's argument names.
  private func starts(in style: Style, _ call: SourceNode) -> [SourceNode] {
    guard let argument = call.arguments.first?.first, let type = type(of: argument, style.group) else { return [] }
    let methods = binder.types.members(style.method, of: type, seenFrom: call.tree.file)
    guard methods.count == 1, let body = methods[0].child(.block) else { return [] }
    return viewStarts.of(style.part, in: body) { node in
      // `Toggle(configuration)` draws the styled view as the control does.
      if node.kind == .call, ControlStyle.isControl(node.name), node.arguments.first?.first?.name == "configuration" {
        return true
      }
      guard node.name == style.part else { return false }
      return style.part == "content" ? node.kind == .name : node.kind == .member && node.first?.name == "configuration"
    }
  }

  /// Returns the type of a style such as `CardStyle()` or `.card` for a style protocol.
  func type(of argument: SourceNode, _ group: String) -> String? {
    let callee = argument.kind == .call ? argument.first : argument
    guard let callee, callee.kind == .member, callee.first == nil else {
      let type = binder.type(of: argument)?.name
      guard type == group else { return type }
      // `var alert: some ViewModifier { DeletionAlert() }`
      let found = binder.declarations(of: argument)
      return found.count == 1 ? found[0].onlyValue.flatMap { binder.type(of: $0)?.name } : nil
    }
    let found = binder.types.members(callee.name, of: group, seenFrom: argument.tree.file)
    guard found.count == 1 else { return nil }
    return found[0].onlyValue.flatMap { binder.type(of: $0)?.name }
  }

  /// Returns the places of a closure's views in the body of the app's own container; empty if unknown.
  func starts(inContainer call: SourceNode, _ part: SourceNode) -> [SourceNode] {
    guard part.kind == .trailing, case .initializer(let type, let initializer)? = binder.callee(of: call) else {
      return []
    }
    let file = call.tree.file
    guard let body = binder.types.members("body", of: type, seenFrom: file).first, body.kind == .property,
      let name = closure(part, of: type, initializer, seenFrom: file)
    else { return [] }
    return viewStarts.of(name, in: body) { ($0.kind == .name || $0.kind == .member) && $0.name == name }
  }

  /// The name of the property that keeps the closure of a container.
  private func closure(
    _ part: SourceNode, of type: String, _ initializer: SourceNode?, seenFrom file: String
  ) -> String? {
    guard let initializer else {
      let properties = binder.types.entries[type]?.members.values.joined().filter(\.takesViews) ?? []
      let found = part.label.isEmpty ? properties : properties.filter { $0.name == part.label }
      return found.count == 1 ? found[0].name : nil
    }
    let parameters = initializer.children.filter { $0.kind == .parameter && $0.takesViews }
    let found = part.label.isEmpty ? parameters : parameters.filter { $0.label == part.label }
    guard found.count == 1, let body = initializer.child(.block) else { return nil }
    let assigned = body.descendants.first { node in
      node.kind == .assignment && node.children.dropFirst().contains { $0.name == found[0].name }
    }
    return assigned?.first?.name
  }
}

extension SourceNode {
  /// The single expression of a block; nil if it has several statements.
  fileprivate var only: SourceNode? {
    let statements = Array(children)
    guard statements.count == 1, let statement = statements.first else { return nil }
    return statement.kind == .result ? statement.first : statement
  }

  /// Whether a property or parameter is a closure that returns views, or the views that it returned.
  fileprivate var takesViews: Bool {
    kind != .function
      && (attributes.contains { $0.name == "ViewBuilder" }
        || child(.typeName)?.hasArrow == true)
  }
}
