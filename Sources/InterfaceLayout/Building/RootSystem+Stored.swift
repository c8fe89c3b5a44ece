import AutoLayout

extension RootSystem {
  /// The least important priority, below those of stack views.
  private static let stay = Priority(0.5)

  /// Returns the frames if what the constraints leave open stays as stored.
  mutating func framesKeepingStored() -> [Frame] {
    for dimension in solver.ambiguousDimensions() {
      guard let node = boxes.firstIndex(of: dimension.box), let stored = tree.nodes[node].stored,
        let priority = Self.stay
      else { continue }
      let insets = ViewContents.of(tree.object(of: node))?.insets[conditions.generation] ?? AlignmentInsets()
      let isHorizontal = dimension.axis == .horizontal
      let (attribute, value): (Anchor.Attribute, Double) =
        switch (isHorizontal, dimension.isSize) {
        case (true, true): (.width, stored.width - insets.sum(.horizontal))
        case (true, false): (.left, stored.x + insets.left)
        case (false, true): (.height, stored.height - insets.sum(.vertical))
        case (false, false): (.top, stored.y + insets.top)
        }
      add(LayoutConstraint(boxes[node][attribute], .equal, constant: value, priority: priority))
    }
    let solution = solver.solve()
    return boxes.map { solution[$0] }
  }
}
