internal import Adaptivity
internal import AuditModel

/// A labelled width or height of the drawing, in points of the screen.
struct Dimension: Hashable {
  var words: String
  var from: Double
  var to: Double
}

/// A label to the right of the screen, with a line to the place that it describes.
struct Callout: Hashable {
  var words: String
  /// The y position on the screen, in points.
  var y: Double
  /// The x position where the line starts, in points of the screen.
  var x: Double
}

/// The dimensions, callouts and notes of a drawing; positions are in screen points.
struct ScreenFacts {
  private(set) var widths: [Dimension] = []
  private(set) var callouts: [Callout] = []
  private(set) var notes: [String] = []
  private let geometry: LayoutGeometry
  private let window: Rect

  init(_ geometry: LayoutGeometry, window: Rect) {
    self.geometry = geometry
    self.window = window
    addWidths()
    addTop()
    addBottom()
    notes += geometry.notes
    callouts.sort { $0.y < $1.y }
  }

  private mutating func addWidths() {
    let screen = geometry.screen
    if geometry.readableWidth != nil, let reading = readable(in: window) {
      add("readable width", geometry.readableWidth, from: reading.minX, to: reading.maxX)
    }
    if let content = geometry.contentRect?.moved(by: window), let margin = geometry.margin {
      let words = "available width for text, margins of \(Points(margin.value).number) at the sides:"
      add(words, geometry.roomForText, from: content.minX, to: content.maxX)
    } else if let room = geometry.roomForText {
      let left = window.midX - room.value / 2
      add("available width for text", room, from: left, to: left + room.value)
    }
    if let safe = geometry.safeArea, safe.value.left > 0 || safe.value.right > 0 {
      let inner = window.inset(by: safe.value)
      let sides = "safe area, \(Points(safe.value.left).number) left and \(Points(safe.value.right).number) right:"
      add(sides, safe.map { _ in inner.width }, from: inner.minX, to: inner.maxX)
    }
    if window.size != screen {
      add("window", geometry.windowSize.map(\.width), from: window.minX, to: window.maxX)
    }
    widths.append(Dimension(words: "screen \(Points(screen.width).number)", from: 0, to: screen.width))
  }

  private mutating func addTop() {
    if let radius = geometry.cornerRadius, radius.value > 0 {
      call("corner radius", radius, y: radius.value * 0.3, x: window.maxX - radius.value * 0.3)
    }
    if let height = geometry.statusBarHeight, height.value > 0 {
      call("status bar", height, y: window.minY + height.value / 2)
    }
    for rect in geometry.sensorRects.suffix(1) {
      let size = "\(Points(rect.width).number) × \(Points(rect.height).number)"
      let words = geometry.sensor == .dynamicIsland ? "Dynamic Island \(size)" : "band of the notch \(size)"
      callouts.append(Callout(words: words, y: rect.midY, x: rect.maxX))
    }
    guard let safe = geometry.safeArea else {
      let bars = [
        ("navigation bar", geometry.navigationBarHeight), ("tab bar", geometry.tabBarHeight),
        ("toolbar", geometry.toolbarHeight),
      ].compactMap { name, height in height.map { "\(name) \(Points($0.value).number)" } }
      if !bars.isEmpty {
        notes.append("not drawn, because their position is not known: \(bars.joined(separator: ", "))")
      }
      return
    }
    if let height = geometry.navigationBarHeight {
      call("navigation bar", height, y: window.minY + safe.value.top + height.value / 2)
    }
  }

  private mutating func addBottom() {
    if let keyboard = geometry.keyboardHeight {
      call("keyboard", keyboard, y: geometry.screen.height - keyboard.value)
    }
    guard let safe = geometry.safeArea else { return }
    let bottom = window.maxY - safe.value.bottom
    if let tabs = geometry.tabBarHeight { call("tab bar", tabs, y: bottom - tabs.value) }
    if let tools = geometry.toolbarHeight { call("toolbar", tools, y: bottom - tools.value) }
    if geometry.homeIndicatorRect != nil {
      call("home indicator", safe.map(\.bottom), y: bottom + safe.value.bottom / 2)
    }
  }

  /// Returns the readable width's area, centred in the content area, or nil if either is unknown.
  func readable(in window: Rect) -> Rect? {
    guard let content = geometry.contentRect?.moved(by: window), let width = geometry.readableWidth?.value else {
      return nil
    }
    return Rect(x: content.midX - width / 2, y: content.y, width: width, height: content.height)
  }

  private mutating func add(_ words: String, _ value: Sourced<Double>?, from: Double, to: Double) {
    guard let value else { return }
    widths.append(Dimension(words: Self.words(words, value), from: from, to: to))
  }

  private mutating func call(_ words: String, _ value: Sourced<Double>, y: Double, x: Double? = nil) {
    callouts.append(Callout(words: Self.words(words, value), y: y, x: x ?? window.maxX))
  }

  static func words(_ words: String, _ value: Sourced<Double>) -> String {
    "\(words) \(Points(value.value).number)\(value.isDerived ? " (derived)" : "")"
  }
}
