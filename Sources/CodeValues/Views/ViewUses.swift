internal import Documents
package import SwiftTrees

/// The uses of the app's own views, and the creations of values of its types.
package struct ViewUses: Sendable {
  package let bodies: ViewBodies
  /// The bodies in the order of their uses in the sources.
  package let order: [SourceNode]
  /// The expressions that draw each body, in source order.
  package let sites: [SourceNode: [SourceNode]]
  /// The calls that create values of each type of the app, in source order.
  let creations: [String: [SourceNode]]
  /// The arguments of initializers such as `.init(title: "…")` whose type is unknown, by label.
  let openArguments: [String: [SourceNode]]

  /// The uses and creations in one file.
  struct Found: Sendable {
    var uses: [(body: SourceNode, use: SourceNode)] = []
    var creations: [(type: String, call: SourceNode)] = []
    var open: [SourceNode] = []
  }

  package init(in trees: [SourceTree], _ index: SourceIndex) {
    let bodies = ViewBodies(index)
    let found = trees.concurrentMap(bodies.uses)
    let uses = found.flatMap(\.uses)
    (self.bodies, order) = (bodies, uses.map(\.body))
    sites = Dictionary(grouping: uses, by: \.body).mapValues { $0.map(\.use) }
    let open = found.flatMap(\.open).flatMap(\.arguments).filter { !$0.label.isEmpty }
    openArguments = Dictionary(grouping: open, by: \.label).mapValues { $0.compactMap(\.first) }
    creations = Dictionary(grouping: found.lazy.flatMap(\.creations), by: \.type).mapValues { $0.map(\.call) }
  }
}
