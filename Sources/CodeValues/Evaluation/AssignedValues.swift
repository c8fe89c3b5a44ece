internal import Documents
package import SwiftTrees

/// The values that code assigns to properties after their initialization.
package struct AssignedValues: Sendable {
  /// The assignments by the name of the assigned property, and operators such as `+=`.
  private let assignments: [String: [SourceNode]]
  /// The calls of `environment` by the name at the end of the key path.
  let environment: [String: [SourceNode]]
  /// The names in key paths, if code writes to a key path that it does not name there.
  private let openPaths: Set<String>

  /// The maximum number of assignments to one name (our own limit); a property with more has any value.
  static let most = 256

  /// Methods of values that change the value.
  private static let mutating = APIList.mutatingCalls.names

  /// Collects the assignments in all sources.
  package init(in trees: [SourceTree]) {
    let found = trees.concurrentMap { tree -> (assigned: [(String, SourceNode)], set: [(String, SourceNode)]) in
      var assigned: [(String, SourceNode)] = []
      var set: [(String, SourceNode)] = []
      for (index, node) in tree.nodes.enumerated() {
        switch node.kind {
        case .assignment, .other:
          let name = tree.names[Int(node.name)]
          guard node.kind == .assignment || SourceKind.isChange(name) else { continue }
          let change = SourceNode(tree: tree, index: index)
          guard let target = change.first else { continue }
          for name in target.assignedNames { assigned.append((Binder.plain(name), change)) }
        case .call where ["environment", "transformEnvironment"].contains(tree.names[Int(node.name)]):
          let call = SourceNode(tree: tree, index: index)
          guard let path = call.arguments.first?.first, path.kind == .keyPath,
            let key = path.name.split(separator: ".").first
          else { continue }
          set.append((String(key), call))
        // `flags.isBig.toggle()`
        case .call where Self.mutating.contains(tree.names[Int(node.name)]):
          let call = SourceNode(tree: tree, index: index)
          guard let callee = call.first, callee.kind == .member, let base = callee.first else { continue }
          assigned.append((Binder.plain(base.name), callee))
        case .call where tree.names[Int(node.name)] == "setValue":
          let call = SourceNode(tree: tree, index: index)
          let key = ["forKey", "forKeyPath"].lazy.compactMap { call.argument(at: .label($0)) }.first
          guard let key, let callee = call.first else { continue }
          let names = (key.literal ?? key.arguments.first?.first?.name).map { [$0] } ?? tree.literals
          for name in names.flatMap({ $0.split(separator: ".") }) { assigned.append((String(name), callee)) }
        // A binding such as `$model.size` lets a control change the value.
        case .member where tree.names[Int(node.name)].first != "$":
          let member = SourceNode(tree: tree, index: index)
          if member.first?.kind == .name, member.first?.name.first == "$" { assigned.append((member.name, member)) }
        default: break
        }
      }
      return (assigned, set)
    }
    assignments = Dictionary(grouping: found.lazy.flatMap(\.assigned), by: \.0).mapValues { $0.map(\.1) }
    let isOpen = assignments[SourceNode.openPath] != nil
    openPaths = isOpen ? Set(trees.flatMap { $0.keyPaths.flatMap(\.pathNames) }) : []
    environment = Dictionary(grouping: found.lazy.flatMap(\.set), by: \.0).mapValues { $0.map(\.1) }
  }

  /// Whether code assigns a property of this name.
  func mayChange(_ property: SourceNode) -> Bool {
    assignments[property.name] != nil || openPaths.contains(property.name)
  }

  /// Returns the statements outside of initializers that may change a property; nil if there are too many.
  func changes(of property: SourceNode, _ binder: Binder) -> [SourceNode]? {
    if openPaths.contains(property.name), !property.isLet { return nil }
    guard !property.isLet, property.child(.block) == nil, let all = assignments[property.name] else { return [] }
    guard all.count <= Self.most else { return nil }
    let type = binder.types.scope(of: property)
    return all.filter { change in
      if property.isPrivate, change.tree !== property.tree { return false }
      if change.kind == .member, change.first?.name.first == "$" { return true }
      if change.kind == .member, change.name == "setValue" {
        return change.first.flatMap { binder.type(of: $0)?.name }.map { $0 == type } ?? true
      }
      guard var target = change.first, target.kind != .collection else { return true }
      while target.kind == .element, target.argument(at: .label("keyPath")) == nil, let list = target.first {
        target = list
      }
      guard let base = target.first, target.kind == .member || target.kind == .element else {
        return binder.declarations(of: target).contains(property)
      }
      if base.name == SourceNode.selfName, change.isInInitializer(of: type, binder) { return false }
      guard let owner = binder.type(of: base)?.name else {
        // A closure that takes a copy of a view may change it.
        if base.name.hasPrefix("$") || binder.declarations(of: base).first?.kind == .parameter { return true }
        return !binder.types.inherits(type, from: "View") && !binder.types.inherits(type, from: "ViewModifier")
      }
      return owner == type || binder.types.ancestors(of: owner).contains(type)
        || binder.types.ancestors(of: type).contains(owner)
    }
  }
}

extension SourceNode {
  /// Whether a node changes a variable.
  var isChange: Bool {
    if kind == .call { return APIList.mutatingCalls.names.contains(name) && first?.kind == .member }
    return kind == .assignment || kind == .other && SourceKind.isChange(name)
  }

  /// The names of the variables that a change of an expression changes, also as parts of paths and tuples.
  var changedNames: [String] {
    switch kind {
    case .name: [name]
    case .collection: arguments.compactMap(\.first).flatMap(\.changedNames)
    case .member, .element: first?.changedNames ?? []
    default: []
    }
  }

  /// The name of a key path that code does not name where it writes to it.
  fileprivate static let openPath = "[keyPath:]"

  /// The names in a key path such as `\\.title.size`.
  fileprivate var pathNames: [String] { name.split(separator: ".").map(String.init) }

  /// The names of the variables in the target of an assignment; several for a tuple.
  fileprivate var assignedNames: [String] {
    switch kind {
    case .name, .member: [name]
    case .collection: arguments.compactMap(\.first).flatMap(\.assignedNames)
    // `model[keyPath: \.size] = 12`
    case .element where argument(at: .label("keyPath")) != nil:
      argument(at: .label("keyPath")).map { $0.kind == .keyPath ? $0.pathNames : [Self.openPath] } ?? []
    default: first?.assignedNames ?? []
    }
  }

  /// Whether a node is in an initializer of a type.
  fileprivate func isInInitializer(of type: String, _ binder: Binder) -> Bool {
    chain.contains { $0.kind == .initializer } && binder.types.scope(of: self) == type
  }
}

extension SourceTree {
  /// The literals without interpolations.
  fileprivate var literals: [String] {
    nodes.indices.filter { nodes[$0].kind == .string }.compactMap { SourceNode(tree: self, index: $0).literal }
  }

  fileprivate var keyPaths: [SourceNode] {
    nodes.indices.filter { nodes[$0].kind == .keyPath }.map { SourceNode(tree: self, index: $0) }
  }
}
