import Adaptivity
import AuditModel
import Documents

/// The elements of a page source while it is read, and what the whole says of each.
struct PageElementTree {
  /// An element of which more is known when those in it are.
  private struct Node {
    var element: PageElement
    var frame: Rect
    var role: LayoutElement.Role
    /// What it is inside of, among the nodes.
    var parent: Int?
    var isInBar: Bool
    var isInText: Bool
    var isHidden: Bool
    /// Whether it lies over what is before it in its window.
    var isLayer: Bool
    var hasTextInside = false
    var hasControlInside = false
    var scrolls: LayoutElement.Flags = []

    /// Whether links in it stand in a sentence.
    var isText: Bool { ["StaticText", "TextView"].contains(element.type.name) }
  }

  private var nodes: [Node] = []
  /// The nodes that are open; of groups that are left out, the node around them.
  private var open: [Int?] = []
  /// The windows that are open: where what is right in each stands, and how much of it was met.
  private var windows: [(depth: Int, count: Int)] = []
  private var hasWindow = false
  /// Layers without a name that are open, of which nothing is kept until something in them is.
  private var layers: [(depth: Int, element: PageElement, frame: Rect)] = []

  /// Enters something that is no element of the screen.
  mutating func openGroup() { open.append(open.last ?? nil) }

  /// Leaves what was entered last.
  mutating func close() {
    if windows.last?.depth == open.count { windows.removeLast() }
    _ = open.popLast()
    if layers.last?.depth == open.count { layers.removeLast() }
  }

  /// Enters an element.
  ///
  /// - Returns: Whether it is kept: a group without a name draws nothing and says nothing.
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

  /// Whether an element lies over what came before: a window after the first, and in a window all after the first, for
  /// that is how screens are presented over others.
  private mutating func isLayer(_ element: PageElement) -> Bool {
    if element.type.name == "Window" {
      defer { hasWindow = true }
      return hasWindow
    }
    guard let last = windows.indices.last, windows[last].depth == open.count else { return false }
    windows[last].count += 1
    return windows[last].count > 1
  }

  /// Keeps the layers that are open and have no name, now that something in them is kept.
  ///
  /// - Returns: The innermost.
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

  /// The items of a bar that is visible are recorded as invisible by some systems, though they can be tapped.
  private func isDoubtful(_ element: PageElement, in parent: Int?, _ role: LayoutElement.Role) -> Bool {
    role == .barItem && element.isAccessible && parent.map { nodes[$0].role.isBar && !nodes[$0].isHidden } ?? false
  }

  /// What lies outside of what it is right inside of is reached by scrolling.
  private mutating func reportScrolling(of frame: Rect, to parent: Int) {
    guard nodes[parent].role == .scrollView, !frame.isEmpty else { return }
    let outer = nodes[parent].frame
    if frame.maxY > outer.maxY + 1 { nodes[parent].scrolls.insert(.scrollsVertically) }
    if frame.maxX > outer.maxX + 1 { nodes[parent].scrolls.insert(.scrollsHorizontally) }
  }

  /// The elements, from the back to the front.
  ///
  /// - Parameter app: The frame of the app, whose corner is the origin of what is given.
  /// - Returns: One for each that was kept.
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

  /// Tells every node what is in it, from the innermost out: those stand behind what they are inside of.
  private mutating func lookInside() {
    for index in nodes.indices.reversed() {
      let node = nodes[index]
      guard let parent = node.parent else { continue }
      // A list may be recorded as invisible while all in it is seen.
      if !node.isHidden { nodes[parent].isHidden = nodes[parent].frame.isEmpty }
      if node.hasTextInside || node.element.type.name == "StaticText" { nodes[parent].hasTextInside = true }
      if node.hasControlInside || [.control, .button, .barItem, .textField].contains(node.role) {
        nodes[parent].hasControlInside = true
      }
    }
  }

  /// Of two of one kind in each other the inner one is the one that is meant.
  private static func role(of node: Node) -> LayoutElement.Role {
    switch node.role {
    case .control where node.hasControlInside: .container
    case .text where node.hasTextInside && node.element.type.name == "StaticText": .container
    default: node.role
    }
  }

  /// What of an element is the system's.
  private func systemFlags(of node: Node) -> LayoutElement.Flags {
    var flags: LayoutElement.Flags = []
    let type = node.element.type
    if type.isOverlay || node.isLayer { flags.insert(.overlay) }
    if type.isSystemPlaced { flags.insert(.systemPlaced) }
    if type.isSystemSized { flags.insert(.systemSized) }
    if node.role == .button, node.element.name == Self.grabber { flags.formUnion([.systemPlaced, .systemSized]) }
    // UIKit lays out the items of its bars, and lets them answer beyond what they draw.
    if node.role == .barItem { flags.formUnion([.systemPlaced, .systemSized]) }
    guard let parent = node.parent.map({ nodes[$0] }) else { return flags }
    // The link to a map's terms is MapKit's; what apps put on a map are no links.
    if type.name == "Link", parent.element.type.name == "Map" { flags.formUnion([.systemPlaced, .systemSized]) }
    return flags
  }

  /// What UIKit calls the handle at the top of a sheet.
  private static let grabber = "Sheet Grabber"

  private static func flags(of node: Node) -> LayoutElement.Flags {
    var flags = node.scrolls
    // A text view scrolls what is written in it, a web view its page.
    if ["Table", "TextView", "WebView"].contains(node.element.type.name) { flags.insert(.scrollsVertically) }
    if node.isHidden { flags.insert(.hidden) }
    if !node.element.isEnabled { flags.insert(.disabled) }
    if node.element.isFocused { flags.insert(.focused) }
    if node.element.isSelected || (node.role.isTapped && node.element.value == "1") { flags.insert(.selected) }
    return flags
  }
}

extension LayoutElement.Role {
  /// Whether it is a bar.
  fileprivate var isBar: Bool { self == .navigationBar || self == .tabBar || self == .toolbar }

  /// Whether its value says that it is on.
  fileprivate var isTapped: Bool { self == .button || self == .barItem }
}
