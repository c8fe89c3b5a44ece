internal import SwiftTrees

/// A single evaluation of an expression, with its limits.
///
/// Each evaluation visits a limited number of nodes, however deep code calls itself or however many branches it has.
final class Evaluation {
  let evaluator: Evaluator
  /// The number of nodes that may still be visited for the expression or kept declaration.
  private var steps = Evaluation.most
  /// The number of nodes that may still be visited in all.
  private var work = Evaluation.mostOfAll
  /// The depth of the visited node.
  private var depth = 0
  /// The declarations whose values are being determined, to stop at recursion.
  private var active: Set<Determination> = []
  /// The declarations among ``active`` that the evaluation met again, so that their values are not complete yet.
  private var repeated: Set<Determination> = []
  /// The values of declarations in a cycle that the evaluation has not left, and the declarations that it met again.
  private var provisional: [Determination: (values: PossibleValues, starts: Set<Determination>)] = [:]
  /// The declarations among ``active`` whose values are kept.
  private var keeping: Set<Determination> = []
  /// The depth of the visited node with all kept declarations around it.
  private var whole = 0
  /// Whether a declaration was not read because of the declarations around it.
  private var isTooDeep = false
  /// The number of nested declarations whose values are kept.
  private var nesting = 0
  /// The largest depth of the nodes that were visited.
  private var reached = 0
  /// The number of nodes that were not visited because of a limit.
  private var cuts = 0
  /// The values that were determined in a frame of this evaluation.
  private var remembered: [Evaluator.Place: Evaluator.Determined] = [:]

  /// A declaration whose values the evaluation determines.
  private struct Determination: Hashable {
    var declaration: SourceNode
    var purpose: Evaluator.Purpose
  }

  /// The maximum number of nodes of an expression or kept declaration (our own limit).
  private static let most = 3_000
  /// The maximum number of nodes of an expression, or of a kept declaration with all others in it (our own limit).
  private static let mostOfAll = 16_000
  /// The maximum number of nodes of a condition (our own limit); the conditions that decide looks are short.
  private static let mostInCondition = 60
  /// The maximum number of nested declarations whose values are kept (our own limit).
  private static let mostNested = 48
  /// The maximum depth of nested expressions, calls and declarations (our own limit).
  private static let deepest = 96
  /// The maximum depth with all kept declarations around (our own limit).
  private static let deepestOfAll = 400

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  var binder: Binder { evaluator.binder }
  var types: TypeTable { evaluator.binder.types }

  /// Returns the possible values of an expression.
  func values(of node: SourceNode, in frame: Frame, as expected: String? = nil) -> PossibleValues {
    guard steps > 0, work > 0, depth < Self.deepest, whole < Self.deepestOfAll else {
      cuts += 1
      if whole >= Self.deepestOfAll { isTooDeep = true }
      return .unknown(at: node)
    }
    (steps, work, depth, whole) = (steps - 1, work - 1, depth + 1, whole + 1)
    reached = max(reached, depth)
    defer { (depth, whole) = (depth - 1, whole - 1) }
    return expression(node, in: frame, as: expected).limited(at: node)
  }

  private func expression(_ node: SourceNode, in frame: Frame, as expected: String?) -> PossibleValues {
    // Statements of the configuration take precedence.
    if !evaluator.fonts.isEmpty, [.name, .member, .call].contains(node.kind), let font = configured(node) {
      return font
    }
    switch node.kind {
    case .number: return node.decimal.map { PossibleValues(.number(LengthRange($0))) } ?? .unknown(at: node)
    case .constant: return PossibleValues(node.isNil ? .nothing : .flag(node.name == "true"))
    case .string: return node.child(.hole) == nil ? PossibleValues(.text(node.literal ?? "")) : .unknown(at: node)
    case .name: return value(ofName: node, in: frame)
    case .member: return value(ofMember: node, in: frame, as: expected)
    case .call: return value(ofCall: node, in: frame, as: expected)
    case .choice: return value(ofChoice: node, in: frame, as: expected)
    case .sum, .other: return value(ofOperation: node, in: frame)
    case .closure, .trailing: return PossibleValues(.closure(Value.Closure(node: node, frame: frame)))
    case .block: return result(of: node, in: frame, as: expected)
    case .result: return node.first.map { values(of: $0, in: frame, as: expected) } ?? .unknown(at: node)
    case .element: return value(ofElement: node, in: frame, as: expected)
    case .typeName: return PossibleValues(.type(node.name))
    default: return .unknown(at: node)
    }
  }

  /// Returns the values of a declaration, which are unknown while the evaluation determines them: it may belong to
  /// another value.
  func once(
    _ declaration: SourceNode, _ purpose: Evaluator.Purpose = .value, _ evaluate: () -> PossibleValues
  ) -> PossibleValues {
    let determination = Determination(declaration: declaration, purpose: purpose)
    guard active.insert(determination).inserted else {
      repeated.insert(determination)
      return .unknown(at: declaration)
    }
    defer { leave(determination) }
    return evaluate()
  }

  /// Ends a determination; its values no longer depend on what met it again.
  private func leave(_ determination: Determination) {
    active.remove(determination)
    repeated.remove(determination)
  }

  /// Returns the values of the code of a function or closure, which are unknown while it runs: its arguments may call
  /// it again with others.
  func entering(_ code: SourceNode, _ evaluate: () -> PossibleValues) -> PossibleValues {
    let determination = Determination(declaration: code, purpose: .value)
    guard active.insert(determination).inserted else {
      repeated.insert(determination)
      return .unknown(at: code)
    }
    defer { leave(determination) }
    return evaluate()
  }

  /// Returns the values of a declaration that do not depend on the expression, and keeps them for other expressions.
  func kept(
    _ declaration: SourceNode, _ purpose: Evaluator.Purpose = .value, _ evaluate: () -> PossibleValues
  ) -> PossibleValues {
    if let known = evaluator.known(declaration, purpose) {
      steps = max(0, steps - 1)
      return known
    }
    let determination = Determination(declaration: declaration, purpose: purpose)
    guard !active.contains(determination) else {
      repeated.insert(determination)
      return PossibleValues()
    }
    // Values in a cycle stay the same until the evaluation has left its start.
    if let found = provisional[determination], found.starts.isSubset(of: active) {
      repeated.formUnion(found.starts)
      steps = max(0, steps - 1)
      return found.values
    }
    guard nesting < Self.mostNested, work > 0 else {
      cuts += 1
      isTooDeep = true
      return .unknown(at: declaration)
    }
    // Each declaration has its own limits, so that its values are the same for every expression.
    let outer = (steps: steps, depth: depth, repeated: repeated, reached: reached, cuts: cuts, isTooDeep: isTooDeep)
    let around = (active: active, work: work)
    (steps, depth, repeated, isTooDeep, nesting) = (Self.most, 0, [], false, nesting + 1)
    if nesting == 1 { work = Self.mostOfAll }
    // The functions that run do not matter, because the values do not depend on their arguments.
    active = keeping
    keeping.insert(determination)
    let values = once(declaration, purpose, evaluate)
    keeping.remove(determination)
    active = around.active
    if nesting == 1 { work = around.work }
    if !repeated.isEmpty {
      provisional[determination] = (values, repeated)
    } else if nesting == 1 || !isTooDeep {
      evaluator.keep(values, of: declaration, purpose)
    }
    (steps, depth, nesting, reached) = (outer.steps - 1, outer.depth, nesting - 1, outer.reached)
    if !isTooDeep { cuts = outer.cuts }
    isTooDeep = isTooDeep || outer.isTooDeep
    repeated.formUnion(outer.repeated)
    return values
  }

  /// Returns the values of code in a frame, which are determined only once.
  ///
  /// Known values count as many nodes as it took to determine them, so that the order of expressions does not matter.
  func once(in place: Evaluator.Place, _ evaluate: () -> PossibleValues) -> PossibleValues {
    if let known = remembered[place] ?? evaluator.determined(place), known.steps < steps,
      depth + known.depth < Self.deepest
    {
      (steps, reached) = (steps - known.steps, max(reached, depth + known.depth))
      return known.values
    }
    let outer = (steps: steps, repeated: repeated, reached: reached, cuts: cuts)
    (repeated, reached) = ([], depth)
    let values = evaluate()
    if repeated.isEmpty, cuts == outer.cuts {
      let found = Evaluator.Determined(
        values: values, steps: outer.steps - steps, depth: reached - depth)
      if place.isDurable { evaluator.keep(found, at: place) } else { remembered[place] = found }
    }
    reached = max(reached, outer.reached)
    repeated.formUnion(outer.repeated)
    return values
  }

  /// Returns the values of a condition, of which only a few nodes are read.
  func condition(_ node: SourceNode, in frame: Frame) -> PossibleValues {
    let outer = (steps: steps, cuts: cuts)
    steps = min(steps, Self.mostInCondition)
    let given = steps
    let values = values(of: node, in: frame, as: "Bool")
    // The limit of conditions is the same for every expression.
    if given < outer.steps, work > 0, !isTooDeep, depth + given < Self.deepest { cuts = outer.cuts }
    steps = outer.steps - (given - steps)
    return values
  }

  /// Returns the values of an element of a list or dictionary literal.
  private func value(ofElement node: SourceNode, in frame: Frame, as expected: String?) -> PossibleValues {
    guard let base = node.first, let index = node.arguments.first?.first else { return .unknown(at: node) }
    let found = binder.declarations(of: base)
    guard found.count == 1, binder.isConstant(found[0]), let list = found[0].onlyValue, list.kind == .collection,
      list.name == SourceKind.dictionary
    else { return .unknown(at: node) }
    let wanted = values(of: index, in: frame)
    let parts = Array(list.children)
    // `fonts[key, default: .body]`
    let standard = node.argument(at: .label("default"))
    var all = standard.map { values(of: $0, in: frame, as: expected) } ?? PossibleValues(.nothing)
    for place in stride(from: 0, to: parts.count - 1, by: 2) {
      let key = values(of: parts[place], in: .empty)
      if let one = wanted.only, let other = key.only, isEqual(one, other) == false { continue }
      all.add(values(of: parts[place + 1], in: .empty, as: expected))
    }
    return all
  }
}
