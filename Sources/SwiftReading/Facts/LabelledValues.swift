internal import CodeValues
internal import Documents
internal import SwiftTrees

/// The app's own values that hold views with accessibility modifiers.
struct LabelledValues: Sendable {
  /// The names of values of unknown types.
  private(set) var names: Set<String> = []
  /// The properties and functions of types that return the views.
  private(set) var declarations: Set<SourceNode> = []

  /// Names that are too common to identify one declaration.
  private static let common: Set<String> = ["body", "content", "self", "label", "configuration"]

  private let binder: Binder
  /// The local variables and loops that were followed.
  private var followed: Set<SourceNode> = []

  /// Searches all sources; `modifiers` are the names of the app's own modifiers that state a label.
  init(in trees: [SourceTree], _ modifiers: Set<String>, _ bodies: ViewBodies, _ binder: Binder) {
    self.binder = binder
    let views = trees.concurrentMap { tree in
      tree.labelledViews(modifiers).map { (view: $0, body: bodies.drawn(by: $0)?.body) }
    }
    for (view, body) in views.joined() {
      if body == nil, view.kind != .element { names.insert(view.name) }
      // The uses of a body with code are read elsewhere.
      if body.map({ $0.kind == .property && $0.child(.block) == nil }) ?? true { add(view) }
      // A modifier of a container also applies to the values in the container.
      for value in view.contents { add(value) }
    }
    names.subtract(Self.common)
  }

  /// Whether a modifier may be applied to a view in a member of a type.
  func areMembers(of type: String, _ types: TypeTable) -> Bool {
    guard !types.inherits(type, from: "View"), let entry = types.entries[type] else { return false }
    return entry.members.contains { name, members in
      members.contains { $0.mayHoldViews(types) && (names.contains(name) || declarations.contains($0)) }
    }
  }

  /// Adds the declarations from which an expression may get its views.
  private mutating func add(_ view: SourceNode) {
    var waiting = [view]
    while let next = waiting.popLast() { waiting += sources(of: next) }
  }

  /// Adds the declaration of an expression, and returns the expressions from which it may get its views.
  private mutating func sources(of view: SourceNode) -> [SourceNode] {
    var sources: [SourceNode] = []
    switch view.kind {
    case .call, .element: if let base = view.first { sources.append(base) }
    case .name, .member:
      let found = binder.declarations(of: view)
      for declaration in found where declaration.kind == .property || declaration.kind == .function {
        guard declaration.isLocal else {
          declarations.insert(declaration)
          continue
        }
        sources += names(in: declaration)
      }
      // A loop variable takes its values from the list of the loop.
      if found.first?.kind == .parameter || view.name.first == "$", let loop = view.loop(of: found.first) {
        for part in loop.children where part.kind == .argument || part.kind == .member { sources += names(in: part) }
      }
      // The base of a member of an unknown type may be known.
      if view.kind == .member, let base = view.first { sources.append(base) }
    default: break
    }
    return sources
  }

  /// Returns the names in a part that is not yet followed.
  private mutating func names(in part: SourceNode) -> [SourceNode] {
    followed.insert(part).inserted ? part.descendants.filter { $0.kind == .name } : []
  }
}

extension SourceTree {
  /// The views with accessibility modifiers.
  fileprivate func labelledViews(_ modifiers: Set<String>) -> [SourceNode] {
    root.descendants.filter { call in
      call.kind == .call && call.first?.kind == .member
        && (call.states(SourceNode.statements) || modifiers.contains(call.name))
    }.map(\.modifiedView)
  }
}

extension SourceNode {
  /// The values in the closure of a container, such as `HStack { icon }`.
  fileprivate var contents: [SourceNode] {
    guard kind == .call, let closure = child(.trailing) else { return [] }
    return closure.descendants.filter { $0.kind == .name || $0.kind == .member || $0.kind == .element }
  }

  /// The call whose closure takes the value of a name; `parameter` declares the name, and is nil for `$0`.
  fileprivate func loop(of parameter: SourceNode?) -> SourceNode? {
    var closure = parameter?.parent ?? parent
    while parameter == nil, let around = closure, around.kind != .trailing, around.kind != .closure {
      closure = around.parent
    }
    guard let closure else { return nil }
    switch closure.kind {
    case .trailing: return closure.parent
    case .closure: return closure.parent?.parent.flatMap { $0.kind == .call ? $0 : nil }
    default: return nil
    }
  }
}
