import AuditModel
import AutoLayout
import InterfaceBuilder

extension RootSystem {
  /// Whether the stored frame and autoresizing mask position a view.
  func isPlacedByFrame(_ node: Int) -> Bool {
    guard node != 0, !tree.isArranged(node), !isPlacedByCell(node) else { return false }
    let object = tree.object(of: node)
    guard conditions.relaxation?.moved.contains(tree.nodes[node].object) != true else { return false }
    return !object.usesConstraints || object.element.flag("fixedFrame") == true
  }

  /// Adds constraints for a stored frame with its autoresizing mask.
  mutating func addFrame(of node: Int) {
    guard let parent = tree.nodes[node].parent else { return }
    guard let frame = tree.nodes[node].stored, let outer = tree.nodes[parent].stored else {
      return note(.frame, tree.object(of: node))
    }
    let object = tree.object(of: node)
    // Xcode constrains the position and size of a view without constraints.
    var mask = object.usesConstraints ? [] : object.autoresizing
    // A table sets the width of its header and footer, regardless of their masks.
    if object.isTableEnd { mask = ["widthSizable"] }
    let insets = insets(of: node)
    addSpan(
      Span(
        before: frame.x - outer.x + insets.left, length: frame.width - insets.sum(.horizontal),
        after: outer.maxX - frame.maxX + insets.right, isStartFlexible: mask.contains("flexibleMinX"),
        isLengthFlexible: mask.contains("widthSizable"), isEndFlexible: mask.contains("flexibleMaxX")),
      of: boxes[node], in: parent, start: .left, size: .width)
    addSpan(
      Span(
        before: frame.y - outer.y + insets.top, length: frame.height - insets.sum(.vertical),
        after: outer.maxY - frame.maxY + insets.bottom, isStartFlexible: mask.contains("flexibleMinY"),
        isLengthFlexible: mask.contains("heightSizable"), isEndFlexible: mask.contains("flexibleMaxY")),
      of: boxes[node], in: parent, start: .top, size: .height)
  }

  /// A view along one axis of its superview, in points.
  private struct Span {
    var before: Double
    var length: Double
    var after: Double
    var isStartFlexible: Bool
    var isLengthFlexible: Bool
    var isEndFlexible: Bool

    /// The length of the flexible parts.
    var flexible: Double {
      (isStartFlexible ? before : 0) + (isLengthFlexible ? length : 0) + (isEndFlexible ? after : 0)
    }

    /// The shares of a superview's growth that go to the distance before the view and to the view itself.
    ///
    /// Without a flexible part, the distance at the end changes. Flexible parts change in proportion to their lengths.
    var shares: (before: Double, length: Double) {
      let count = [isStartFlexible, isLengthFlexible, isEndFlexible].count { $0 }
      guard count > 0 else { return (0, 0) }
      guard count > 1 else { return (isStartFlexible ? 1 : 0, isLengthFlexible ? 1 : 0) }
      let share = { (length: Double) in flexible > 0 ? length / flexible : 1 / Double(count) }
      return (isStartFlexible ? share(before) : 0, isLengthFlexible ? share(length) : 0)
    }
  }

  private mutating func addSpan(
    _ span: Span, of box: Box, in parent: Int, start: Anchor.Attribute, size: Anchor.Attribute
  ) {
    let outer = boxes[parent]
    let total = span.before + span.length + span.after
    // start = outer.start + before + share × (outer.size − total), with a box for the distance if the share is not 0.
    let (before, length) = span.shares
    if before == 0 {
      add(LayoutConstraint(box[start], .equal, outer[start], constant: span.before))
    } else {
      let gap = solver.addBox()
      add(LayoutConstraint(gap[start == .left ? .left : .top], .equal, outer[start]))
      add(
        LayoutConstraint(
          gap[size], .equal, outer[size], multiplier: before, constant: span.before - before * total))
      add(LayoutConstraint(box[start], .equal, gap[start == .left ? .right : .bottom]))
      let (crossStart, crossSize): (Anchor.Attribute, Anchor.Attribute) =
        start == .left ? (.top, .height) : (.left, .width)
      add(LayoutConstraint(gap[crossStart], .equal, outer[crossStart]))
      add(LayoutConstraint(gap[crossSize], .equal))
    }
    if length == 0 {
      add(LayoutConstraint(box[size], .equal, constant: span.length))
    } else {
      add(
        LayoutConstraint(box[size], .equal, outer[size], multiplier: length, constant: span.length - length * total))
    }
  }
}
