internal import AuditModel
internal import CodeValues
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
