internal import Adaptivity
internal import AuditModel

/// Where there is room on a screen, as rules ask for it.
extension ScreenMeasurement {
  /// By how many points two places may differ that are meant as one.
  var slack: Double { geometry.tolerance + max(0, layout.rounding) }

  /// The window, its corner at the origin.
  var window: Rect { Rect(geometry.windowSize.value) }

  /// The safe area without bars; where the status bar is hidden and no sensor stands there, it begins at the top.
  var safe: Rect? {
    guard var insets = geometry.safeArea?.value else { return nil }
    if layout.chrome.hidesStatusBar == true, geometry.sensor == Device.Sensor.none { insets.top = 0 }
    return window.inset(by: insets)
  }

  /// Whether it is held in landscape.
  var isLandscape: Bool { layout.environment.orientation == .landscape }

  /// Whether lines begin at the right.
  var isRightToLeft: Bool { layout.environment.direction == .rightToLeft }

  /// Whether camera and sensors stand in the display.
  var hasSensor: Bool { geometry.sensor == .notch || geometry.sensor == .dynamicIsland }

  /// Whether it fills a phone's display.
  var isOnPhone: Bool { layout.environment.device?.family == .iphone && layout.environment.window == .full }

  /// How far a frame's leading edge is from the window's.
  func leading(_ frame: Rect) -> Double { isRightToLeft ? window.width - frame.maxX : frame.minX }

  /// By how many points an element sticks out of a rectangle at each edge; 0 where it does not, and where scrolling
  /// brings it in.
  ///
  /// - Parameters:
  ///   - index: The element.
  ///   - room: The rectangle.
  /// - Returns: The points at each edge.
  func overhang(of index: Int, from room: Rect) -> Insets {
    let frame = layout.elements[index].frame
    let entry = outline.entries[index]
    let slack = slack
    func over(_ points: Double) -> Double { points > slack ? points : 0 }
    var insets = Insets()
    if !entry.scrollsVertically {
      insets.top = over(room.minY - frame.minY)
      insets.bottom = over(frame.maxY - room.maxY)
    }
    if !entry.scrollsHorizontally {
      insets.left = over(room.minX - frame.minX)
      insets.right = over(frame.maxX - room.maxX)
    }
    return insets
  }

  /// Whether an element is of the place below the safe area by right, as the controls of a game are in landscape.
  func mayStandBelow(_ index: Int) -> Bool {
    isLandscape && layout.elements[index].flags.contains(.belowSafeArea)
  }

  /// The element in a sentence: its text where it has one, else its name.
  func name(_ index: Int) -> String { layout.elements[index].shownName }
}

extension LayoutElement {
  /// The element in a sentence: its text where it has one, else its name.
  var shownName: String { Quotation(sharedContent?.value.text ?? id).description }
}

extension Insets {
  /// The greatest of the four.
  var greatest: Double { max(max(top, bottom), max(left, right)) }

  /// The edges that have something, as words: `top`, `left and right`.
  var edges: String {
    let named = [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
    return Listing(named.filter { $0.1 > 0 }.map(\.0)).description
  }
}
