import AutoLayout
import Testing

@Suite struct ConflictTests {
  /// If true, all of the constraints can hold; an optional side of a constraint does not count.
  static func canHold(_ constraints: [LinearConstraint], variables: Int) throws -> Bool {
    var solver = LinearSolver(breaksConflicts: false)
    for _ in 0..<variables { _ = solver.addVariable() }
    for var constraint in constraints {
      if constraint.below != .required { constraint.below = nil }
      if constraint.above != .required { constraint.above = nil }
      _ = try solver.add(constraint)
    }
    return solver.solve().penalties[0].total < 1e-6
  }

  @Test func namesTheConstraintsAndBreaksTheLastOne() throws {
    var (solver, v) = LinearSolverTests.solver(2)
    let one = try solver.add(LinearConstraint([LinearTerm(1, v[0])], .equal, 10))
    _ = try solver.add(LinearConstraint([LinearTerm(1, v[1])], .greaterOrEqual, 0))
    let two = try solver.add(LinearConstraint([LinearTerm(1, v[1]), LinearTerm(-1, v[0])], .equal, 5))
    let three = try solver.add(LinearConstraint([LinearTerm(1, v[1])], .lessOrEqual, 12))
    let solution = solver.solve()
    #expect(solution.conflicts == [LinearConflict(constraints: [one, two, three], broken: three)])
    #expect(solution.values == [10, 15])
    #expect(solution.penalties[0].total == 0)
  }

  @Test func keepsUnbreakableConstraints() throws {
    var (solver, v) = LinearSolverTests.solver(1)
    let one = try solver.add(LinearConstraint([LinearTerm(1, v[0])], .equal, 10))
    var fixed = LinearConstraint([LinearTerm(1, v[0])], .equal, 20)
    fixed.isBreakable = false
    let two = try solver.add(fixed)
    let solution = solver.solve()
    #expect(solution.conflicts == [LinearConflict(constraints: [one, two], broken: one)])
    #expect(solution.values == [20])
  }

  @Test func aBrokenSideLeavesTheOptionalOne() throws {
    var (solver, v) = LinearSolverTests.solver(1)
    _ = try solver.add(LinearConstraint([LinearTerm(1, v[0])], .lessOrEqual, 30))
    _ = try solver.add(LinearConstraint([LinearTerm(1, v[0])], target: 50, below: .required, above: .low))
    let solution = solver.solve()
    #expect(solution.conflicts.count == 1)
    #expect(solution.values[0] <= 30)
    #expect(solution.penalties == [Penalty(priority: .required, total: 0), Penalty(priority: .low, total: 0)])
  }

  @Test func aConflictEndsWithItsConstraint() throws {
    var (solver, v) = LinearSolverTests.solver(1)
    let one = try solver.add(LinearConstraint([LinearTerm(1, v[0])], .equal, 10))
    let two = try solver.add(LinearConstraint([LinearTerm(1, v[0])], .equal, 20))
    #expect(solver.solve().conflicts.map(\.broken) == [two])
    solver.remove(one)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(solver.solve().values == [20])
    let three = try solver.add(LinearConstraint([LinearTerm(1, v[0])], .lessOrEqual, 0))
    #expect(solver.solve().conflicts.map(\.constraints) == [[two, three]])
    try solver.setTarget(20, of: three)
    #expect(solver.solve().conflicts.isEmpty)
  }

  @Test func conflictsAreIrreducibleAndTheOtherRequiredConstraintsHold() throws {
    var count = 0
    for system in try OracleSystem.all(in: OracleSystem.committed) where system.totals[1000, default: 0] > 1e-6 {
      var solver = try system.solver(breaksConflicts: true)
      let solution = solver.solve()
      #expect(solution.isSettled && !solution.conflicts.isEmpty, "\(system.line)")
      count += solution.conflicts.count
      let broken = Set(solution.conflicts.map(\.broken.index))
      #expect(broken.count == solution.conflicts.count)
      for conflict in solution.conflicts {
        let set = conflict.constraints.map { system.constraints[$0.index] }
        #expect(conflict.broken == conflict.constraints.max())
        #expect(try !Self.canHold(set, variables: system.variables), "\(conflict) \(system.line)")
        for dropped in set.indices {
          var others = set
          others.remove(at: dropped)
          #expect(try Self.canHold(others, variables: system.variables), "\(conflict) \(system.line)")
        }
      }
      let others = system.constraints.indices.filter { !broken.contains($0) }.map { system.constraints[$0] }
      for constraint in others where PropertyTests.requiredMiss(constraint, solution.values) > 1e-6 {
        Issue.record("\(constraint) does not hold: \(system.line)")
      }
      #expect(try Self.canHold(others, variables: system.variables))
    }
    #expect(count >= 500)
  }
}
