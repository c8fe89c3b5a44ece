import Adaptivity
import AuditModel
import AutoLayout
import InterfaceBuilder

/// An anchor of a box, with the distance to an edge or centre of a guide.
struct PlacedAnchor {
  var anchor: Anchor
  /// In points; in reading direction for leading and trailing edges.
  var offset = 0.0
}

extension RootSystem {
  /// Adds a constraint of the document if it belongs to the root and is active under the conditions.
  mutating func addConstraint(_ index: Int) {
    let constraint = tree.document.constraints[index]
    let isOpen = conditions.relaxation?.constraints.contains(index) == true
    guard let owner = constraint.owner, conditions.isCanvas || !constraint.isPlaceholder,
      !isOpen || conditions.relaxation?.constant != nil
    else { return }
    guard let first = tree.target(of: constraint.first, owner: owner) else {
      return note(item: constraint.first, constraint)
    }
    var other: RootTree.Target?
    if let item = constraint.second {
      guard let found = tree.target(of: item, owner: owner) else { return note(item: item, constraint) }
      other = found
    }
    guard let priority = Priority(constraint.priority) else { return note(.number, constraint) }
    guard let one = place(constraint.first.attribute, of: first, with: other) else {
      return note(misplaced: first, constraint)
    }
    let stored = tree.sizeClasses.constant(of: constraint)
    let constant = isOpen ? conditions.relaxation?.constant ?? stored : stored
    var row = LayoutConstraint(
      one.anchor, Relation(constraint.relation), constant: constant - one.offset, priority: priority)
    if let item = constraint.second, let other {
      // No source explains how a multiple of an edge is mirrored.
      let isMirrored = conditions.direction == .rightToLeft && ["leading", "trailing"].contains(item.attribute)
      guard constraint.multiplier == 1 || !isMirrored else { return note(.attribute, constraint) }
      guard let two = place(item.attribute, of: other, with: first) else { return note(misplaced: other, constraint) }
      row.second = two.anchor
      row.multiplier = constraint.multiplier
      row.constant += constraint.multiplier * two.offset
    }
    guard let id = add(row) else { return note(.number, constraint) }
    constraintIDs.append((id, index))
  }

  /// Records a missing item, unless it is absent in these size classes or hidden in a stack view.
  private mutating func note(item: InterfaceConstraint.Item, _ constraint: InterfaceConstraint) {
    if let index = item.id.flatMap(tree.document.object), isBelowRoot(index) {
      let object = tree.document.objects[index]
      if LayoutOutline.isView(object) || LayoutGuide(object) != nil { return }
    }
    note(.item, constraint)
  }

  /// Records an item with an unknown attribute, or a guide with an unknown role.
  private mutating func note(misplaced target: RootTree.Target, _ constraint: InterfaceConstraint) {
    note(target.guide?.kind == .unknown ? .guide : .attribute, constraint)
  }

  private func isBelowRoot(_ object: Int) -> Bool {
    tree.document.chain(from: object).contains(tree.root.view)
  }

  private mutating func note(_ cause: UnresolvedElement.Cause, _ constraint: InterfaceConstraint) {
    note(UnresolvedElement(cause, constraint))
  }

  // MARK: Attributes

  /// The attributes that refer to the content of a scroll view for the views in it.
  private static let edges: Set<String> = ["left", "right", "leading", "trailing", "top", "bottom"]

  private mutating func place(_ name: String, of target: RootTree.Target, with other: RootTree.Target?) -> PlacedAnchor?
  {
    if let guide = target.guide {
      return Self.attribute(name).flatMap { place($0, of: guide, in: target.node) }
    }
    if let content = scrollContents[target.node], Self.edges.contains(name), let other,
      tree.isNode(other.node, below: target.node) || (other.node == target.node && other.guide != nil),
      let attribute = Anchor.Attribute(rawValue: name)
    {
      return PlacedAnchor(anchor: content[attribute])
    }
    if let attribute = Self.attribute(name) { return PlacedAnchor(anchor: anchor(attribute, of: target.node)) }
    let words = name.hasSuffix("WithinMargins") ? name.dropLast(13) : name.dropLast(6)
    guard name.hasSuffix("Margin") || name.hasSuffix("WithinMargins"), let attribute = Self.attribute(String(words))
    else { return nil }
    return margin(attribute, of: target.node)
  }

  private static func attribute(_ name: String) -> Anchor.Attribute? {
    name == "baseline" ? .lastBaseline : Anchor.Attribute(rawValue: name)
  }

  /// The anchor of a view; a stack view has the baselines of its first or last view.
  func anchor(_ attribute: Anchor.Attribute, of node: Int) -> Anchor {
    guard attribute == .firstBaseline || attribute == .lastBaseline else { return boxes[node][attribute] }
    var node = node
    while tree.object(of: node).tag == "stackView" {
      let arranged = tree.nodes[node].children.filter(tree.isArranged)
      let isLast = attribute == .lastBaseline && StackRules(node, tree).axis == .vertical
      guard let next = isLast ? arranged.last : arranged.first else { break }
      node = next
    }
    return boxes[node][attribute]
  }

  /// An edge of a view's margins.
  mutating func margin(_ attribute: Anchor.Attribute, of node: Int) -> PlacedAnchor {
    noteAreas(of: node)
    return inset(attribute, of: node, by: areas.margins[node])
  }

  /// Records that a constraint depends on the areas of a view.
  mutating func noteAreas(of node: Int) { usesInnerAreas = usesInnerAreas || node != 0 }

  /// An edge, size or centre of a rectangle inside a view.
  func inset(_ attribute: Anchor.Attribute, of node: Int, by insets: Insets) -> PlacedAnchor {
    let isMirrored = conditions.direction == .rightToLeft
    let offset =
      switch attribute {
      case .left: insets.left
      case .right: -insets.right
      case .leading: isMirrored ? insets.right : insets.left
      case .trailing: isMirrored ? -insets.left : -insets.right
      case .top, .firstBaseline: insets.top
      case .bottom, .lastBaseline: -insets.bottom
      case .width: -insets.left - insets.right
      case .height: -insets.top - insets.bottom
      case .centerX: (insets.left - insets.right) / 2
      case .centerY: (insets.top - insets.bottom) / 2
      }
    return PlacedAnchor(anchor: boxes[node][attribute], offset: offset)
  }
}

extension Relation {
  fileprivate init(_ relation: InterfaceConstraint.Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessOrEqual
    case .greaterThanOrEqual: self = .greaterOrEqual
    }
  }
}
