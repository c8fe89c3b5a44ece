internal import AuditModel
internal import Documents

/// Finds the statements in SwiftUI code that decide who can read or use a view.
struct FactFinder: Sendable {
  let components: Components
  let unusedViews: UnusedViews
  private let fragments: FragmentSearch
  /// The statements about text styles of UIKit's labels, by the expressions of the fonts.
  private let labelStyles: [SourceNode: CodeFact.Kind]
  /// The names of views and properties that other code gives an accessibility label or trait.
  private let labelled: Set<String>

  init(in trees: [SourceTree], _ controls: Controls, _ unusedViews: UnusedViews, _ mentions: MentionFinder) {
    (components, self.unusedViews) = (controls.components, unusedViews)
    fragments = FragmentSearch(mentions: mentions)
    labelStyles = controls.labelStyles()
    labelled = trees.concurrentMap(\.labelledViews).reduce(into: []) { $0.formUnion($1) }
  }

  /// Returns the statements in a file, in order.
  func facts(in tree: SourceTree) -> [CodeFact] {
    var names: [String: Int] = [:]
    return tree.nodes.indices.flatMap { number -> [CodeFact] in
      guard Self.kinds.contains(tree.nodes[number].kind) else { return [] }
      let node = SourceNode(tree: tree, index: number)
      let found = facts(at: node)
      guard !found.isEmpty, !unusedViews.contain(node), !node.isUnreachable else { return [] }
      let scope = components.binder.types.scope(of: node)
      return found.filter { !$0.kind.isAboutLabel || !isLabelled(node) }.map { fact in
        var fact = fact
        fact.name = scope.isEmpty ? fact.view : "\(scope)/\(fact.view)"
        names[fact.name, default: 0] += 1
        if let count = names[fact.name], count > 1 { fact.name += " \(count)" }
        fact.disabled = tree.disabledRules[fact.location.line] ?? []
        return fact
      }
    }
  }

  /// The kinds of nodes that may be statements.
  private static let kinds: Set<SourceKind> = [.call, .choice, .sum, .string]

  private func facts(at node: SourceNode) -> [CodeFact] {
    switch node.kind {
    case .call:
      let style = labelStyles[node].map { CodeFact($0, at: node.location, view: "UILabel") }
      let font = node.fixedFont(components) { [mentions = fragments.mentions] in
        mentions.mention($0, of: mentions.index.types.scope(of: $0)) != nil
      }
      let other = node.tapGesture ?? node.sizeCap ?? font ?? style
      return [node.imageButton(fragments.mentions.lookup), node.buttonPicture, other].compactMap(\.self)
    case .choice: return [node.redOrGreen].compactMap(\.self)
    default: return [fragments.fact(node)].compactMap(\.self)
    }
  }

  /// Whether the callers of the view around a call may give it a label or trait.
  private func isLabelled(_ call: SourceNode) -> Bool {
    let type = components.binder.types.scope(of: call).lastPart
    return labelled.contains(type) || labelled.contains(call.viewBody?.name ?? "")
  }
}

extension CodeFact.Kind {
  /// Whether callers of the view may state the same.
  fileprivate var isAboutLabel: Bool {
    switch self {
    case .imageButton, .tapGesture: true
    default: false
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
