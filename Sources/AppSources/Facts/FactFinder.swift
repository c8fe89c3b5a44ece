internal import AuditModel
internal import Documents

/// Finds the statements in SwiftUI code that decide who can read or use a view.
struct FactFinder: Sendable {
  let components: Components
  let unusedViews: UnusedViews
  let lookup: KeyLookup
  /// The names of views and properties that other code gives an accessibility label or trait.
  private let labelled: Set<String>

  init(in trees: [SourceTree], _ components: Components, _ unusedViews: UnusedViews, _ lookup: KeyLookup) {
    (self.components, self.unusedViews, self.lookup) = (components, unusedViews, lookup)
    labelled = trees.concurrentMap(\.labelledViews).reduce(into: []) { $0.formUnion($1) }
  }

  /// Returns the statements in a file, in order.
  func facts(in tree: SourceTree) -> [CodeFact] {
    var names: [String: Int] = [:]
    return tree.nodes.indices.compactMap { number in
      guard tree.nodes[number].kind == .call else { return nil }
      let call = SourceNode(tree: tree, index: number)
      guard var fact = call.imageButton(lookup) ?? call.tapGesture ?? call.sizeCap ?? call.fixedFont(components) else {
        return nil
      }
      guard !unusedViews.contain(call), !call.isUnreachable, !isLabelled(call) || !fact.kind.isAboutLabel else {
        return nil
      }
      let scope = components.binder.types.scope(of: call)
      fact.name = scope.isEmpty ? fact.view : "\(scope)/\(fact.view)"
      names[fact.name, default: 0] += 1
      if let count = names[fact.name], count > 1 { fact.name += " \(count)" }
      fact.disabled = tree.disabledRules[fact.location.line] ?? []
      return fact
    }
  }

  /// Whether the callers of the view around a call may give it a label or trait.
  private func isLabelled(_ call: SourceNode) -> Bool {
    let type = components.binder.types.scope(of: call).split(separator: ".").last.map(String.init) ?? ""
    return labelled.contains(type) || labelled.contains(call.viewBody?.name ?? "")
  }
}

extension CodeFact.Kind {
  /// Whether callers of the view may state the same.
  fileprivate var isAboutLabel: Bool {
    switch self {
    case .imageButton, .tapGesture: true
    case .sizeCap, .fixedFont: false
    }
  }
}

extension SourceTree {
  /// The names of the views and properties that accessibility modifiers are applied to.
  fileprivate var labelledViews: Set<String> {
    var found: Set<String> = []
    for number in nodes.indices where nodes[number].kind == .call {
      let call = SourceNode(tree: self, index: number)
      guard Self.statements.contains(call.name), call.first?.kind == .member else { continue }
      found.insert(call.modifiedView.name)
    }
    // Names that many declarations have say nothing about one.
    return found.subtracting(["body", "content", "self", "label", "configuration"])
  }

  /// Modifiers with which a caller may state what a view is for VoiceOver.
  private static let statements = SourceNode.accessibilityModifiers.union([
    "accessibilityLabel", "accessibilityAddTraits", "accessibilityAction", "accessibilityActions", "help",
  ])
}
