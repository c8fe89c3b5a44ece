import InterfaceBuilder

extension RootTree {
  /// A view, or one of its guides.
  struct Target {
    var node: Int
    /// The guide; nil for the view itself.
    var guide: Guide?
  }

  /// A layout guide.
  struct Guide {
    /// The index of the object in the document.
    var object: Int
    var kind: LayoutGuide
  }

  /// The indices of the constraints that views of the root own and that exist in the size classes.
  var ownConstraints: [Int] {
    let cell = root.cell.flatMap { $0 == root.view ? nil : $0 }
    let all = (nodes.map(\.object) + [cell].compactMap(\.self)).flatMap { outline.constraints[$0] ?? [] }
    return excluded.isEmpty ? all : all.filter { document.constraints[$0].id.map(excluded.contains) != true }
  }

  /// The node of an object; a collection view cell has the node of its content view.
  func node(ofOwner owner: Int) -> Int? { nodeOfObject[owner] ?? (owner == root.cell ? 0 : nil) }

  /// The view or guide of a constraint item; nil if it is outside of the root.
  func target(of item: InterfaceConstraint.Item, owner: Int) -> Target? {
    guard let id = item.id else { return node(ofOwner: owner).map { Target(node: $0) } }
    guard let index = document.object(id) else { return nil }
    let object = document.objects[index]
    if let node = node(ofOwner: index) { return Target(node: node) }
    guard let kind = LayoutGuide(object) else { return nil }
    let guide = Guide(object: index, kind: kind)
    if kind == .top || kind == .bottom {
      let isOwn = root.kind == .controller && object.parent == document.objects[root.view].parent
      return isOwn ? Target(node: 0, guide: guide) : nil
    }
    return object.parent.flatMap(node(ofOwner:)).map { Target(node: $0, guide: guide) }
  }
}
