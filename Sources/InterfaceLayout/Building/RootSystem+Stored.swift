import AutoLayout

extension RootSystem {
  /// The lowest priority, below those of stack views.
  private static let stay = Priority(0.5)

  /// Returns the frames if all ambiguous dimensions keep their stored values.
  mutating func framesKeepingStored(_ open: [AmbiguousDimension]) -> [Frame] {
    for dimension in open {
      guard let node = boxes.firstIndex(of: dimension.box), let stored = tree.nodes[node].stored,
        let priority = Self.stay
      else { continue }
      let insets = insets(of: node)
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
    let solution = solve { $0.solve() }
    return boxes.map { solution[$0] }
  }
}
