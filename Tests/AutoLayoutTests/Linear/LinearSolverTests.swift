import AutoLayout
import Testing

@Suite struct LinearSolverTests {
  /// A solver with some variables.
  static func solver(_ count: Int) -> (LinearSolver, [Variable]) {
    var solver = LinearSolver()
    let variables = (0..<count).map { _ in solver.addVariable() }
    return (solver, variables)
  }

  static func priority(_ value: Double) throws -> Priority { try #require(Priority(value)) }

  @Test func requiredConstraintsHold() throws {
    var (solver, v) = Self.solver(2)
    _ = try solver.add(LinearConstraint([LinearTerm(1, v[0])], .equal, 16))
    _ = try solver.add(LinearConstraint([LinearTerm(1, v[1]), LinearTerm(-2, v[0])], .equal, 8))
    #expect(solver.solve().values == [16, 40])
  }

  @Test(arguments: [(750.0, 250.0), (999.5, 999), (1000, 999.5), (2, 1)])
  func manyLessImportantConstraintsDoNotOutweighOne(strong: Double, weak: Double) throws {
    var (solver, v) = Self.solver(1)
    for _ in 0..<1000 {
      _ = try solver.add(LinearConstraint([LinearTerm(1, v[0])], .equal, 0, priority: Self.priority(weak)))
    }
    _ = try solver.add(LinearConstraint([LinearTerm(1, v[0])], .equal, 10, priority: Self.priority(strong)))
    let solution = solver.solve()
    #expect(solution.values == [10])
    #expect(solution.penalties.last?.total == 10_000)
  }

  @Test func equallyImportantConstraintsAddUp() throws {
    var (solver, v) = Self.solver(1)
    for target in [0.0, 7, 100] {
      _ = try solver.add(LinearConstraint([LinearTerm(1, v[0])], .equal, target, priority: .low))
    }
    let solution = solver.solve()
    #expect(solution.values == [7])
    #expect(solution.penalties == [Penalty(priority: .required, total: 0), Penalty(priority: .low, total: 100)])
  }

  @Test func intrinsicSizeIsTwoInequalities() throws {
    for limit in [30.0, 50, 70] {
      for (relation, priority, expected) in [
        (Relation.lessOrEqual, 760.0, min(limit, 50)), (.lessOrEqual, 740, 50), (.greaterOrEqual, 260, max(limit, 50)),
        (.greaterOrEqual, 240, 50), (.equal, 760, limit), (.equal, 240, 50),
      ] {
        var (solver, v) = Self.solver(1)
        _ = try solver.add(LinearConstraint([LinearTerm(1, v[0])], target: 50, below: .high, above: .low))
        _ = try solver.add(
          LinearConstraint([LinearTerm(1, v[0])], relation, limit, priority: Self.priority(priority)))
        #expect(solver.solve().values == [expected], "\(relation) \(limit) @\(priority)")
      }
    }
  }

  @Test func anUnchangedSystemIsSolvedOnce() throws {
    var (solver, v) = Self.solver(2)
    let id = try solver.add(LinearConstraint([LinearTerm(1, v[0]), LinearTerm(1, v[1])], .equal, 10))
    _ = try solver.add(LinearConstraint([LinearTerm(1, v[0]), LinearTerm(-1, v[1])], .equal, 2, priority: .low))
    let first = solver.solve()
    try solver.setTarget(10, of: id)
    let again = solver.solve()
    #expect(first.values == [6, 4] && again.values == first.values && again.steps == first.steps)
  }

  @Test func anEmptySystemHasASolution() {
    var (solver, _) = Self.solver(0)
    #expect(solver.solve().values.isEmpty)
    #expect(solver.ambiguousVariables().isEmpty)
    var (free, v) = Self.solver(2)
    #expect(free.solve().values == [0, 0])
    #expect(free.ambiguousVariables() == v)
  }

  @Test func aConstraintWithoutTermsHoldsOrConflicts() throws {
    var (solver, _) = Self.solver(0)
    _ = try solver.add(LinearConstraint([], .lessOrEqual, 5))
    let wrong = try solver.add(LinearConstraint([], .equal, 5))
    let conflicts = solver.solve().conflicts
    #expect(conflicts == [LinearConflict(constraints: [wrong], broken: wrong)])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1.1e6])
  func unusableNumbersAreErrors(_ number: Double) throws {
    var (solver, v) = Self.solver(1)
    let fine = try solver.add(LinearConstraint([LinearTerm(1, v[0])], .equal, 1))
    #expect(throws: UnusableNumber.self) { try solver.add(LinearConstraint([LinearTerm(1, v[0])], .equal, number)) }
    #expect(throws: UnusableNumber.self) { try solver.add(LinearConstraint([LinearTerm(number, v[0])], .equal, 1)) }
    #expect(throws: UnusableNumber.self) { try solver.setTarget(number, of: fine) }
    #expect(solver.solve().values == [1])
  }

  @Test func prioritiesAreAboveZeroAndAtMost1000() {
    for value in [0, -1, 1000.5, .nan, .infinity] { #expect(Priority(value) == nil) }
    for value in [0.5, 1, 999.5, 1000] { #expect(Priority(value)?.value == value) }
  }
}
