internal import Adaptivity
internal import AuditModel

/// How far an element leaves the safe area, by what stands where it goes; each part is another rule's.
struct Breach {
  /// By how many points it is behind camera and sensors.
  var sensor = 0.0
  /// By how many points it is below the safe area where the home indicator is drawn.
  var indicator = 0.0
  /// By how many points it leaves the safe area at any other edge.
  var others = Insets()
  /// Whether its frame goes behind camera and sensors while its text may be drawn away from them.
  var isOpen = false

  /// Whether it leaves the safe area at all, or may do so.
  var isAny: Bool { sensor > 0 || indicator > 0 || others.greatest > 0 || isOpen }
}

extension ScreenMeasurement {
  /// How far an element leaves the safe area.
  ///
  /// - Parameters:
  ///   - index: The element.
  ///   - safe: The safe area.
  /// - Returns: The parts.
  func breach(of index: Int, _ safe: Rect) -> Breach {
    var over = overhang(of: index, from: safe)
    guard over.greatest > 0 else { return Breach() }
    var breach = Breach()
    if mayStandBelow(index) { over.bottom = 0 }
    if geometry.homeIndicatorRect != nil {
      breach.indicator = over.bottom
      over.bottom = 0
    }
    if hasSensor, isOnPhone {
      if isLandscape {
        breach.isOpen = mayDrawNarrower(index) && max(over.left, over.right) > 0
        breach.sensor = breach.isOpen ? 0 : max(over.left, over.right)
        (over.left, over.right) = (0, 0)
      } else if over.top > 0, meetsSensor(layout.elements[index].frame) {
        breach.sensor = over.top
        over.top = 0
      }
    }
    breach.others = over
    return breach
  }

  /// Whether a frame meets what camera and sensors take; the status bar beside them is another matter.
  private func meetsSensor(_ frame: Rect) -> Bool {
    let slack = slack
    return geometry.sensorRects.contains { rect in
      guard let common = rect.intersection(frame) else { return false }
      return common.width > slack && common.height > slack
    }
  }

  /// Whether an element is a ground of its own: what covers the window, such as art or a control that closes a menu, or
  /// a picture as wide or as high as the window that is not primary.
  func isGround(_ index: Int) -> Bool {
    let element = layout.elements[index]
    guard element.isControl || element.role == .image else { return false }
    if coversWindow(element.frame) { return true }
    guard element.role == .image, !element.flags.contains(.primary) else { return false }
    let window = window
    return element.frame.width >= window.width - slack || element.frame.height >= window.height - slack
  }

  /// Whether a text may be drawn in less than its frame, in the middle of it: a recording has the frame of the label and
  /// not its alignment, and one that is inset alike at both sides is mostly centred or fills its line.
  func mayDrawNarrower(_ index: Int) -> Bool {
    guard layout.isRecorded, layout.elements[index].role == .text else { return false }
    let frame = layout.elements[index].frame
    return abs(frame.minX - (window.maxX - frame.maxX)) <= 2 * slack
  }

  /// Whether a control is a row of a list as a whole: as wide as the cell it is in.
  func fillsCell(_ index: Int) -> Bool {
    guard let cell = outline.entries[index].cell else { return false }
    return layout.elements[index].frame.width >= layout.elements[cell].frame.width - slack
  }

  /// Whether a frame covers the window in both directions.
  private func coversWindow(_ frame: Rect) -> Bool {
    let (window, slack) = (window, slack)
    return frame.minX <= slack && frame.minY <= slack && frame.maxX >= window.maxX - slack
      && frame.maxY >= window.maxY - slack
  }
}
