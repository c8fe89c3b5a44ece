package import AuditModel
internal import Documents
package import SwiftTrees
internal import Synchronization

/// Determines the values of expressions that decide how a text looks: fonts, sizes, line limits and lengths.
///
/// The evaluator reads code and does not run it. Where the sources leave several values open, all of them are the result;
/// where they decide nothing, the result names the expression or declaration that blocks.
package final class Evaluator: Sendable {
  package let binder: Binder
  /// The fonts that the configuration describes.
  package let fonts: [String: SlotFields]
  package let changes: AssignedValues
  /// The calls that draw each view body.
  package let sites: [SourceNode: [SourceNode]]
  /// The calls that create values of each type.
  private let creations: [String: [SourceNode]]
  /// The arguments of initializers whose type is unknown, by label.
  private let openArguments: [String: [SourceNode]]
  /// The app's types by the protocols and classes of the app that they conform to or inherit from.
  private let subtypes: [String: [String]]
  /// The values of declarations that do not depend on arguments.
  private let kept = Mutex<[Purpose: [SourceNode: PossibleValues]]>([:])

  /// The frames of the bodies that uses of views draw.
  private let frames = Mutex<[Value.Closure: Frame]>([:])
  /// The statements in the bodies of functions and closures that change a variable, by its name.
  private let changed = Mutex<[SourceNode: [String: [SourceNode]]]>([:])
  /// The values of code in frames that last.
  private let determined = Mutex<[Place: Determined]>([:])

  /// Code whose values depend on the values of the names in it.
  struct Place: Hashable {
    /// An expression, declaration or call.
    var code: SourceNode
    /// The declaration that takes the values; nil for the code itself.
    var target: SourceNode?
    var frame: Frame
    /// The value of `self`; nil for that of the frame.
    var owner: Value?

    /// Whether other expressions may have the same frames.
    var isDurable: Bool {
      guard frame.isDurable else { return false }
      return if case .instance(let instance)? = owner, let creation = instance.creation {
        creation.frame.isDurable
      } else { true }
    }
  }

  /// The values of code, and the work of determining them.
  struct Determined {
    var values: PossibleValues
    /// The number of visited nodes without those of kept declarations.
    var steps: Int
    /// The depth of the deepest node in the code.
    var depth: Int
  }

  /// The values of a declaration that are kept.
  enum Purpose { case value, assigned, getter }

  /// Creates an evaluator; without uses of views, the arguments of views are unknown.
  package init(_ binder: Binder, fonts: [String: SlotFields], changes: AssignedValues, uses: ViewUses? = nil) {
    (self.binder, self.fonts, self.changes) = (binder, fonts, changes)
    (sites, creations) = (uses?.sites ?? [:], uses?.creations ?? [:])
    openArguments = uses?.openArguments ?? [:]
    let types = binder.types
    var subtypes: [String: [String]] = [:]
    for type in types.entries.keys.sorted() where types.isDeclared(type) {
      for ancestor in types.ancestors(of: type).dropFirst() where types.isDeclared(ancestor) {
        subtypes[ancestor, default: []].append(type)
      }
    }
    self.subtypes = subtypes
  }

  /// The maximum number of calls that create values of a type (our own limit); more are not compared.
  private static let mostCreations = 400
  /// Protocols whose types other code than the app's may create, as from a file.
  private static let decoded = APIList.decodedProtocols.names

  /// Returns the arguments with a label of initializers whose type is unknown.
  func openArguments(labelled label: String) -> [SourceNode] { openArguments[label] ?? [] }

  /// Returns the calls that create all values of a type; nil if other code may create some.
  func creations(of type: String) -> [SourceNode]? {
    guard let found = creations[type], found.count <= Self.mostCreations, subtypes[type] == nil,
      Self.decoded.isDisjoint(with: binder.types.ancestors(of: type))
    else { return nil }
    return found
  }

  /// Returns the app's types that conform to a protocol of the app.
  func conforming(to group: String) -> [String] { subtypes[group] ?? [] }

  /// Returns the possible values of an expression.
  ///
  /// `expected` is the type that the place of the expression requires; nil if the code states it.
  package func values(of node: SourceNode, in frame: Frame = .empty, as expected: String? = nil) -> PossibleValues {
    let evaluation = Evaluation(self)
    return evaluation.values(of: node, in: frame, as: expected)
  }

  /// Returns the values of the names in the body that a use of a view draws.
  package func frame(drawnBy use: SourceNode, in frame: Frame) -> Frame {
    guard use.kind == .call else { return .empty }
    let creation = Value.Closure(node: use, frame: frame)
    if let known = frames.withLock({ $0[creation] }) { return known }
    let inner: Frame
    switch binder.callee(of: use) {
    case .initializer(let type, let initializer):
      let owner = Value.instance(Value.Instance(type: type, creation: creation, initializer: initializer))
      inner = Frame(owner: owner, isDurable: frame.isDurable)
    case .function(let function):
      let found = self.frame(of: use, to: function, in: frame, owner: frame.instance)
      inner = Frame(found.bindings, owner: found.owner, isDurable: frame.isDurable)
    case .enumCase, nil: return .empty
    }
    if frame.isDurable { frames.withLock { $0[creation] = inner } }
    return inner
  }

  /// Returns the values of the parameters of a function or initializer that a call runs; `owner` is its `self`.
  package func frame(of call: SourceNode, to function: SourceNode, in frame: Frame, owner: Value?) -> Frame {
    Evaluation(self).frame(of: call, to: function, in: frame, owner: owner)
  }

  /// Returns the statements in a body that may change a local variable with a name.
  func changes(of name: String, in body: SourceNode) -> [SourceNode] {
    if let known = changed.withLock({ $0[body] }) { return known[name] ?? [] }
    var found: [String: [SourceNode]] = [:]
    for node in body.descendants where node.isChange {
      for name in node.first?.changedNames ?? [] { found[name, default: []].append(node) }
    }
    changed.withLock { $0[body] = found }
    return found[name] ?? []
  }

  /// Returns the values of code; nil if they are not known yet.
  func determined(_ place: Place) -> Determined? {
    place.isDurable ? determined.withLock { $0[place] } : nil
  }

  /// Keeps the values of code.
  func keep(_ found: Determined, at place: Place) { determined.withLock { $0[place] = found } }

  /// Returns the kept values of a declaration; nil if they are not known yet.
  func known(_ declaration: SourceNode, _ purpose: Purpose) -> PossibleValues? {
    kept.withLock { $0[purpose]?[declaration] }
  }

  /// Keeps the values of a declaration.
  func keep(_ values: PossibleValues, of declaration: SourceNode, _ purpose: Purpose) {
    kept.withLock { $0[purpose, default: [:]][declaration] = values }
  }
}

/// The values that code assigns to properties after their initialization.
package struct AssignedValues: Sendable {
  /// The assignments by the name of the assigned property, and operators such as `+=`.
  private let assignments: [String: [SourceNode]]
  /// The calls of `environment` by the name at the end of the key path.
  let environment: [String: [SourceNode]]

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
          guard node.kind == .assignment || name == SourceKind.inout || OperatorPrecedence(name) == .assignment else {
            continue
          }
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
          if let key, let callee = call.first {
            assigned.append((key.literal ?? key.arguments.first?.first?.name ?? "", callee))
          }
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
    environment = Dictionary(grouping: found.lazy.flatMap(\.set), by: \.0).mapValues { $0.map(\.1) }
  }

  /// Whether code assigns a property of this name.
  func mayChange(_ property: SourceNode) -> Bool { assignments[property.name] != nil }

  /// Returns the statements outside of initializers that may change a property; nil if there are too many.
  func changes(of property: SourceNode, _ binder: Binder) -> [SourceNode]? {
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
  fileprivate var isChange: Bool {
    kind == .assignment || kind == .other && (name == SourceKind.inout || OperatorPrecedence(name) == .assignment)
  }

  /// The names of the variables that a change of an expression changes, also as parts of paths and tuples.
  fileprivate var changedNames: [String] {
    switch kind {
    case .name: [name]
    case .collection: arguments.compactMap(\.first).flatMap(\.changedNames)
    case .member, .element: first?.changedNames ?? []
    default: []
    }
  }

  /// The names of the variables in the target of an assignment; several for a tuple.
  fileprivate var assignedNames: [String] {
    switch kind {
    case .name, .member: [name]
    case .collection: arguments.compactMap(\.first).flatMap(\.assignedNames)
    // `model[keyPath: \.size] = 12`
    case .element where argument(at: .label("keyPath")) != nil:
      argument(at: .label("keyPath")).map { $0.name.split(separator: ".").map(String.init) } ?? []
    default: first?.assignedNames ?? []
    }
  }

  /// Whether a node is in an initializer of a type.
  fileprivate func isInInitializer(of type: String, _ binder: Binder) -> Bool {
    chain.contains { $0.kind == .initializer } && binder.types.scope(of: self) == type
  }
}
