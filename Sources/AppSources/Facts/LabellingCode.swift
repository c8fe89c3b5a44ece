internal import Documents

/// The app's own code that gives the views it gets an accessibility label, or hides them from VoiceOver.
struct LabellingCode: Sendable {
  /// The names of functions and properties, such as modifiers.
  private(set) var modifiers: Set<String> = []
  /// The full names of types, such as containers and styles.
  private(set) var types: Set<String> = []

  /// A declaration that calls a modifier.
  private struct Call: Sendable {
    /// The name of the modifier or function around the call that may get views; empty outside of all.
    var member: String
    /// The full name of the type around the call.
    var type: String
    /// The name of the modifier, or the full name of the type that one gets; empty for a statement of SwiftUI.
    var callee: String
  }

  /// Looks through all sources.
  init(in trees: [SourceTree], _ table: TypeTable) {
    let calls = trees.concurrentMap { Self.calls(in: $0, table) }.flatMap(\.self)
    let byCallee = Dictionary(grouping: calls, by: \.callee)
    var waiting = [""]
    while let callee = waiting.popLast() {
      for call in byCallee[callee] ?? [] {
        if table.isDeclared(call.type), types.insert(call.type).inserted, Self.modifies(call.type, table) {
          waiting.append(call.type)
        }
        if !call.member.isEmpty, modifiers.insert(call.member).inserted { waiting.append(call.member) }
      }
    }
  }

  /// Whether values of a type are arguments of modifiers.
  private static func modifies(_ type: String, _ table: TypeTable) -> Bool {
    table.ancestors(of: type).contains { $0 == "ViewModifier" || $0.hasSuffix("Style") }
  }

  private static func calls(in tree: SourceTree, _ table: TypeTable) -> [Call] {
    tree.nodes.indices.compactMap { number in
      guard [.call, .member, .name].contains(tree.nodes[number].kind) else { return nil }
      let node = SourceNode(tree: tree, index: number)
      guard let callee = callee(of: node, table) else { return nil }
      return Call(
        member: node.viewBody.flatMap { name(of: $0, table) } ?? "", type: table.scope(of: node), callee: callee)
    }
  }

  /// Returns the name of a modifier, or of a function with parameters; nil for any other function or property.
  private static func name(of member: SourceNode, _ table: TypeTable) -> String? {
    // Views and the methods of styles are not called by their names.
    guard !["body", "makeBody"].contains(member.name) else { return nil }
    let takesValues = member.kind == .function && member.children.contains { $0.kind == .parameter }
    return takesValues || table.modifiers.contains(member.name) ? member.name : nil
  }

  /// Returns the callee of a statement, or of the use of an own modifier; nil for any other node.
  private static func callee(of node: SourceNode, _ table: TypeTable) -> String? {
    if node.kind == .call, node.states(SourceNode.labels) { return "" }
    if table.modifiers.contains(node.name), node.kind != .name { return node.name }
    guard node.kind == .call, node.name.first?.isUppercase == true,
      let type = table.resolve(node.name, in: table.scope(of: node)), modifies(type, table)
    else { return nil }
    return type
  }
}
