internal import Adaptivity
internal import AuditModel

/// The available areas and tolerances of a screen that rules use.
extension ScreenMeasurement {
  /// The largest difference in points between two positions that count as equal.
  var slack: Double { geometry.tolerance + max(0, layout.rounding) }

  /// The window, with its corner at the origin.
  var window: Rect { Rect(geometry.windowSize.value) }

  /// The safe area without bars.
  ///
  /// If the status bar is hidden and the camera is not in the display, the area begins at the top of the window.
  var safe: Rect? {
    guard var insets = geometry.safeArea?.value else { return nil }
    if layout.chrome.hidesStatusBar == true, geometry.sensor == Device.Sensor.none { insets.top = 0 }
    return window.inset(by: insets)
  }

  /// Whether the device is in landscape.
  var isLandscape: Bool { layout.environment.orientation == .landscape }

  /// Whether lines begin on the right.
  var isRightToLeft: Bool { layout.environment.direction == .rightToLeft }

  /// Whether the camera and sensors are in the display, as a notch or the Dynamic Island.
  var hasSensor: Bool { geometry.sensor == .notch || geometry.sensor == .dynamicIsland }

  /// Whether the screen fills a phone's display.
  var isOnPhone: Bool { layout.environment.device?.family == .iphone && layout.environment.window == .full }

  /// Returns the distance from the window's leading edge to the leading edge of a frame, in points.
  func leading(_ frame: Rect) -> Double { isRightToLeft ? window.width - frame.maxX : frame.minX }

  /// Returns the distances in points by which an element exceeds a rectangle at its edges.
  ///
  /// The distance is 0 at an edge in a direction in which the element scrolls, since scrolling brings it into view.
  func overhang(of index: Int, from room: Rect) -> Insets {
    guard let frame = drawnFrame(of: index) else { return Insets() }
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

  /// Returns the area that an element certainly takes up; nil if it is not known.
  ///
  /// In a document, a text may be much smaller than its frame, and so may the title of a button without a background. A
  /// picture may be a decoration.
  func drawnFrame(of index: Int) -> Rect? {
    let element = layout.elements[index]
    guard let solved = layout.solved, !solved.filled.contains(index) else { return element.frame }
    if element.role == .text { return solved.drawnTextFrames[index] }
    let title = index + 1
    guard element.role == .button, layout.elements.indices.contains(title), layout.elements[title].parent == index
    else {
      return nil
    }
    return solved.drawnTextFrames[title]
  }

  /// Whether another view may contain the screen, so that its position in the window is unknown.
  var isContained: Bool { layout.solved.map { !$0.fillsWindow } ?? false }

  /// Returns whether an element belongs below the safe area, like the controls of a game in landscape.
  func mayStandBelow(_ index: Int) -> Bool {
    isLandscape && layout.elements[index].flags.contains(.belowSafeArea)
  }

  /// Returns the text of an element in quotation marks, or its name if it has no text.
  func name(_ index: Int) -> String { layout.elements[index].shownName }
}

extension LayoutElement {
  /// The element's text in quotation marks, or its name if it has no text.
  var shownName: String {
    if let text = sharedContent?.value.text { return Quotation(text).description }
    // A name that quotes a text, such as a storyboard object's, needs no quotation marks.
    let name = Quotation(id)
    return id.contains("\"") ? name.text : name.description
  }
}

extension Insets {
  /// The largest of the four insets.
  var greatest: Double { max(max(top, bottom), max(left, right)) }

  /// The edges with an inset, in words: `top`, `left and right`.
  var edges: String {
    let named = [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
    return Listing(named.filter { $0.1 > 0 }.map(\.0)).description
  }
}
