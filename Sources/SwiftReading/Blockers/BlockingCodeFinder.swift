internal import AuditModel
internal import CodeValues
internal import Documents
internal import SwiftTrees

/// Describes the code because of which properties of texts are not known, and keys not followed.
struct BlockingCodeFinder: Sendable {
  let index: SourceIndex
  let components: Components

  var binder: Binder { index.binder }
  var types: TypeTable { index.types }

  /// Returns the code at locations.
  func codes(at wanted: BlockedPlaces, in trees: [SourceTree]) -> BlockingCodes {
    trees.concurrentMap { tree in
      let nodes = NodesByPlace(wanted.all(in: tree.file), in: tree)
      var codes = BlockingCodes()
      for place in wanted.values(in: tree.file) {
        if let node = nodes.node(at: place) { codes.values[place] = code(ofValue: node) }
      }
      for place in wanted.paths(in: tree.file) {
        if let node = nodes.node(at: place) { codes.paths[place] = code(ofPath: node) }
      }
      return codes
    }.reduce(into: BlockingCodes()) { $0.add($1) }
  }

  /// Describes the code that decides a property of a text.
  private func code(ofValue node: SourceNode) -> BlockingCode {
    switch node.kind {
    case .assignment: return BlockingCode(.place, node.blockName)
    case .call where node.isFontValue: return code(ofFont: node)
    case .property where node.isFont, .parameter where node.isFont:
      return BlockingCode(.font, node.blockName, declaration: node.location)
    case .property, .function, .enumCase, .initializer, .parameter, .attribute:
      return BlockingCode(.path, node.blockName, declaration: node.location)
    case .call where !node.isAssigned && (node.first?.kind == .member || ViewModifier.named(node.name) != nil):
      return code(ofModifier: node)
    case .call where !node.isAssigned: return code(ofContainer: node)
    case .call, .member, .name, .choice: return code(ofFont: node)
    default: return BlockingCode(.other)
    }
  }

  private func code(ofModifier call: SourceNode) -> BlockingCode {
    if let font = call.fontArgument { return code(ofFont: font) }
    if let style = call.arguments.first?.first, let group = call.styleGroup, !binder.isOwnModifier(call) {
      return code(ofStyle: style, group, call)
    }
    guard binder.isOwnModifier(call) || ViewModifier.named(call.name) == nil else {
      return ViewModifier.named(call.name) == .narrower
        ? BlockingCode(.letters, call.shortName) : code(ofLengthIn: call)
    }
    // A modifier applies to a view or one of its parts; the name of a method alone decides nothing.
    let found = Binder.modified.sorted().flatMap { types.members(call.name, of: $0, seenFrom: call.tree.file) }
    let fitting = found.filter { $0.kind == .function && call.fits($0) }
    let declared = fitting.first ?? found.first ?? binder.function(of: call)
    return BlockingCode(
      .modifier, declared?.blockName ?? call.methodName, declaration: declared?.location,
      statement: .surroundings(call.name))
  }

  private func code(ofStyle argument: SourceNode, _ group: String, _ call: SourceNode) -> BlockingCode {
    let name = argument.kind == .call ? argument.first?.name ?? argument.name : argument.name
    let type = components.type(of: argument, group)
    let declared =
      type.flatMap { types.entries[$0]?.declarations.first } ?? binder.function(of: argument)
      ?? types.members(name, of: group, seenFrom: call.tree.file).first
    return BlockingCode(
      .modifier, "\(call.name)(\(declared?.name ?? argument.blockName ?? "_"))", declaration: declared?.location,
      statement: .surroundings(name))
  }

  /// Describes the first constant in the arguments of a call, or else the call.
  private func code(ofLengthIn call: SourceNode) -> BlockingCode {
    let values = call.arguments.lazy.filter { $0.label != "alignment" }.compactMap(\.first)
      .filter { $0.kind == .member || $0.kind == .name }
    for value in values {
      let declared =
        value.kind == .member && value.first == nil
        ? ["CGFloat", "Double"].flatMap { types.members(value.name, of: $0, seenFrom: call.tree.file) }
        : binder.declarations(of: value)
      guard declared.count == 1, declared[0].kind == .property else { continue }
      return BlockingCode(.length, declared[0].blockName, declaration: declared[0].location)
    }
    return BlockingCode(.length, call.shortName)
  }

  private func code(ofContainer call: SourceNode) -> BlockingCode {
    if ViewContext.isContainer(call.name) || TextPlace.isKnown(call.name) {
      return code(ofLengthIn: call)
    }
    let type = types.resolve(call.name, in: types.scope(of: call)).flatMap { types.entries[$0]?.declarations.first }
    guard let declared = type ?? binder.function(of: call) else {
      return BlockingCode(.container, call.name, statement: .surroundings(call.name))
    }
    let name = declared.kind == .type ? declared.name : declared.blockName
    return BlockingCode(.container, name, declaration: declared.location, statement: .surroundings(call.name))
  }

  /// Describes the code at which the path of a text ends.
  private func code(ofPath node: SourceNode) -> BlockingCode {
    switch node.kind {
    case .string:
      return localizer(of: node) ?? BlockingCode(.other)
    case .call:
      let declared = binder.function(of: node)
      return BlockingCode(.path, declared?.blockName ?? node.blockName, declaration: declared?.location)
    case .property, .function, .enumCase, .initializer, .parameter:
      return BlockingCode(.path, node.blockName, declaration: node.location)
    case .assignment, .member, .name:
      let target = node.kind == .assignment ? node.first ?? node : node
      let declared = binder.declarations(of: target)
      let only = declared.count == 1 ? declared[0] : nil
      return BlockingCode(.path, only?.blockName ?? node.blockName, declaration: only?.location)
    default: return BlockingCode(.other)
    }
  }

  /// The function that may localize a literal, which the sources do not declare; nil if there is none.
  ///
  /// There is a statement only if a place that draws texts takes the result: many functions take literals.
  private func localizer(of literal: SourceNode) -> BlockingCode? {
    guard let parent = literal.parent else { return nil }
    if parent.kind == .member {
      let call = parent.parent.flatMap { $0.kind == .call && $0.first == parent ? $0 : nil }
      guard types.members(parent.name, of: "String", seenFrom: literal.tree.file).isEmpty,
        !APIList.stringMembers.names.union(APIList.sameTextMembers.names).contains(parent.name)
      else { return nil }
      let name = "String.\(parent.name)"
      return BlockingCode(
        .localizer, name + (call == nil ? "" : "()"),
        statement: (call ?? parent).isDrawn(binder) ? .localizer(name) : nil)
    }
    guard let call = literal.callAround, parent.label.isEmpty, call.arguments.first == parent,
      call.name.first?.isLowercase == true, ViewModifier.named(call.name) == nil, !TextPlace.isKnown(call.name),
      binder.function(of: call) == nil, types.globals(call.name, visibleIn: call.tree).isEmpty
    else { return nil }
    return BlockingCode(.localizer, call.blockName, statement: call.isDrawn(binder) ? .localizer(call.name) : nil)
  }
}

extension Binder {
  /// The function or initializer that a call runs; nil if the sources do not declare it.
  func function(of call: SourceNode) -> SourceNode? {
    switch callee(of: call) {
    case .function(let function): function
    case .enumCase(let declared): declared
    case .initializer(let type, let initializer): initializer ?? types.entries[type]?.declarations.first
    case nil: nil
    }
  }
}

extension SourceNode {
  /// The font that a modifier sets; nil if it sets none.
  fileprivate var fontArgument: SourceNode? {
    if ViewModifier.named(name) == .font { return arguments.first?.first }
    guard name == "environment", arguments.count == 2, arguments[0].first?.name.hasSuffix("font") == true else {
      return nil
    }
    return arguments[1].first
  }

  /// Whether a call is a font, as in `font(Kit.font(.title))`, and not a modifier of a view.
  fileprivate var isFontValue: Bool {
    if parent?.kind == .argument, parent?.parent?.fontArgument == self { return true }
    return ViewModifier.named(name) == .font && first?.kind == .member && first?.first?.kind == .name
  }

  /// Whether a declaration has a font as its written type.
  fileprivate var isFont: Bool {
    child(.typeName).map { ["Font", "UIFont"].contains(TypeName($0.name).name) } ?? false
  }

  /// The protocol of the style that a modifier takes; nil for any other modifier.
  fileprivate var styleGroup: String? { name == "modifier" ? "ViewModifier" : ControlStyle.named(name)?.group }

  /// Whether an expression is the value of an assignment.
  fileprivate var isAssigned: Bool { parent?.kind == .assignment && parent?.first != self }

  /// Whether a place that draws texts takes the value of an expression.
  fileprivate func isDrawn(_ binder: Binder) -> Bool {
    if let call = callAround { return parent.flatMap { TextPlace.of(call, argument: $0, views: [:], binder) } != nil }
    guard isAssigned, let target = parent?.first else { return false }
    return TextPlace.of(assigning: target, binder) != nil
  }

  /// The name of a method with the labels of a call.
  fileprivate var methodName: String {
    let trailing = children.filter { $0.kind == .trailing }.map(\.label)
    let labels = (arguments.map(\.label) + trailing).prefix(16).map { $0.isEmpty ? "_:" : "\($0):" }
    return "\(name)(\(labels.joined()))"
  }

  /// The name of a modifier with its arguments as in code, if they are short names.
  fileprivate var shortName: String {
    let parts = arguments.prefix(4).map { argument in
      let value = argument.first.map { $0.constantText ?? "…" } ?? ""
      return argument.label.isEmpty ? value : "\(argument.label): \(value)"
    }
    return "\(name)(\(parts.joined(separator: ", ")))"
  }
}
