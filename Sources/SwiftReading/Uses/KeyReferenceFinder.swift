internal import AuditModel
internal import SwiftTrees

/// Finds the mentions of keys in a file and follows each to its first end.
struct KeyReferenceFinder {
  /// A mention with the end of its path in its expression.
  struct Found: Sendable {
    var mention: KeyReference
    var answer: PlaceFinder.Answer
  }

  let tree: SourceTree
  let mentions: MentionFinder
  let places: PlaceFinder
  private(set) var found: [Found] = []
  private var types: [(end: Int, name: String)] = []
  /// The literals that belong to a call that localizes them.
  private var literals: Set<Int> = []

  init(tree: SourceTree, mentions: MentionFinder, places: PlaceFinder) {
    (self.tree, self.mentions, self.places) = (tree, mentions, places)
  }

  mutating func run() {
    for index in tree.nodes.indices {
      let node = SourceNode(tree: tree, index: index)
      while let last = types.last, last.end <= index { types.removeLast() }
      if node.kind == .type || node.kind == .extension {
        types.append((node.end, node.typeName(in: types.last?.name)))
      }
      visit(node)
    }
  }

  private mutating func visit(_ node: SourceNode) {
    guard !literals.contains(node.index) else { return }
    if let mention = mentions.mention(node, of: types.last?.name ?? "") {
      if let literal = mention.literal { literals.insert(literal.index) }
      found.append(Found(mention: mention, answer: places.follow(node, as: mention.form)))
    } else if node.kind == .member || node.kind == .call, node.parent?.kind == .argument,
      let mention = mentions.symbol(node)
    {
      let answer = places.follow(node, as: mention.form)
      guard case .place(let place, _) = answer.end, answer.isDirect, place.literal == .key else { return }
      found.append(Found(mention: mention, answer: answer))
    }
  }
}

extension KeyReference {
  /// The initial state of the mention's text.
  fileprivate var form: LocalizationState { way == .literal ? .literal : isKey ? .key : .text }
}
