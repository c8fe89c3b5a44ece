internal import AuditModel
internal import CodeValues
internal import SwiftTrees

/// Creates uses from the mentions in one file.
struct UseBuilder: Sendable {
  let lookup: KeyLookup
  let flows: TextFlows
  let callers: ViewCallers
  let index: SourceIndex
  let components: Components
  let controls: Controls
  let unusedViews: UnusedViews
  let limits: ContextLimits
  let bars: SharedBars
  private(set) var uses: [TextUse] = []
  /// The mentions that lead to no place; `accessor` is the declaration around the mention.
  private(set) var mentions: [(mention: TextMention, accessor: SourceLocation?)] = []
  /// The uses of keys that no table has.
  private(set) var unknown: [TextUse] = []
  /// The declarations of accessors that code names.
  private(set) var reached: Set<SourceLocation> = []
  /// The numbers of the declarations with too many texts and places.
  private(set) var crowds: Set<Int> = []
  /// The cached properties of places, each of which may draw many texts.
  private(set) var known: [Place: TextUse] = [:]

  /// A place in the code.
  struct Place: Hashable {
    var call: SourceNode
    var form: TextPlace.Form
    var role: TextRole
    /// The label of the argument; nil for the first unlabelled one, and for one that the configuration describes.
    var label: String?
    /// The properties in the configuration.
    var stated: SlotFields?
    /// The uses of views through which the text reaches the place.
    var sites: [SourceNode]
    /// The call that passes the text to the function of a UIKit place; nil if there is none.
    var passing: SourceNode?
  }

  /// Frees the cached places after the last mention.
  mutating func forgetPlaces() { known = [:] }

  /// Adds the uses of a mention, or a note about where the mention leads.
  mutating func add(_ found: KeyReferenceFinder.Found) {
    let (mention, answer) = (found.mention, found.answer)
    reached.formUnion(mention.steps)
    switch answer.end {
    case .place(let place, let call):
      if call.isUnreachable || unusedViews.contain(call) {
        note(mention, .unreachable)
      } else {
        add(mention, at: place, call, answer)
      }
    case .notFollowed(let cause):
      if mention.keys.isEmpty || mention.isOnlyInCode { addMissingKey(mention) }
      if mention.keys.isEmpty { return }
      guard mention.way == .literal else { return note(mention, cause, at: answer.blocked, open: answer.open) }
      if !addIntentText(mention) {
        note(mention, .literal, at: answer.open == nil ? nil : answer.blocked, open: answer.open)
      }
    case .carried(let carrier, _):
      if mention.isOnlyInCode { addMissingKey(mention) }
      if mention.keys.isEmpty { return addUnknownKey(mention, in: carrier) }
      if addIntentText(mention) { return }
      let ends = flows.ends(of: mention.node, answer)
      crowds.formUnion(ends.crowds)
      let drawn = ends.arrivals.filter { !unusedViews.contain($0.node) }
      for arrival in drawn { add(mention, arrival) }
      if let ending = ends.ending {
        note(
          mention, mention.way == .literal && ends.arrivals.isEmpty ? .literal : ending, at: ends.blocked,
          open: ends.open)
      } else if drawn.isEmpty, ends.isUnreachable || !ends.arrivals.isEmpty {
        note(mention, .unreachable)
      }
    }
  }

  /// Adds the use of a key at a place that takes the expression itself.
  private mutating func add(
    _ mention: KeyReference, at place: TextPlace, _ call: SourceNode, _ answer: PlaceFinder.Answer
  ) {
    var mention = mention
    if answer.form == .literal {
      guard place.literal == .key, answer.isDirect else { return note(mention, .literal) }
      mention = mention.inTable(named: call, lookup)
    }
    var use = use(of: mention, at: place, call, form: answer.form, isPart: answer.isPart, TextWay([mention.node]), [])
    // A subscript selects one of several texts.
    if FlowWalk.Course().passing(answer, isSeveral: false)?.isShared == true { use.way = .shared }
    if mention.isMissing(in: lookup) { unknown.append(use.ending(at: mention.origin)) }
    add(use, for: mention)
  }

  /// Adds the use of a key at a place reached through declarations.
  private mutating func add(_ mention: KeyReference, _ arrival: TextFlows.Arrival) {
    let course = TextWay(arrival.references, through: arrival.carriers)
    let sites = arrival.place.isSwiftUI ? callers.sites(on: arrival.path, to: arrival.node) : []
    var use = use(
      of: mention, at: arrival.place, arrival.node, form: arrival.form, isPart: arrival.isPart, course, sites,
      passing: arrival.path.lazy.reversed().compactMap(\.callAround).first)
    use.way = arrival.way
    use.steps = arrival.path.reversed().map(\.location) + mention.steps
    add(use, for: mention)
  }

  /// Returns a use with the properties that the code around its place states.
  private mutating func use(
    of mention: KeyReference, at place: TextPlace, _ call: SourceNode, form: LocalizationState, isPart: Bool,
    _ way: TextWay, _ sites: [SourceNode], passing: SourceNode? = nil
  ) -> TextUse {
    var use = use(at: place, call, sites, passing: passing)
    (use.key, use.way) = (TextKey(key: mention.key, table: mention.table ?? ""), mention.way)
    (use.steps, use.isLocalizedKey) = (mention.steps, form != .text)
    (use.isPart, use.isArgument) = (use.isPart || isPart || way.isPart || way.isArgument, way.isArgument)
    // The font of an attributed string overrides the font of the view.
    if place.framework == .uikit, use.place.lowercased().contains("attributed"),
      let font = AttributedFont(drawnBy: call, components.binder)
    {
      use.read(font, components)
    } else if way.isRestyled || use.place.lowercased().contains("attributed") {
      use.forgetFont(at: call.nameLocation)
    }
    return use
  }

  /// Returns a use without a key at a place.
  private mutating func use(
    at place: TextPlace, _ call: SourceNode, _ sites: [SourceNode], passing: SourceNode?
  ) -> TextUse {
    let passing = place.framework == .uikit ? passing : nil
    let key = Place(
      call: call, form: place.form, role: place.role, label: place.label, stated: place.stated, sites: sites,
      passing: passing)
    if let found = known[key] { return found }
    var use = TextUse(
      key: TextKey(key: "", table: ""), location: call.nameLocation, place: call.shownName, role: place.role,
      way: .literal, isLocalizedKey: false)
    use.framework = place.framework
    use.latestSystem = call.tree.latestSystem
    if place.framework == .uikit {
      use.outlet = controls.outlet(of: call)
      use.rowClasses = controls.classes(dequeuingRowOf: call)
      let control = passing.map { controls.control(of: call, calledBy: $0) } ?? controls.control(of: call)
      if let control { use.read(control, components) }
    }
    // The appearance proxy of all labels may shrink labels in bars.
    if place.role == .navigationTitle, controls.proxies["UILabel"]?[.fits] != nil {
      use.minimumScale = TextUse.Value(nil, .unknown)
    }
    let (outer, frame) = callers.context(through: sites, around: call)
    let steps = limits.steps(in: call.tree)
    use.read(place, at: call, in: outer, frame, components, steps: steps)
    bars.read(&use, at: call, steps: steps)
    known[key] = use
    return use
  }

  /// Adds a literal that a `LocalizedStringKey` declaration takes, and that no table has.
  private mutating func addUnknownKey(_ mention: KeyReference, in carrier: SourceNode) {
    if mention.way == .localized { return addMissingKey(mention) }
    guard mention.way == .literal, carrier.takesKeys, mention.node.isWhole(for: carrier),
      IntentText(mention.node) == nil, !mention.node.isUnreachable, !unusedViews.contain(mention.node)
    else { return }
    let call = mention.node.callAround
    let place = carrier.kind == .property && call == nil ? carrier.name : call?.name ?? carrier.name
    var use = TextUse(
      key: TextKey(key: mention.key, table: ""), location: mention.node.location, place: place, role: .text,
      way: .literal, isLocalizedKey: true)
    use.framework = .swiftui
    unknown.append(use)
  }

  /// Adds a key that code looks up and no table has, wherever the result is drawn.
  private mutating func addMissingKey(_ mention: KeyReference) {
    guard mention.way == .localized, mention.isMissing(in: lookup), IntentText(mention.node) == nil,
      !mention.node.isUnreachable, !unusedViews.contain(mention.node)
    else { return }
    unknown.append(
      TextUse(
        key: TextKey(key: mention.key, table: mention.table ?? ""), location: mention.node.location,
        place: mention.node.name, role: .notDrawn, way: .localized, isLocalizedKey: false))
  }

  /// Adds the use of a text that an AppIntents type declares; false for another text.
  private mutating func addIntentText(_ mention: KeyReference) -> Bool {
    guard let declared = IntentText(mention.node) else { return false }
    var use = TextUse(
      key: TextKey(key: mention.text, table: ""), location: mention.node.location, place: declared.property,
      role: .notDrawn, way: mention.way, isLocalizedKey: mention.way == .literal || mention.isKey)
    use.steps = mention.steps
    add(use, for: mention)
    return true
  }

  /// Adds a use for each key of a mention.
  private mutating func add(_ use: TextUse, for mention: KeyReference) {
    for number in mention.keys {
      var use = use
      use.key = lookup.keys[number]
      use.isTableAssumed = mention.isFoundElsewhere(use.key)
      uses.append(use)
    }
  }

  private mutating func note(
    _ mention: KeyReference, _ ending: TextMention.Ending, at blocked: SourceNode? = nil,
    open: UnknownDeclaration? = nil
  ) {
    let accessor = mention.node.declarationAround.flatMap { index.declarations[$0.location]?.location }
    let block = blocked.map(PathBlock.init)
    for number in mention.keys {
      var found = TextMention(
        key: lookup.keys[number], location: mention.node.location, ending: ending, blockedAt: block?.location,
        blockedBy: block?.name)
      found.open = open
      mentions.append((found, accessor))
    }
  }
}

extension TextFlows.Arrival {
  /// The kind of path from the key to the place.
  var way: TextUse.Way {
    if isShared { return .shared }
    let passed = zip(path, carriers).count { value, carrier in
      carrier.kind == .parameter ? carrier.parent?.kind != .trailing : carrier.kind == .property && value.isArgument
    }
    guard passed == 0 else { return passed == 1 ? .parameter : .deepParameter }
    return carriers.allSatisfy(\.isLocal) ? .local : .member
  }
}

extension TextUse {
  /// Returns the use with the literal of its key as the last step, unless the last step is in the same line.
  fileprivate func ending(at literal: SourceLocation?) -> TextUse {
    guard let literal, let last = steps.last, last.line != literal.line || last.file != literal.file else {
      return self
    }
    var use = self
    use.steps.append(literal)
    return use
  }
}

extension SourceNode {
  /// The name of a call or of the property that an assignment sets.
  fileprivate var shownName: String { kind == .assignment ? first?.name ?? "" : name }

  /// The innermost property or function around a node.
  fileprivate var declarationAround: SourceNode? {
    declarationsAround.first { $0.kind == .property || $0.kind == .function }
  }

  /// Whether a literal is the whole value of a declaration, or one of its possible values.
  fileprivate func isWhole(for carrier: SourceNode) -> Bool {
    var node = self
    while let around = node.parent, around.kind == .choice || around.kind == .block || around.kind == .result {
      node = around
    }
    return node.parent == carrier || node == carrier || node.parent?.kind == .argument
  }

  /// Whether an expression is an argument of a call, or a part of one.
  fileprivate var isArgument: Bool { parent?.kind == .argument }
}
