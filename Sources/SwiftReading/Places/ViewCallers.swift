internal import AuditModel
internal import Documents
internal import SwiftTrees

/// The properties that the code around the uses of the app's own views states for the texts in them.
struct ViewCallers: Sendable {
  /// The common properties of all uses of a view, by the declaration of its body.
  private var contexts: [SourceNode: ViewContext] = [:]
  /// The expressions that draw each body, in the order of the sources.
  let uses: [SourceNode: [SourceNode]]
  /// Finds the bodies that expressions draw.
  let bodies: ViewBodies

  /// The maximum number of bodies around one another (our own limit); those further out are not read.
  private static let deepest = 64

  /// Compares the code around all uses of each view.
  ///
  /// - Parameters:
  ///   - trees: The sources.
  ///   - index: The index of all sources.
  ///   - components: The app's own fonts, modifiers and containers.
  init(in trees: [SourceTree], index: SourceIndex, _ components: Components) {
    let bodies = ViewBodies(index)
    let found = trees.concurrentMap(bodies.uses)
    self.bodies = bodies
    uses = Dictionary(grouping: found.joined(), by: \.body).mapValues { $0.map(\.use) }
    let hosts = ContentSizedHosts(in: trees, index)
    var open: Set<SourceNode> = []
    // In the order of the sources, because bodies may use each other.
    for (body, _) in found.joined() { add(body, uses, components, hosts, depth: 0, &open) }
  }

  /// Returns what the uses of the view that a node belongs to have in common; nil if no use is known.
  func context(around node: SourceNode) -> ViewContext? { node.viewBody.flatMap { contexts[$0] } }

  /// Returns what the uses of a body have in common; nil if no use is known.
  func context(of body: SourceNode) -> ViewContext? { contexts[body] }

  /// Adds the context of a body after those of the bodies that use it.
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

  /// Returns the body that an expression draws, with the use that decides its surroundings; nil for any other node.
  func drawn(by node: SourceNode) -> (body: SourceNode, use: SourceNode)? {
    switch node.kind {
    case .call:
      // A view of the app may have the name of the view of SwiftUI that it draws.
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
      // A function is used by its call.
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
  /// Whether a property or function returns a view, by its written type.
  var returnsView: Bool {
    guard kind == .property || kind == .function, let type = child(.typeName)?.name else { return false }
    return ["View", "AnyView", "SwiftUI.View", "Text"].contains(type)
  }

  /// Whether a property or function returns views or contents that have views, as far as its type is written.
  var drawsViews: Bool {
    guard let type = child(.typeName)?.name else { return true }
    let name = TypeName(type).name
    return returnsView || Self.contents.contains { name.hasSuffix($0) }
  }

  /// Whether a property stores its value and states no type, so that the places that read it are not looked for.
  var isStoredWithoutType: Bool { kind == .property && child(.typeName) == nil && child(.block) == nil }

  /// The endings of the types of SwiftUI that contain views.
  private static let contents = ["View", "Content", "Scene", "Commands", "Configuration", "Widget", "Void", "()"]

  /// The property or function around a node that is a member of a type, or outside of all types.
  var viewBody: SourceNode? {
    let found = declarationsAround.first { $0.isMember || [.initializer, .type, .extension].contains($0.kind) }
    return found?.isMember == true ? found : nil
  }
}
