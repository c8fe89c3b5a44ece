/// A solver that finds the frames of boxes from constraints, as Auto Layout does.
///
/// Priorities are levels: no number of less important constraints outweighs a more important one. Constraints refer to
/// alignment rectangles. Boxes have no negative sizes. UIKit does not document which of several equal solutions it
/// takes, so do not rely on frames that ``ambiguousDimensions()`` returns.
package struct LayoutSolver: Sendable {
  /// The direction of boxes without their own.
  package let direction: Direction
  /// The boxes by index.
  private(set) var boxes: [Content] = []
  /// The origin of each linear constraint, by id.
  var origins: [Origin] = []
  var linear = LinearSolver()
  /// The sizes with a lower bound of zero, because a solution made them negative.
  var nonnegative: Set<Variable> = []

  /// The limit on cells read or written; beyond it, solutions are not settled.
  package var mostWork: Int {
    get { linear.mostWork }
    set { linear.mostWork = newValue }
  }
  /// The number of cells read or written so far.
  package var work: Int { linear.work }
  /// Whether the work exceeds its limit.
  package var isExhausted: Bool { linear.isExhausted }

  /// A box, and its part of the linear system.
  struct Content: Sendable {
    var traits: BoxTraits
    /// The frame of a fixed box.
    var frame: Frame?
    /// The first of four variables: x, y, width and height of the alignment rectangle.
    var firstVariable: Int
    /// The constraints of the intrinsic width and height.
    private var intrinsicWidth: ConstraintID?
    private var intrinsicHeight: ConstraintID?

    init(traits: BoxTraits, frame: Frame? = nil, firstVariable: Int) {
      self.traits = traits
      self.frame = frame
      self.firstVariable = firstVariable
    }

    /// The constraint of the intrinsic size along an axis.
    subscript(axis: Axis) -> ConstraintID? {
      get { axis == .horizontal ? intrinsicWidth : intrinsicHeight }
      set { if axis == .horizontal { intrinsicWidth = newValue } else { intrinsicHeight = newValue } }
    }
  }

  /// The cause of a linear constraint, with the conversion from its constant to its target.
  struct Origin: Sendable {
    var cause: LayoutCause
    /// The sign: −1 if positions count from the right.
    var sign = 1.0
    /// The part of the target that does not depend on the constant.
    var offset = 0.0
  }

  /// Creates a solver without boxes.
  package init(direction: Direction = .leftToRight) { self.direction = direction }

  /// Adds a box with an unknown frame that is also its alignment rectangle.
  package mutating func addBox() -> Box { append(BoxTraits()) }

  /// Adds a box with an unknown frame.
  ///
  /// - Throws: ``UnusableNumber`` if an inset or baseline is not finite or too large.
  package mutating func addBox(_ traits: BoxTraits) throws(UnusableNumber) -> Box {
    try Self.check(traits)
    return append(traits)
  }

  private mutating func append(_ traits: BoxTraits) -> Box {
    boxes.append(Content(traits: traits, firstVariable: linear.variableCount))
    for _ in 0..<4 { _ = linear.addVariable() }
    return Box(index: boxes.count - 1)
  }

  /// Adds a box with a known frame, such as a screen; conflicts do not name it.
  ///
  /// - Throws: ``UnusableNumber`` if a number is not finite or too large.
  package mutating func addFixedBox(_ frame: Frame, _ traits: BoxTraits = BoxTraits()) throws(UnusableNumber) -> Box {
    for number in [frame.x, frame.y, frame.width, frame.height] { try LinearSolver.check(constant: number) }
    try Self.check(traits)
    boxes.append(Content(traits: traits, frame: frame, firstVariable: 0))
    return Box(index: boxes.count - 1)
  }

  private static func check(_ traits: BoxTraits) throws(UnusableNumber) {
    let insets = traits.insets
    let numbers = [insets.top, insets.left, insets.bottom, insets.right, traits.firstBaseline, traits.lastBaseline]
    for number in numbers { try LinearSolver.check(constant: number) }
  }

  /// Adds a constraint.
  ///
  /// - Throws: ``UnusableNumber`` if a number is not finite or too large.
  package mutating func add(_ constraint: LayoutConstraint) throws(UnusableNumber) -> ConstraintID {
    try LinearSolver.check(constant: constraint.constant)
    guard constraint.multiplier.magnitude <= LinearSolver.largestCoefficient else {
      throw .coefficient(constraint.multiplier)
    }
    let isMirrored = [constraint.first, constraint.second].contains { anchor in
      anchor.map { $0.attribute.isDirectional && direction(of: $0.box) == .rightToLeft } ?? false
    }
    let isPosition = isMirrored && constraint.first.attribute.shares.origin != 0
    return try add(constraint, sign: isPosition ? -1 : 1)
  }

  private mutating func add(_ constraint: LayoutConstraint, sign: Double) throws(UnusableNumber) -> ConstraintID {
    var sum = LinearConstraint([], constraint.relation, 0, priority: constraint.priority)
    sum.isBreakable = constraint.isBreakable
    if sign < 0 { swap(&sum.below, &sum.above) }
    sum.terms.reserveCapacity(4)
    var offset = -append(constraint.first, times: 1, to: &sum.terms)
    if let second = constraint.second { offset -= append(second, times: -constraint.multiplier, to: &sum.terms) }
    sum.target = sign * constraint.constant + offset
    let id = try linear.add(sum)
    origins.append(Origin(cause: .constraint(id), sign: sign, offset: offset))
    return id
  }

  /// Changes the constant of a constraint.
  ///
  /// - Throws: ``UnusableNumber`` if the number is not finite or too large.
  package mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(UnusableNumber) {
    try LinearSolver.check(constant: constant)
    let origin = origins[id.index]
    try linear.setTarget(origin.sign * constant + origin.offset, of: id)
  }

  /// Removes a constraint; nothing happens if it was removed before.
  package mutating func remove(_ id: ConstraintID) { linear.remove(id) }

  /// Sets the intrinsic size along one axis; nil removes it.
  ///
  /// Does nothing for a fixed box.
  ///
  /// - Throws: ``UnusableNumber`` if the length is not finite or too large.
  package mutating func setIntrinsicSize(
    _ size: IntrinsicSize?, of box: Box, along axis: Axis
  ) throws(UnusableNumber) {
    guard boxes[box.index].frame == nil else { return }
    if let old = boxes[box.index][axis] {
      if let size, linear.rows[old.index].below == size.compressionResistance,
        linear.rows[old.index].above == size.hugging
      {
        return try linear.setTarget(size.length, of: old)
      }
      linear.remove(old)
      boxes[box.index][axis] = nil
    }
    guard let size else { return }
    let row = LinearConstraint(
      [LinearTerm(1, sizeVariable(of: box, axis))], target: size.length, below: size.compressionResistance,
      above: size.hugging)
    boxes[box.index][axis] = try linear.add(row)
    origins.append(Origin(cause: .intrinsicSize(box, axis)))
  }
}

extension LayoutSolver {
  /// Returns the direction of a box's leading and trailing edges.
  private func direction(of box: Box) -> Direction { boxes[box.index].traits.direction ?? direction }

  /// Returns the variable of a box's width or height.
  func sizeVariable(of box: Box, _ axis: Axis) -> Variable {
    Variable(index: boxes[box.index].firstVariable + (axis == .horizontal ? 2 : 3))
  }

  /// Appends the terms of an anchor, and returns its constant part.
  private func append(_ anchor: Anchor, times factor: Double, to terms: inout [LinearTerm]) -> Double {
    let content = boxes[anchor.box.index]
    let attribute = anchor.attribute.resolved(direction(of: anchor.box))
    let shares = attribute.shares
    var constant = 0.0
    if attribute == .firstBaseline { constant = content.traits.firstBaseline }
    if attribute == .lastBaseline { constant = -content.traits.lastBaseline }
    if let frame = content.frame {
      let insets = content.traits.insets
      let isHorizontal = attribute.axis == .horizontal
      let origin = isHorizontal ? frame.x + insets.left : frame.y + insets.top
      let size = (isHorizontal ? frame.width : frame.height) - insets.sum(attribute.axis)
      return factor * (constant + shares.origin * origin + shares.size * size)
    }
    let origin = content.firstVariable + (attribute.axis == .horizontal ? 0 : 1)
    if shares.origin != 0 { terms.append(LinearTerm(factor, Variable(index: origin))) }
    if shares.size != 0 { terms.append(LinearTerm(factor * shares.size, Variable(index: origin + 2))) }
    return factor * constant
  }
}
