import AutoLayout
import TestSupport

/// A random scene of rows and columns of boxes, whose constraints use no edge that is bound to a side.
struct RandomScene {
  struct Text {
    var width: Double
    var height: Double
  }

  var texts: [Text] = []
  /// The constraints between boxes by number; nil is the root.
  private var links: [Link] = []
  static let root = Frame(width: 375, height: 667)

  private struct Link {
    var first: Int
    var attribute: Anchor.Attribute
    var relation: Relation
    var second: Int?
    var other: Anchor.Attribute
    var constant: Double
    var priority: Priority
  }

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...7, using: &generator)
    for index in 0..<count {
      texts.append(
        Text(
          width: Double(Int.random(in: 0...500, using: &generator)) / 2,
          height: Double(Int.random(in: 0...100, using: &generator)) / 2))
      let before = index == 0 ? nil : Int.random(in: 0..<index, using: &generator)
      let isRow = Bool.random(using: &generator)
      for isHorizontal in [true, false] {
        let start: Anchor.Attribute = isHorizontal ? .leading : .top
        let end: Anchor.Attribute = isHorizontal ? .trailing : .bottom
        let center: Anchor.Attribute = isHorizontal ? .centerX : .centerY
        let follows = before != nil && isRow == isHorizontal
        let gap = Double(Int.random(in: 0...3, using: &generator)) * 8
        let isCentered = !follows && Int.random(in: 0..<4, using: &generator) == 0
        let attribute = isCentered ? center : start
        add(index, attribute, .equal, before, follows ? end : attribute, isCentered ? 0 : gap, .required)
        let priority: Priority = Bool.random(using: &generator) ? .required : .high
        add(index, end, .lessOrEqual, nil, end, -gap, priority)
        // Weaker than hugging: with the same priority, both sizes would be as good, and the box ambiguous.
        if let weak = Priority(200), Bool.random(using: &generator) { add(index, end, .equal, nil, end, -gap, weak) }
      }
    }
  }

  private mutating func add(
    _ first: Int, _ attribute: Anchor.Attribute, _ relation: Relation, _ second: Int?, _ other: Anchor.Attribute,
    _ constant: Double, _ priority: Priority
  ) {
    links.append(
      Link(
        first: first, attribute: attribute, relation: relation, second: second, other: other, constant: constant,
        priority: priority))
  }

  func solver(_ direction: Direction) throws -> (LayoutSolver, [Box]) {
    var solver = LayoutSolver(direction: direction)
    let root = try solver.addFixedBox(Self.root)
    let boxes = texts.map { _ in solver.addBox() }
    for link in links {
      let second = link.second.map { boxes[$0] } ?? root
      _ = try solver.add(
        LayoutConstraint(
          boxes[link.first][link.attribute], link.relation, second[link.other], constant: link.constant,
          priority: link.priority))
    }
    for (box, text) in zip(boxes, texts) {
      try solver.setIntrinsicSize(IntrinsicSize(text.width), of: box, along: .horizontal)
      try solver.setIntrinsicSize(IntrinsicSize(text.height), of: box, along: .vertical)
    }
    return (solver, boxes)
  }
}
