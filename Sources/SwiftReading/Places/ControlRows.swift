internal import AuditModel
internal import CodeValues
internal import Documents
internal import SwiftTrees

/// The labels of table view rows with a system style, which documents or code create.
struct ControlRows: Sendable {
  /// The properties that code sets on the label of any row, with the first place of each.
  private var properties: [Controls.Property: SourceLocation] = [:]
  /// Whether code passes the label of a row to other code.
  private var arePassed = false
  /// The row classes of which code creates or registers instances, with their superclasses.
  private var created: Set<String> = []
  /// The rows that calls pass for each parameter, if all calls of the function are known.
  private let givers: [SourceNode: [SourceNode]]
  private let binder: Binder

  /// The members of a row that return its labels.
  private static let labels: Set<String> = ["textLabel", "detailTextLabel"]

  /// Collects the statements about rows in all sources.
  ///
  /// `givers` are the values that known calls pass for each parameter.
  init(in trees: [SourceTree], _ binder: Binder, givers: [SourceNode: [SourceNode]]) {
    self.binder = binder
    let calls = trees.calls(of: Set(givers.keys.compactMap { $0.parent?.name }))
    self.givers = givers.filter { parameter, values in parameter.parent.map { calls[$0.name] == values.count } ?? false
    }
    let types = binder.types
    let classes = types.entries.keys.filter { types.isDeclared($0) && types.inherits($0, from: ControlSearch.row) }
    var superclasses = [ControlSearch.row: [ControlSearch.row]]
    for type in classes { superclasses[type.lastPart, default: []] += types.ancestors(of: type).map(\.lastPart) }
    let names = Set(superclasses.keys)
    for found in trees.concurrentMap({ Self.statements(in: $0, about: names, binder) }) {
      properties.merge(found.properties) { min($0, $1) }
      arePassed = arePassed || found.arePassed
      for type in found.created { created.formUnion(superclasses[type] ?? []) }
    }
  }

  private static func statements(
    in tree: SourceTree, about rows: Set<String>, _ binder: Binder
  ) -> (properties: [Controls.Property: SourceLocation], arePassed: Bool, created: Set<String>) {
    var found = (properties: [Controls.Property: SourceLocation](), arePassed: false, created: Set<String>())
    let wanted = Set(
      tree.names.indices.filter { rows.contains(tree.names[$0]) || labels.contains(tree.names[$0]) }.map(UInt32.init))
    guard !wanted.isEmpty else { return found }
    for (index, storage) in tree.nodes.enumerated() where wanted.contains(storage.name) {
      let node = SourceNode(tree: tree, index: index)
      guard let parent = node.parent else { continue }
      switch storage.kind {
      // A fallback row without a style has no text.
      case .call where rows.contains(node.name) && (parent.kind != .result || !node.arguments.isEmpty):
        found.created.insert(node.name)
      // `table.register(Row.self, forCellReuseIdentifier: "row")`
      case .name where rows.contains(node.name) && parent.name == SourceNode.selfName: found.created.insert(node.name)
      case .name, .member:
        guard labels.contains(node.name), binder.declarations(of: node).isEmpty, mayBeRow(node, binder) else {
          continue
        }
        if parent.kind == .member, parent.first == node {
          if let setting = parent.parent.flatMap({ $0.first == parent ? Controls.Setting($0) : nil }) {
            if found.properties[setting.property] == nil { found.properties[setting.property] = node.location }
          }
        } else if parent.kind != .condition {
          found.arePassed = true
        }
      default: continue
      }
    }
    return found
  }

  /// Whether a label may belong to a row, rather than to a header or a view of the app.
  private static func mayBeRow(_ label: SourceNode, _ binder: Binder) -> Bool {
    let type = label.first.map { binder.type(of: $0)?.name } ?? binder.types.scope(of: label)
    return type.map { binder.types.inherits($0, from: ControlSearch.row) } ?? true
  }

  /// Returns the label of a row from a document that an expression refers to; nil for another expression.
  func outlet(of label: SourceNode) -> TextUse.Outlet? {
    guard !arePassed, label.kind == .member, Self.labels.contains(label.name), let row = label.first,
      binder.declarations(of: label).isEmpty
    else { return nil }
    let type = binder.type(of: row)?.name ?? ControlSearch.row
    guard type == ControlSearch.row || binder.types.inherits(type, from: ControlSearch.row),
      !created.contains(type.lastPart)
    else { return nil }
    return TextUse.Outlet(type: type.lastPart, name: label.name)
  }

  /// The maximum number of variables and parameters to follow to the tables of a row (our own limit).
  private static let mostSteps = 64

  /// Returns the classes whose code gets a row from its table; nil if they are not all known.
  func classes(dequeuing row: SourceNode) -> Set<String>? {
    var pending = ControlSearch.owner(of: row, binder).map { [$0.node] } ?? []
    var known: Set<SourceNode> = []
    var found: Set<String> = []
    while let node = pending.popLast() {
      guard known.insert(node).inserted else { continue }
      guard known.count <= Self.mostSteps else { return nil }
      if node.kind == .property, node.isLocal, node.initialValue?.name == "dequeueReusableCell" {
        found.insert(binder.types.scope(of: node).lastPart)
      } else if let values = givers[node] {
        pending += values
      } else {
        return nil
      }
    }
    return found.isEmpty ? nil : found
  }

  /// Returns the label of a row from a document, with the properties that code sets on the row's variable.
  ///
  /// Code that sets a property on the label of any row may set it on this one.
  func control(_ own: ControlSettings) -> Controls.Control {
    var control = Controls.Control()
    (control.own, control.system, control.isOpen) = (own, ControlSearch.row, true)
    control.unread = properties
    return control
  }
}

extension [SourceTree] {
  /// The number of calls of functions with the given names, by name.
  fileprivate func calls(of names: Set<String>) -> [String: Int] {
    guard !names.isEmpty else { return [:] }
    let found = concurrentMap { tree -> [String: Int] in
      let wanted = tree.names.map(names.contains)
      return tree.nodes.reduce(into: [:]) { calls, node in
        if node.kind == .call, wanted[Int(node.name)] { calls[tree.names[Int(node.name)], default: 0] += 1 }
      }
    }
    return found.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
  }
}
