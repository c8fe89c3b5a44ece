/// The stack views that grow for views that code appends, so that the earlier views keep their frames.
///
/// Nothing limits the length of such a stack view: it is in a scroll view, or its end is tied to nothing.
struct GrowingStacks {
  private let document: InterfaceDocument
  /// The attributes that constraints tie, by view.
  private var ties: [Int: [Tie]] = [:]
  /// The stack views.
  private(set) var all: Set<Int> = []

  private struct Tie {
    /// The attribute of the view, without `Margin`.
    var attribute: String
    /// The view or guide at the other side; nil for a constant size.
    var other: Int?
    /// Whether the other side is not an object of the document.
    var isUnknown: Bool
  }

  init(in document: InterfaceDocument) {
    self.document = document
    let stacks = document.objects.indices.filter { StackFacts(document.objects[$0])?.distribution == "fill" }
    guard !stacks.isEmpty else { return }
    for constraint in document.constraints {
      let items = constraint.items.map { document.object(of: $0, in: constraint) }
      for (number, item) in constraint.items.enumerated() {
        guard let object = items[number] else { continue }
        let other = items.count > 1 ? items[1 - number] : nil
        let tie = Tie(
          attribute: item.attribute.replacing("Margin", with: ""), other: other,
          isUnknown: items.count > 1 && other == nil)
        ties[object, default: []].append(tie)
      }
    }
    all = Set(
      stacks.filter { stack in
        StackFacts(document.objects[stack]).map { grows(stack, isVertical: $0.isVertical) } ?? false
      })
  }

  /// The maximum number of views around a stack view to search for a scroll view (our own limit).
  private static let mostViews = 16

  /// Returns whether nothing limits the length of a view.
  private func grows(_ view: Int, isVertical: Bool, depth: Int = 0) -> Bool {
    let object = document.objects[view]
    guard depth < Self.mostViews, object.usesConstraints, let parent = object.parent else { return false }
    let lengths: Set<String> = isVertical ? ["height"] : ["width"]
    let ends: Set<String> =
      isVertical ? ["bottom", "centerY", "lastBaseline", "baseline"] : ["trailing", "right", "centerX"]
    let starts: Set<String> = isVertical ? ["top", "firstBaseline"] : ["leading", "left"]
    let own = (ties[view] ?? []).filter { tie in
      // The views in it only follow.
      let isInside = tie.other.map { document.objects[$0].parent == view } ?? false
      return !isInside && [lengths, ends, starts].contains { $0.contains(tie.attribute) }
    }
    if own.contains(where: { lengths.contains($0.attribute) || $0.isUnknown || isSibling($0.other, parent) }) {
      return false
    }
    let around = document.objects[parent]
    if around.tag == "scrollView" || !own.contains(where: { ends.contains($0.attribute) }) && around.tag == "view" {
      return true
    }
    let isCrossed = StackFacts(around).map { $0.isVertical != isVertical || $0.distribution != "fill" } ?? false
    return !isCrossed && grows(parent, isVertical: isVertical, depth: depth + 1)
  }

  /// Returns whether an object is neither the view around nor one of its guides.
  private func isSibling(_ object: Int?, _ parent: Int) -> Bool {
    guard let object, object != parent else { return false }
    return document.objects[object].kind == .view
  }
}
