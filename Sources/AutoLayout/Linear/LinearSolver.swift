/// Solves systems of linear constraints whose priorities are levels.
///
/// The solution misses the required constraints by as little as possible in total. Among all such solutions, it misses those of
/// the next priority by as little as possible, and so on. Edits continue from the last solution. The same calls in the same order
/// give the same numbers.
package struct LinearSolver: Sendable {
  /// The largest magnitude of a constant, in points: beyond it, distances below 1e-8 are lost in rounding.
  package static let largestConstant = 1e6
  /// The largest magnitude of a coefficient.
  package static let largestCoefficient = 1e4

  /// A constraint, and where the tableau contains it.
  struct Row: Sendable {
    var terms: Range<Int>
    var target: Double
    var below: Priority?
    var above: Priority?
    var isBreakable: Bool
    /// The number of the tableau's residual, or nil if the tableau does not contain it.
    var residual: Int?
    /// If true, it is the broken one of a conflict, and no longer counts as required.
    var isBroken = false

    /// If true, the constraint was removed, or it compares with nothing.
    var isFree: Bool { below == nil && above == nil }
    var isRequired: Bool { below == .required || above == .required }
    /// The more important of the two priorities.
    var priority: Priority? {
      guard let below, let above else { return below ?? above }
      return max(below, above)
    }
  }

  /// If false, required constraints that exclude each other all count, and miss by as little as possible in total.
  package let breaksConflicts: Bool
  /// The bound on steps of one run; nil for one that follows from the size of the system.
  let mostSteps: Int?
  /// The number of cells that may be read or written; beyond it, solutions are not settled.
  ///
  /// Steps say little about time: those of a large system are a million times as long as those of a small one.
  package var mostWork = Int.max { didSet { tableau?.mostWork = max(0, mostWork - spent) } }
  /// The work apart from that of the tableau.
  private var spent = 0
  /// The number of variables.
  package private(set) var variableCount = 0
  /// The constraints by id.
  var rows: [Row] = []
  /// The terms of all constraints, one after the other.
  private(set) var terms: [LinearTerm] = []
  /// The priorities in use, the most important first; always begins with 1000.
  var levels: [Priority] = [.required]
  /// The state after the last solution; nil if the next one starts from nothing.
  var tableau: Tableau?
  /// The constraints that the tableau lacks.
  private var pending: [Int] = []
  /// The number of removed constraints in the tableau.
  private var removed = 0
  /// The last solution, as long as nothing changed since.
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

  /// Changes the number that a constraint compares with.
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

  /// The number of cells that were read or written so far.
  package var work: Int { spent + (tableau?.grid.work ?? 0) }
  /// Whether the bound on work was reached.
  package var isExhausted: Bool { work > mostWork }

  /// Counts work apart from that of the tableau.
  mutating func spend(_ cells: Int) { spent += cells }

  /// Lets the next solution start from nothing.
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

  /// Forgets broken constraints after an edit, because the conflict may be gone or another one.
  private mutating func reconsiderConflicts() {
    if !conflicts.isEmpty { forget() }
  }
}

extension LinearSolver {
  /// Gives all pending constraints to the tableau, which is created if necessary.
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

  /// The levels at which a constraint costs something below and above its target.
  func levels(of row: Row) -> (below: Int32, above: Int32) {
    func level(_ priority: Priority?) -> Int32 {
      guard let priority, !(row.isBroken && priority == .required) else { return Residual.free }
      return Int32(place(of: priority))
    }
    return (level(row.below), level(row.above))
  }

  /// Adds the priorities of pending constraints to the levels; the tableau starts from nothing if one is new.
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

  /// The place of a priority among the levels, or the one where it would be.
  private func place(of priority: Priority) -> Int {
    var (low, high) = (0, levels.count)
    while low < high {
      let middle = (low + high) / 2
      if levels[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The pending constraints: important ones first, and equations before inequalities, which saves steps.
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
