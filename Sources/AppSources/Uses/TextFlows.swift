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
  /// Whether several places read each of these declarations, of which any may draw the text, by its number.
  private var areSeveral: [Bool] = []
  private let binder: Binder

  /// The maximum number of declarations between a key and a place (our own limit).
  private static let longest = 8
  /// The maximum number of ways of one text through a declaration that are looked at (our own limit).
  private static let mostVisits = 16

  /// Follows declarations until no new one carries a text.
  ///
  /// - Parameters:
  ///   - carriers: The declarations that have a text as their value.
  ///   - trees: The sources.
  ///   - finder: Follows expressions.
  init(from carriers: Set<Carrier>, in trees: [SourceTree], by finder: PlaceFinder) {
    binder = finder.index.binder
    var new = carriers
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
    for (_, references) in edges {
      ways.append(references.map { edge in Way(edge: edge, next: edge.next.flatMap { numbers[$0] }) })
      areSeveral.append(binder.types.areSeveral(references))
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
  }

  /// Returns the ends of all ways that begin with a first one.
  func ends(of mention: SourceNode, _ answer: PlaceFinder.Answer) -> Ends {
    var walk = Walk(ways: ways, areSeveral: areSeveral, binder: binder)
    let edge = Edge(mention, answer)
    walk.follow(Way(edge: edge, next: edge.next.flatMap { numbers[$0] }), isPart: false, isShared: false)
    return walk.ends
  }

  /// A walk along all ways from one expression.
  private struct Walk {
    let ways: [[Way]]
    let areSeveral: [Bool]
    let binder: Binder
    var ends = Ends()
    /// The number of times that the walk has been at each declaration.
    private var visits: [UInt8]
    /// The places that the walk has found.
    private var places: Set<SourceNode> = []
    private var hops: [SourceNode] = []
    private var carriers: [SourceNode] = []
    private var references: [SourceNode] = []

    init(ways: [[Way]], areSeveral: [Bool], binder: Binder) {
      (self.ways, self.areSeveral, self.binder) = (ways, areSeveral, binder)
      visits = [UInt8](repeating: 0, count: ways.count)
    }

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
        let place = TextPlace.of(valueOf: node, binder.types)
        if let place {
          references.append(node)
          arrive(at: place, node, next.form, isPart: isPart, isShared: isShared)
          references.removeLast()
        }
        let readers = way.next.map { ways[$0] } ?? []
        if readers.isEmpty, place == nil { ends.cause = ends.cause ?? .unread(node) }
        // A reader of a requirement may have a value of another type.
        let isOverride = value == edge.reference && value != node && [.property, .function].contains(value.kind)
        let isAnyOfSeveral = way.next.map { areSeveral[$0] } ?? false
        let isShared = isShared || isOverride || isAnyOfSeveral && binder.types.isModel(node, of: value)
        for one in readers { follow(one, isPart: isPart, isShared: isShared) }
      }
    }

    /// Counts a visit of a declaration; false if there were too many.
    private mutating func isNew(_ number: Int) -> Bool {
      guard visits[number] < TextFlows.mostVisits else {
        ends.cause = ends.cause ?? .other
        return false
      }
      visits[number] += 1
      return true
    }

    /// Adds the place at the end of the current way, unless constants on the way exclude it.
    private mutating func arrive(
      at place: TextPlace, _ node: SourceNode, _ form: LocalizationState, isPart: Bool, isShared: Bool
    ) {
      let arrival = Arrival(
        place: place, node: node, form: form, isPart: isPart, isShared: isShared, hops: hops, carriers: carriers,
        references: references)
      guard !places.contains(node), !references.contains(where: \.isUnreachable), PathConstants.allow(arrival, binder)
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

  /// Whether a declaration keeps a text in a value that is not a view, so that each value may have another reader.
  ///
  /// - Parameters:
  ///   - declaration: The declaration.
  ///   - value: The expression that it has the text of.
  /// - Returns: Whether values other than this one may have other texts.
  fileprivate func isModel(_ declaration: SourceNode, of value: SourceNode) -> Bool {
    if declaration.kind == .parameter { return declaration.parent?.kind == .enumCase }
    guard declaration.kind == .property || declaration.kind == .function, !declaration.isLocal,
      value.parent != declaration
    else { return false }
    // The text of an initial value, or of a getter without a condition, is the same in all values.
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
