import AutoLayout
import TestSupport
import Testing

/// Edits continue from the last solution; the result is that of a new solver.
@Suite struct EditTests {
  /// Expects the same totals and ambiguous variables, and the same values of all others.
  static func expectSame(_ one: inout LinearSolver, _ other: inout LinearSolver, _ comment: String) throws {
    let (first, second) = (one.solve(), other.solve())
    #expect(first.isSettled && second.isSettled)
    func totals(_ solution: LinearSolution) -> [Priority: Double] {
      Dictionary(uniqueKeysWithValues: solution.penalties.map { ($0.priority, $0.total) })
    }
    let (found, expected) = (totals(first), totals(second))
    for priority in Set(found.keys).union(expected.keys) {
      let difference = found[priority, default: 0] - expected[priority, default: 0]
      #expect(difference.magnitude <= 1e-6, "\(priority) \(comment)")
    }
    let ambiguous = one.ambiguousVariables()
    #expect(ambiguous == other.ambiguousVariables(), "\(comment)")
    for index in Set(first.values.indices).subtracting(ambiguous.map(\.index)) {
      #expect((first.values[index] - second.values[index]).magnitude <= 1e-6, "\(index) \(comment)")
    }
  }

  @Test func randomEditsEqualASolutionFromNothing() throws {
    var generator = SeededGenerator(seed: 7)
    for system in try PropertyTests.systems.get().prefix(600) {
      var solver = try system.solver(breaksConflicts: false)
      _ = solver.solve()
      var live = system.constraints.indices.map { $0 }
      var constraints = system.constraints
      var ids: [Int: ConstraintID] = [:]
      // A second solver assigns the same ids.
      var copy = LinearSolver()
      for _ in 0..<system.variables { _ = copy.addVariable() }
      for index in constraints.indices { ids[index] = try copy.add(constraints[index]) }
      for _ in 0..<8 {
        try Self.edit(&solver, &constraints, &live, &ids, using: &generator)
        var fresh = LinearSolver(breaksConflicts: false)
        for _ in 0..<system.variables { _ = fresh.addVariable() }
        for index in live { _ = try fresh.add(constraints[index]) }
        try Self.expectSame(&solver, &fresh, system.line)
      }
    }
  }

  private static func edit(
    _ solver: inout LinearSolver, _ constraints: inout [LinearConstraint], _ live: inout [Int],
    _ ids: inout [Int: ConstraintID], using generator: inout SeededGenerator
  ) throws {
    guard let index = live.randomElement(using: &generator) else { return }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      if let id = ids[index] { solver.remove(id) }
      live.removeAll { $0 == index }
    case 1:
      var added = constraints[index]
      added.target += Double(Int.random(in: -20...20, using: &generator))
      ids[constraints.count] = try solver.add(added)
      live.append(constraints.count)
      constraints.append(added)
    default:
      constraints[index].target += Double(Int.random(in: -50...50, using: &generator))
      if let id = ids[index] { try solver.setTarget(constraints[index].target, of: id) }
    }
  }

  @Test func manyEditsStayExact() throws {
    var (solver, v) = LinearSolverTests.solver(3)
    let third = 1.0 / 3
    let id = try solver.add(LinearConstraint([LinearTerm(1, v[0])], .equal, 0))
    _ = try solver.add(LinearConstraint([LinearTerm(1, v[1]), LinearTerm(-third, v[0])], .equal, 0.1))
    _ = try solver.add(LinearConstraint([LinearTerm(1, v[2]), LinearTerm(-third, v[1])], .lessOrEqual, 0.1))
    _ = try solver.add(LinearConstraint([LinearTerm(1, v[2])], .equal, 400, priority: .high))
    for step in 0...20_000 {
      try solver.setTarget(Double(step % 977) * 1.7, of: id)
      _ = solver.solve()
    }
    let first = Double(20_000 % 977) * 1.7
    let values = solver.solve().values
    #expect((values[1] - (first / 3 + 0.1)).magnitude < 1e-7)
    #expect((values[2] - min(400, values[1] / 3 + 0.1)).magnitude < 1e-7)
  }

  @Test func removedConstraintsNoLongerCount() throws {
    var (solver, v) = LinearSolverTests.solver(1)
    _ = try solver.add(LinearConstraint([LinearTerm(1, v[0])], .equal, 5, priority: .low))
    for target in 0..<1000 {
      let id = try solver.add(LinearConstraint([LinearTerm(1, v[0])], .equal, Double(target)))
      #expect(solver.solve().values == [Double(target)])
      solver.remove(id)
      #expect(solver.solve().values == [5])
    }
  }

  @Test func newPrioritiesTakeTheirPlace() throws {
    var (solver, v) = LinearSolverTests.solver(1)
    for (priority, target) in [(250.0, 1.0), (750, 2), (500, 3), (999.5, 4), (1, 5)] {
      let importance = try LinearSolverTests.priority(priority)
      _ = try solver.add(LinearConstraint([LinearTerm(1, v[0])], .equal, target, priority: importance))
      _ = solver.solve()
    }
    #expect(solver.solve().values == [4])
    #expect(solver.solve().penalties.map(\.priority.value) == [1000, 999.5, 750, 500, 250, 1])
  }
}
