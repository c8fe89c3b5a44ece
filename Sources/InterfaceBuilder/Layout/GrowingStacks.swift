/// The stack views that grow for views that code appends, so that all other views keep their frames.
///
/// Such a stack view is vertical, has a fixed width, and is alone in a scroll view. Nothing else depends on its height.
struct GrowingStacks {
  /// The stack views.
  let all: Set<Int>

  private static let vertical: Set<String> = [
    "top", "bottom", "height", "centerY", "firstBaseline", "lastBaseline", "baseline",
  ]

  init(in document: InterfaceDocument) {
    let objects = document.objects
    var children: [Int: Int] = [:]
    for object in objects where object.kind == .view {
      if let parent = object.parent { children[parent, default: 0] += 1 }
    }
    var found = Set(
      objects.indices.filter { index in
        guard let facts = StackFacts(objects[index]), facts.isVertical, facts.distribution == "fill",
          facts.alignment == "fill", objects[index].usesConstraints, let parent = objects[index].parent
        else { return false }
        return objects[parent].tag == "scrollView" && children[parent] == 1
      })
    guard !found.isEmpty else {
      all = []
      return
    }
    var wide: Set<Int> = []
    for constraint in document.constraints {
      let items = constraint.items.map { document.object(of: $0, in: constraint) }
      for (number, item) in constraint.items.enumerated() {
        guard let object = items[number] else { continue }
        let attribute = item.attribute.replacing("Margin", with: "")
        let other = items.count > 1 ? items[1 - number] : nil
        if found.contains(object) {
          if attribute == "width" { wide.insert(object) }
          guard Self.vertical.contains(attribute) else { continue }
          // Only its ends may be tied, and only to the scroll view.
          let isEnd = ["top", "bottom"].contains(attribute)
          if !isEnd || other == nil || other != objects[object].parent { found.remove(object) }
        } else if let stack = objects[object].parent, found.contains(stack), Self.vertical.contains(attribute),
          items.count > 1,
          other.map({ objects[$0].parent != stack && !document.chain(from: $0).contains(object) }) ?? true
        {
          found.remove(stack)
        }
      }
    }
    all = found.intersection(wide)
  }
}
