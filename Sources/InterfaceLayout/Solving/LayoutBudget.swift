import AutoLayout
import Synchronization

/// The work that may be spent on the layouts of a document.
///
/// It is counted in cells of the solver's tables, so that the same document stops at the same place on every machine. A number
/// of views alone does not bound the time: it depends on their constraints, and on how often they are solved.
final class LayoutBudget: Sendable {
  /// The work for all screens, windows and text sizes in one language (our own limit: one to two seconds).
  ///
  /// A layout of a screen with 57 views takes a thousandth of it.
  static let total = 1_000_000_000
  /// The number of languages up to which there is more work for more of them.
  private static let mostLanguages = 20
  /// The work for the frames, contents and areas of one view in one layout, apart from its constraints.
  static let view = 4_000

  private let left: Mutex<Int>

  /// Creates the budget of a document that is laid out in a number of languages.
  init(languages: Int) { left = Mutex(Self.total * (1 + min(max(0, languages), Self.mostLanguages))) }

  /// The work that is left.
  var rest: Int { left.withLock { max(0, $0) } }
  /// Whether nothing is left.
  var isSpent: Bool { rest == 0 }

  /// Takes work away.
  func spend(_ work: Int) { left.withLock { $0 -= work } }
}

extension RootSystem {
  /// Solves with the work that is left, and counts what it took.
  mutating func solve<Result>(_ body: (inout LayoutSolver) -> Result) -> Result {
    let budget = tree.outline.budget
    let before = solver.work
    solver.mostWork = before + budget.rest
    defer { budget.spend(solver.work - before) }
    return body(&solver)
  }
}
