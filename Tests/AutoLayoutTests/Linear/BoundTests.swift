import AutoLayout
import TestSupport
import Testing

/// Systems that make simplex methods slow or let them cycle.
@Suite struct BoundTests {
  /// The corners of a stretched cube: some rules for choosing the next step visit all of them (Klee and Minty, 1972).
  @Test(arguments: 1...9) func stretchedCubes(_ size: Int) throws {
    var (solver, v) = LinearSolverTests.solver(size)
    for row in 0..<size {
      var terms = (0..<row).map { LinearTerm(Double(1 << (row - $0 + 1)), v[$0]) }
      terms.append(LinearTerm(1, v[row]))
      _ = try solver.add(LinearConstraint(terms, .lessOrEqual, Double(Int(5) << (2 * row))))
      _ = try solver.add(LinearConstraint([LinearTerm(1, v[row])], .greaterOrEqual, 0))
    }
    let target = 500_000.0
    let sum = (0..<size).map { LinearTerm(Double(1 << (size - 1 - $0)), v[$0]) }
    _ = try solver.add(LinearConstraint(sum, .equal, target * 2, priority: .low))
    let solution = solver.solve()
    #expect(solution.isSettled && solution.conflicts.isEmpty)
    let best = Double(Int(5) << (2 * (size - 1)))
    let found = zip(sum, solution.values).map { $0.coefficient * $1 }.reduce(0, +)
    #expect((found - min(best, target * 2)).magnitude < 1e-4)
  }

  /// A system that costs more than it may ends unsettled, at any step.
  @Test func theWorkHasABound() throws {
    func system(_ most: Int) throws -> (solver: LinearSolver, variables: [Variable]) {
      var (solver, v) = LinearSolverTests.solver(40)
      for one in 0..<40 {
        for other in 0..<40 where one != other {
          let terms = [LinearTerm(1, v[one]), LinearTerm(-1, v[other])]
          _ = try solver.add(LinearConstraint(terms, .greaterOrEqual, Double(one - other) / 3, priority: .high))
        }
        _ = try solver.add(LinearConstraint([LinearTerm(1, v[one])], .equal, Double(one), priority: .low))
      }
      solver.mostWork = most
      return (solver, v)
    }
    var free = try system(.max).solver
    #expect(free.solve().isSettled && free.work > 10_000)
    for share in [2, 3, 10, 100] {
      var (solver, v) = try system(free.work / share)
      let solution = solver.solve()
      #expect(!solution.isSettled && solver.isExhausted && solution.values.count == 40)
      #expect(solver.work < free.work && solver.ambiguousVariables().count <= 40)
      // With more work, the same solver gets to its end.
      solver.mostWork = .max
      _ = try solver.add(LinearConstraint([LinearTerm(1, v[0])], .lessOrEqual, 1e5))
      #expect(solver.solve().isSettled)
    }
  }

  /// Looking for what is ambiguous compares all variables for each of them.
  @Test func lookingForAmbiguityCounts() throws {
    var (solver, v) = LinearSolverTests.solver(100)
    for one in v {
      _ = try solver.add(LinearConstraint([LinearTerm(1, one)], .greaterOrEqual, 0))
      _ = try solver.add(LinearConstraint([LinearTerm(1, one)], .lessOrEqual, 1))
    }
    _ = solver.solve()
    let before = solver.work
    #expect(solver.ambiguousVariables().count == 100)
    #expect(solver.work - before >= 100 * 100)
    solver.mostWork = solver.work + 1_000
    _ = try solver.add(LinearConstraint([LinearTerm(1, v[0])], .lessOrEqual, 2))
    #expect(solver.ambiguousVariables().count < 100 && solver.isExhausted)
  }

  /// Every constraint of a grid of equal boxes meets all others in one corner.
  @Test(arguments: [5, 20, 60]) func everythingInOneCorner(_ count: Int) throws {
    var (solver, v) = LinearSolverTests.solver(count)
    for one in 0..<count {
      for other in 0..<count where one != other {
        let relation = [Relation.equal, .lessOrEqual, .greaterOrEqual][(one + other) % 3]
        let priority: Priority = (one * other) % 2 == 0 ? .required : .high
        _ = try solver.add(
          LinearConstraint(
            [LinearTerm(1, v[one]), LinearTerm(-1, v[other])], relation, 0, priority: priority))
      }
      _ = try solver.add(LinearConstraint([LinearTerm(1, v[one])], .equal, Double(one), priority: .low))
    }
    let solution = solver.solve()
    #expect(solution.isSettled)
    #expect(Set(solution.values.map { ($0 * 1e6).rounded() }).count == 1)
    #expect(solution.values[0] >= Double(count) / 2 - 1 && solution.values[0] <= Double(count) / 2)
  }

  /// Each variable is 10,000 times the one before: no number is too large, but their products are.
  @Test func productsThatAreTooLargeAreNotASolution() throws {
    let count = 100
    var (solver, v) = LinearSolverTests.solver(count)
    _ = try solver.add(LinearConstraint([LinearTerm(1, v[0])], .equal, 1))
    for index in 1..<count {
      _ = try solver.add(
        LinearConstraint([LinearTerm(1, v[index]), LinearTerm(-10_000, v[index - 1])], .equal, 0))
    }
    #expect(!solver.solve().isSettled)
  }

  @Test func extremeNumbersEnd() throws {
    var generator = SeededGenerator(seed: 17)
    for _ in 0..<300 {
      let count = Int.random(in: 1...12, using: &generator)
      var (solver, v) = LinearSolverTests.solver(count)
      for _ in 0..<3 * count {
        let terms = v.shuffled(using: &generator).prefix(3).map { variable in
          let exponent = Int.random(in: -40...13, using: &generator)
          return LinearTerm(Double(sign: .plus, exponent: exponent, significand: 1), variable)
        }
        let exponent = Int.random(in: -60...19, using: &generator)
        let relation = Relation.allCases.randomElement(using: &generator) ?? .equal
        let priority = [Priority.required, .high, .low].randomElement(using: &generator) ?? .required
        _ = try solver.add(
          LinearConstraint(
            terms, relation, Double(sign: .plus, exponent: exponent, significand: 1.1), priority: priority))
      }
      let solution = solver.solve()
      #expect(solution.values.count == count)
      #expect(!solution.isSettled || solution.values.allSatisfy(\.isFinite))
      #expect(solution.conflicts.allSatisfy { $0.constraints.contains($0.broken) })
      _ = solver.ambiguousVariables()
    }
  }

  @Test(arguments: [0.0, 1]) func rings(_ gap: Double) throws {
    let count = 200
    var (solver, v) = LinearSolverTests.solver(count)
    for index in 0..<count {
      _ = try solver.add(
        LinearConstraint([LinearTerm(1, v[(index + 1) % count]), LinearTerm(-1, v[index])], .greaterOrEqual, gap))
    }
    let solution = solver.solve()
    #expect(solution.isSettled)
    #expect(solution.conflicts.map(\.constraints.count) == (gap == 0 ? [] : [count]))
  }

  @Test func hundredsOfConflictsAllFound() throws {
    let count = 150
    var (solver, v) = LinearSolverTests.solver(count)
    for target in [0.0, 1] {
      for variable in v { _ = try solver.add(LinearConstraint([LinearTerm(1, variable)], .equal, target)) }
    }
    let solution = solver.solve()
    #expect(solution.isSettled)
    #expect(solution.conflicts.count == count)
    #expect(solution.conflicts.allSatisfy { $0.constraints.count == 2 && $0.broken.index >= count })
    #expect(solution.values == [Double](repeating: 0, count: count))
  }
}
