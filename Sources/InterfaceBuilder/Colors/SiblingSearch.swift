internal import AuditModel

/// Finds the view behind a text among the lower siblings of the views around the text.
///
/// The frames decide which views are behind it.
struct SiblingSearch {
  /// The possible contents behind a text.
  enum Behind {
    case color(InterfaceColor)
    case doubt(Doubt)
  }

  private(set) var found: Behind?

  private typealias Rect = (x: Double, y: Double, width: Double, height: Double)

  /// Searches the views below `inner`, which is a subview of `outer`.
  init(
    behind text: Int, at inner: Int, in outer: Int, _ document: InterfaceDocument, _ tree: ViewTree,
    _ code: CodeEffects?,
    _ frames: CurrentFrames
  ) {
    let objects = document.objects
    // A stack view places its views side by side.
    guard objects[outer].tag != "stackView" else { return }
    func rect(_ index: Int) -> Rect? { frames.frame(of: index, in: document).map { ($0[0], $0[1], $0[2], $0[3]) } }
    var area = rect(text)
    var isUnknown = frames.isUnknown(text)
    for index in document.chain(from: text) {
      if index == inner { break }
      guard let parent = objects[index].parent, let frame = rect(parent), let own = area else {
        isUnknown = isUnknown || objects[index].parent.map(frames.isUnknown) == true
        area = nil
        break
      }
      area = (own.x + frame.x, own.y + frame.y, own.width, own.height)
    }
    for index in tree.below(inner, in: outer) {
      let sibling = objects[index]
      if sibling.isHidden { continue }
      let frame = rect(index)
      guard let behind = Self.content(of: index, in: document, tree, code) else { continue }
      guard let frame, let area else {
        if isUnknown || frames.isUnknown(index) {
          found = .doubt(.staleFrame)
          return
        }
        // Without frames, only views that usually fill their superview may be behind the text.
        guard ViewTree.pictures.contains(sibling.tag) || ViewTree.materials.contains(sibling.tag) else { continue }
        found = behind
        return
      }
      guard Self.meet(frame, area) else { continue }
      let covers =
        frame.x <= area.x + 1 && frame.y <= area.y + 1 && frame.x + frame.width >= area.x + area.width - 1
        && frame.y + frame.height >= area.y + area.height - 1
      if case .color = behind, !covers { found = .doubt(.otherView) } else { found = behind }
      return
    }
  }

  /// Returns the drawing of a view; nil if it is transparent.
  private static func content(of index: Int, in document: InterfaceDocument, _ tree: ViewTree, _ code: CodeEffects?)
    -> Behind?
  {
    let object = document.objects[index]
    if ViewTree.pictures.contains(object.tag) { return .doubt(.picture) }
    if ViewTree.materials.contains(object.tag) { return .doubt(.systemView) }
    if ViewTree.lists.contains(object.tag) { return .doubt(.otherView) }
    let reach = EffectQuery(index, in: document, code)
    let change = reach.change(CodeEffect.changes("backgroundColor", "alpha", "isHidden", "hidden"))
    if object.customClass != nil, object.tag == "view" {
      return .doubt(change == .unread ? .unreadCode : .ownView)
    }
    let hasPicture = tree.hasPicture(in: object.element)
    let stated = InterfaceColor.color("backgroundColor", of: object)
    guard let stated, !stated.isClear else { return hasPicture ? .doubt(.picture) : nil }
    guard object.tag == "view", object.element.number("alpha") ?? 1 >= 1, !hasPicture, change == .none
    else { return .doubt(hasPicture ? .picture : change == .unread ? .unreadCode : .otherView) }
    return .color(stated)
  }

  private static func meet(_ one: Rect, _ other: Rect) -> Bool {
    one.x < other.x + other.width - 1 && other.x < one.x + one.width - 1 && one.y < other.y + other.height - 1
      && other.y < one.y + one.height - 1
  }
}
