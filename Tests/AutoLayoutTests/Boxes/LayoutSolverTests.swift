import AutoLayout
import Testing

@Suite struct LayoutSolverTests {
  /// A solver with a fixed root of 400 × 800 points at (10, 20), and a box of 100 × 40 points.
  static func solver(_ direction: Direction = .leftToRight, _ traits: BoxTraits = BoxTraits()) throws -> (
    LayoutSolver, root: Box, box: Box
  ) {
    var solver = LayoutSolver(direction: direction)
    let root = try solver.addFixedBox(Frame(x: 10, y: 20, width: 400, height: 800))
    let box = try solver.addBox(traits)
    for (attribute, length) in [(Anchor.Attribute.width, 100.0), (.height, 40)] {
      _ = try solver.add(LayoutConstraint(box[attribute], .equal, constant: length, priority: .high))
    }
    return (solver, root, box)
  }

  @Test(arguments: [
    (Anchor.Attribute.left, Anchor.Attribute.left, 18.0), (.right, .right, 318), (.left, .right, 418),
    (.leading, .leading, 18), (.trailing, .trailing, 318), (.centerX, .centerX, 168), (.leading, .centerX, 218),
  ])
  func horizontalAnchors(_ first: Anchor.Attribute, _ second: Anchor.Attribute, x: Double) throws {
    var (solver, root, box) = try Self.solver()
    _ = try solver.add(LayoutConstraint(box[first], .equal, root[second], constant: 8))
    #expect(solver.solve()[box].x == x)
  }

  @Test(arguments: [
    (Anchor.Attribute.leading, Anchor.Attribute.leading, 302.0), (.trailing, .trailing, 2), (.left, .left, 18),
    (.right, .right, 318), (.centerX, .centerX, 168), (.leading, .centerX, 102), (.leading, .trailing, -98),
  ])
  func horizontalAnchorsFromRightToLeft(_ first: Anchor.Attribute, _ second: Anchor.Attribute, x: Double) throws {
    var (solver, root, box) = try Self.solver(.rightToLeft)
    _ = try solver.add(LayoutConstraint(box[first], .equal, root[second], constant: 8))
    #expect(solver.solve()[box].x == x)
  }

  @Test(arguments: [
    (Anchor.Attribute.top, Anchor.Attribute.top, 28.0), (.bottom, .bottom, 788), (.centerY, .centerY, 408),
    (.firstBaseline, .top, 12), (.lastBaseline, .bottom, 793), (.top, .bottom, 828),
  ])
  func verticalAnchors(_ first: Anchor.Attribute, _ second: Anchor.Attribute, y: Double) throws {
    var traits = BoxTraits()
    (traits.firstBaseline, traits.lastBaseline) = (16, 5)
    var (solver, root, box) = try Self.solver(.leftToRight, traits)
    _ = try solver.add(LayoutConstraint(box[first], .equal, root[second], constant: 8))
    #expect(solver.solve()[box].y == y)
  }

  @Test func sizesAndAspectRatios() throws {
    var (solver, root, box) = try Self.solver()
    _ = try solver.add(LayoutConstraint(box[.width], .equal, root[.width], multiplier: 0.5, constant: -20))
    _ = try solver.add(LayoutConstraint(box[.width], .equal, box[.height], multiplier: 16.0 / 9))
    let frame = solver.solve()[box]
    #expect(frame.width == 180 && (frame.height - 101.25).magnitude < 1e-9)
  }

  /// A switch is wider than its alignment rectangle.
  @Test func constraintsReferToAlignmentRectangles() throws {
    var traits = BoxTraits()
    traits.insets = AlignmentInsets(top: 1, left: 2, bottom: 3, right: 4)
    var (solver, root, box) = try Self.solver(.leftToRight, traits)
    _ = try solver.add(LayoutConstraint(box[.left], .equal, root[.left]))
    _ = try solver.add(LayoutConstraint(box[.top], .equal, root[.top]))
    #expect(solver.solve()[box] == Frame(x: 8, y: 19, width: 106, height: 44))
    let guide = solver.addBox()
    let fixed = try solver.addFixedBox(Frame(x: 0, y: 0, width: 50, height: 50), traits)
    for attribute in [Anchor.Attribute.left, .right, .top, .bottom] {
      _ = try solver.add(LayoutConstraint(guide[attribute], .equal, fixed[attribute]))
    }
    #expect(solver.solve()[guide] == Frame(x: 2, y: 1, width: 44, height: 46))
  }

  @Test func aBoxCanHaveItsOwnDirection() throws {
    var traits = BoxTraits()
    traits.direction = .leftToRight
    var (solver, root, box) = try Self.solver(.rightToLeft, traits)
    _ = try solver.add(LayoutConstraint(box[.leading], .equal, root[.left], constant: 8))
    #expect(solver.solve()[box].x == 18)
  }

  @Test func changedConstantsKeepTheirDirection() throws {
    for (direction, x) in [(Direction.leftToRight, 40.0), (.rightToLeft, 280)] {
      var (solver, root, box) = try Self.solver(direction)
      let id = try solver.add(LayoutConstraint(box[.leading], .equal, root[.leading], constant: 8))
      _ = solver.solve()
      try solver.setConstant(30, of: id)
      #expect(solver.solve()[box].x == x)
      solver.remove(id)
      #expect(solver.ambiguousDimensions().contains(AmbiguousDimension(box, .horizontal, isSize: false)))
    }
  }

  @Test func intrinsicSizesChangeAndGo() throws {
    var solver = LayoutSolver()
    let root = try solver.addFixedBox(Frame(width: 300, height: 300))
    let box = solver.addBox()
    for attribute in [Anchor.Attribute.leading, .top] {
      _ = try solver.add(LayoutConstraint(box[attribute], .equal, root[attribute]))
    }
    _ = try solver.add(LayoutConstraint(box[.trailing], .lessOrEqual, root[.trailing]))
    for (length, width) in [(100.0, 100.0), (200, 200), (500, 300), (120, 120)] {
      try solver.setIntrinsicSize(IntrinsicSize(length), of: box, along: .horizontal)
      try solver.setIntrinsicSize(IntrinsicSize(20), of: box, along: .vertical)
      #expect(solver.solve()[box] == Frame(width: width, height: 20))
    }
    let wide = IntrinsicSize(500, hugging: .low, compressionResistance: .required)
    try solver.setIntrinsicSize(wide, of: box, along: .horizontal)
    let conflict = try #require(solver.solve().conflicts.first)
    #expect(conflict.causes.contains(.intrinsicSize(box, .horizontal)))
    try solver.setIntrinsicSize(nil, of: box, along: .horizontal)
    #expect(solver.ambiguousDimensions() == [AmbiguousDimension(box, .horizontal, isSize: true)])
  }

  @Test func noSizeIsNegative() throws {
    var (solver, root, box) = try Self.solver()
    let leading = try solver.add(LayoutConstraint(box[.leading], .equal, root[.leading], constant: 300))
    let trailing = try solver.add(LayoutConstraint(box[.trailing], .equal, root[.trailing], constant: -200))
    let solution = solver.solve()
    let causes: [LayoutCause] = [.constraint(leading), .constraint(trailing), .nonnegativeSize(box, .horizontal)]
    #expect(solution.conflicts == [LayoutConflict(causes: causes, broken: .constraint(trailing))])
    #expect(solution[box].x == 310 && solution[box].width == 100)
  }

  @Test func unbreakableConstraintsHold() throws {
    var (solver, root, box) = try Self.solver()
    let own = try solver.add(LayoutConstraint(box[.height], .equal, constant: 30))
    var fixed = LayoutConstraint(box[.height], .equal, root[.height])
    fixed.isBreakable = false
    _ = try solver.add(fixed)
    let solution = solver.solve()
    #expect(solution.conflicts.map(\.broken) == [.constraint(own)])
    #expect(solution[box].height == 800)
  }

  @Test func aSizeThatVariesOnlyBelowZeroIsDetermined() throws {
    var solver = LayoutSolver()
    let box = solver.addBox()
    for attribute in [Anchor.Attribute.left, .top, .height] {
      _ = try solver.add(LayoutConstraint(box[attribute], .equal, constant: 5))
    }
    _ = try solver.add(LayoutConstraint(box[.width], .lessOrEqual, constant: 0))
    #expect(solver.ambiguousDimensions().isEmpty)
    #expect(solver.solve()[box] == Frame(x: 5, y: 5, width: 0, height: 5))
  }

  @Test(arguments: [Double.nan, .infinity, 1e9]) func unusableNumbersAreErrors(_ number: Double) throws {
    var (solver, root, box) = try Self.solver()
    #expect(throws: UnusableNumber.self) {
      try solver.add(LayoutConstraint(box[.left], .equal, root[.left], constant: number))
    }
    #expect(throws: UnusableNumber.self) {
      try solver.add(LayoutConstraint(box[.left], .equal, root[.left], multiplier: number))
    }
    #expect(throws: UnusableNumber.self) { try solver.addFixedBox(Frame(width: number, height: 1)) }
    #expect(throws: UnusableNumber.self) {
      try solver.setIntrinsicSize(IntrinsicSize(number), of: box, along: .vertical)
    }
    #expect(solver.solve()[box].width == 100)
  }
}
