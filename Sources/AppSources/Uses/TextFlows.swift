internal import AuditModel
internal import Documents

/// The ways of texts from the declarations that have them as values to the places that draw them.
struct TextFlows: Sendable {
  /// A declaration with the form of the text that it has.
  struct Carrier: Hashable, Sendable {
    var node: SourceNode
    var form: LocalizationState
  }

  /// The way from a reference to a declaration to its end.
  struct Edge: Sendable {
    /// The expression that reads the declaration, or the mention of a key.
    let reference: SourceNode
    let answer: PlaceFinder.Answer
    /// The declaration at the end of the way; nil if it ends elsewhere.
    let next: Carrier?

    init(_ reference: SourceNode, _ answer: PlaceFinder.Answer) {
      (self.reference, self.answer) = (reference, answer)
      guard case .carried(let node, by: _) = answer.end else {
        next = nil
        return
      }
      next = Carrier(node: node, form: answer.form.carried(by: node))
    }
  }

  /// The references to each declaration that carries a text.
  private var edges: [Carrier: [Edge]] = [:]
  private let types: TypeTable

  /// The maximum number of declarations between a key and a place (our own limit).
  private static let longest = 8

  /// Follows declarations until no new one carries a text.
  ///
  /// - Parameters:
  ///   - carriers: The declarations that have a text as their value.
  ///   - trees: The sources.
  ///   - finder: Follows expressions.
  init(from carriers: Set<Carrier>, in trees: [SourceTree], by finder: PlaceFinder) {
    types = finder.index.types
    var new = carriers
    for _ in 0..<Self.longest where !new.isEmpty {
      let search = ReferenceSearch(new, finder)
      for carrier in new { edges[carrier] = [] }
      let found = trees.concurrentMap(search.edges)
      new = []
      for (carrier, edge) in found.joined() {
        edges[carrier, default: []].append(edge)
        if let next = edge.next, edges[next] == nil { new.insert(next) }
      }
    }
  }

  /// A place at the end of a way.
  struct Arrival {
    var place: TextPlace
    /// The call or assignment.
    var node: SourceNode
    var form: LocalizationState
    var isPart: Bool
    /// Whether this is one of several places that read the same property of a model; at least one draws the text.
    var isShared: Bool
    /// The expressions that pass the text on, from the key to the place.
    var hops: [SourceNode]
    /// The declarations that carry the text, from the key to the place.
    var carriers: [SourceNode]
  }

  /// The ends of all ways from a declaration.
  struct Ends {
    var arrivals: [Arrival] = []
    /// Why a way ends at no place; nil if all do.
    var cause: TextMention.Cause?
    /// The views at the ends whose declarations are not in the sources.
    var open: [OpenPart] = []
  }

  /// Returns the ends of all ways that begin with a first one.
  func ends(of mention: SourceNode, _ answer: PlaceFinder.Answer) -> Ends {
    var walk = Walk(edges: edges, types: types)
    walk.follow(Edge(mention, answer), isPart: false, isShared: false)
    return walk.ends
  }

  /// A walk along all ways from one expression.
  private struct Walk {
    let edges: [Carrier: [Edge]]
    let types: TypeTable
    var ends = Ends()
    /// The declarations that the walk has been at.
    private var seen: Set<Carrier> = []
    private var hops: [SourceNode] = []
    private var carriers: [SourceNode] = []

    init(edges: [Carrier: [Edge]], types: TypeTable) { (self.edges, self.types) = (edges, types) }

    mutating func follow(_ edge: Edge, isPart: Bool, isShared: Bool) {
      let isPart = isPart || edge.answer.isPart
      switch edge.answer.end {
      case .place(let place, let node):
        let form = edge.answer.form
        // A string that nothing has localized is drawn as it is.
        guard form != .literal else { return ends.cause = ends.cause ?? .literal }
        ends.arrivals.append(
          Arrival(
            place: place, node: node, form: form, isPart: isPart, isShared: isShared, hops: hops, carriers: carriers))
      case .notFollowed(let cause):
        // A comparison draws nothing.
        if cause != .comparison || carriers.isEmpty { ends.cause = ends.cause ?? cause }
        if let open = edge.answer.open { ends.open.append(open) }
      case .carried(let node, by: let value):
        guard let next = edge.next, carriers.count < TextFlows.longest, seen.insert(next).inserted else { return }
        guard let references = edges[next], !references.isEmpty else {
          return ends.cause = ends.cause ?? .unread(node)
        }
        hops.append(value)
        carriers.append(node)
        let isShared = isShared || types.isModel(node, of: value) && types.areSeveral(references)
        for one in references { follow(one, isPart: isPart, isShared: isShared) }
        hops.removeLast()
        carriers.removeLast()
      }
    }
  }
}

extension TextFlows.Edge {
  /// Whether the way may end at a place that draws the text: a comparison does not, and VoiceOver speaks it.
  fileprivate var mayDraw: Bool {
    switch answer.end {
    case .place(let place, _): place.role != .spoken && place.role != .notDrawn
    case .carried: true
    case .notFollowed(let cause): cause != .comparison
    }
  }

  fileprivate var isComparison: Bool { if case .notFollowed(.comparison) = answer.end { true } else { false } }
}

extension TypeTable {
  /// The types whose values draw themselves.
  private static let views = ["View", "ViewModifier", "UIView", "UIViewController", "App", "Scene"]

  /// Whether a declaration keeps a text in a value that is not a view, so that each value may have another reader.
  ///
  /// - Parameters:
  ///   - declaration: The declaration.
  ///   - value: The expression that it has the text of.
  /// - Returns: Whether values other than this one may have other texts.
  fileprivate func isModel(_ declaration: SourceNode, of value: SourceNode) -> Bool {
    if declaration.kind == .parameter { return declaration.parent?.kind == .enumCase }
    guard declaration.kind == .property || declaration.kind == .function, !declaration.isLocal, !declaration.isStatic,
      value.parent != declaration
    else { return false }
    // The text of an initial value, or of a getter without a condition, is the same in all values.
    if let body = declaration.child(.block), !body.descendants.contains(where: { $0.kind == .choice }) { return false }
    let type = scope(of: declaration)
    return !type.isEmpty && !Self.views.contains { inherits(type, from: $0) }
  }

  /// Whether more than one place may draw the text of a model, or places in more than one type read it.
  fileprivate func areSeveral(_ references: [TextFlows.Edge]) -> Bool {
    if references.count(where: \.mayDraw) > 1 { return true }
    return Set(references.lazy.filter { !$0.isComparison }.map { scope(of: $0.reference) }).count > 1
  }
}

extension TextMention.Cause {
  /// The cause for a declaration whose value no code reads.
  fileprivate static func unread(_ declaration: SourceNode) -> Self {
    switch declaration.kind {
    case .function: .result
    case .parameter, .trailing: .argument
    default: declaration.child(.block) == nil ? .property : .result
    }
  }
}

/// Finds the references to declarations and follows them.
private struct ReferenceSearch: Sendable {
  private let finder: PlaceFinder
  /// The forms of the texts of each declaration.
  private let forms: [SourceNode: [LocalizationState]]
  private let names: Set<String>

  init(_ carriers: Set<TextFlows.Carrier>, _ finder: PlaceFinder) {
    self.finder = finder
    forms = Dictionary(grouping: carriers, by: \.node).mapValues { $0.map(\.form) }
    names = Set(forms.keys.map(\.referenceName))
  }

  /// Returns the ways of all references in a file.
  func edges(in tree: SourceTree) -> [(TextFlows.Carrier, TextFlows.Edge)] {
    let wanted = Set(tree.names.indices.filter { names.contains(Binder.plain(tree.names[$0])) }.map(UInt32.init))
    guard !wanted.isEmpty else { return [] }
    var edges: [(TextFlows.Carrier, TextFlows.Edge)] = []
    for index in tree.nodes.indices
    where wanted.contains(tree.nodes[index].name) && [.name, .member].contains(tree.nodes[index].kind) {
      let node = SourceNode(tree: tree, index: index)
      edges += bindings(by: node)
      guard let (declaration, reference) = declaration(of: node), let forms = forms[declaration] else { continue }
      for form in forms {
        let answer = finder.follow(reference, as: form)
        edges.append((TextFlows.Carrier(node: declaration, form: form), TextFlows.Edge(reference, answer)))
      }
    }
    return edges
  }

  /// Returns the ways from the values of an enum's case to the names that a pattern such as `.failure(let text)` binds.
  private func bindings(by node: SourceNode) -> [(TextFlows.Carrier, TextFlows.Edge)] {
    guard node.kind == .member, let pattern = node.parent, pattern.kind == .call, pattern.first == node,
      let found = finder.index.binder.pattern(pattern)
    else { return [] }
    return zip(pattern.arguments, found.children.filter { $0.kind == .parameter }).flatMap { argument, value in
      guard let bound = argument.first, bound.kind == .property, let forms = forms[value] else {
        return [(TextFlows.Carrier, TextFlows.Edge)]()
      }
      return forms.map { form in
        let answer = PlaceFinder.Answer(end: .carried(bound, by: bound), form: form, isDirect: false)
        return (TextFlows.Carrier(node: value, form: form), TextFlows.Edge(bound, answer))
      }
    }
  }

  /// Returns the declaration that a node reads, and the expression that has its value.
  private func declaration(of node: SourceNode) -> (SourceNode, SourceNode)? {
    let parent = node.parent
    // The target of an assignment is not read.
    if let parent, parent.kind == .assignment, parent.first?.index == node.index { return nil }
    // The path of an accessor is a mention of its own.
    if let path = node.path, path.count > 1, !path[0].isEmpty,
      !finder.index.accessors(of: path, in: finder.index.types.scope(of: node), seenFrom: node.tree.file).isEmpty
    {
      return nil
    }
    let binder = finder.index.binder
    if node.kind == .member, node.name == "rawValue" {
      guard let base = node.first, let type = binder.type(of: base), !type.isMeta, !type.isList else { return nil }
      return finder.index.types.entries[type.name]?.declarations.first.map { ($0, node) }
    }
    if node.kind == .name, node.name == "$0" {
      var inner = node
      while let outer = inner.parent {
        if inner.kind == .trailing || inner.kind == .closure { return (inner, node) }
        inner = outer
      }
      return nil
    }
    if let parent, parent.kind == .call, parent.first?.index == node.index {
      guard case .function(let function)? = binder.callee(of: parent) else { return nil }
      return (function, parent)
    }
    let found = binder.declarations(of: node)
    guard found.count == 1, found[0].kind != .function else { return nil }
    return (found[0], node)
  }
}

extension SourceNode {
  /// The name by which code reads a declaration.
  fileprivate var referenceName: String {
    switch kind {
    // The texts of an enum are its raw values.
    case .type: "rawValue"
    case .trailing, .closure: "$0"
    case .parameter: parent?.kind == .enumCase ? parent?.name ?? name : name
    default: name
    }
  }
}
