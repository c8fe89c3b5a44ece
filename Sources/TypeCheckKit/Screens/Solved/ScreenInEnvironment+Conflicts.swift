import AuditModel
import InterfaceBuilder
import InterfaceLayout

extension ScreenInEnvironment {
  /// Returns the conflicts that the canvas does not show and code does not change.
  ///
  /// Thousands of conflicts can share their constraints, so each constraint is put into words once.
  func conflicts(on scene: SceneLayout, _ places: [Int]) -> [SolvedLayout.Conflict] {
    let meant = scene.conflicts.filter { causes in
      // A single constraint contradicts the arrangement of a stack view, which is not documented.
      causes.count > 1 && !causes.contains(where: isAboutMoved) && !canvas.includes(conflict: causes)
    }
    guard !meant.isEmpty else { return [] }
    let elements = Dictionary(zip(scene.elements.map(\.object), places), uniquingKeysWith: { first, _ in first })
    var words: [Int: String] = [:]
    return meant.map { causes in
      let first = causes.first.map { document.constraints[$0] }
      let object = first.flatMap { document.object(of: $0.first, in: $0) }
      return SolvedLayout.Conflict(
        constraints: causes.map { self.words(of: $0, &words) },
        locations: causes.map { document.constraints[$0].element.location }, element: object.flatMap { elements[$0] })
    }
  }

  private func words(of constraint: Int, _ known: inout [Int: String]) -> String {
    if let words = known[constraint] { return words }
    let words = ConstraintWords(document).words(of: document.constraints[constraint])
    known[constraint] = words
    return words
  }

  /// Returns whether a constraint contains a view that code moves.
  private func isAboutMoved(_ index: Int) -> Bool {
    let constraint = document.constraints[index]
    return constraint.items.contains { document.object(of: $0, in: constraint).map(variants.moved.contains) ?? false }
  }
}
