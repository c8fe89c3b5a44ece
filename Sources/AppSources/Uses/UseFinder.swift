package import AuditModel
internal import Documents
internal import DynamicType

/// The uses of an app's texts in its code.
package struct SourceUses: Sendable {
  /// The places, in the order of the files.
  package internal(set) var uses: [TextUse] = []
  /// The mentions of keys that lead to no place.
  package internal(set) var mentions: [TextMention] = []
  /// Keys at places that no table has.
  package internal(set) var unknown: [TextUse] = []

  /// Finds the uses of keys.
  ///
  /// - Parameters:
  ///   - keys: The keys of the app's tables.
  ///   - trees: The reduced sources.
  ///   - hints: Facts about the code that the sources do not show.
  package init(of keys: [TextKey], in trees: [SourceTree], hints: SourceHints = SourceHints()) {
    let index = SourceIndex(trees, localizers: hints.localizers)
    let finder = MentionFinder(index: index, lookup: KeyLookup(keys))
    let walks = trees.concurrentMap { tree in
      var walk = UseWalk(tree: tree, finder: finder, hints: hints)
      walk.run()
      return walk
    }
    uses = walks.flatMap(\.uses)
    let reached = walks.reduce(into: Set<SourceLocation>()) { $0.formUnion($1.reached) }
    let notes = walks.flatMap(\.mentions)
    let open = Set(notes.compactMap(\.accessor)).subtracting(reached).compactMap { index.declarations[$0] }
    let search = AccessorMentions(of: open, in: index)
    let named = trees.concurrentMap(search.found).reduce(into: Set<SourceLocation>()) { $0.formUnion($1) }
    // A declaration is followed where code names it. If no code does, its key is not used.
    mentions = notes.filter { $0.accessor.map(named.contains) ?? true }.map(\.mention)
    unknown = walks.flatMap(\.unknown)
  }
}

/// Finds the uses of texts in one file.
private struct UseWalk {
  let tree: SourceTree
  let finder: MentionFinder
  let hints: SourceHints
  private(set) var uses: [TextUse] = []
  private(set) var mentions: [(mention: TextMention, accessor: SourceLocation?)] = []
  private(set) var unknown: [TextUse] = []
  /// The declarations of accessors that code names.
  private(set) var reached: Set<SourceLocation> = []
  private var ancestors: [SourceNode] = []
  private var types: [(end: Int, name: String)] = []
  /// The literals that belong to a call that localizes them.
  private var literals: Set<Int> = []

  init(tree: SourceTree, finder: MentionFinder, hints: SourceHints) {
    (self.tree, self.finder, self.hints) = (tree, finder, hints)
  }

  mutating func run() {
    var index = 0
    while index < tree.nodes.count {
      let node = SourceNode(tree: tree, index: index)
      while let last = ancestors.last, last.end <= index { ancestors.removeLast() }
      while let last = types.last, last.end <= index { types.removeLast() }
      if isPreview(node) {
        index = node.end
        continue
      }
      if node.kind == .type || node.kind == .extension {
        types.append((node.end, node.typeName(in: types.last?.name)))
      }
      visit(node)
      if node.end > index + 1 { ancestors.append(node) }
      index += 1
    }
  }

  /// Previews are screens for developers.
  private func isPreview(_ node: SourceNode) -> Bool {
    (node.kind == .macro && node.name == "Preview")
      || (node.kind == .type && node.children.contains { $0.kind == .inherited && $0.name == "PreviewProvider" })
  }

  private mutating func visit(_ node: SourceNode) {
    guard !literals.contains(node.index) else { return }
    if let mention = finder.mention(node, in: ancestors.last, of: types.last?.name ?? "") {
      if let literal = mention.literal { literals.insert(literal.index) }
      follow(mention)
    } else if node.kind == .member || node.kind == .call, ancestors.last?.kind == .argument,
      let mention = finder.symbol(node),
      case .place(let place, _, _, _, true) = PlaceFinder(ancestors: ancestors, views: hints.views).place(of: node),
      place.literal == .key
    {
      follow(mention)
    }
  }

  private mutating func follow(_ mention: Mention) {
    reached.formUnion(mention.steps)
    switch PlaceFinder(ancestors: ancestors, views: hints.views).place(of: mention.node) {
    case .place(let place, let call, let depth, let isPart, let isDirect):
      guard mention.way != .literal || (place.literal == .key && isDirect) else { return note(mention, .literal) }
      let mention = mention.way == .literal ? mention.inTable(named: call, finder.lookup) : mention
      var use = TextUse(
        key: TextKey(key: mention.text, table: mention.table ?? ""), location: call.nameLocation,
        place: call.shownName, role: place.role, way: mention.way,
        isLocalizedKey: mention.way == .literal || mention.isKey)
      use.steps = mention.steps
      use.isPart = isPart
      use.framework = place.framework
      if place.isSwiftUI, place.form == .view {
        use.isPart = isPart || isInterpolated(depth)
        use.read(ViewContext(of: call, in: ancestors[..<depth], role: place.role, fonts: hints.fonts), place.stated)
      }
      if mention.isMissing(in: finder.lookup) { unknown.append(use) }
      add(use, for: mention)
    case .notFollowed(let cause):
      guard mention.way == .literal else { return note(mention, cause) }
      guard let declared = IntentText(literalIn: ancestors) else { return note(mention, .literal) }
      let use = TextUse(
        key: TextKey(key: mention.text, table: ""), location: mention.node.location, place: declared.property,
        role: .notDrawn, way: .literal, isLocalizedKey: true)
      add(use, for: mention)
    }
  }

  /// Adds a use for each key of a mention.
  private mutating func add(_ use: TextUse, for mention: Mention) {
    for number in mention.keys {
      var use = use
      use.key = finder.lookup.keys[number]
      uses.append(use)
    }
  }

  /// Whether the view at a depth is a part of the text of another view, as in `Text("\(Text("a")): \(b)")`.
  private func isInterpolated(_ depth: Int) -> Bool {
    let chain = ancestors[..<depth].reversed().drop { [.argument, .member, .call].contains($0.kind) }
    return chain.first?.kind == .hole
  }

  private mutating func note(_ mention: Mention, _ cause: TextMention.Cause) {
    let declaration = ancestors.last { $0.kind == .property || $0.kind == .function }?.location
    let accessor = declaration.flatMap { finder.index.declarations[$0]?.location }
    for number in mention.keys {
      let found = TextMention(key: finder.lookup.keys[number], location: mention.node.location, cause: cause)
      mentions.append((found, accessor))
    }
  }
}

extension SourceNode {
  /// The name of a call or of the property that an assignment sets.
  fileprivate var shownName: String { kind == .assignment ? first?.name ?? "" : name }
}

extension TextUse {
  /// Takes the properties that the code around the place states.
  ///
  /// `stated` are the properties that the configuration states for the place.
  fileprivate mutating func read(_ context: ViewContext, _ stated: SlotFields?) {
    role = context.role
    if let origin = context.widthOrigin { width = Value(nil, .unknown, at: origin) }
    if !role.isGeneral, context.font == nil {
      // The system decides about its own places. Only a stated line limit is kept.
      if let stated = context.lines { lines = stated }
      return
    }
    weight = context.weight
    minimumScale = context.scale
    maxCategory = context.category
    truncation = context.truncation
    uppercase = context.uppercase
    lines = context.lines ?? Value(0, .assumed)
    if let font = context.font {
      guard let reading = font.reading, !reading.isCustom else {
        style = Value(font.reading?.style, .unknown, at: font.origin)
        return
      }
      style = Value(reading.style, .exact, at: font.origin)
      fixedSize = reading.fixedSize.map { Value($0, .exact, at: font.origin) }
      weight = context.weight ?? reading.weight.map { Value($0, .exact, at: font.origin) }
    } else if let open = context.open, stated?.style == nil {
      style = Value(nil, .unknown, at: open)
    } else {
      style = Value(.body, .assumed)
    }
    if let stated { take(stated) }
  }

  /// Takes the properties that the configuration states for an argument of the app's own view.
  private mutating func take(_ stated: SlotFields) {
    func value<Stated>(_ stated: Stated?) -> Value<Stated>? { stated.map { Value($0, .exact) } }
    role = stated.role ?? role
    style = value(stated.style) ?? style
    weight = value(stated.weight) ?? weight
    lines = value(stated.lines) ?? lines
    minimumScale = value(stated.minimumScale) ?? minimumScale
    maxCategory = value(stated.maxCategory) ?? maxCategory
    truncation = value(stated.truncation) ?? truncation
    uppercase = value(stated.uppercase) ?? uppercase
    inset = stated.inset ?? 0
  }
}
