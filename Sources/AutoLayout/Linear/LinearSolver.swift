/// A solver for systems of linear constraints whose priorities are levels.
///
/// The solution minimises the total violation of the required constraints, then of the next priority, and so on. Edits
/// continue from the last solution. The same calls in the same order give the same numbers.
package struct LinearSolver: Sendable {
  /// The largest magnitude of a constant, in points: beyond it, distances below 1e-8 are lost in rounding.
  package static let largestConstant = 1e6
  /// The largest magnitude of a coefficient.
  package static let largestCoefficient = 1e4

  /// A constraint and its place in the tableau.
  struct Row: Sendable {
    var terms: Range<Int>
    var target: Double
    var below: Priority?
    var above: Priority?
    var isBreakable: Bool
    /// The index of the tableau's residual; nil if the tableau does not contain it.
    var residual: Int?
    /// Whether a conflict broke the constraint, so that it no longer counts as required.
    var isBroken = false

    /// Whether the constraint was removed or has no priority.
    var isFree: Bool { below == nil && above == nil }
    var isRequired: Bool { below == .required || above == .required }
    /// The more important of the two priorities.
    var priority: Priority? {
      guard let below, let above else { return below ?? above }
      return max(below, above)
    }
  }

  /// If false, contradictory required constraints all count, with the smallest total violation.
  package let breaksConflicts: Bool
  /// The step limit of one run; nil to derive it from the size of the system.
  let mostSteps: Int?
  /// The limit on cells read or written; beyond it, solutions are not settled.
  ///
  /// Steps do not measure time: in a large system, each takes a million times as long as in a small one.
  package var mostWork = Int.max { didSet { tableau?.mostWork = max(0, mostWork - spent) } }
  /// The work outside the tableau.
  private var spent = 0
  /// The number of variables.
  package private(set) var variableCount = 0
  /// The constraints by id.
  var rows: [Row] = []
  /// The terms of all constraints, one after the other.
  private(set) var terms: [LinearTerm] = []
  /// The priorities in use, the most important first; always begins with 1000.
  var levels: [Priority] = [.required]
  /// The state after the last solution; nil if the next one starts from scratch.
  var tableau: Tableau?
  /// The constraints not yet in the tableau.
  private var pending: [Int] = []
  /// The number of removed constraints in the tableau.
  private var removed = 0
  /// The last solution; nil after a change.
  private var solution: LinearSolution?
  /// Conflicts whose broken constraints no longer count as required.
  var conflicts: [LinearConflict] = []

  /// Creates a solver without variables.
  package init(breaksConflicts: Bool = true, mostSteps: Int? = nil) {
    (self.breaksConflicts, self.mostSteps) = (breaksConflicts, mostSteps)
  }

  /// Adds a variable.
  package mutating func addVariable() -> Variable {
    forget()
    variableCount += 1
    return Variable(index: variableCount - 1)
  }

  /// Adds a constraint.
  ///
  /// - Throws: ``UnusableNumber`` if a number is not finite or too large.
  package mutating func add(_ constraint: LinearConstraint) throws(UnusableNumber) -> ConstraintID {
    try Self.check(constant: constraint.target)
    for term in constraint.terms where !(term.coefficient.magnitude <= Self.largestCoefficient) {
      throw .coefficient(term.coefficient)
    }
    let start = terms.count
    terms.append(contentsOf: constraint.terms)
    rows.append(
      Row(
        terms: start..<terms.count, target: constraint.target, below: constraint.below, above: constraint.above,
        isBreakable: constraint.isBreakable))
    pending.append(rows.count - 1)
    reconsiderConflicts()
    solution = nil
    return ConstraintID(index: rows.count - 1)
  }

  static func check(constant: Double) throws(UnusableNumber) {
    guard constant.magnitude <= largestConstant else { throw .constant(constant) }
  }

  /// Changes the target of a constraint.
  ///
  /// - Throws: ``UnusableNumber`` if the number is not finite or too large.
  package mutating func setTarget(_ target: Double, of id: ConstraintID) throws(UnusableNumber) {
    try Self.check(constant: target)
    let row = rows[id.index]
    guard row.target != target else { return }
    rows[id.index].target = target
    solution = nil
    reconsiderConflicts()
    if let residual = row.residual { tableau?.moveTarget(of: residual, by: target - row.target) }
  }

  /// Removes a constraint; nothing happens if it was removed before.
  package mutating func remove(_ id: ConstraintID) {
    guard !rows[id.index].isFree else { return }
    rows[id.index].below = nil
    rows[id.index].above = nil
    solution = nil
    reconsiderConflicts()
    guard let residual = rows[id.index].residual else { return }
    tableau?.setLevels(of: residual, below: Residual.free, above: Residual.free)
    removed += 1
    // Removed constraints keep their rows, which cost time in each pivot.
    if let tableau, removed > tableau.residuals.count / 2 { forget() }
  }

  /// Finds the values, or returns the last solution if nothing changed.
  package mutating func solve() -> LinearSolution {
    if let solution { return solution }
    let found = settle()
    solution = found
    return found
  }

  /// The number of cells read or written so far.
  package var work: Int { spent + (tableau?.grid.work ?? 0) }
  /// Whether the work exceeds its limit.
  package var isExhausted: Bool { work > mostWork }

  /// Counts work outside the tableau.
  mutating func spend(_ cells: Int) { spent += cells }

  /// Makes the next solution start from scratch.
  mutating func forget() {
    guard let tableau else { return }
    spent += tableau.grid.work
    self.tableau = nil
    solution = nil
    conflicts = []
    removed = 0
    pending = Array(rows.indices)
    for index in rows.indices {
      rows[index].residual = nil
      rows[index].isBroken = false
    }
  }

  /// Forgets broken constraints after an edit, because the edit may change the conflicts.
  private mutating func reconsiderConflicts() {
    if !conflicts.isEmpty { forget() }
  }
}

extension LinearSolver {
  /// Adds all pending constraints to the tableau, which is created if necessary.
  mutating func prepare() {
    collectLevels()
    var tableau =
      self.tableau.take() ?? Tableau(variables: variableCount, levels: levels.count, capacity: pending.count)
    tableau.mostWork = max(0, mostWork - spent)
    let order = pendingInOrder()
    pending.removeAll(keepingCapacity: true)
    for (place, id) in order.enumerated() {
      guard !tableau.isExhausted else {
        pending = Array(order[place...])
        break
      }
      let row = rows[id]
      rows[id].residual = tableau.residuals.count
      let (below, above) = levels(of: row)
      tableau.append(terms[row.terms], target: row.target, below: below, above: above)
    }
    self.tableau = tableau
  }

  /// Returns the levels of a constraint's costs below and above its target.
  func levels(of row: Row) -> (below: Int32, above: Int32) {
    func level(_ priority: Priority?) -> Int32 {
      guard let priority, !(row.isBroken && priority == .required) else { return Residual.free }
      return Int32(place(of: priority))
    }
    return (level(row.below), level(row.above))
  }

  /// Adds the priorities of pending constraints to the levels; a new one discards the tableau.
  private mutating func collectLevels() {
    for id in pending {
      collect(rows[id].below)
      collect(rows[id].above)
    }
  }

  private mutating func collect(_ priority: Priority?) {
    guard let priority else { return }
    let place = place(of: priority)
    guard place == levels.endIndex || levels[place] != priority else { return }
    levels.insert(priority, at: place)
    forget()
  }

  /// Returns the place of a priority among the levels, or its insertion point.
  private func place(of priority: Priority) -> Int {
    var (low, high) = (0, levels.count)
    while low < high {
      let middle = (low + high) / 2
      if levels[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the pending constraints by priority, equations before inequalities, which saves steps.
  private func pendingInOrder() -> [Int] {
    var order = [[Int]](repeating: [], count: 2 * levels.count)
    for id in pending {
      let row = rows[id]
      guard let priority = row.priority else { continue }
      let isEquation = row.below != nil && row.above != nil
      order[2 * place(of: priority) + (isEquation ? 0 : 1)].append(id)
    }
    return Array(order.joined())
  }
}
