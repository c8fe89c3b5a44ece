import AutoLayout
import TestSupport
import Testing

/// Systems with so many conflicts that the time for each of them counts.
@Suite struct ConflictCostTests {
  /// Returns the solution of a variable that must have several values.
  private static func contradiction(_ count: Int) throws -> LinearSolution {
    var (solver, v) = LinearSolverTests.solver(4)
    for index in 0..<count {
      _ = try solver.add(LinearConstraint([LinearTerm(1, v[2])], .equal, Double(100 + index)))
    }
    return solver.solve()
  }

  @Test func contradictoryWidthsTakeStepsInProportion() throws {
    let solutions = try [100, 200, 400].map(Self.contradiction)
    for (solution, count) in zip(solutions, [100, 200, 400]) {
      #expect(solution.isSettled && solution.values[2] == 100)
      #expect(solution.conflicts.map { $0.constraints.map(\.index) } == (1..<count).map { [0, $0] })
      #expect(solution.conflicts.allSatisfy { $0.broken == $0.constraints[1] })
      #expect(solution.steps > 0 && solution.steps <= count)
    }
    for (one, next) in zip(solutions, solutions.dropFirst()) { #expect(next.steps <= 2 * one.steps + 2) }
  }

  @Test func thousandsOfConstraintsThatAllContradict() throws {
    var solver = LayoutSolver()
    let screen = try solver.addFixedBox(Frame(width: 400, height: 800))
    for index in 0..<500 {
      let box = solver.addBox()
      for length in [100.0, 200] {
        _ = try solver.add(LayoutConstraint(box[.width], .equal, constant: length + Double(index)))
        _ = try solver.add(LayoutConstraint(box[.top], .equal, screen[.top], constant: length))
      }
    }
    let solution = solver.solve()
    #expect(solution.isSettled && solution.conflicts.count == 1000)
    #expect(solution.conflicts.allSatisfy { $0.causes.count == 2 })
    #expect(solution.steps <= 2000)
    #expect(solution.frames[1].width == 100 && solution.frames[500].y == 100)
  }

  @Test func aBoundOnStepsLeavesConflictsOpen() throws {
    var bounded = 0
    for seed in UInt64(1)...20 {
      var free = LinearSolver()
      let constraints = try Self.constraints(seed: seed, for: &free)
      let found = free.solve()
      var solver = LinearSolver(mostSteps: max(1, found.steps / 8))
      for _ in 0..<free.variableCount { _ = solver.addVariable() }
      for constraint in constraints { _ = try solver.add(constraint) }
      let solution = solver.solve()
      if !solution.isSettled { bounded += 1 }
      #expect(!solution.isSettled || solution.conflicts.count == found.conflicts.count)
      #expect(solution.values.count == free.variableCount)
    }
    #expect(bounded > 10)
  }

  @Test(arguments: UInt64(1)...20) func conflictsOfLargeSystemsAreIrreducible(seed: UInt64) throws {
    var solver = LinearSolver()
    let constraints = try Self.constraints(seed: seed, for: &solver)
    let solution = solver.solve()
    #expect(solution.isSettled && solution.conflicts.count > 5)
    let broken = Set(solution.conflicts.map(\.broken.index))
    for conflict in solution.conflicts {
      let set = conflict.constraints.map { constraints[$0.index] }
      #expect(try !ConflictTests.canHold(set, variables: solver.variableCount), "\(conflict)")
      // The others that take part count, so the conflict is not only one of constraints that are broken anyway.
      #expect(conflict.constraints.allSatisfy { $0 == conflict.broken || !broken.contains($0.index) })
      for dropped in set.indices {
        var others = set
        others.remove(at: dropped)
        #expect(try ConflictTests.canHold(others, variables: solver.variableCount), "\(conflict)")
      }
    }
    let others = constraints.indices.filter { !broken.contains($0) }.map { constraints[$0] }
    #expect(others.allSatisfy { PropertyTests.requiredMiss($0, solution.values) <= 1e-6 })
  }

  /// Adds variables and required constraints of which many contradict each other.
  private static func constraints(seed: UInt64, for solver: inout LinearSolver) throws -> [LinearConstraint] {
    var generator = SeededGenerator(seed: seed)
    let variables = (0..<Int.random(in: 10...40, using: &generator)).map { _ in solver.addVariable() }
    return try (0..<3 * variables.count).map { _ in
      let terms = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        LinearTerm(
          [1, 1, -1, -1, 0.5, 2].randomElement(using: &generator) ?? 1,
          variables[Int.random(in: variables.indices, using: &generator)])
      }
      let constraint = LinearConstraint(
        terms, Relation.allCases.randomElement(using: &generator) ?? .equal,
        Double(Int.random(in: -200...200, using: &generator)))
      _ = try solver.add(constraint)
      return constraint
    }
  }
}
