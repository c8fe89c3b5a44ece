internal import AuditModel
internal import Documents
internal import SwiftTrees

/// Finds facts in SwiftUI code that decide who can read or use a view.
struct FactFinder: Sendable {
  let components: Components
  let unusedViews: UnusedViews
  private let fragments: FragmentSearch
  /// The facts about fonts of UIKit labels, and the classes of the labels, by the expressions of the fonts.
  private let labelFonts: [SourceNode: (kind: CodeFact.Kind, system: String)]
  private let labels: LabelSearch
  private let targets: TargetSearch
  private let signals: RedGreenSearch

  init(
    in trees: [SourceTree], _ controls: Controls, _ callers: ViewCallers, _ unusedViews: UnusedViews,
    _ mentions: MentionFinder
  ) {
    (components, self.unusedViews) = (controls.components, unusedViews)
    fragments = FragmentSearch(mentions: mentions)
    labelFonts = controls.labelFonts(fragments.isMentioned)
    labels = LabelSearch(in: trees, components, callers)
    targets = TargetSearch(components: components, callers: callers)
    signals = RedGreenSearch(in: trees, components.binder)
  }

  /// Returns the facts in a file, in order.
  func facts(in tree: SourceTree) -> [CodeFact] {
    var names: [String: Int] = [:]
    return tree.nodes.indices.flatMap { number -> [CodeFact] in
      guard Self.kinds.contains(tree.nodes[number].kind) else { return [] }
      let node = SourceNode(tree: tree, index: number)
      let found = facts(at: node)
      guard !found.isEmpty, !unusedViews.contain(node), !node.isUnreachable else { return [] }
      let scope = components.binder.types.scope(of: node)
      return found.filter { !$0.kind.isAboutLabel || !labels.mayLabel(callersOf: node) }.map { fact in
        var fact = fact
        fact.name = scope.isEmpty ? fact.view : "\(scope)/\(fact.view)"
        names[fact.name, default: 0] += 1
        if let count = names[fact.name], count > 1 { fact.name += " \(count)" }
        fact.disabled = tree.disabledRules[fact.location.line] ?? []
        return fact
      }
    }
  }

  /// The kinds of nodes that may be facts.
  private static let kinds: Set<SourceKind> = [.call, .choice, .sum, .string, .property, .function]

  private func facts(at node: SourceNode) -> [CodeFact] {
    switch node.kind {
    case .call:
      let label = labelFonts[node].map { CodeFact($0.kind, at: node.location, view: $0.system) }
      let font = node.fixedFont(components, fragments.isMentioned)
      let other = node.tapGesture ?? node.sizeCap(components.binder) ?? font ?? label
      return [node.imageButton(fragments.mentions.lookup, labels, components.binder), targets.fact(node), other]
        .compactMap(\.self)
    case .choice, .property, .function: return [signals.fact(node)].compactMap(\.self)
    default: return [fragments.fact(node)].compactMap(\.self)
    }
  }
}

extension CodeFact.Kind {
  /// Whether callers of the view may add the missing label.
  fileprivate var isAboutLabel: Bool {
    switch self {
    case .imageButton, .tapGesture: true
    default: false
    }
  }
}
