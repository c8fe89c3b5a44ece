import Adaptivity
import AuditModel
import Documents

/// Collects the elements of a page source, including properties that depend on their context.
struct PageElementTree {
  /// An element whose properties are complete once its descendants have been read.
  private struct Node {
    var element: PageElement
    var frame: Rect
    var role: LayoutElement.Role
    /// The index of the parent; nil if there is none.
    var parent: Int?
    var isInBar: Bool
    var isInText: Bool
    var isHidden: Bool
    /// Whether the element covers the earlier elements in its window.
    var isLayer: Bool
    var hasTextInside = false
    var hasControlInside = false
    var scrolls: LayoutElement.Flags = []

    /// Whether links in the element are part of a sentence.
    var isText: Bool { ["StaticText", "TextView"].contains(element.type.name) }
  }

  private var nodes: [Node] = []
  /// The indices of the open nodes; a skipped group has the index of its nearest kept ancestor.
  private var open: [Int?] = []
  /// The open windows, with the depth of their direct children and the number of children so far.
  private var windows: [(depth: Int, count: Int)] = []
  private var hasWindow = false
  /// The open layers without a name, which are only kept if a descendant is kept.
  private var layers: [(depth: Int, element: PageElement, frame: Rect)] = []

  /// Enters a tag that is not an element of the screen.
  mutating func openGroup() { open.append(open.last ?? nil) }

  /// Leaves the element or group that was entered last.
  mutating func close() {
    if windows.last?.depth == open.count { windows.removeLast() }
    _ = open.popLast()
    if layers.last?.depth == open.count { layers.removeLast() }
  }

  /// Enters an element and returns whether it is kept; a group without a name is not, because it draws nothing.
  mutating func open(_ element: PageElement, _ frame: Rect) -> Bool {
    let isLayer = isLayer(element)
    defer {
      if element.type.name == "Window" { windows.append((open.count, 0)) }
    }
    var parent = open.last ?? nil
    let isInBar = parent.map { nodes[$0].isInBar || nodes[$0].role.isBar } ?? false
    let isInText = parent.map { nodes[$0].isInText || nodes[$0].isText } ?? false
    let role = element.role(isInBar: isInBar, isInText: isInText)
    if let parent { reportScrolling(of: frame, to: parent) }
    if role == .container, element.name == nil, !element.type.isOverlay {
      if isLayer { layers.append((open.count, element, frame)) }
      openGroup()
      return false
    }
    if !layers.isEmpty { parent = keepLayers() }
    open.append(nodes.count)
    let isHidden = frame.isEmpty || !(element.isVisible || isDoubtful(element, in: parent, role))
    nodes.append(
      Node(
        element: element, frame: frame, role: role, parent: parent, isInBar: isInBar, isInText: isInText,
        isHidden: isHidden, isLayer: isLayer && role == .container))
    return true
  }

  /// Returns whether an element covers earlier ones: every window, and every child of a window, except the first.
  ///
  /// Presented screens appear in page sources this way.
  private mutating func isLayer(_ element: PageElement) -> Bool {
    if element.type.name == "Window" {
      defer { hasWindow = true }
      return hasWindow
    }
    guard let last = windows.indices.last, windows[last].depth == open.count else { return false }
    windows[last].count += 1
    return windows[last].count > 1
  }

  /// Keeps the open unnamed layers because a descendant is kept, and returns the index of the innermost.
  private mutating func keepLayers() -> Int? {
    var parent = layers.first.flatMap { open[$0.depth] }
    for (place, layer) in layers.enumerated() {
      let index = nodes.count
      nodes.append(
        Node(
          element: layer.element, frame: layer.frame, role: .container, parent: parent, isInBar: false, isInText: false,
          isHidden: layer.frame.isEmpty, isLayer: true))
      let end = place + 1 < layers.count ? layers[place + 1].depth : open.count
      for depth in layer.depth..<end { open[depth] = index }
      parent = index
    }
    layers = []
    return open.last ?? nil
  }

  /// Returns whether an element marked as invisible may be visible.
  ///
  /// Some systems report items of a visible bar as invisible.
  private func isDoubtful(_ element: PageElement, in parent: Int?, _ role: LayoutElement.Role) -> Bool {
    role == .barItem && element.isAccessible && parent.map { nodes[$0].role.isBar && !nodes[$0].isHidden } ?? false
  }

  /// Marks a scroll view as scrolling if a child's frame extends beyond it.
  private mutating func reportScrolling(of frame: Rect, to parent: Int) {
    guard nodes[parent].role == .scrollView, !frame.isEmpty else { return }
    let outer = nodes[parent].frame
    if frame.maxY > outer.maxY + 1 { nodes[parent].scrolls.insert(.scrollsVertically) }
    if frame.maxX > outer.maxX + 1 { nodes[parent].scrolls.insert(.scrollsHorizontally) }
  }

  /// Returns the kept elements from back to front, relative to the corner of the app.
  mutating func elements(in app: Rect) -> [LayoutElement] {
    lookInside()
    var names = ElementNames()
    return nodes.map { node in
      let said = node.element
      var element = LayoutElement(
        id: names.next(said.name ?? said.label ?? said.type.name), role: Self.role(of: node),
        frame: Rect(
          x: node.frame.x - app.x, y: node.frame.y - app.y, width: node.frame.width, height: node.frame.height),
        location: said.location)
      element.parent = node.parent
      element.flags = Self.flags(of: node).union(systemFlags(of: node))
      if !node.hasTextInside, let text = said.text(for: element.role) {
        var content = LayoutElement.Content()
        content.text = text.text
        element.content = content
        if text.isSpoken { element.flags.insert(.spokenText) }
      }
      return element
    }
  }

  /// Passes properties of descendants to their ancestors.
  ///
  /// Children come after their parents, so the loop runs backwards.
  private mutating func lookInside() {
    for index in nodes.indices.reversed() {
      let node = nodes[index]
      guard let parent = node.parent else { continue }
      // A list may be reported as invisible with visible content.
      if !node.isHidden { nodes[parent].isHidden = nodes[parent].frame.isEmpty }
      if node.hasTextInside || node.element.type.name == "StaticText" { nodes[parent].hasTextInside = true }
      if node.hasControlInside || [.control, .button, .barItem, .textField].contains(node.role) {
        nodes[parent].hasControlInside = true
      }
    }
  }

  /// Returns the role of a node.
  ///
  /// If controls or texts are nested, the inner element keeps its role and the outer element becomes a container.
  private static func role(of node: Node) -> LayoutElement.Role {
    switch node.role {
    case .control where node.hasControlInside: .container
    case .text where node.hasTextInside && node.element.type.name == "StaticText": .container
    default: node.role
    }
  }

  /// Returns the flags for elements that the system places or sizes.
  private func systemFlags(of node: Node) -> LayoutElement.Flags {
    var flags: LayoutElement.Flags = []
    let type = node.element.type
    if type.isOverlay || node.isLayer { flags.insert(.overlay) }
    if type.isSystemPlaced { flags.insert(.systemPlaced) }
    if type.isSystemSized { flags.insert(.systemSized) }
    if node.role == .button, node.element.name == Self.grabber { flags.formUnion([.systemPlaced, .systemSized]) }
    // UIKit lays out the items of its bars and enlarges their touch areas.
    if node.role == .barItem { flags.formUnion([.systemPlaced, .systemSized]) }
    guard let parent = node.parent.map({ nodes[$0] }) else { return flags }
    // The link to a map's terms belongs to MapKit. Annotations by apps are not links.
    if type.name == "Link", parent.element.type.name == "Map" { flags.formUnion([.systemPlaced, .systemSized]) }
    return flags
  }

  /// UIKit's name for the handle at the top of a sheet.
  private static let grabber = "Sheet Grabber"

  private static func flags(of node: Node) -> LayoutElement.Flags {
    var flags = node.scrolls
    // Text views scroll their text, and web views their page.
    if ["Table", "TextView", "WebView"].contains(node.element.type.name) { flags.insert(.scrollsVertically) }
    if node.isHidden { flags.insert(.hidden) }
    if !node.element.isEnabled { flags.insert(.disabled) }
    if node.element.isFocused { flags.insert(.focused) }
    if node.element.isSelected || (node.role.isTapped && node.element.value == "1") { flags.insert(.selected) }
    return flags
  }
}

extension LayoutElement.Role {
  /// Whether elements with this role are bars.
  fileprivate var isBar: Bool { self == .navigationBar || self == .tabBar || self == .toolbar }

  /// Whether an element with this role is selected if its value is `1`.
  fileprivate var isTapped: Bool { self == .button || self == .barItem }
}
