import AutoLayout
import Foundation
import Testing

/// A system of constraints with the answer of a linear-programming library, from a line that `make_systems.py` wrote.
struct OracleSystem: Sendable {
  let line: String
  let kind: String
  let variables: Int
  let constraints: [LinearConstraint]
  /// The lowest total per priority.
  let totals: [Double: Double]
  /// The variables that can have another value at the same totals.
  let ambiguous: [Int]

  init(line: String) throws {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
    try #require(cells.count == 5, "a line has five cells: \(line)")
    self.line = line
    kind = String(cells[0])
    variables = try #require(Int(cells[1]))
    constraints = try cells[2].split(separator: " ").map { try Self.constraint($0) }
    totals = try Dictionary(
      uniqueKeysWithValues: cells[3].split(separator: " ").map { pair in
        let parts = pair.split(separator: ":")
        return (try #require(Double(parts[0])), try #require(Double(parts[1])))
      })
    ambiguous = cells[4].utf8.map { Int($0) - 97 }
  }

  /// Reads a constraint such as `+a-0.5b>16@750`.
  private static func constraint(_ text: Substring) throws -> LinearConstraint {
    let relation = try #require(text.firstIndex { "<=>~".contains($0) })
    let at = try #require(text.firstIndex(of: "@"))
    let priorities = try text[text.index(after: at)...].split(separator: "/").map {
      try #require(Double($0).flatMap { Priority($0) })
    }
    let target = try #require(Double(text[text.index(after: relation)..<at]))
    let isBelow = text[relation] != "<"
    let isAbove = text[relation] != ">"
    return LinearConstraint(
      try terms(text[..<relation]), target: target, below: isBelow ? priorities[0] : nil,
      above: isAbove ? priorities[priorities.count - 1] : nil)
  }

  private static func terms(_ text: Substring) throws -> [LinearTerm] {
    var probe = LinearSolver()
    let variables = (0..<26).map { _ in probe.addVariable() }
    return try text.matches(of: /([+-])([0-9.]*)([a-z])/).map { match in
      let size = match.2.isEmpty ? 1 : try #require(Double(match.2))
      let letter = try #require(match.3.utf8.first)
      return LinearTerm(match.1 == "-" ? -size : size, variables[Int(letter) - 97])
    }
  }

  /// A solver with all constraints.
  func solver(breaksConflicts: Bool) throws -> LinearSolver {
    var solver = LinearSolver(breaksConflicts: breaksConflicts)
    for _ in 0..<variables { _ = solver.addVariable() }
    for constraint in constraints { _ = try solver.add(constraint) }
    return solver
  }

  /// The systems of a file.
  static func all(in file: URL) throws -> [OracleSystem] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { try OracleSystem(line: String($0)) }
  }

  /// The committed systems.
  static let committed = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "systems.txt")
}
