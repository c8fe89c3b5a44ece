internal import CodeValues
internal import Documents
internal import SwiftTrees

/// The app's own code that gives views an accessibility label, or hides them from VoiceOver.
struct LabellingCode: Sendable {
  /// The names of functions and properties, such as modifiers.
  private(set) var modifiers: Set<String> = []
  /// The full names of types, such as containers and styles.
  private(set) var types: Set<String> = []

  /// A declaration that calls a modifier, or passes its views to a container.
  private struct Call: Sendable {
    /// The name of the modifier or function around the call that may get views; empty outside of all.
    var member: String
    /// The full name of the type around the call; empty outside of all, and for a type that the sources only extend.
    var type: String
    /// The name of the modifier, or the full name of the type that gets the views; empty for a SwiftUI modifier.
    var callee: String
  }

  private let calls: [String: [Call]]

  /// Collects the calls in all sources.
  init(in trees: [SourceTree], _ binder: Binder) {
    calls = Dictionary(grouping: trees.concurrentMap { Self.calls(in: $0, binder) }.joined(), by: \.callee)
    spread(from: [""])
  }

  /// Adds modifiers and types with an unknown effect.
  mutating func add(modifiers: Set<String>, types: Set<String>) {
    self.modifiers.formUnion(modifiers)
    self.types.formUnion(types)
    spread(from: Array(modifiers) + types)
  }

  /// Adds the code that calls modifiers or types, directly or indirectly.
  private mutating func spread(from callees: [String]) {
    var waiting = callees
    while let callee = waiting.popLast() {
      for call in calls[callee] ?? [] {
        if !call.type.isEmpty, types.insert(call.type).inserted { waiting.append(call.type) }
        if !call.member.isEmpty, modifiers.insert(call.member).inserted { waiting.append(call.member) }
      }
    }
  }

  private static func calls(in tree: SourceTree, _ binder: Binder) -> [Call] {
    tree.nodes.indices.compactMap { number in
      guard [.call, .member, .name].contains(tree.nodes[number].kind) else { return nil }
      let node = SourceNode(tree: tree, index: number)
      guard let callee = callee(of: node, binder) else { return nil }
      let type = binder.types.scope(of: node)
      return Call(
        member: node.viewBody.flatMap { name(of: $0, binder.types) } ?? "",
        type: binder.types.isDeclared(type) ? type : "", callee: callee)
    }
  }

  /// Returns the name of a modifier, or of a function with parameters; nil for any other function or property.
  private static func name(of member: SourceNode, _ table: TypeTable) -> String? {
    // Code does not call views and the methods of styles by name.
    guard !["body", "makeBody"].contains(member.name) else { return nil }
    let takesValues = member.kind == .function && member.children.contains { $0.kind == .parameter }
    return takesValues || table.modifiers.contains(member.name) ? member.name : nil
  }

  /// Returns the callee of a label statement, or of app code that receives views; nil for any other node.
  private static func callee(of node: SourceNode, _ binder: Binder) -> String? {
    if node.kind == .call, node.states(SourceNode.labels) { return "" }
    let table = binder.types
    if table.modifiers.contains(node.name), node.kind != .name {
      // A modifier of the app may have the same name as one of SwiftUI.
      let isOwn = ViewModifier.named(node.name) == nil || node.first?.kind == .name || binder.isOwnModifier(node)
      return isOwn ? node.name : nil
    }
    guard node.kind == .call, node.name.first?.isUppercase == true,
      let type = table.resolve(node.name, in: table.scope(of: node))
    else { return nil }
    // Values of these types are arguments of modifiers.
    let modifies = table.ancestors(of: type).contains { $0 == "ViewModifier" || $0.hasSuffix("Style") }
    return modifies || table.inherits(type, from: "View") && passesViews(node, binder) ? type : nil
  }

  /// Whether a call passes on views that the code around it gets.
  private static func passesViews(_ call: SourceNode, _ binder: Binder) -> Bool {
    call.descendants.contains { node in
      if node.name == "self", node.kind == .name { return !binder.types.isDeclared(binder.types.scope(of: node)) }
      guard node.kind == .name || node.kind == .member && node.first?.name == "self" else { return false }
      return binder.declarations(of: node).contains { declaration in
        (declaration.kind == .property || declaration.kind == .parameter) && declaration.mayHoldViews(binder.types)
      }
    }
  }
}
