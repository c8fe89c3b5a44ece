import AutoLayout
import TestSupport
import Testing

@Suite struct PropertyTests {
  /// A constraint's sum of terms minus its target.
  static func residual(_ constraint: LinearConstraint, _ values: [Double]) -> Double {
    constraint.terms.reduce(-constraint.target) { $0 + $1.coefficient * values[$1.variable.index] }
  }

  /// By how much a constraint misses its target on a required side.
  static func requiredMiss(_ constraint: LinearConstraint, _ values: [Double]) -> Double {
    let found = residual(constraint, values)
    return (found < 0 ? constraint.below : constraint.above) == .required ? found.magnitude : 0
  }

  static let systems = Result { try OracleSystem.all(in: OracleSystem.committed) }

  @Test func requiredConstraintsHoldAndTotalsAreThoseOfTheValues() throws {
    for system in try Self.systems.get() where system.totals[1000, default: 0] < 1e-6 {
      var solver = try system.solver(breaksConflicts: true)
      let solution = solver.solve()
      #expect(solution.conflicts.isEmpty)
      var totals: [Priority: Double] = [:]
      for constraint in system.constraints {
        #expect(Self.requiredMiss(constraint, solution.values) <= 1e-6, "\(system.line)")
        let found = Self.residual(constraint, solution.values)
        if let priority = found < 0 ? constraint.below : constraint.above {
          totals[priority, default: 0] += found.magnitude
        }
      }
      for penalty in solution.penalties {
        #expect((penalty.total - totals[penalty.priority, default: 0]).magnitude <= 1e-6, "\(system.line)")
      }
    }
  }

  @Test func theOrderOfConstraintsDoesNotMatter() throws {
    var generator = SeededGenerator(seed: 31)
    for system in try Self.systems.get() {
      var solver = try system.solver(breaksConflicts: false)
      var other = LinearSolver(breaksConflicts: false)
      for _ in 0..<system.variables { _ = other.addVariable() }
      for constraint in system.constraints.shuffled(using: &generator) { _ = try other.add(constraint) }
      try EditTests.expectSame(&solver, &other, system.line)
    }
  }

  /// Larger than any scene of an app that was read.
  @Test(arguments: UInt64(1)...12) func theOrderOfManyConstraintsDoesNotMatter(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 60...120, using: &generator)
    let constraints = try Self.manyConstraints(on: count, using: &generator)
    var (solver, other) = (LinearSolver(breaksConflicts: false), LinearSolver(breaksConflicts: false))
    for _ in 0..<count { (_, _) = (solver.addVariable(), other.addVariable()) }
    for constraint in constraints { _ = try solver.add(constraint) }
    for constraint in constraints.shuffled(using: &generator) { _ = try other.add(constraint) }
    try EditTests.expectSame(&solver, &other, "seed \(seed)")
    #expect(solver.solve().steps > 20)
  }

  private static func manyConstraints(
    on count: Int, using generator: inout SeededGenerator
  ) throws -> [LinearConstraint] {
    var solver = LinearSolver()
    let variables = (0..<count).map { _ in solver.addVariable() }
    return try (0..<3 * count).map { _ in
      let terms = (0..<3).map { _ in
        LinearTerm(
          [1, 1, -1, -1, 0.5, 2, 1.0 / 3].randomElement(using: &generator) ?? 1,
          variables[Int.random(in: variables.indices, using: &generator)])
      }
      let isRequired = Int.random(in: 0..<3, using: &generator) == 0
      let value: Double = [999.5, 999, 750, 251, 250, 50].randomElement(using: &generator) ?? 1
      let relation = Relation.allCases.randomElement(using: &generator) ?? .equal
      return LinearConstraint(
        terms, isRequired && relation == .equal ? .lessOrEqual : relation,
        Double(Int.random(in: -400...400, using: &generator)) / 2,
        priority: isRequired ? .required : try LinearSolverTests.priority(value))
    }
  }

  @Test func theSameSystemGivesTheSameNumbers() throws {
    for system in try Self.systems.get() {
      var (one, other) = (try system.solver(breaksConflicts: true), try system.solver(breaksConflicts: true))
      let (first, second) = (one.solve(), other.solve())
      #expect(first.values == second.values && first.steps == second.steps && first.conflicts == second.conflicts)
    }
  }
}
