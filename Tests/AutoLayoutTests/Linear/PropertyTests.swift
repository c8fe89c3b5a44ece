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

  @Test func theSameSystemGivesTheSameNumbers() throws {
    for system in try Self.systems.get() {
      var (one, other) = (try system.solver(breaksConflicts: true), try system.solver(breaksConflicts: true))
      let (first, second) = (one.solve(), other.solve())
      #expect(first.values == second.values && first.steps == second.steps && first.conflicts == second.conflicts)
    }
  }
}
