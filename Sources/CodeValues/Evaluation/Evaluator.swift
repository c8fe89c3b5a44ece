package import AuditModel
internal import Bytes
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

  /// The statements in initializers that may set a property, by its name, and the calls of other initializers.
  private let settings = SharedCache<SourceNode, [String: [SourceNode]]>()
  /// The frames of the bodies that uses of views draw.
  private let frames = Mutex<[Value.Closure: Frame]>([:])
  /// The statements in the bodies of functions and closures that change a variable, by its name.
  private let changed = SharedCache<SourceNode, [String: [SourceNode]]>()
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

  /// Returns the statements in an initializer that set a property of its own type, and its calls of other initializers.
  func statements(in initializer: SourceNode, about property: String) -> [SourceNode] {
    let found = settings.value(initializer) { Self.settings(in: initializer) }
    let names = [property, "_" + property, "init"]
    return names.flatMap { found[$0] ?? [] }.sorted { $0.index < $1.index }
  }

  private static func settings(in initializer: SourceNode) -> [String: [SourceNode]] {
    var found: [String: [SourceNode]] = [:]
    for node in initializer.descendants {
      switch node.kind {
      case .assignment, .other: if let name = node.first?.name { found[name, default: []].append(node) }
      case .call where node.name == "init": found["init", default: []].append(node)
      default: break
      }
    }
    return found
  }

  /// Returns the statements in a body that may change a local variable with a name.
  func changes(of name: String, in body: SourceNode) -> [SourceNode] {
    let changes = changed.value(body) {
      body.descendants.filter(\.isChange).reduce(into: [:]) { found, node in
        for name in node.first?.changedNames ?? [] { found[name, default: []].append(node) }
      }
    }
    return changes[name] ?? []
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
