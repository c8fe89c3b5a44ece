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
  private let components: Components
  private let hosts: ContentSizedHosts

  /// The maximum number of nested bodies to read (our own limit).
  private static let deepest = 64

  /// Compares the code around all uses of each view.
  init(_ found: ViewUses, in trees: [SourceTree], _ components: Components) {
    (bodies, uses, self.components) = (found.bodies, found.sites, components)
    hosts = ContentSizedHosts(in: trees, found.bodies.index)
    var open: Set<SourceNode> = []
    // The order of the sources matters, because bodies may use each other.
    for body in found.order { add(body, depth: 0, &open) }
  }

  /// Returns the common context of all uses of the view around a node; nil if no use is known.
  func context(around node: SourceNode) -> ViewContext? { node.viewBody.flatMap { contexts[$0] } }

  /// Returns the common context of all uses of a body; nil if no use is known.
  func context(of body: SourceNode) -> ViewContext? { contexts[body] }

  /// Adds the context of a body, after the contexts of the bodies that use it.
  private mutating func add(_ body: SourceNode, depth: Int, _ open: inout Set<SourceNode>) {
    guard contexts[body] == nil, depth < Self.deepest, let sites = uses[body], open.insert(body).inserted else {
      return
    }
    var common: ViewContext?
    for site in sites {
      if let outer = site.viewBody { add(outer, depth: depth + 1, &open) }
      let context = context(at: site, in: .empty, inside: site.viewBody.flatMap { contexts[$0] })
      common = common?.merged(with: context) ?? context
    }
    contexts[body] = common
  }

  /// Returns the context of one use of a view, with the values in the code around it.
  private func context(at site: SourceNode, in frame: Frame, inside outer: ViewContext?) -> ViewContext {
    var context = ViewContext(of: site, role: .text, components, isBody: true, in: frame)
    if hosts.mayContain(site) { context.space.leaveHost(site) }
    if let outer { context.inherit(outer) }
    return context
  }

  // MARK: Paths

  /// The maximum number of views on a path whose uses are told apart (our own limit).
  private static let mostSites = 4

  /// Returns the uses through which a text reaches a place: each draws the body that contains the next one.
  ///
  /// `path` has the expressions that pass the text on, from the key to the place.
  func sites(on path: [SourceNode], to place: SourceNode) -> [SourceNode] {
    var sites: [SourceNode] = []
    var body = place.viewBody
    for value in path.reversed() where sites.count < Self.mostSites {
      guard let call = value.callAround, let found = bodies.drawn(by: call), found.body == body else { continue }
      sites.insert(call, at: 0)
      body = call.viewBody
    }
    return sites
  }

  /// Returns the context of a place that a text reaches through uses of views, and the values in the code around it.
  func context(through sites: [SourceNode], around place: SourceNode) -> (context: ViewContext?, frame: Frame) {
    var outer = (sites.first ?? place).viewBody.flatMap { contexts[$0] }
    var frame = Frame.empty
    for site in sites {
      outer = context(at: site, in: frame, inside: outer)
      frame = components.evaluator.frame(drawnBy: site, in: frame)
    }
    return (outer, frame)
  }
}

/// The bodies of the app's own views: `body`, and properties and functions that return a view.
struct ViewBodies: Sendable {
  let index: SourceIndex
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

  /// Returns the uses of views and the creations of values in a file.
  func uses(in tree: SourceTree) -> ViewUses.Found {
    let wanted = tree.names.map(names.contains)
    let types = tree.names.map { $0.first?.isUppercase == true }
    var found = ViewUses.Found()
    for number in tree.nodes.indices {
      let (kind, name) = (tree.nodes[number].kind, Int(tree.nodes[number].name))
      switch kind {
      case .call: guard types[name] || tree.names[name] == "init" else { continue }
      case .member: guard wanted[name] || tree.names[name] == "init" else { continue }
      case .name: guard wanted[name] else { continue }
      default: continue
      }
      let node = SourceNode(tree: tree, index: number)
      if let drawn = drawn(by: node) {
        found.uses.append(drawn)
      }
      guard kind == .call else { continue }
      if case .initializer(let type, _)? = index.binder.callee(of: node) {
        if index.types.isDeclared(type) { found.creations.append((type, node)) }
      } else if node.name == "init", node.first?.kind == .member, node.first?.first == nil {
        found.open.append(node)
      }
    }
    return found
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
