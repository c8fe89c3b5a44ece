import Adaptivity
import AutoLayout
import InterfaceBuilder

/// An anchor of a box, and the distance of a guide's edge or centre from it.
struct PlacedAnchor {
  var anchor: Anchor
  /// In points; in reading direction for leading and trailing edges.
  var offset = 0.0
}

extension RootSystem {
  /// Adds a constraint of the document if it belongs to the root and exists under the conditions.
  mutating func addConstraint(_ index: Int) {
    let constraint = tree.document.constraints[index]
    guard let owner = constraint.owner, conditions.isCanvas || !constraint.isPlaceholder,
      conditions.relaxation?.constraints.contains(index) != true
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
      return note(.attribute, constraint)
    }
    var row = LayoutConstraint(
      one.anchor, Relation(constraint.relation), constant: tree.sizeClasses.constant(of: constraint) - one.offset,
      priority: priority)
    if let item = constraint.second, let other {
      guard let two = place(item.attribute, of: other, with: first) else { return note(.attribute, constraint) }
      row.second = two.anchor
      row.multiplier = constraint.multiplier
      row.constant += constraint.multiplier * two.offset
    }
    guard let id = add(row) else { return note(.number, constraint) }
    constraintIDs[id] = index
  }

  /// Notes an item that is not found, unless it does not exist in these size classes or is hidden in a stack view.
  private mutating func note(item: InterfaceConstraint.Item, _ constraint: InterfaceConstraint) {
    if let index = item.id.flatMap(tree.document.object), isBelowRoot(index) { return }
    note(.item, constraint)
  }

  private func isBelowRoot(_ object: Int) -> Bool {
    tree.document.chain(from: object).contains(tree.root.view)
  }

  private mutating func note(_ cause: OpenPart.Cause, _ constraint: InterfaceConstraint) {
    note(OpenPart(cause, constraint))
  }

  // MARK: Attributes

  /// The attributes that mean the content of a scroll view for the views in it.
  private static let edges: Set<String> = ["left", "right", "leading", "trailing", "top", "bottom"]

  private func place(_ name: String, of target: RootTree.Target, with other: RootTree.Target?) -> PlacedAnchor? {
    if let guide = target.guide { return place(name, of: guide, in: target.node) }
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
    return inset(attribute, of: target.node, by: areas.margins[target.node])
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
  func margin(_ attribute: Anchor.Attribute, of node: Int) -> PlacedAnchor {
    inset(attribute, of: node, by: areas.margins[node])
  }

  /// An edge, size or centre of a rectangle inside of a view.
  private func inset(_ attribute: Anchor.Attribute, of node: Int, by insets: Insets) -> PlacedAnchor {
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

  private func place(_ name: String, of guide: InterfaceObject, in node: Int) -> PlacedAnchor? {
    guard let attribute = Self.attribute(name) else { return nil }
    let safe = areas.safeAreas[node]
    switch guide.key ?? guide.element["type"] {
    case "safeArea": return inset(attribute, of: node, by: safe)
    case "contentLayoutGuide": return scrollContents[node].map { PlacedAnchor(anchor: $0[attribute]) }
    case "frameLayoutGuide": return PlacedAnchor(anchor: boxes[node][attribute])
    case "layoutMargins": return inset(attribute, of: node, by: areas.margins[node])
    case "readableContent": return inset(attribute, of: node, by: areas.readable[node])
    // Without a keyboard, the guide is the unsafe part at the bottom.
    case "keyboard": return strip(attribute, of: node, atBottom: true, length: safe.bottom)
    case "top": return strip(attribute, of: node, atBottom: false, length: safe.top)
    case "bottom": return strip(attribute, of: node, atBottom: true, length: safe.bottom)
    default: return nil
    }
  }

  /// An edge of a strip at the top or bottom of a view; nil for its height, which no anchor has.
  private func strip(_ attribute: Anchor.Attribute, of node: Int, atBottom: Bool, length: Double) -> PlacedAnchor? {
    guard attribute.axis == .vertical else { return PlacedAnchor(anchor: boxes[node][attribute]) }
    let edge = boxes[node][atBottom ? .bottom : .top]
    switch attribute {
    case .top, .firstBaseline: return PlacedAnchor(anchor: edge, offset: atBottom ? -length : 0)
    case .bottom, .lastBaseline: return PlacedAnchor(anchor: edge, offset: atBottom ? 0 : length)
    case .centerY: return PlacedAnchor(anchor: edge, offset: (atBottom ? -1 : 1) * length / 2)
    default: return nil
    }
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
