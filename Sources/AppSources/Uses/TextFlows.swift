internal import AuditModel
internal import Documents

/// The ways of texts from the declarations that have them as values to the places that draw them.
struct TextFlows: Sendable {
  /// A declaration with the form of the text that it has.
  struct Carrier: Hashable, Sendable {
    var node: SourceNode
    var form: LocalizationState

    /// Hashes the declaration alone, because few have texts of several forms.
    func hash(into hasher: inout Hasher) { hasher.combine(node) }
  }

  /// The way from a reference to a declaration to its end; a class, because walks pass the same ways on many times.
  final class Edge: Sendable {
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

  /// A way whose next declaration is found without hashing, because walks pass the same ways on many times.
  private struct Way {
    var edge: Edge
    /// The number of the declaration at the end of the way; nil if it ends elsewhere.
    var next: Int?
  }

  /// The numbers of the declarations that carry a text.
  private var numbers: [Carrier: Int] = [:]
  /// The ways from the references to each of these declarations, by its number.
  private var ways: [[Way]] = []
  /// Whether each of these declarations, by its number, keeps a text in a value that is not a view, and several places
  /// read it, of which any may draw the text.
  private var areModels: [Bool] = []
  /// The declarations at which too many texts and places meet.
  private var crowds = FlowCrowds([], texts: [:], depth: 0)
  /// The declarations that carry a text, by number.
  private var declarations: [SourceNode] = []
  private let binder: Binder

  /// The maximum number of declarations between a key and a place (our own limit).
  private static let longest = 8
  /// The maximum number of ways of one text through a declaration that are looked at (our own limit).
  private static let mostVisits = 16

  /// Follows declarations until no new one carries a text.
  ///
  /// - Parameters:
  ///   - carriers: The declarations that have a text as their value, with the number of texts.
  ///   - trees: The sources.
  ///   - finder: Follows expressions.
  init(from carriers: [Carrier: Int], in trees: [SourceTree], by finder: PlaceFinder) {
    binder = finder.index.binder
    var new = Set(carriers.keys)
    var edges: [Carrier: [Edge]] = [:]
    for _ in 0..<Self.longest where !new.isEmpty {
      let search = ReferenceSearch(new, finder)
      for carrier in new { edges[carrier] = [] }
      let found = trees.concurrentMap(search.edges)
      let all = found.joined() + new.flatMap { carrier in binder.types.overridden(by: carrier).map { (carrier, $0) } }
      new = []
      for (carrier, edge) in all {
        edges[carrier, default: []].append(edge)
        if let next = edge.next, edges[next] == nil { new.insert(next) }
      }
    }
    for (number, carrier) in edges.keys.enumerated() { numbers[carrier] = number }
    for (carrier, references) in edges {
      ways.append(references.map { edge in Way(edge: edge, next: edge.next.flatMap { numbers[$0] }) })
      declarations.append(carrier.node)
      areModels.append(binder.types.areSeveral(references) && binder.types.isModel(carrier.node))
    }
    let ends = zip(ways, declarations).map { [types = binder.types] ways, declaration in
      let isPlace = TextPlace.of(valueOf: declaration, types) != nil
      return FlowCrowds.Ways(
        next: Array(Set(ways.compactMap(\.next))), ends: ways.count { $0.next == nil } + (isPlace ? 1 : 0))
    }
    let texts = carriers.compactMap { carrier, texts in numbers[carrier].map { ($0, texts) } }
    crowds = FlowCrowds(ends, texts: Dictionary(uniqueKeysWithValues: texts), depth: Self.longest)
  }

  /// Returns the warning about a declaration at which too many texts and places meet, by its number.
  func issue(on number: Int) -> InputIssue {
    .warning(
      at: declarations[number].location,
      "too many texts and places share \(declarations[number].described) (the limit is "
        + "\((crowds.limits[number] ?? 0).grouped) pairs of a text and a place); these texts need review",
      fix: "keep fewer texts in one declaration, or read it in fewer places")
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
    /// The mention of the key, and the expression that reads each of ``carriers``.
    var references: [SourceNode]
  }

  /// The ends of all ways from a declaration.
  struct Ends {
    var arrivals: [Arrival] = []
    /// Why a way ends at no place; nil if all do.
    var cause: TextMention.Cause?
    /// Whether a way leads through code that never runs.
    var isUnreachable = false
    /// The views at the ends whose declarations are not in the sources.
    var open: [OpenPart] = []
    /// The numbers of the declarations at which too many texts and places meet.
    var crowds: Set<Int> = []
  }

  /// Returns the ends of all ways that begin with a first one.
  func ends(of mention: SourceNode, _ answer: PlaceFinder.Answer) -> Ends {
    var walk = Walk(flows: self)
    let edge = Edge(mention, answer)
    walk.follow(Way(edge: edge, next: edge.next.flatMap { numbers[$0] }), isPart: false, isShared: false)
    return walk.ends
  }

  /// A walk along all ways from one expression.
  private struct Walk {
    let flows: TextFlows
    var ends = Ends()
    /// The number of times that the walk has been at each declaration.
    private var visits: [Int: UInt8] = [:]
    /// The places that the walk has found.
    private var places: Set<SourceNode> = []
    private var hops: [SourceNode] = []
    private var carriers: [SourceNode] = []
    private var references: [SourceNode] = []

    init(flows: TextFlows) { self.flows = flows }

    mutating func follow(_ way: Way, isPart: Bool, isShared: Bool) {
      let edge = way.edge
      let isPart = isPart || edge.answer.isPart
      references.append(edge.reference)
      defer { references.removeLast() }
      switch edge.answer.end {
      case .place(let place, let node):
        let form = edge.answer.form
        // A string that nothing has localized is drawn as it is.
        guard form != .literal else { return ends.cause = ends.cause ?? .literal }
        arrive(at: place, node, form, isPart: isPart, isShared: isShared)
      case .notFollowed(let cause):
        // A comparison draws nothing.
        if cause != .comparison || carriers.isEmpty { ends.cause = ends.cause ?? cause }
        if let open = edge.answer.open { ends.open.append(open) }
      case .carried(let node, by: let value):
        guard let next = edge.next else { return }
        guard carriers.count < TextFlows.longest, !carriers.contains(node) else { return }
        if let number = way.next, !isNew(number) { return }
        hops.append(value)
        carriers.append(node)
        defer {
          hops.removeLast()
          carriers.removeLast()
        }
        let place = TextPlace.of(valueOf: node, flows.binder.types)
        if let place {
          references.append(node)
          arrive(at: place, node, next.form, isPart: isPart, isShared: isShared)
          references.removeLast()
        }
        let readers = way.next.map { flows.ways[$0] } ?? []
        if readers.isEmpty, place == nil { ends.cause = ends.cause ?? .unread(node) }
        // A reader of a requirement may have a value of another type.
        let isOverride = value == edge.reference && value != node && [.property, .function].contains(value.kind)
        let isModel = way.next.map { flows.areModels[$0] } ?? false
        // The text of an initial value is the same in all values.
        let isShared = isShared || isOverride || isModel && (node.kind == .parameter || value.parent != node)
        for one in readers { follow(one, isPart: isPart, isShared: isShared) }
      }
    }

    /// Counts a visit of a declaration; false if there were too many.
    private mutating func isNew(_ number: Int) -> Bool {
      let isCrowded = flows.crowds.limits[number] != nil
      if isCrowded { ends.crowds.insert(number) }
      guard visits[number, default: 0] < TextFlows.mostVisits, !isCrowded else {
        ends.cause = ends.cause ?? .other
        return false
      }
      visits[number, default: 0] += 1
      return true
    }

    /// Adds the place at the end of the current way, unless constants on the way exclude it.
    private mutating func arrive(
      at place: TextPlace, _ node: SourceNode, _ form: LocalizationState, isPart: Bool, isShared: Bool
    ) {
      let arrival = Arrival(
        place: place, node: node, form: form, isPart: isPart, isShared: isShared, hops: hops, carriers: carriers,
        references: references)
      guard !places.contains(node), !references.contains(where: \.isUnreachable),
        PathConstants.allow(arrival, flows.binder)
      else { return ends.isUnreachable = true }
      places.insert(node)
      ends.arrivals.append(arrival)
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
  /// The ways from a member to those that it implements or overrides.
  fileprivate func overridden(by carrier: TextFlows.Carrier) -> [TextFlows.Edge] {
    requirements(of: carrier.node).map { requirement in
      let end = PlaceFinder.Answer.End.carried(requirement, by: carrier.node)
      return TextFlows.Edge(carrier.node, PlaceFinder.Answer(end: end, form: carrier.form, isDirect: false))
    }
  }

  /// The types whose values draw themselves.
  private static let views = ["View", "ViewModifier", "UIView", "UIViewController", "App", "Scene"]

  /// Whether a declaration keeps a text in a value that is not a view, so that each value may have another reader and
  /// another text.
  fileprivate func isModel(_ declaration: SourceNode) -> Bool {
    if declaration.kind == .parameter { return declaration.parent?.kind == .enumCase }
    guard declaration.kind == .property || declaration.kind == .function, !declaration.isLocal else { return false }
    // The text of a getter without a condition is the same in all values.
    let body = declaration.child(.block)
    let isConditional = body?.descendants.contains { $0.kind == .choice } ?? true
    guard isConditional else { return false }
    let type = scope(of: declaration)
    // The arguments of a function decide its text.
    if declaration.isStatic || type.isEmpty { return body != nil && declaration.child(.parameter) != nil }
    return !Self.views.contains { inherits(type, from: $0) }
  }

  /// Whether more than one place may draw the text of a model, or places in more than one type read it.
  fileprivate func areSeveral(_ references: [TextFlows.Edge]) -> Bool {
    if references.count(where: \.mayDraw) > 1 { return true }
    return Set(references.lazy.filter { !$0.isComparison }.map { scope(of: $0.reference) }).count > 1
  }
}

extension SourceNode {
  /// The name of a declaration in a message.
  fileprivate var described: String { name.isEmpty ? "a closure" : "'\(name)'" }
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
