internal import AuditModel
internal import Documents
internal import SwiftTrees

/// The paths of texts from declarations with these values to the places that draw them.
struct TextFlows: Sendable {
  /// A path with the number of its next declaration, since hashing would be slow for repeated walks.
  struct Way {
    var edge: FlowEdge
    /// The number of the declaration at the end of the path; nil for another end.
    var next: Int?
    /// The path of the object that gets the text; empty if there is none.
    var object: [Way] = []
  }

  /// A declaration that carries a text.
  struct Station: Sendable {
    var node: SourceNode
    /// The paths from its references.
    var ways: [Way] = []
    /// The indices in ``ways`` by the call of a function; empty for other declarations.
    var calls: [SourceNode: [Int]] = [:]
    /// Whether several places read it, so that any of them may draw the text.
    var isSeveral = false
    /// Whether the declaration keeps a text in a value other than a view.
    var isModel = false
    /// Whether arguments or the instance decide which of several texts the declaration has.
    var isChooser = false
  }

  /// The declarations that carry a text, by number.
  private(set) var stations: [Station] = []
  /// The numbers of these declarations.
  private var numbers: [FlowNode: Int] = [:]
  /// The limits of the declarations with too many texts and places, by number.
  private(set) var limits: [Int: Int] = [:]
  let binder: Binder

  /// The maximum number of declarations between a key and a place (our own limit).
  static let longest = 8

  /// Follows declarations until no further one carries a text.
  ///
  /// `starts` are the paths from mentions of keys to the first declaration, with the number of texts.
  init(from starts: [(edge: FlowEdge, texts: Int)], in trees: [SourceTree], by finder: PlaceFinder) {
    binder = finder.index.binder
    var new = Set(starts.lazy.flatMap(\.edge.carriers))
    var edges: [FlowNode: [FlowEdge]] = [:]
    let detours = FlowDetours(finder)
    for _ in 0..<Self.longest where !new.isEmpty {
      let search = ReferenceSearch(new, finder)
      for carrier in new { edges[carrier] = [] }
      let found = trees.concurrentMap(search.edges)
      let all = found.joined() + new.flatMap { carrier in detours.edges(from: carrier).map { (carrier, $0) } }
      new = []
      for (carrier, edge) in all {
        edges[carrier, default: []].append(edge)
        for next in edge.carriers where edges[next] == nil { new.insert(next) }
      }
    }
    for (number, carrier) in edges.keys.enumerated() { numbers[carrier] = number }
    stations = edges.map { [numbers, types = binder.types] carrier, references in
      var station = Station(node: carrier.node)
      station.ways = references.map { Self.way($0, numbers) }
      if carrier.node.kind == .function || carrier.node.kind == .initializer {
        for (number, edge) in references.enumerated() { station.calls[edge.reference, default: []].append(number) }
      }
      station.isSeveral = types.areSeveral(references)
      // Each caller may pass its own closure.
      station.isModel = types.isModel(carrier.node) || carrier.slot != nil && carrier.node.kind != .trailing
      station.isChooser = types.isChooser(carrier.node)
      return station
    }
    limits = FlowModes(stations, types: binder.types).limits(from: starts.map { (way($0.edge), $0.texts) })
  }

  /// Returns a path with the number of its next declaration.
  func way(_ edge: FlowEdge) -> Way { Self.way(edge, numbers) }

  private static func way(_ edge: FlowEdge, _ numbers: [FlowNode: Int]) -> Way {
    let object = edge.object.map { [way($0, numbers)] } ?? []
    return Way(edge: edge, next: edge.next.flatMap { numbers[$0] }, object: object)
  }

  /// Returns the paths of a text after a function call, whatever the function does with it.
  func ways(behind call: SourceNode, of function: SourceNode) -> [Way] {
    let forms: [LocalizationState] = [.text, .key, .literal]
    return forms.lazy.compactMap { numbers[FlowNode(node: function, form: $0)] }.flatMap { number in
      (stations[number].calls[call] ?? []).map { stations[number].ways[$0] }
    }
  }

  /// Returns the warning for a declaration with too many texts and places, by number.
  func issue(on number: Int) -> InputIssue {
    .warning(
      at: stations[number].node.location,
      "too many texts and places share \(stations[number].node.described) (the limit is "
        + "\((limits[number] ?? 0).grouped) combinations of a text and a place); these texts need review",
      fix: "keep fewer texts in one declaration, or read it in fewer places")
  }

  /// A place at the end of a path.
  struct Arrival {
    var place: TextPlace
    /// The call or assignment.
    var node: SourceNode
    var form: LocalizationState
    var isPart: Bool
    /// Whether this is one of several places, at least one of which draws the text.
    var isShared: Bool
    /// The expressions that pass the text on, from the key to the place.
    var path: [SourceNode]
    /// The declarations that carry the text, from the key to the place.
    var carriers: [SourceNode]
    /// The mention of the key, and the expression that reads each of ``carriers``.
    var references: [SourceNode]
  }

  /// The ends of all paths from a declaration.
  struct Ends {
    var arrivals: [Arrival] = []
    /// The reason that a path ends at no place; nil if none does.
    var ending: TextMention.Ending?
    /// The node at that end.
    var blocked: SourceNode?
    /// Whether a path leads through code that never runs.
    var isUnreachable = false
    /// The view at that end, if the sources do not declare it.
    var open: UnknownDeclaration?
    /// The numbers of the declarations with too many texts and places.
    var crowds: Set<Int> = []
    /// Whether an object reaches code that is not followed, which may read its text.
    var isObjectLost = false
  }

  /// Returns the ends of all paths that start with the given one.
  func ends(of mention: SourceNode, _ answer: PlaceFinder.Answer) -> Ends {
    var walk = FlowWalk(flows: self)
    guard let course = FlowWalk.Course().passing(answer, isSeveral: false) else { return walk.ends }
    walk.follow(way(FlowEdge(mention, answer)), course)
    return walk.ends
  }
}

extension FlowEdge {
  /// The declarations at the ends of the path and of the path of its object.
  fileprivate var carriers: [FlowNode] { (next.map { [$0] } ?? []) + (object?.carriers ?? []) }

  /// Whether the path may end at a place that draws the text; comparisons and VoiceOver labels do not.
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
  private static let views = APIList.drawnTypes.names

  /// Whether a declaration is an instance member of a type that is not a view.
  func isOfModel(_ declaration: SourceNode) -> Bool {
    guard !declaration.isLocal, !declaration.isStatic else { return false }
    let type = scope(of: declaration)
    return !type.isEmpty && !Self.views.contains { inherits(type, from: $0) }
  }

  /// Whether a declaration keeps a text in a value other than a view, so that each value may have its own reader and
  /// text.
  fileprivate func isModel(_ declaration: SourceNode) -> Bool {
    if declaration.kind == .parameter { return declaration.parent?.kind == .enumCase }
    return declaration.kind == .property && declaration.child(.block) == nil && isOfModel(declaration)
  }

  /// Whether a function's arguments, or the instance of a computed text, may decide the text.
  fileprivate func isChooser(_ declaration: SourceNode) -> Bool {
    switch declaration.kind {
    case .type: true
    case .function: declaration.child(.parameter) != nil || isOfModel(declaration)
    case .initializer: declaration.child(.parameter) != nil
    case .property: declaration.child(.block) != nil && isOfModel(declaration)
    default: false
    }
  }

  /// Whether several places may draw the text of a declaration, or code in several types reads it.
  fileprivate func areSeveral(_ references: [FlowEdge]) -> Bool {
    if references.count(where: \.mayDraw) > 1 { return true }
    return Set(references.lazy.filter { !$0.isComparison }.map { scope(of: $0.reference) }).count > 1
  }
}

extension SourceNode {
  /// The name of a declaration in a message.
  fileprivate var described: String { name.isEmpty ? "a closure" : "'\(name)'" }
}
