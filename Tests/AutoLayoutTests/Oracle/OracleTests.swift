import AutoLayout
import Foundation
import Testing

/// Compares the solver with GLPK and kiwisolver on random systems.
///
/// Optima are not unique, so the totals per priority and the ambiguous variables are compared, not the values. The environment variable
/// `TYPECHECK_LAYOUT_SYSTEMS` names a file with other systems, and `TYPECHECK_LAYOUT_SUMMARY` the file that gets a summary.
@Suite struct OracleTests {
  static let environment = ProcessInfo.processInfo.environment
  static let agreement = 1e-6

  @Test func totalsAndAmbiguousVariablesAgreeWithTheOracle() throws {
    let file = Self.environment["TYPECHECK_LAYOUT_SYSTEMS"].map { URL(filePath: $0) } ?? OracleSystem.committed
    let systems = try OracleSystem.all(in: file)
    #expect(systems.count >= 2000)
    var summary = Summary(systems: systems.count)
    for system in systems {
      let found = try Self.compare(system)
      summary.add(found)
      #expect(found.difference <= Self.agreement, "\(found.difference) \(system.line)")
      #expect(found.isSettled, "unsettled: \(system.line)")
      #expect(found.ambiguous == system.ambiguous, "\(system.line)")
    }
    if let path = Self.environment["TYPECHECK_LAYOUT_SUMMARY"] {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try (encoder.encode(summary) + Data("\n".utf8)).write(to: URL(filePath: path))
    }
  }

  private static func compare(_ system: OracleSystem) throws -> Result {
    var solver = try system.solver(breaksConflicts: false)
    let solution = solver.solve()
    let difference = solution.penalties.map { penalty in
      (penalty.total - system.totals[penalty.priority.value, default: 0]).magnitude
    }
    return Result(
      difference: difference.max() ?? 0, ambiguous: solver.ambiguousVariables().map(\.index),
      expected: system.ambiguous, steps: solution.steps, isSettled: solution.isSettled,
      isConflict: system.totals[1000, default: 0] > Self.agreement)
  }

  struct Result {
    var difference: Double
    var ambiguous: [Int]
    var expected: [Int]
    var steps: Int
    var isSettled: Bool
    var isConflict: Bool
  }

  /// The counts of a run over many systems.
  struct Summary: Encodable {
    var systems: Int
    var conflicting = 0
    var disagreeing = 0
    var unsettled = 0
    var otherAmbiguous = 0
    var largestDifference = 0.0
    var mostSteps = 0

    mutating func add(_ result: Result) {
      if result.isConflict { conflicting += 1 }
      if result.difference > OracleTests.agreement { disagreeing += 1 }
      if !result.isSettled { unsettled += 1 }
      if result.ambiguous != result.expected { otherAmbiguous += 1 }
      largestDifference = max(largestDifference, result.difference)
      mostSteps = max(mostSteps, result.steps)
    }
  }
}
