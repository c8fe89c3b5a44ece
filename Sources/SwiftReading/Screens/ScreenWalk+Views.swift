internal import AuditModel
internal import CodeValues
internal import SwiftTrees

extension ScreenWalk {
  /// Adds a view without its modifiers; returns the number of its box.
  mutating func view(_ node: SourceNode, _ position: ScreenPosition) -> Int? {
    guard node.kind == .call else {
      let count = elements.count
      walk(node, position)
      // Modifiers apply to the view behind the name, which has its own box.
      return elements.count > count && elements[count].parent == position.parent ? count : nil
    }
    guard let callee = node.first else { return nil }
    if let drawn = finder.callers.bodies.drawn(by: node) { return own(node, drawn.body, isKnown: true, position) }
    if callee.kind == .name || callee.kind == .member, let drawn = finder.callers.bodies.drawn(by: callee) {
      return own(node, drawn.body, isKnown: true, position)
    }
    let isSystem = callee.kind == .name || callee.first?.name == "SwiftUI"
    if isSystem, case .initializer(let type, _)? = finder.index.binder.callee(of: node),
      finder.index.types.isDeclared(type), callee.first?.name != "SwiftUI"
    {
      // A shape has no texts; a layout only places the views in its closure.
      if finder.index.types.inherits(type, from: "Shape") { return nil }
      return finder.index.types.inherits(type, from: "Layout") ? system(node, position) : foreign(node, position)
    }
    if isSystem, node.name == "Text" || ViewContext.isContainer(node.name) || TextPlace.isView(node.name),
      PlainView.named(node.name) == nil
    {
      return system(node, position)
    }
    switch PlainView.named(isSystem ? node.name : node.modifiedView.path?.first ?? "") {
    case PlainView.none?: return nil
    case .drawn?: return foreign(node, position)
    case nil: break
    }
    if isSystem, node.name.first?.isUppercase == true { return foreign(node, position) }
    if case .function(let function)? = finder.index.binder.callee(of: node), function.child(.typeName) != nil,
      function.drawsViews, function.child(.block) != nil
    {
      return own(node, function, isKnown: false, position)
    }
    if let body = body(ofValue: node) { return own(node, body, isKnown: false, position) }
    if let base = callee.first, callee.kind == .member, base.kind == .name, TextPlace.isView(base.name) {
      return add(base.name, .container, at: node, position)
    }
    if position.isSure, !TextPlace.isKnown(node.name), node.name != "withAnimation" {
      note(node.shownPath ?? node.name, .content, at: node)
    }
    return nil
  }

  /// Adds the view that a name refers to.
  mutating func named(_ node: SourceNode, _ position: ScreenPosition) {
    if let slot = position.frame.slots[node] { return draw(slot, position) }
    if let drawn = finder.callers.bodies.drawn(by: node) {
      let name = drawn.body.name == "body" ? node.first?.name ?? node.name : node.name
      enter(drawn.body, named: name, from: node, isKnown: true, position)
      return
    }
    if let declaration = finder.index.binder.declarations(of: node).first, declaration.kind == .property,
      declaration.drawsViews
    {
      if declaration.isLocal, let value = declaration.onlyValue, value.end <= node.index {
        return walk(value, position)
      }
      if declaration.child(.block) != nil || declaration.onlyValue.map(finder.index.binder.isView) ?? false {
        enter(declaration, named: declaration.name, from: node, isKnown: false, position)
        return
      }
    }
    if let body = body(ofValue: node) {
      enter(body, named: node.name, from: node, isKnown: false, position)
      return
    }
    // A colour or shape such as `Color.red`, or an implicit member such as `.red`.
    guard let names = node.path, !names[0].isEmpty, PlainView.named(names[0]) == nil, position.isSure else { return }
    if TextPlace.isView(names[0]) { return _ = add(names[0], .container, at: node, position) }
    let type = finder.index.binder.type(of: node)?.name
    if type.map({ PlainView.named($0) != nil || finder.index.types.inherits($0, from: "Shape") }) ?? false { return }
    note(names.joined(separator: "."), .content, at: node)
  }

  /// The body of an app view that is the value of an expression.
  private func body(ofValue node: SourceNode) -> SourceNode? {
    guard let type = finder.index.binder.type(of: node), !type.isMeta, !type.isList,
      finder.index.types.isDeclared(type.name), finder.index.types.inherits(type.name, from: "View")
    else { return nil }
    return finder.callers.bodies.body(of: type.name, seenFrom: node.tree.file)
  }

  /// Adds one of the app's own views, with the views that the call passes to it.
  private mutating func own(
    _ call: SourceNode, _ body: SourceNode, isKnown: Bool, _ position: ScreenPosition
  ) -> Int? {
    var slots: [SourceNode: ScreenSlot] = [:]
    var parts: [(node: SourceNode, slot: ScreenSlot)] = []
    for part in call.children where part.kind == .trailing {
      let slot = ScreenSlot(part, in: position.frame)
      parts.append((part, slot))
      for start in finder.components.starts(inContainer: call, part) {
        if let node = start.nodes.first { slots[node] = slot }
      }
    }
    let name = call.name == "init" ? call.first?.first?.name ?? call.name : call.name
    guard let box = enter(body, named: name, from: call, isKnown: isKnown, slots: slots, position) else { return nil }
    guard elements[box].kind != .screen else { return box }
    for (part, slot) in parts where !slot.isDrawn && part.children.contains(where: finder.index.binder.isView) {
      // The view draws the closure in an unknown way.
      note(name, .content, at: part)
      draw(slot, position.inside(box))
    }
    return box
  }

  /// Adds a view of a package, with the known views in its closures.
  private mutating func foreign(_ call: SourceNode, _ position: ScreenPosition) -> Int? {
    guard let box = add(call.name, .container, at: call, position) else { return nil }
    markForeign(box, at: call)
    var inner = position.inside(box)
    inner.isSure = false
    texts(of: call, in: inner)
    if PlainView.named(call.name) == nil {
      for part in call.contentParts { content(part, of: call, inner, isAlone: false) }
    }
    return box
  }

  /// Adds a SwiftUI view with its texts and content.
  private mutating func system(_ call: SourceNode, _ position: ScreenPosition) -> Int? {
    guard let box = add(call.name, .container, at: call, position) else { return nil }
    let inner = position.inside(box)
    texts(of: call, in: inner)
    let isTransparent = ScreenFinder.transparent.contains(call.name)
    for part in call.contentParts {
      let isAlone =
        call.name == "TabView" || call.name == "Tab" || isTransparent && position.isAlone
        || ViewSpace.presents(call, part, finder.components.binder)
      content(part, of: call, inner, isAlone: isAlone)
    }
    return box
  }

  /// Walks a closure or argument of a view or modifier; a labelled one gets its own box.
  mutating func content(_ part: SourceNode, of call: SourceNode, _ position: ScreenPosition, isAlone: Bool) {
    if part.kind == .argument, let value = part.first, !isViews(value) { return }
    var position = position
    position.isAlone = isAlone
    let isDestination = call.name == "NavigationLink" && call.isDestination(part, finder.components.binder)
    let name = isDestination ? "destination" : part.label
    let isOnly = !call.contentParts.contains { $0.kind == .trailing && $0.label.isEmpty }
    guard !name.isEmpty, name != "content" || !isOnly else {
      return walk(part, position)
    }
    box(name, at: part, position, isAlone: isAlone) { $0.walk(part, $1) }
  }

  /// Whether the value of an argument is a view or a closure with views.
  private func isViews(_ value: SourceNode) -> Bool {
    value.kind == .closure || finder.index.binder.isView(value)
      || value.kind == .member && value.name == "init" && finder.callers.bodies.drawn(by: value) != nil
  }
}

extension SourceNode {
  /// Labels of closures that handle events and contain no views.
  private static let actions = APIList.actionLabels.names

  /// The closures and arguments of a call that may contain views.
  var contentParts: [SourceNode] {
    let parts = children.filter { part in
      guard part.kind == .trailing || part.kind == .argument else { return false }
      return !Self.actions.contains(part.label)
    }
    guard name == "Button" || name == "RenameButton" else { return parts }
    // With a title or another label closure, the first closure is the action.
    let hasTitle = arguments.first.map { $0.label.isEmpty && $0.first?.kind != .closure } ?? false
    let hasLabel = children.contains { $0.kind == .trailing && $0.label == "label" }
    return parts.filter { $0.kind == .argument ? $0.label == "label" : !$0.label.isEmpty || !(hasTitle || hasLabel) }
  }
}
