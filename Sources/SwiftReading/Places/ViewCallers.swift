internal import AuditModel
internal import Documents
internal import SwiftTrees

/// The properties that code around the uses of the app's own views states for the texts in these views.
struct ViewCallers: Sendable {
  /// The common properties of all uses of a view, by the declaration of its body.
  private var contexts: [SourceNode: ViewContext] = [:]
  /// The expressions that draw each body, in source order.
  let uses: [SourceNode: [SourceNode]]
  /// The bodies that expressions draw.
  let bodies: ViewBodies

  /// The maximum number of nested bodies to read (our own limit).
  private static let deepest = 64

  /// Compares the code around all uses of each view.
  init(in trees: [SourceTree], index: SourceIndex, _ components: Components) {
    let bodies = ViewBodies(index)
    let found = trees.concurrentMap(bodies.uses)
    self.bodies = bodies
    uses = Dictionary(grouping: found.joined(), by: \.body).mapValues { $0.map(\.use) }
    let hosts = ContentSizedHosts(in: trees, index)
    var open: Set<SourceNode> = []
    // The order of the sources matters, because bodies may use each other.
    for (body, _) in found.joined() { add(body, uses, components, hosts, depth: 0, &open) }
  }

  /// Returns the common context of all uses of the view around a node; nil if no use is known.
  func context(around node: SourceNode) -> ViewContext? { node.viewBody.flatMap { contexts[$0] } }

  /// Returns the common context of all uses of a body; nil if no use is known.
  func context(of body: SourceNode) -> ViewContext? { contexts[body] }

  /// Adds the context of a body, after the contexts of the bodies that use it.
  private mutating func add(
    _ body: SourceNode, _ uses: [SourceNode: [SourceNode]], _ components: Components, _ hosts: ContentSizedHosts,
    depth: Int, _ open: inout Set<SourceNode>
  ) {
    guard contexts[body] == nil, depth < Self.deepest, let sites = uses[body], open.insert(body).inserted else {
      return
    }
    var common: ViewContext?
    for site in sites {
      var context = ViewContext(of: site, role: .text, components, isBody: true)
      if hosts.mayContain(site) { context.space.leaveHost(site) }
      if let outer = site.viewBody {
        add(outer, uses, components, hosts, depth: depth + 1, &open)
        if let around = contexts[outer] { context.inherit(around) }
      }
      common = common?.merged(with: context) ?? context
    }
    contexts[body] = common
  }
}

/// The bodies of the app's own views: `body`, and properties and functions that return a view.
struct ViewBodies: Sendable {
  private let index: SourceIndex
  /// The names of properties and functions that return a view.
  private let names: Set<String>

  init(_ index: SourceIndex) {
    self.index = index
    var names: Set<String> = []
    for members in index.types.entries.values.map(\.members) + [index.types.globals] {
      for declaration in members.values.joined() where declaration.returnsView { names.insert(declaration.name) }
    }
    self.names = names.subtracting(["body", "makeBody"])
  }

  /// Returns the uses of views in a file, each with the body that it draws.
  func uses(in tree: SourceTree) -> [(body: SourceNode, use: SourceNode)] {
    let wanted = tree.names.map(names.contains)
    let types = tree.names.map { $0.first?.isUppercase == true }
    return tree.nodes.indices.compactMap { number in
      let (kind, name) = (tree.nodes[number].kind, Int(tree.nodes[number].name))
      switch kind {
      case .call: guard types[name] else { return nil }
      case .member: guard wanted[name] || tree.names[name] == "init" else { return nil }
      case .name: guard wanted[name] else { return nil }
      default: return nil
      }
      return drawn(by: SourceNode(tree: tree, index: number))
    }
  }

  /// Returns the body that an expression draws, and the node that determines its context; nil for any other node.
  func drawn(by node: SourceNode) -> (body: SourceNode, use: SourceNode)? {
    switch node.kind {
    case .call:
      // An app view may have the same name as the SwiftUI view that it draws.
      guard node.name.first?.isUppercase == true, node.first?.first?.name != "SwiftUI",
        case .initializer(let type, _)? = index.binder.callee(of: node),
        let body = body(of: type, seenFrom: node.tree.file)
      else { return nil }
      return (body, node)
    case .member where node.name == "init" && node.parent?.kind != .call:
      // A list or loop may call the initializer.
      guard let type = node.first.flatMap({ index.types.resolve($0.name, in: index.types.scope(of: node)) }),
        let body = body(of: type, seenFrom: node.tree.file)
      else { return nil }
      return (body, node)
    case .name, .member:
      guard names.contains(node.name), let body = index.binder.declarations(of: node).first, body.returnsView else {
        return nil
      }
      // The use of a function is its call.
      let call = node.parent.flatMap { $0.kind == .call && $0.first?.index == node.index ? $0 : nil }
      return (body, call ?? node)
    default: return nil
    }
  }

  /// Returns the body of a view; nil if the sources do not declare it.
  func body(of type: String, seenFrom file: String) -> SourceNode? {
    let found = index.types.members("body", of: type, seenFrom: file).first
    return found?.kind == .property ? found : nil
  }
}

extension SourceNode {
  /// Whether a property or function has a view as its written type.
  var returnsView: Bool {
    guard kind == .property || kind == .function, let type = child(.typeName)?.name else { return false }
    return ["View", "AnyView", "SwiftUI.View", "Text"].contains(type)
  }

  /// Whether a property or function returns views or contents with views, as far as its type is written.
  var drawsViews: Bool {
    guard let type = child(.typeName)?.name else { return true }
    let name = TypeName(type).name
    return returnsView || Self.contents.contains { name.hasSuffix($0) }
  }

  /// Whether a property stores its value without a written type, so that the places that read it are not searched.
  var isStoredWithoutType: Bool { kind == .property && child(.typeName) == nil && child(.block) == nil }

  /// The name endings of SwiftUI types that contain views.
  private static let contents = ["View", "Content", "Scene", "Commands", "Configuration", "Widget", "Void", "()"]

  /// The innermost property or function around a node that is a member of a type or global.
  var viewBody: SourceNode? {
    let found = declarationsAround.first { $0.isMember || [.initializer, .type, .extension].contains($0.kind) }
    return found?.isMember == true ? found : nil
  }
}
