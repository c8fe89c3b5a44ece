import Adaptivity
import AuditModel
import AutoLayout
import InterfaceBuilder

/// Lays out the roots of a document.
package struct RootSolver {
  private let outline: LayoutOutline

  /// The largest number of views in a root; real ones have up to 60 (our own limit: a larger root takes seconds).
  package static let largest = 300
  /// The largest number of constraints in a root; real ones have up to 140 (our own limit, for memory).
  package static let mostConstraints = 2_000
  /// The number of passes until frames must be stable: the first one and three repetitions (our own limit).
  ///
  /// No layout of the documents of eight apps needs more than two repetitions, on phones and tablets, at the default
  /// and at three times the text size.
  private static let passes = 4
  /// The minimum change of a frame, in points.
  private static let tolerance = 0.01

  /// Creates a solver for the roots of a document.
  package init(_ outline: LayoutOutline) { self.outline = outline }

  /// Finds the frames of a root.
  package func layout(_ root: LayoutRoot, _ conditions: LayoutConditions, content: some IntrinsicSizes) -> SceneLayout {
    let tree = RootTree(root, in: outline, conditions)
    var frames = tree.nodes.map { $0.stored ?? Frame(width: 0, height: 0) }
    var layout = SceneLayout(root: root)
    layout.elements = zip(tree.nodes, frames).map { node, frame in
      SceneLayout.Element(
        object: node.object, parent: node.parent, frame: Rect(frame), stored: node.stored.map { Rect($0) })
    }
    guard Self.canSolve(tree) else { return Self.refused(layout, tree) }
    outline.budget.spend(tree.nodes.count * LayoutBudget.view)
    var widths: [Double?] = tree.nodes.map { _ in nil }
    var last: RootSystem?
    for pass in 0..<Self.passes {
      let contents = tree.nodes.indices.map { content.size(of: tree.nodes[$0].object, width: widths[$0]) }
      let areas = ViewAreas(tree, conditions, frames: frames)
      // Frames have no other effect, so the last system and its solution are often unchanged.
      let known = last.take().flatMap { $0.contents == contents && $0.areas.isSame(as: areas) ? $0 : nil }
      var system = known ?? RootSystem(tree, conditions, areas, contents: contents)
      let solution = system.solve { $0.solve() }
      guard !outline.budget.isSpent else { return Self.refused(layout, tree) }
      let found = system.boxes.map { solution[$0] }
      let isSame = zip(frames, found).allSatisfy { Self.isSame($0, $1) }
      frames = found
      widths = found.map(\.width)
      let isLast = pass == Self.passes - 1
      if (isSame && pass > 0) || isLast {
        if !isSame || !solution.isSettled { system.note(.unsettled, tree.object(of: 0)) }
        let open = system.solve { $0.ambiguousDimensions() }
        guard !outline.budget.isSpent else { return Self.refused(layout, tree) }
        finish(&layout, &system, solution, open)
        if conditions.keepsStoredFrames { frames = system.framesKeepingStored(open) }
        break
      }
      last = system
    }
    for index in frames.indices { layout.elements[index].frame = Rect(frames[index]) }
    return layout
  }

  /// Whether a root is small enough to solve, and work remains.
  static func canSolve(_ tree: RootTree) -> Bool {
    tree.nodes.count <= largest && tree.ownConstraints.count <= mostConstraints && !tree.outline.budget.isSpent
  }

  /// Whether a root with all its views is small enough to solve, and work remains.
  static func canSolve(_ root: LayoutRoot, in outline: LayoutOutline) -> Bool {
    let views = RootTree.descendants(of: root.view, in: outline)
    let constraints = views.reduce(0) { $0 + (outline.constraints[$1]?.count ?? 0) }
    return views.count <= largest && constraints <= mostConstraints && !outline.budget.isSpent
  }

  /// A layout with the stored frames, which reports that the limits were exceeded.
  private static func refused(_ layout: SceneLayout, _ tree: RootTree) -> SceneLayout {
    var layout = layout
    layout.unresolved = [UnresolvedElement(.size, tree.object(of: 0))]
    return layout
  }

  private static func isSame(_ one: Frame, _ other: Frame) -> Bool {
    [one.x - other.x, one.y - other.y, one.width - other.width, one.height - other.height]
      .allSatisfy { $0.magnitude < tolerance }
  }

  private func finish(
    _ layout: inout SceneLayout, _ system: inout RootSystem, _ solution: LayoutSolution, _ open: [AmbiguousDimension]
  ) {
    if !solution.conflicts.isEmpty {
      let indices = Dictionary(uniqueKeysWithValues: system.constraintIDs.map { ($0.id, $0.constraint) })
      layout.conflicts = solution.conflicts.map { conflict in
        conflict.causes.compactMap { cause in if case .constraint(let id) = cause { indices[id] } else { nil } }
      }
    }
    layout.unresolved = system.unresolved
    let nodes = Dictionary(uniqueKeysWithValues: system.boxes.enumerated().map { ($1, $0) })
    for dimension in open {
      if let node = nodes[dimension.box] { layout.elements[node].isUndetermined = true }
    }
  }
}
