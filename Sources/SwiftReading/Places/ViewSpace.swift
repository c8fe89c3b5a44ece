internal import AuditModel
internal import CodeValues
internal import SwiftTrees

/// The width and height that the surrounding code offers a text.
///
/// Unknown values are replaced by values that give the text more space. A text that does not fit even then is certainly
/// cut off.
struct ViewSpace {
  private let lengths: LengthReading
  private var offered = OfferedWidth()
  /// Whether the code read so far offers the text exactly this width.
  private var isExact: Bool
  /// The modifier or container that may make the text wider than any window.
  private var open: SourceLocation?
  /// The innermost code that limits the width.
  private var origin: SourceLocation?
  /// The height of the text.
  private var vertical = ViewHeight()
  /// Whether code further outside does not affect the width.
  private var isWidthDone = false
  /// The lists around the text.
  private var lists = ListSpace()
  /// Whether the text may extend under the sides of the safe area.
  private(set) var ignoresSafeArea = false
  /// The position of the text in the surrounding list of views.
  private var listed = ListedView()
  /// Whether the text is in the header or footer of a section, which is as wide as the grid around it.
  private var spansColumns = false
  /// The innermost grid whose columns narrow the text.
  private var grid: SourceLocation?
  /// The families of the widget around the text.
  private var widget = WidgetSpace()

  /// Creates the space of a view without surrounding code.
  init(_ lengths: LengthReading, isExact: Bool = true) { (self.lengths, self.isExact) = (lengths, isExact) }

  /// The width of the text.
  var width: TextUse.Value<OfferedWidth> {
    guard open == nil else { return TextUse.Value(nil, .unknown, at: open) }
    if let widget = widget.width { return TextUse.Value(offered.within(widget), .atMost, at: origin) }
    // Outside of frames and windows, other code may offer less width.
    return TextUse.Value(offered, isExact && isWidthDone ? .exact : .atMost, at: origin)
  }

  /// The largest height of the text; nil if no code sets a numeric limit.
  var height: TextUse.Value<Double>? { vertical.limit }

  /// Whether a modifier clips drawing beyond ``height``.
  var isHeightClipped: Bool { vertical.isClipped }

  /// Whether the text certainly gets as much height as it needs.
  var isHeightFree: Bool { vertical.growth == .free }

  // MARK: Modifiers

  /// Applies a modifier to the view around the text.
  mutating func modify(_ call: SourceNode) {
    if !lengths.isExact(modifier: call) { markInexact() }
    vertical.modify(call, lengths)
    lists.modify(call, lengths)
    switch call.name {
    case "padding": pad(call)
    case "frame": frame(call)
    case "fixedSize":
      if call.argument(at: .label("horizontal"))?.name != "false" { markUnbounded(call) }
    case "listRowInsets": if let insets = lengths.rowInsets(call), !insets.isFinite { markUnbounded(call) }
    case "safeAreaPadding": if lengths.padding(call).horizontal < 0 { markUnbounded(call) }
    // Windows are measured without the side insets of the safe area.
    case "ignoresSafeArea", "edgesIgnoringSafeArea": if !isWidthDone, call.ignoresSides { ignoresSafeArea = true }
    default: if ViewModifier.of(call) == .wider { markUnbounded(call) }
    }
  }

  private mutating func pad(_ call: SourceNode) {
    let padding = lengths.padding(call)
    vertical.pad(padding.vertical)
    guard padding.horizontal.isFinite else { return markUnbounded(call) }
    enclose(by: OfferedWidth(taken: padding.horizontal), call)
  }

  private mutating func frame(_ call: SourceNode) {
    switch (lengths.frame(call, "width"), lengths.frame(call, "minWidth"), lengths.frame(call, "maxWidth")) {
    case (.points(let width), _, _): enclose(by: OfferedWidth(least: width, most: width), call)
    // Without its optional width, a frame passes on the offered width.
    case (.optional(let width), _, _), (_, .optional(let width), _): enclose(by: OfferedWidth(least: width), call)
    case (.unknown, _, _), (_, .unknown, _): markUnbounded(call)
    case (_, let least, let most):
      let (least, most) = (least?.points ?? 0, most?.points)
      enclose(by: OfferedWidth(least: least, most: most.map { max($0, least) }), call)
    }
  }

  /// Records code that may offer less width than assumed.
  mutating func markInexact() { if !isWidthDone { isExact = false } }

  private mutating func enclose(by outer: OfferedWidth, _ call: SourceNode) {
    guard !isWidthDone, outer != OfferedWidth() else { return }
    offered = offered.within(outer)
    origin = origin ?? call.nameLocation
    isWidthDone = offered.isFixed
  }

  /// Stops at a view that may offer any width and height.
  mutating func markUnknown(_ call: SourceNode) {
    markUnbounded(call)
    vertical.leave()
  }

  /// Whether the code read so far adds no width and does not affect the height.
  var onlyNarrows: Bool {
    open == nil && offered.least == 0 && offered.taken >= 0 && vertical.growth == .open && vertical.limit == nil
  }

  /// Stops at a view that may offer less height than the text needs.
  mutating func boundHeight() { vertical.bound() }

  /// Stops at a view that may be wider than the window.
  mutating func markUnbounded(_ call: SourceNode) {
    guard !isWidthDone else { return }
    open = call.nameLocation
    isWidthDone = true
  }

  /// Records a controller whose view may be wider than its window.
  mutating func leaveHost(_ use: SourceNode) {
    if !offered.isFixed { (open, isWidthDone) = (use.nameLocation, true) }
  }

  // MARK: Containers

  /// Adds a container around the view.
  mutating func enter(_ call: SourceNode, _ part: SourceNode, around index: Int) {
    vertical.enter(call)
    if listed.enter(call) { markUnknown(call) }
    // The code of the app's own containers is read separately.
    if !Self.exact.contains(call.name), !call.isOwnContainer { markInexact() }
    switch call.name {
    case "HStack", "HStackLayout": stack(call, spacedAs: [call], part, around: index)
    case "GridRow": row(call, part, around: index)
    case "Section": if part.label == "header" || part.label == "footer" { spanColumns() }
    case "LazyVGrid":
      if spansColumns {
        spansColumns = false
      } else if let columns = GridColumns(of: call, lengths) {
        enclose(by: columns.widest, call)
        grid = grid ?? call.location
      } else {
        markUnbounded(call)
      }
    case "List", "Form":
      vertical.letGrow()
      enclose(by: OfferedWidth(taken: lists.enter(call, lengths)), call)
    case "ScrollView":
      vertical.scroll(call)
      if call.arguments.first?.scrollsSideways == true { markUnbounded(call) }
    case "LazyHStack", "LazyHGrid", "Table": markUnbounded(call)
    case "overlay", "background", "mask":
      if call.first?.first.map(lengths.mayWiden) ?? true { markUnknown(call) }
      boundHeight()
    case _ where WidgetSpace.isConfiguration(call):
      if !isWidthDone { widget.enter(call, lengths.binder) }
      startContainer()
    case "NavigationLink": if call.isDestination(part, lengths.binder) { startContainer() }
    default:
      if Self.presentations.contains(call.name) { return startContainer(isWindow: Self.windows.contains(call.name)) }
      // A view in the arguments of a modifier is outside of the modified view, unless the system lays it out.
      let isModifier = call.first?.kind == .member && call.first?.first?.name != "SwiftUI"
      if isModifier, ViewContainer.role(in: call.name, label: part.label) == nil { markUnknown(call) }
      if isModifier { boundHeight() }
    }
  }

  /// Records whether statements follow a view.
  mutating func pass(_ node: SourceNode, in list: SourceNode) { listed.pass(node, in: list) }

  /// Records a choice around the text.
  mutating func choose(_ node: SourceNode, in choice: SourceNode) {
    if !isWidthDone { widget.choose(node, in: choice, lengths.binder) }
  }

  /// Records a header or footer, which is as wide as the next grid around it.
  mutating func spanColumns() { spansColumns = true }

  /// Stops at a window, or at a view that the system lays out.
  mutating func startContainer(isWindow: Bool = false) {
    if !isWindow { markInexact() }
    isWidthDone = true
    vertical.leave()
  }

  /// The maximum number of views in a stack to read (our own limit); further views count as 0 pt wide.
  private static let mostSiblings = 32

  /// Subtracts the spacings and fixed widths of the other views in a stack.
  ///
  /// One of `stacks` is drawn, with its spacing.
  mutating func stack(_ call: SourceNode, spacedAs stacks: [SourceNode], _ part: SourceNode, around index: Int) {
    let spacings = stacks.map { $0.argument(at: .label("spacing")) }
    subtractSiblings(in: call, spacings, part, around: index)
  }

  /// Subtracts the column spacings of a `Grid` from a cell; other columns count as 0 pt wide.
  private mutating func row(_ call: SourceNode, _ part: SourceNode, around index: Int) {
    var node = call
    while let parent = node.parent, Self.insideGrids.contains(parent.kind), parent.name != "Grid" { node = parent }
    guard let grid = node.parent, grid.kind == .call else { return }
    let spacing = grid.argument(at: .label("horizontalSpacing"))
    subtractSiblings(in: call, [spacing], part, around: index, takeWidth: false)
  }

  /// The kinds of nodes between a row and its grid, such as those of loops and conditions.
  private static let insideGrids: Set<SourceKind> = [.trailing, .call, .member, .choice, .block]

  /// Subtracts the smallest spacing and the width of each sibling that is certainly drawn.
  private mutating func subtractSiblings(
    in call: SourceNode, _ spacings: [SourceNode?], _ part: SourceNode, around index: Int, takeWidth: Bool = true
  ) {
    let views = Array(part.children.lazy.filter { $0.kind != .property }.prefix(Self.mostSiblings + 1))
    var own: SourceNode? = SourceNode(tree: part.tree, index: index)
    while let inner = own, inner.parent != part { own = inner.parent }
    if own?.kind == .property { own = nil }
    let isOne = own.map { lengths.isOneView($0, around: index) } ?? false
    // A stack with one view has no spacing.
    if isOne, views.count == 1 { return }
    let spacing = spacings.map { $0.map(lengths.least) ?? 0 }.min() ?? 0
    guard spacing >= 0, spacing.isFinite else { return markUnbounded(call) }
    var taken = 0.0
    var isExact = isOne && takeWidth && views.count <= Self.mostSiblings
    // Default spacings differ by pair of views.
    if spacings.contains(where: { $0.map { !lengths.isExact($0) } ?? true }) { isExact = false }
    for sibling in views.prefix(Self.mostSiblings) where !(sibling.index..<sibling.end).contains(index) {
      if lengths.exactWidth(of: sibling) == nil { isExact = false }
      guard let least = lengths.least(of: sibling) else { continue }
      taken += (takeWidth ? least : 0) + spacing
    }
    if !isExact { markInexact() }
    enclose(by: OfferedWidth(taken: taken), call)
  }

  // MARK: Callers

  /// Adds the space that the callers of the view offer.
  mutating func inherit(_ outer: ViewSpace) {
    if !isWidthDone, spansColumns, let grid = outer.grid {
      // The caller's space is the space of a cell.
      (open, isWidthDone) = (grid, true)
    }
    if let chooser = listed.inherit(outer.listed) {
      if !isWidthDone { (open, isWidthDone) = (chooser, true) }
      vertical.leave()
    }
    if !isWidthDone {
      ignoresSafeArea = ignoresSafeArea || outer.ignoresSafeArea
      var around = outer.offered
      let spare = lists.spare(in: outer.lists)
      around.taken -= spare
      around.most = around.most.map { $0 + spare }
      around.least += spare
      offered = offered.within(around)
      isExact = isExact && outer.isExact && spare == 0
      (origin, open) = (origin ?? outer.origin, outer.open)
      widget.inherit(outer.widget)
      isWidthDone = outer.isWidthDone
    }
    vertical.inherit(outer.vertical)
    lists.inherit(outer.lists)
    grid = grid ?? outer.grid
  }

  /// Returns the larger space of two callers.
  func merged(with other: ViewSpace) -> ViewSpace {
    var merged = self
    merged.open = open ?? other.open
    merged.isExact = isExact && other.isExact && offered == other.offered && isWidthDone == other.isWidthDone
    merged.offered = offered.union(other.offered)
    merged.isWidthDone = isWidthDone || other.isWidthDone
    merged.vertical = vertical.merged(with: other.vertical)
    merged.lists = lists.merged(with: other.lists)
    merged.widget = widget.merged(with: other.widget)
    merged.ignoresSafeArea = ignoresSafeArea || other.ignoresSafeArea
    merged.listed = listed.merged(with: other.listed)
    merged.spansColumns = spansColumns || other.spansColumns
    merged.grid = grid ?? other.grid
    return merged
  }
}
