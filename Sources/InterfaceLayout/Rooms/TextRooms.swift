import Adaptivity
package import AuditModel
package import InterfaceBuilder

/// Finds the size that a document's constraints allow for its texts.
///
/// A text gets the largest width that the required constraints allow in any state of the app. Parts that code may
/// change do not limit the width, and other contents count as 0 pt wide.
package struct TextRooms {
  /// The available size by the index of the object that draws a text.
  package private(set) var rooms: [Int: TextRoom] = [:]
  private let outline: LayoutOutline
  private let effects: CodeLayoutEffects

  /// Finds the available size of texts in a document.
  ///
  /// `objects` are the indices of the objects that draw the texts. `code` is nil if no code was read.
  package init(of objects: Set<Int>, in document: InterfaceDocument, _ code: CodeEffects?) {
    outline = LayoutOutline(document)
    effects = CodeLayoutEffects(of: document, code)
    let rootViews = Set(outline.roots.map(\.view))
    let texts = Dictionary(grouping: objects.sorted()) { document.chain(from: $0).first(where: rootViews.contains) }
    for root in outline.roots {
      let fixed = (texts[root.view] ?? []).filter {
        !document.chain(from: $0).contains { effects.walksViews($0) || effects.setsFrame(of: $0) }
      }
      // Views that code may arrange freely have no fixed size.
      if !fixed.isEmpty, !effects.mayArrange(root) { add(root, fixed) }
    }
  }

  /// Adds the available size of labels that a system style positions; returns the other texts.
  private mutating func addCell(_ root: LayoutRoot, _ texts: [Int]) -> [Int] {
    let own = texts.filter { outline.document.standardCell(placing: $0) != nil }
    guard !own.isEmpty else { return texts }
    if let room = CellRoom(root, in: outline, effects) {
      for object in own where effects.changes(of: object).isDisjoint(with: [.placement, .arrangement]) {
        rooms[object] = self.room(of: object, RoomWindow.all.map { ($0, room.space(in: $0)) }, mayBeExact: false)
      }
    }
    return texts.filter { !own.contains($0) }
  }

  private mutating func add(_ root: LayoutRoot, _ all: [Int]) {
    let texts = addCell(root, all)
    guard !texts.isEmpty, outline.document.objects[root.view].frame != nil, RootSolver.canSolve(root, in: outline)
    else { return }
    let relaxation = relaxation(of: root)
    // Only texts with a certain width are compared with layouts of all contents.
    let exact = outline.isShownAlone(root) ? Set(texts.filter(isCertain)) : []
    var samples: [Int: [(window: RoomWindow, space: RoomProbe.Space)]] = [:]
    for window in RoomWindow.all {
      let conditions = conditions(of: root, in: window)
      outline.budget.spend(outline.objects(in: root.view).count * LayoutBudget.view)
      var probe = RoomProbe(outline, root, conditions, relaxation, isExact: !exact.isEmpty)
      for object in texts {
        if let space = probe.space(of: object) { samples[object, default: []].append((window, space)) }
      }
    }
    // Without remaining work, the missing windows are unknown.
    guard !outline.budget.isSpent else { return }
    for (object, found) in samples { rooms[object] = room(of: object, found, mayBeExact: exact.contains(object)) }
  }

  private func relaxation(of root: LayoutRoot) -> LayoutRelaxation {
    let document = outline.document
    var relaxation = LayoutRelaxation(
      constraints: effects.openConstraints, margins: effects.mayMake(.margins, about: root.view))
    for index in RootTree.descendants(of: root.view, in: outline) {
      let object = document.objects[index]
      let isArranged = object.parent.map { document.objects[$0].tag == "stackView" } ?? false
      let changes = effects.changes(of: index)
      if object.tag == "stackView", !changes.isDisjoint(with: [.arrangement, .margin]) {
        relaxation.stacks.insert(index)
      }
      if isArranged, !changes.isDisjoint(with: [.visibility, .placement, .arrangement]) {
        relaxation.hidden.insert(index)
        // The remaining views may be too narrow, which would make the stack view too narrow.
        if let stack = object.parent { relaxation.stacks.insert(stack) }
      }
      // A table sets the width of its header and footer, regardless of their masks.
      let isPlaced =
        !changes.isDisjoint(with: [.placement, .arrangement])
        || object.isTableEnd
      if isPlaced, !object.usesConstraints, index != root.view { relaxation.moved.insert(index) }
    }
    return relaxation
  }

  private func conditions(of root: LayoutRoot, in window: RoomWindow) -> LayoutConditions {
    var device = DeviceConditions(outline, window.geometry)
    var conditions = device.conditions(of: root)
    guard root.kind != .controller else { return conditions }
    // A view is at most as wide as its window, but code positions the views of a xib and sets row heights.
    (conditions.width, conditions.height) = (window.geometry.windowSize.value.width, nil)
    if outline.isOnCard(root), !effects.mayMake(.margins, about: root.view) {
      conditions.width -= 2 * conditions.sideMargin
    }
    conditions.safeArea = Insets()
    if !root.kind.isCell { conditions.sideMargin = 0 }
    return conditions
  }

  private func room(
    of object: Int, _ samples: [(window: RoomWindow, space: RoomProbe.Space)], mayBeExact: Bool
  ) -> TextRoom {
    let origin = outline.document.objects[object].element.location
    let widths = samples.map { WidthSample(window: $0.window.safeWidth, width: $0.space.width) }
    let phones = zip(samples, widths).filter { $0.0.window.isUprightPhone }.map(\.1)
    // A button draws its title beyond its bounds.
    let heights = outline.document.objects[object].tag == "label" ? samples.map(\.space.height) : []
    let height = heights.allSatisfy { ($0 - heights[0]).magnitude < 0.01 } ? heights.first : nil
    guard !phones.isEmpty, !widths.contains(where: { $0.width >= RoomProbe.unlimited - 1 }) else {
      let hiding = height.flatMap { $0 < TextRoom.leastLength ? TextUse.Value($0, .atMost, at: origin) : nil }
      return TextRoom(width: unlimited(object), height: hiding)
    }
    var (offered, isExact) = OfferedWidth.through(phones)
    var ignoresSafeArea = false
    for (sample, width) in zip(samples, widths) where !offered.covers(width) {
      let whole = WidthSample(window: sample.window.geometry.windowSize.value.width, width: width.width)
      if offered.covers(whole) {
        ignoresSafeArea = true
      } else {
        (offered, isExact) = (offered.covering(width), false)
      }
    }
    isExact = isExact && mayBeExact && samples.allSatisfy(\.space.isWidthFixed)
    return TextRoom(
      width: TextUse.Value(offered, isExact ? .exact : .atMost, at: origin),
      height: height.flatMap { $0 < RoomProbe.unlimited - 1 ? TextUse.Value($0, .atMost, at: origin) : nil },
      ignoresSafeArea: ignoresSafeArea)
  }

  /// The width of a text without limiting constraints: the window's, unless a scroll view contains the text.
  private func unlimited(_ object: Int) -> TextUse.Value<OfferedWidth> {
    let scrolls = outline.document.chain(from: object).dropFirst().contains {
      outline.document.objects[$0].tag == "scrollView"
    }
    return scrolls ? TextUse.Value(nil, .unknown) : TextUse.Value(OfferedWidth(), .atMost)
  }

  /// Whether the text is all that its object draws, and code changes no frame of the object or its ancestors.
  private func isCertain(_ object: Int) -> Bool {
    let document = outline.document
    guard document.objects[object].tag == "label" else { return false }
    return document.chain(from: object).prefix { document.objects[$0].kind == .view }
      .allSatisfy {
        effects.changes(of: $0).isSubset(of: [.contents, .visibility]) || document.objects[$0].key == "view"
      }
  }
}
