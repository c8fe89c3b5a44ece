import AuditModel
import AutoLayout
import InterfaceBuilder

/// The priorities of a stack view's own constraints.
///
/// Source: KEAN = kean.blog, "Let's Build UIStackView", and the README of kean/Arranged.
private enum StackPriority {
  static let alignedEdge = Priority(999.5)
  static let proportion = 999.0
  static let equalCentering = 149.0
  static let spacer = Priority(51)
  static let stack = Priority(49)
  static let crossSize = Priority(25)
}

extension RootSystem {
  /// Adds the constraints with which a stack view arranges its views.
  mutating func addStack(_ node: Int) {
    if conditions.relaxation?.stacks.contains(tree.nodes[node].object) == true { return addOpenStack(node) }
    let rules = StackRules(node, tree)
    let views = tree.nodes[node].children.filter(tree.isArranged)
    guard rules.distribution != nil, rules.alignment != nil else { return note(.stack, tree.object(of: node)) }
    guard let first = views.first, let last = views.last else { return }
    tie(boxes[first], rules.start, to: node, rules)
    tie(boxes[last], rules.end, to: node, rules)
    distribute(views, in: node, rules)
    align(views, in: node, rules)
  }

  /// Only keeps the views of a stack view inside it.
  private mutating func addOpenStack(_ node: Int) {
    let outer = boxes[node]
    for view in tree.nodes[node].children.filter(tree.isArranged) {
      for edge in [Anchor.Attribute.left, .top] {
        add(LayoutConstraint(boxes[view][edge], .greaterOrEqual, outer[edge]))
      }
      for edge in [Anchor.Attribute.right, .bottom] {
        add(LayoutConstraint(boxes[view][edge], .lessOrEqual, outer[edge]))
      }
    }
  }

  /// Ties the edge of a view to the edge or margin of a stack view.
  private mutating func tie(
    _ box: Box, _ attribute: Anchor.Attribute, to node: Int, _ rules: StackRules
  ) {
    let edge = rules.usesMargins ? margin(attribute, of: node) : PlacedAnchor(anchor: boxes[node][attribute])
    add(LayoutConstraint(box[attribute], .equal, edge.anchor, constant: edge.offset))
  }

  // MARK: Along the axis

  private mutating func distribute(_ views: [Int], in node: Int, _ rules: StackRules) {
    let pairs = zip(views, views.dropFirst()).map { (boxes[$0], boxes[$1]) }
    switch rules.distribution {
    case .equalSpacing: addGaps(pairs, from: rules.end, to: rules.start, rules, priorities: nil)
    case .equalCentering:
      addSpacing(pairs, .greaterOrEqual, rules)
      addGaps(pairs, from: rules.center, to: rules.center, rules, priorities: StackPriority.equalCentering)
    case .fillEqually:
      addSpacing(pairs, .equal, rules)
      for (one, other) in pairs { add(LayoutConstraint(other[rules.size], .equal, one[rules.size])) }
    case .fillProportionally:
      addSpacing(pairs, .equal, rules)
      addProportions(views, in: node, rules)
    case .fill, nil:
      addSpacing(pairs, .equal, rules)
      shareWidth(of: node, among: views, rules)
    }
  }

  private mutating func addSpacing(_ pairs: [(Box, Box)], _ relation: Relation, _ rules: StackRules) {
    for (one, other) in pairs {
      add(LayoutConstraint(other[rules.start], relation, one[rules.end], constant: rules.spacing))
    }
  }

  /// Adds a box between each pair of neighbours; all boxes have the same length.
  private mutating func addGaps(
    _ pairs: [(Box, Box)], from: Anchor.Attribute, to: Anchor.Attribute, _ rules: StackRules, priorities: Double?
  ) {
    var first: Box?
    for (index, (one, other)) in pairs.enumerated() {
      let gap = solver.addBox()
      add(LayoutConstraint(gap[rules.start], .equal, one[from]))
      add(LayoutConstraint(gap[rules.end], .equal, other[to]))
      add(LayoutConstraint(gap[rules.crossStart], .equal))
      add(LayoutConstraint(gap[rules.crossSize], .equal))
      if from == rules.end { add(LayoutConstraint(gap[rules.size], .greaterOrEqual, constant: rules.spacing)) }
      if let first, let priority = priorities.map({ Priority($0 - Double(index) + 1) }) ?? .required {
        add(LayoutConstraint(gap[rules.size], .equal, first[rules.size], priority: priority))
      }
      first = first ?? gap
    }
  }

  private mutating func addProportions(_ views: [Int], in node: Int, _ rules: StackRules) {
    let lengths = views.map { fittingLength(of: $0, rules.axis) }
    let total = lengths.reduce(rules.spacing * Double(views.count - 1)) { $0 + ($1 ?? 0) }
    guard total > 0 else { return }
    for (index, (view, length)) in zip(views, lengths).enumerated() {
      guard let length, let priority = Priority(StackPriority.proportion - Double(index)) else { continue }
      add(
        LayoutConstraint(
          boxes[view][rules.size], .equal, boxes[node][rules.size], multiplier: length / total, priority: priority))
    }
  }

  /// The length that the contents of a view need; nil for none.
  private func fittingLength(of node: Int, _ axis: Axis) -> Double? {
    if let size = contents[node] { return axis == .horizontal ? size.width : size.height }
    guard tree.object(of: node).tag == "stackView" else { return nil }
    let rules = StackRules(node, tree)
    let lengths = tree.nodes[node].children.filter(tree.isArranged).compactMap { fittingLength(of: $0, axis) }
    guard rules.axis == axis else { return lengths.max() }
    return lengths.reduce(rules.spacing * Double(max(0, lengths.count - 1)), +)
  }

  // MARK: Across the axis

  private mutating func align(_ views: [Int], in node: Int, _ rules: StackRules) {
    if rules.alignment == .fill {
      for view in views {
        tie(boxes[view], rules.crossStart, to: node, rules)
        tie(boxes[view], rules.crossEnd, to: node, rules)
      }
      return
    }
    // A box spans all views, so that the stack view is as large as the largest view.
    let span = solver.addBox()
    tie(span, rules.crossStart, to: node, rules)
    tie(span, rules.crossEnd, to: node, rules)
    add(LayoutConstraint(span[rules.start], .equal, boxes[node][rules.start]))
    add(LayoutConstraint(span[rules.size], .equal))
    if let priority = StackPriority.spacer {
      add(LayoutConstraint(span[rules.crossSize], .equal, priority: priority))
    }
    for view in views { align(view, to: span, rules) }
    alignAll(views, rules)
    let isBaseline = rules.alignment == .firstBaseline || rules.alignment == .lastBaseline
    if let priority = StackPriority.stack, isBaseline || (views.count == 1 && rules.alignment == .center) {
      add(LayoutConstraint(boxes[node][rules.crossSize], .equal, priority: priority))
    }
  }

  /// Aligns a view with the box that spans all views.
  private mutating func align(_ view: Int, to span: Box, _ rules: StackRules) {
    let box = boxes[view]
    let (start, end) = (rules.crossStart, rules.crossEnd)
    func tie(_ attribute: Anchor.Attribute, _ relation: Relation, _ priority: Priority? = .required) {
      guard let priority else { return }
      add(LayoutConstraint(box[attribute], relation, span[attribute], priority: priority))
    }
    switch rules.alignment {
    case .leading, .top: tie(start, .equal, StackPriority.alignedEdge)
    case .trailing, .bottom: tie(end, .equal, StackPriority.alignedEdge)
    default: break
    }
    tie(start, .greaterOrEqual)
    tie(end, .lessOrEqual)
    // On the canvas, a view without contents keeps its previous size.
    let isOpen = conditions.isCanvas && contents[view] == nil
    if let priority = StackPriority.crossSize, !isOpen {
      add(LayoutConstraint(box[rules.crossSize], .equal, priority: priority))
    }
  }

  /// Aligns all views with the first one.
  private mutating func alignAll(_ views: [Int], _ rules: StackRules) {
    guard let first = views.first else { return }
    let attribute: Anchor.Attribute
    switch rules.alignment {
    case .center:
      attribute = rules.crossCenter
      if let parent = tree.nodes[first].parent {
        add(LayoutConstraint(boxes[first][attribute], .equal, boxes[parent][attribute], priority: .required))
      }
    case .firstBaseline where rules.axis == .horizontal: attribute = .firstBaseline
    case .lastBaseline where rules.axis == .horizontal: attribute = .lastBaseline
    default: return
    }
    for view in views.dropFirst() {
      add(LayoutConstraint(anchor(attribute, of: view), .equal, anchor(attribute, of: first)))
    }
  }
}
