internal import AuditModel

/// The width and height that the code around a text offers it.
///
/// Whatever is not known is replaced by the value that gives the text more space. What does not fit even there
/// is certainly cut.
struct ViewSpace {
  private let lengths: LengthReading
  private var offered = OfferedWidth()
  /// The modifier or container that may give the text more width than any window has.
  private var open: SourceLocation?
  /// The innermost code that limits the width.
  private var origin: SourceLocation?
  /// The height of the text.
  private var vertical = ViewHeight()
  /// Whether the views further outside do not affect the width.
  private var isWidthDone = false
  /// The lists around the text.
  private var lists = ListSpace()
  /// Whether the text may extend under the sides of the safe area.
  private(set) var ignoresSafeArea = false
  /// The place of the text in the list of views around it.
  private var listed = ListedView()
  /// Whether the text is in the header or footer of a section, which is as wide as the grid around it.
  private var spansColumns = false
  /// The innermost grid around the text whose columns narrow it.
  private var grid: SourceLocation?

  init(_ lengths: LengthReading) { self.lengths = lengths }

  /// The width of the text.
  var width: TextUse.Value<OfferedWidth> {
    guard open == nil else { return TextUse.Value(nil, .unknown, at: open) }
    return TextUse.Value(offered, .atMost, at: origin)
  }

  /// The largest height of the text; nil if no code limits it by a number.
  var height: TextUse.Value<Double>? { vertical.limit }

  /// Whether the text certainly has as much height as it needs.
  var isHeightFree: Bool { vertical.growth == .free }

  // MARK: Modifiers

  /// Takes the effect of a modifier on the view that it is applied to.
  mutating func modify(_ call: SourceNode) {
    vertical.modify(call, lengths)
    lists.modify(call, lengths)
    switch call.name {
    case "padding": pad(call)
    case "frame": frame(call)
    case "fixedSize":
      if call.argument(at: .label("horizontal"))?.name != "false" { leaveWindow(call) }
    case "listRowInsets": if let insets = lengths.rowInsets(call), !insets.isFinite { leaveWindow(call) }
    case "safeAreaPadding": if lengths.padding(call).horizontal < 0 { leaveWindow(call) }
    // Windows are measured without the side insets of the safe area.
    case "ignoresSafeArea", "edgesIgnoringSafeArea": if !isWidthDone, call.ignoresSides { ignoresSafeArea = true }
    default: if ViewModifier.of(call) == .wider { leaveWindow(call) }
    }
  }

  private mutating func pad(_ call: SourceNode) {
    let padding = lengths.padding(call)
    vertical.pad(padding.vertical)
    guard padding.horizontal.isFinite else { return leaveWindow(call) }
    enclose(by: OfferedWidth(taken: padding.horizontal), call)
  }

  private mutating func frame(_ call: SourceNode) {
    switch (lengths.frame(call, "width"), lengths.frame(call, "minWidth"), lengths.frame(call, "maxWidth")) {
    case (.points(let width), _, _): enclose(by: OfferedWidth(least: width, most: width), call)
    // Without its width, a frame offers what it is offered.
    case (.optional(let width), _, _), (_, .optional(let width), _): enclose(by: OfferedWidth(least: width), call)
    case (.unknown, _, _), (_, .unknown, _): leaveWindow(call)
    case (_, let least, let most):
      let (least, most) = (least?.points ?? 0, most?.points)
      enclose(by: OfferedWidth(least: least, most: most.map { max($0, least) }), call)
    }
  }

  private mutating func enclose(by outer: OfferedWidth, _ call: SourceNode) {
    guard !isWidthDone, outer != OfferedWidth() else { return }
    offered = offered.within(outer)
    origin = origin ?? call.nameLocation
    isWidthDone = offered.isFixed
  }

  /// Stops at a view that may offer any width and height.
  mutating func leaveSpace(_ call: SourceNode) {
    leaveWindow(call)
    vertical.leave()
  }

  /// Stops at a view that may offer less height than the text needs.
  mutating func boundHeight() { vertical.bound() }

  /// Stops at a view that may be wider than the window.
  mutating func leaveWindow(_ call: SourceNode) {
    guard !isWidthDone else { return }
    open = call.nameLocation
    isWidthDone = true
  }

  // MARK: Containers

  /// Takes the effect of a container on the view in it.
  ///
  /// - Parameters:
  ///   - call: The call of the container, or of the modifier that presents the view.
  ///   - part: The argument or closure that contains the view.
  ///   - index: The number of the view's node.
  mutating func enter(_ call: SourceNode, _ part: SourceNode, around index: Int) {
    vertical.enter(call)
    if listed.enter(call) { leaveSpace(call) }
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
        leaveWindow(call)
      }
    case "List", "Form":
      vertical.letGrow()
      enclose(by: OfferedWidth(taken: lists.enter(call, lengths)), call)
    case "ScrollView":
      vertical.scroll(call)
      if call.arguments.first?.scrollsSideways == true { leaveWindow(call) }
    case "LazyHStack", "LazyHGrid", "Table": leaveWindow(call)
    case "overlay", "background", "mask":
      if call.first?.first.map(lengths.mayWiden) ?? true { leaveSpace(call) }
      boundHeight()
    case "NavigationLink": if call.isDestination(part) { leaveView() }
    default:
      if Self.presentations.contains(call.name) { return leaveView() }
      // A view in the arguments of a modifier is not in the modified view, unless the system draws it by its own rules.
      let isModifier = call.first?.kind == .member && call.first?.first?.name != "SwiftUI"
      if isModifier, ViewContainer.role(in: call.name, label: part.label) == nil { leaveSpace(call) }
      if isModifier { boundHeight() }
    }
  }

  /// Takes the statements around a view.
  mutating func pass(_ node: SourceNode, in list: SourceNode) { listed.pass(node, in: list) }

  /// Takes a header or footer, which is as wide as the next grid around it.
  mutating func spanColumns() { spansColumns = true }

  /// Stops at a view that is the window, or that the system draws by its own rules.
  mutating func leaveView() {
    isWidthDone = true
    vertical.leave()
  }

  /// Modifiers and views whose contents are not in the view that the code puts them in.
  ///
  /// Source: Apple documentation of SwiftUI, Modal presentations and Navigation.
  private static let presentations: Set<String> = [
    "sheet", "fullScreenCover", "popover", "inspector", "navigationDestination", "alert", "confirmationDialog",
    "toolbar", "tabItem", "contextMenu", "swipeActions", "safeAreaInset", "UIHostingController", "WindowGroup",
  ]

  /// Whether a part of a call is shown in a view of its own.
  static func presents(_ call: SourceNode, _ part: SourceNode) -> Bool {
    switch call.name {
    case "sheet", "fullScreenCover", "popover", "inspector", "navigationDestination": call.first?.kind == .member
    case "NavigationLink": call.isDestination(part)
    default: false
    }
  }

  /// The number of views in a stack that are looked at (our own limit); the others take no width.
  private static let mostSiblings = 32

  /// Subtracts the spacings and fixed widths of the other views in a stack.
  ///
  /// - Parameters:
  ///   - call: The call of the stack.
  ///   - stacks: The calls that state its spacing; one of them is drawn.
  ///   - part: The closure that contains the view.
  ///   - index: The number of the view's node.
  mutating func stack(_ call: SourceNode, spacedAs stacks: [SourceNode], _ part: SourceNode, around index: Int) {
    let spacings = stacks.map { $0.argument(at: .label("spacing")) }
    subtractSiblings(in: call, spacings, part, around: index)
  }

  /// Subtracts the spacings between the columns of a `Grid` from a cell; the other columns take no width.
  private mutating func row(_ call: SourceNode, _ part: SourceNode, around index: Int) {
    var node = call
    while let parent = node.parent, Self.insideGrids.contains(parent.kind), parent.name != "Grid" { node = parent }
    guard let grid = node.parent, grid.kind == .call else { return }
    let spacing = grid.argument(at: .label("horizontalSpacing"))
    subtractSiblings(in: call, [spacing], part, around: index, takeWidth: false)
  }

  /// The kinds of nodes between a row and its grid, such as those of loops and conditions.
  private static let insideGrids: Set<SourceKind> = [.trailing, .call, .member, .choice, .block]

  /// Subtracts the smallest of some spacings for each sibling that is certainly drawn, and the sibling's own width.
  private mutating func subtractSiblings(
    in call: SourceNode, _ spacings: [SourceNode?], _ part: SourceNode, around index: Int, takeWidth: Bool = true
  ) {
    let spacing = spacings.map { $0.map(lengths.least) ?? 0 }.min() ?? 0
    guard spacing >= 0, spacing.isFinite else { return leaveWindow(call) }
    var taken = 0.0
    for sibling in part.children.prefix(Self.mostSiblings) where !(sibling.index..<sibling.end).contains(index) {
      guard let least = lengths.least(of: sibling) else { continue }
      taken += (takeWidth ? least : 0) + spacing
    }
    enclose(by: OfferedWidth(taken: taken), call)
  }

  // MARK: Callers

  /// Takes the space that the callers of the view offer it.
  mutating func inherit(_ outer: ViewSpace) {
    if !isWidthDone, spansColumns, let grid = outer.grid {
      // The caller's space is that of a cell.
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
      (origin, open) = (origin ?? outer.origin, outer.open)
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
    merged.offered = offered.union(other.offered)
    merged.isWidthDone = isWidthDone || other.isWidthDone
    merged.vertical = vertical.merged(with: other.vertical)
    merged.lists = lists.merged(with: other.lists)
    merged.ignoresSafeArea = ignoresSafeArea || other.ignoresSafeArea
    merged.listed = listed.merged(with: other.listed)
    merged.spansColumns = spansColumns || other.spansColumns
    merged.grid = grid ?? other.grid
    return merged
  }
}

extension SourceNode {
  /// Whether a call of `ignoresSafeArea` may be for the sides of the window.
  var ignoresSides: Bool {
    if name == "ignoresSafeArea", arguments.first?.first?.name == "keyboard" { return false }
    let stated = argument(at: .label("edges")) ?? (name == "ignoresSafeArea" ? nil : arguments.first?.first)
    guard let stated else { return true }
    let edges = stated.kind == .collection ? Array(stated.children) : [stated]
    return !edges.allSatisfy { $0.kind == .member && ["top", "bottom", "vertical"].contains($0.name) }
  }

  /// Whether the argument of a scroll view names the horizontal axis, or is not a literal.
  fileprivate var scrollsSideways: Bool {
    guard label.isEmpty, let axes = first else { return false }
    let named = axes.kind == .collection ? Array(axes.children) : [axes]
    return !named.allSatisfy { $0.kind == .member && $0.name == "vertical" }
  }
}
