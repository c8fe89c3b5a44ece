internal import AuditModel
internal import CodeValues
internal import DynamicType
internal import SwiftTrees

/// The app's own fonts, modifiers, styles and containers that are declared in the sources.
struct Components: Sendable {
  let evaluator: Evaluator
  /// The modifiers, styles and containers that keep fonts and sizes, according to the configuration.
  let neutral: Set<String>

  var binder: Binder { evaluator.binder }

  /// The cached places of views in the app's own modifiers and containers, which many texts look up.
  let viewStarts = ViewStarts()

  /// The maximum number of declarations to follow to a layout (our own limit).
  private static let deepest = 4

  init(_ evaluator: Evaluator, neutral: Set<String> = []) { (self.evaluator, self.neutral) = (evaluator, neutral) }

  // MARK: Fonts

  /// Returns the fonts of an expression of SwiftUI, which may be a declaration of the app.
  func fonts(_ expression: SourceNode, in frame: Frame = .empty, at origin: SourceLocation) -> FontChoice {
    FontChoice(evaluator.values(of: expression, in: frame, as: "Font"), at: origin)
  }

  /// Reads a font of SwiftUI; nil if it is unknown, or one of several.
  func font(_ expression: SourceNode) -> FontReading? { font(expression, as: "Font") }

  /// Reads a font of UIKit; nil if it is unknown, or one of several.
  func uiFont(_ expression: SourceNode) -> FontReading? { font(expression, as: "UIFont") }

  private func font(_ expression: SourceNode, as type: String) -> FontReading? {
    guard case .font(let font)? = evaluator.values(of: expression, as: type).only else { return nil }
    return font
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
  func starts(
    inModifier call: SourceNode, in readings: Set<SourceNode>, _ frame: Frame = .empty
  ) -> [ViewStart] {
    if let style = Self.styles[call.name] { return starts(in: style, call, frame) }
    // The app may have a view with one of these names, with all members of `View`.
    let named = ["View", "Text", "Button", "Label"].flatMap {
      binder.types.members(call.name, of: $0, seenFrom: call.tree.file)
    }
    guard named.count <= Binder.mostOverloads else { return [] }
    let found = Set(named).subtracting(readings).sorted { $0.location < $1.location }
    let fitting = found.filter { $0.kind == .function && call.fits($0) }
    // Any of several overloads may match the types of the arguments.
    let all = (fitting.isEmpty ? found : fitting).map { function in
      let inner = evaluator.frame(of: call, to: function, in: frame, owner: nil)
      return starts(inFunction: function).map { ViewStart(nodes: [$0], frame: inner) }
    }
    return all.contains(where: \.isEmpty) ? [] : all.flatMap(\.self)
  }

  /// Returns the places of the modified view in the code of a modifier.
  private func starts(inFunction function: SourceNode) -> [SourceNode] {
    guard function.kind == .function, let body = function.child(.block) else { return [] }
    return viewStarts.of(nil, in: body) { node in
      // `type(of: self)` draws nothing.
      if node.kind == .name { return node.name == SourceNode.selfName && node.callAround?.name != "type" }
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
  private func starts(in style: Style, _ call: SourceNode, _ frame: Frame) -> [ViewStart] {
    guard let argument = call.arguments.first?.first else { return [] }
    let found = evaluator.values(of: argument, in: frame, as: style.group)
    guard !found.values.isEmpty, found.isComplete else {
      return type(of: argument, style.group).map { starts(in: style, call, of: $0) } ?? []
    }
    var all: [ViewStart] = []
    for value in found.values {
      if case .call(let code) = value, code.node.name == "EmptyModifier" {
        all.append(.unchanged)
        continue
      }
      guard case .instance(let instance) = value else { return [] }
      let inner = starts(in: style, call, of: instance.type)
      if inner.isEmpty { return [] }
      all += inner.map { ViewStart(nodes: $0.nodes, frame: Frame(owner: value)) }
    }
    return all
  }

  /// Returns the places of the styled view in the method of a type.
  private func starts(in style: Style, _ call: SourceNode, of type: String) -> [ViewStart] {
    let methods = binder.types.members(style.method, of: type, seenFrom: call.tree.file)
    guard methods.count == 1, let body = methods[0].child(.block) else { return [] }
    let starts = viewStarts.of(style.part, in: body) { node in
      // `Toggle(configuration)` draws the styled view as the control does.
      if node.kind == .call, ControlStyle.isControl(node.name), node.arguments.first?.first?.name == "configuration" {
        return true
      }
      guard node.name == style.part else { return false }
      return style.part == "content" ? node.kind == .name : node.kind == .member && node.first?.name == "configuration"
    }
    return starts.map { ViewStart(nodes: [$0], frame: .empty) }
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
}

extension SourceNode {
  /// The single expression of a block; nil if it has several statements.
  fileprivate var only: SourceNode? {
    let statements = Array(children)
    guard statements.count == 1, let statement = statements.first else { return nil }
    return statement.kind == .result ? statement.first : statement
  }
}
