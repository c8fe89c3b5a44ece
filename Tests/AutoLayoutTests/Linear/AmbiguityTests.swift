import AutoLayout
import Testing

@Suite struct AmbiguityTests {
  @Test func aTieIsAmbiguous() throws {
    var (solver, v) = LinearSolverTests.solver(3)
    _ = try solver.add(LinearConstraint([LinearTerm(1, v[0]), LinearTerm(1, v[1])], .equal, 100))
    for variable in v.prefix(2) {
      _ = try solver.add(LinearConstraint([LinearTerm(1, variable)], .equal, 80, priority: .high))
    }
    _ = try solver.add(LinearConstraint([LinearTerm(1, v[2])], .equal, 3))
    #expect(solver.ambiguousVariables() == [v[0], v[1]])
    let solution = solver.solve()
    #expect(solution.penalties[1].total == 60)
    _ = try solver.add(LinearConstraint([LinearTerm(1, v[0]), LinearTerm(-1, v[1])], .equal, 0, priority: .low))
    #expect(solver.ambiguousVariables().isEmpty)
    #expect(solver.solve().values == [50, 50, 3])
  }

  @Test func askingDoesNotChangeTheSolution() throws {
    for system in try PropertyTests.systems.get() where !system.ambiguous.isEmpty {
      var solver = try system.solver(breaksConflicts: true)
      let before = solver.solve().values
      let ambiguous = solver.ambiguousVariables()
      #expect(!ambiguous.isEmpty || !solver.solve().conflicts.isEmpty)
      #expect(solver.ambiguousVariables() == ambiguous)
      #expect(solver.solve().values == before)
    }
  }

  @Test func anOpenEndIsAmbiguous() throws {
    var (solver, v) = LinearSolverTests.solver(2)
    _ = try solver.add(LinearConstraint([LinearTerm(1, v[0])], .greaterOrEqual, 5))
    _ = try solver.add(LinearConstraint([LinearTerm(1, v[1]), LinearTerm(-2, v[0])], .equal, 0))
    #expect(solver.ambiguousVariables() == v)
    _ = try solver.add(LinearConstraint([LinearTerm(1, v[1])], .lessOrEqual, 10))
    #expect(solver.ambiguousVariables().isEmpty)
  }
}
