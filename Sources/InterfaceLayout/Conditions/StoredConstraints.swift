import Adaptivity
import AutoLayout
import InterfaceBuilder

/// The required constraints of a root, evaluated on the stored frames without a solver.
package struct StoredConstraints {
  /// A constraint that the stored frames do not satisfy.
  package struct Violation: Sendable {
    /// The index of the constraint in the document.
    package let constraint: Int
    /// The size of the violation, in points.
    package let distance: Double
  }

  /// The violated constraints between plain attributes of views.
  package private(set) var violations: [Violation] = []
  /// The violated constraints on the safe area or the margins of the root.
  private(set) var guideViolations: [Violation] = []
  /// The constraints on the safe area or the margins of the root, violated or not.
  private(set) var guideConstraints: [Int] = []
  private let tree: RootTree
  private let conditions: LayoutConditions
  /// The margins of the root.
  private let margins: Insets

  /// The minimum distance of a violation, in points: frames are rounded to pixels.
  private static let tolerance = 1.0

  /// Evaluates the constraints of a root.
  package init(_ root: LayoutRoot, in outline: LayoutOutline, _ conditions: LayoutConditions) {
    self.init(RootTree(root, in: outline, conditions), conditions, only: nil)
  }

  /// Evaluates the given constraints of a root; nil for all.
  init(_ tree: RootTree, _ conditions: LayoutConditions, only constraints: [Int]?) {
    self.tree = tree
    self.conditions = conditions
    let frame = tree.nodes[0].stored ?? Frame(width: 0, height: 0)
    margins = ViewAreas(tree, conditions, frames: [frame]).margins[0]
    for index in constraints ?? tree.ownConstraints { evaluate(index) }
  }

  private mutating func evaluate(_ index: Int) {
    let constraint = tree.document.constraints[index]
    guard constraint.priority >= InterfaceConstraint.required, let owner = constraint.owner,
      let first = side(constraint.first, owner: owner)
    else { return }
    let constant = tree.sizeClasses.constant(of: constraint)
    guard let item = constraint.second else {
      return check(index, first.value - constant, constraint.relation, isOnGuide: first.isOnGuide)
    }
    guard let second = side(item, owner: owner), !crossesScrolling(first.node, second.node) else { return }
    check(
      index, first.value - constraint.multiplier * second.value - constant, constraint.relation,
      isOnGuide: first.isOnGuide || second.isOnGuide)
  }

  private mutating func check(
    _ index: Int, _ difference: Double, _ relation: InterfaceConstraint.Relation, isOnGuide: Bool
  ) {
    let distance =
      switch relation {
      case .equal: difference.magnitude
      case .lessThanOrEqual: max(0, difference)
      case .greaterThanOrEqual: max(0, -difference)
      }
    if isOnGuide { guideConstraints.append(index) }
    guard distance > Self.tolerance else { return }
    let violation = Violation(constraint: index, distance: distance)
    if isOnGuide { guideViolations.append(violation) } else { violations.append(violation) }
  }

  // MARK: Sides

  private struct Side {
    var value: Double
    var node: Int
    /// Whether the side is the safe area or a margin of the root.
    var isOnGuide = false
  }

  private func side(_ item: InterfaceConstraint.Item, owner: Int) -> Side? {
    guard let target = tree.target(of: item, owner: owner) else { return nil }
    let name = item.attribute
    if let guide = target.guide {
      guard target.node == 0, let frame = tree.nodes[0].stored else { return nil }
      let safe = conditions.safeArea
      let inner = Frame(
        x: safe.left, y: safe.top, width: frame.width - safe.left - safe.right,
        height: frame.height - safe.top - safe.bottom)
      switch (guide.kind, name) {
      case (.safeArea, _): return Self.value(name, of: inner).map { Side(value: $0, node: 0, isOnGuide: true) }
      case (.top, "bottom"): return Side(value: inner.y, node: 0, isOnGuide: true)
      case (.bottom, "top"): return Side(value: inner.maxY, node: 0, isOnGuide: true)
      default: return nil
      }
    }
    guard let frame = alignmentFrame(of: target.node) else { return nil }
    if name.hasSuffix("Margin"), target.node == 0 {
      let inner = Frame(
        x: frame.x + margins.left, y: frame.y + margins.top, width: frame.width - margins.left - margins.right,
        height: frame.height - margins.top - margins.bottom)
      return Self.value(String(name.dropLast(6)), of: inner).map { Side(value: $0, node: 0, isOnGuide: true) }
    }
    return Self.value(name, of: frame).map { Side(value: $0, node: target.node) }
  }

  private func alignmentFrame(of node: Int) -> Frame? {
    guard let frame = tree.nodes[node].stored else { return nil }
    let insets = ViewContents.insets(of: tree.object(of: node), conditions.generation)
    return Frame(
      x: frame.x + insets.left, y: frame.y + insets.top, width: frame.width - insets.sum(.horizontal),
      height: frame.height - insets.sum(.vertical))
  }

  private static func value(_ name: String, of frame: Frame) -> Double? {
    switch Anchor.Attribute(rawValue: name) {
    case .left, .leading: frame.x
    case .right, .trailing: frame.maxX
    case .centerX: frame.x + frame.width / 2
    case .width: frame.width
    case .top: frame.y
    case .bottom: frame.maxY
    case .centerY: frame.y + frame.height / 2
    case .height: frame.height
    case .firstBaseline, .lastBaseline, nil: nil
    }
  }

  /// Whether one of two views scrolls and contains the other, so that an edge refers to the content.
  private func crossesScrolling(_ one: Int, _ other: Int) -> Bool {
    [(one, other), (other, one)].contains { outer, inner in
      RootTree.scrolls(tree.object(of: outer)) && tree.isNode(inner, below: outer)
    }
  }
}
