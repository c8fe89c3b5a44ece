import AutoLayout
import Synchronization

/// The work budget for the layouts of a document.
///
/// The unit is a cell of the solver's tables, so that the same document stops at the same point on every machine. The
/// number of views alone does not bound the time, which depends on their constraints and on how often they are solved.
final class LayoutBudget: Sendable {
  /// The work for all screens, windows and text sizes in one language (our own limit: one to two seconds).
  ///
  /// A layout of a screen with 57 views takes a thousandth of it.
  static let total = 1_000_000_000
  /// The maximum number of languages that increase the budget.
  private static let mostLanguages = 20
  /// The work for the frame, contents and areas of one view in one layout, without its constraints.
  static let view = 4_000

  private let left: Mutex<Int>

  /// Creates the budget for a document in a number of languages.
  init(languages: Int) { left = Mutex(Self.total * (1 + min(max(0, languages), Self.mostLanguages))) }

  /// The remaining work.
  var rest: Int { left.withLock { max(0, $0) } }
  /// Whether no work remains.
  var isSpent: Bool { rest == 0 }

  /// Subtracts work.
  func spend(_ work: Int) { left.withLock { $0 -= work } }
}

extension RootSystem {
  /// Solves within the remaining work, and subtracts the work that was done.
  mutating func solve<Result>(_ body: (inout LayoutSolver) -> Result) -> Result {
    let budget = tree.outline.budget
    let before = solver.work
    solver.mostWork = before + budget.rest
    defer { budget.spend(solver.work - before) }
    return body(&solver)
  }
}
