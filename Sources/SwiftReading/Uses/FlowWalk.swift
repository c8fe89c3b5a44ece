internal import AuditModel
internal import CodeValues
internal import SwiftTrees

/// A walk along all paths of a text from one expression.
///
/// A text that enters a function as an argument leaves it as the result of the same call. Other calls have other
/// arguments.
struct FlowWalk {
  /// A function that the text entered and has not left.
  private struct Entry {
    var function: SourceNode
    var parameter: SourceNode
    /// The call; nil if the text is the default value of the parameter.
    var call: SourceNode?
    /// The number of ``FlowWalk/active`` declarations before the entry.
    var depth: Int
  }

  /// The changes to the text on the path so far.
  struct Course {
    /// Whether the text is one of several parts of the drawn text.
    var isPart = false
    /// Whether the text may reach other places instead.
    var isShared = false
    /// Whether several places read a function or computed property that may have several texts.
    var isChosen = false
    /// Whether the text is one element of a list or dictionary.
    var isListed = false
    /// The index of the element in a list, from 0; nil if unknown.
    var position: Int?
    /// Whether a value other than a view keeps the text, so that other values have other texts.
    var isKept = false

    /// Returns the changes after an expression; `isSeveral` means that several places read its declaration.
    ///
    /// Nil if the expression takes another part of a tuple.
    func passing(_ answer: PlaceFinder.Answer, isSeveral: Bool) -> Course? {
      var course = self
      course.isPart = isPart || answer.isPart
      if let part = answer.part {
        guard course.isListed, course.position == part else { return nil }
        course.isListed = false
      }
      if answer.isListed { (course.isListed, course.position) = (true, answer.position) }
      if answer.isJoined { course.isListed = false }
      guard course.isListed, let subscripting = answer.subscripting else { return course }
      // A constant index takes one element. Another takes all, unless other places do.
      course.isShared = isShared || !subscripting.takes(course.position) && (isSeveral || subscripting.hasConstantIndex)
      course.isListed = false
      return course
    }
  }

  let flows: TextFlows
  private(set) var ends = TextFlows.Ends()
  /// The number of visits of each declaration.
  private var visits: [Int: UInt8] = [:]
  /// The index of the arrival at each place.
  private var places: [SourceNode: Int] = [:]
  private var path: [SourceNode] = []
  private var carriers: [SourceNode] = []
  private var references: [SourceNode] = []
  /// The functions that the text has entered, the innermost last.
  private var entries: [Entry] = []
  /// The declarations on the path, without those in functions that the text has left.
  private var active: [SourceNode] = []

  /// The number of objects that may still be followed (our own limit).
  private var trials = 256

  /// The maximum number of paths of one text through a declaration (our own limit).
  private static let mostVisits = 16
  /// The maximum number of paths of one text into a parameter (our own limit), each of which leads to its own call.
  private static let mostEntries = 64
  /// The maximum number of declarations on a path, including functions that the text has left (our own limit).
  private static let mostCarriers = 4 * TextFlows.longest

  init(flows: TextFlows) { self.flows = flows }

  /// Follows a path to all its ends.
  mutating func follow(_ way: TextFlows.Way, _ course: Course) {
    guard !ends.isObjectLost else { return }
    if let object = way.object.first, followsObject(object, course) { return }
    let edge = way.edge
    references.append(edge.reference)
    defer { references.removeLast() }
    switch edge.answer.end {
    case .place(let place, let node):
      let form = edge.answer.form
      // A string that no code localizes is drawn unchanged.
      guard form != .literal else { return stop(.literal, at: node) }
      arrive(at: place, node, form, course)
    case .notFollowed(let cause):
      if cause != .comparison, !edge.answer.fields.isEmpty { ends.isObjectLost = true }
      // A comparison draws nothing.
      if cause != .comparison || carriers.isEmpty {
        stop(cause, at: edge.answer.blocked ?? edge.reference, open: edge.answer.open)
      }
    case .carried(let node, by: let value):
      guard let next = edge.next else { return }
      let (outer, before) = (entries, active)
      defer { (entries, active) = (outer, before) }
      let left = leave(edge.passage)
      guard left != nil || !active.contains(node) else { return pass(edge.passage, course) }
      guard active.count < TextFlows.longest, carriers.count < Self.mostCarriers else {
        ends.isObjectLost = ends.isObjectLost || !next.fields.isEmpty
        return stop(.other, at: node)
      }
      if let number = way.next, left == nil, !isNew(number, node) {
        ends.isObjectLost = ends.isObjectLost || !next.fields.isEmpty
        return pass(edge.passage, course)
      }
      if left == nil {
        enter(edge.passage, by: node)
        active.append(node)
      }
      path.append(value)
      carriers.append(node)
      defer {
        path.removeLast()
        carriers.removeLast()
      }
      carry(next, way.next, by: value, at: edge.reference, leaving: left, course)
    }
  }

  /// Continues from a declaration that has the text.
  private mutating func carry(
    _ carrier: FlowNode, _ number: Int?, by value: SourceNode, at reference: SourceNode,
    leaving left: Entry?, _ course: Course
  ) {
    let node = carrier.node
    let station = number.map { flows.stations[$0] }
    var course = course
    let place = carrier.fields.isEmpty ? TextPlace.of(valueOf: node, flows.binder.types) : nil
    if let place {
      references.append(node)
      arrive(at: place, node, carrier.form, course)
      references.removeLast()
    }
    let readers = station.map { $0.readers(behind: left?.call, omitting: left?.parameter) } ?? []
    if readers.isEmpty, place == nil {
      ends.isObjectLost = ends.isObjectLost || !carrier.fields.isEmpty
      stop(.unread(node), at: node)
    }
    if left == nil {
      // A reader of a requirement may read a value of another type.
      let isOverride = value == reference && value != node && [.property, .function, .parameter].contains(value.kind)
      // All values share the text of an initial value.
      let isKept = station?.isModel == true && (node.kind == .parameter || value.parent != node)
      let isShared = station?.isSeveral == true && (isKept || course.isKept && station?.isChooser == true)
      course.isShared = course.isShared || isOverride || isShared
      course.isChosen = course.isChosen || station?.isSeveral == true && station?.isChooser == true
      course.isKept = course.isKept || isKept
    }
    for one in readers {
      guard let next = course.passing(one.edge.answer, isSeveral: station?.isSeveral == true) else {
        // Another part of a tuple does not have the text, but an unknown part may.
        if !course.isListed || course.position == nil { stop(.other, at: one.edge.reference) }
        continue
      }
      follow(one, next)
    }
  }

  /// Ends a path at no place; the first such end counts.
  private mutating func stop(_ ending: TextMention.Ending, at node: SourceNode, open: UnknownDeclaration? = nil) {
    guard ends.ending == nil else { return }
    (ends.ending, ends.blocked, ends.open) = (ending, node, open)
  }

  // MARK: Calls

  /// Leaves the innermost function if the text is its result and entered through a call; nil for any other passage.
  private mutating func leave(_ passage: FlowEdge.Passage) -> Entry? {
    switch passage {
    case .result(let function):
      if let last = entries.last, last.function == function {
        entries.removeLast()
        active.removeLast(active.count - last.depth)
        return last
      }
      // A nested function may have the text of an outer variable.
      if !function.isLocal { entries = [] }
    case .outside: entries = []
    case .call, .standard, .inside: break
    }
    return nil
  }

  /// Enters a function through one of its parameters.
  private mutating func enter(_ passage: FlowEdge.Passage, by parameter: SourceNode) {
    switch passage {
    case .call(let call, let function):
      entries.append(Entry(function: function, parameter: parameter, call: call, depth: active.count))
    case .standard(let function):
      entries.append(Entry(function: function, parameter: parameter, call: nil, depth: active.count))
    case .result, .inside, .outside: break
    }
  }

  /// Continues after a call that is not entered again; its result may be the text.
  private mutating func pass(_ passage: FlowEdge.Passage, _ course: Course) {
    guard case .call(let call, let function) = passage else { return }
    var course = course
    course.isShared = true
    // The call reads the declaration that passes the text to it.
    let inner = references.removeLast()
    defer { references.append(inner) }
    for way in flows.ways(behind: call, of: function) {
      if let next = course.passing(way.edge.answer, isSeveral: true) { follow(way, next) }
    }
  }

  /// Counts a visit of a declaration; false if there are too many.
  private mutating func isNew(_ number: Int, _ node: SourceNode) -> Bool {
    let isCrowded = flows.limits[number] != nil
    if isCrowded { ends.crowds.insert(number) }
    let most = node.kind == .parameter ? Self.mostEntries : Self.mostVisits
    guard visits[number, default: 0] < most, !isCrowded else {
      stop(.other, at: node)
      return false
    }
    visits[number, default: 0] += 1
    return true
  }

  // MARK: Places

  /// Adds the place at the end of the current path, unless constants on the path exclude it.
  private mutating func arrive(at place: TextPlace, _ node: SourceNode, _ form: LocalizationState, _ course: Course) {
    var arrival = TextFlows.Arrival(
      place: place, node: node, form: form, isPart: course.isPart, isShared: course.isShared, path: path,
      carriers: carriers, references: references)
    // A certain path takes precedence over an uncertain one.
    if let known = places[node], !ends.arrivals[known].isShared || course.isShared { return }
    guard !references.contains(where: \.isUnreachable) else { return ends.isUnreachable = true }
    switch PathConstants.verdict(on: arrival, flows.binder) {
    case .excluded: return ends.isUnreachable = true
    case .open: arrival.isShared = course.isShared || course.isChosen
    case .decided: break
    }
    add(arrival)
  }

  /// Adds a place; a certain path takes precedence over an uncertain one.
  private mutating func add(_ arrival: TextFlows.Arrival) {
    if let known = places[arrival.node] {
      if ends.arrivals[known].isShared, !arrival.isShared { ends.arrivals[known] = arrival }
      return
    }
    places[arrival.node] = ends.arrivals.count
    ends.arrivals.append(arrival)
  }

  // MARK: Objects

  /// Follows the object that gets the text; false if some code on its way is not followed.
  private mutating func followsObject(_ object: TextFlows.Way, _ course: Course) -> Bool {
    guard trials > 0, let course = course.passing(object.edge.answer, isSeveral: false) else { return false }
    trials -= 1
    var trial = self
    (trial.ends, trial.places) = (TextFlows.Ends(), [:])
    trial.follow(object, course)
    trials = trial.trials
    let found = trial.ends
    guard !found.isObjectLost, !found.arrivals.isEmpty || found.ending != nil || found.isUnreachable else {
      return false
    }
    visits = trial.visits
    for arrival in found.arrivals { add(arrival) }
    if let ending = found.ending, ends.ending == nil {
      (ends.ending, ends.blocked, ends.open) = (ending, found.blocked, found.open)
    }
    ends.isUnreachable = ends.isUnreachable || found.isUnreachable
    ends.crowds.formUnion(found.crowds)
    return true
  }
}

extension SourceNode {
  /// Whether a subscript certainly takes the element at an index.
  fileprivate func takes(_ position: Int?) -> Bool { position != nil && arguments.first?.first?.whole == position }

  /// Whether a subscript has a number, a string or a name such as `.title`, and so always takes the same element.
  fileprivate var hasConstantIndex: Bool {
    guard let index = arguments.first?.first else { return false }
    return [.number, .string].contains(index.kind) || index.kind == .member && index.first == nil
  }
}
