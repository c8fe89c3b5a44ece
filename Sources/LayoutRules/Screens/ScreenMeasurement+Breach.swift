internal import Adaptivity
internal import AuditModel

/// The distances by which an element leaves the safe area, in points, separated by the rules that check them.
struct Breach {
  /// The overlap with the camera and sensors.
  var sensor = 0.0
  /// The excess at the bottom, where the home indicator is drawn.
  var indicator = 0.0
  /// The excess at the other edges.
  var others = Insets()
  /// Whether the element's frame overlaps the camera and sensors while its text may be drawn next to them.
  var isOpen = false

  /// Whether the element leaves the safe area, or may do so.
  var isAny: Bool { sensor > 0 || indicator > 0 || others.greatest > 0 || isOpen }
}

extension ScreenMeasurement {
  /// Returns the distances by which an element leaves the safe area.
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
      // No table states where a notch ends, so only the safe area is known on solved screens.
      if layout.solved != nil, drawnFrame(of: index).map(meetsSensor) != true || geometry.sensor == .notch {
        breach.others = over
        return breach
      }
      if isLandscape {
        breach.isOpen = mayDrawNarrower(index) && max(over.left, over.right) > 0
        breach.sensor = breach.isOpen ? 0 : max(over.left, over.right)
        (over.left, over.right) = (0, 0)
      } else if over.top > 0, drawnFrame(of: index).map(meetsSensor) == true {
        breach.sensor = over.top
        over.top = 0
      }
    }
    breach.others = over
    return breach
  }

  /// Returns whether a frame overlaps the camera and sensors.
  ///
  /// The status bar next to them does not count.
  private func meetsSensor(_ frame: Rect) -> Bool {
    let slack = slack
    return geometry.sensorRects.contains { rect in
      guard let common = rect.intersection(frame) else { return false }
      return common.width > slack && common.height > slack
    }
  }

  /// Returns whether a control or picture acts as a background.
  ///
  /// It does if it covers the window, like art or a control that closes a menu. So does a picture as wide or as high
  /// as the window, unless it is primary.
  func isGround(_ index: Int) -> Bool {
    let element = layout.elements[index]
    guard element.isControl || element.role == .image else { return false }
    if coversWindow(element.frame) { return true }
    guard element.role == .image, !element.flags.contains(.primary) else { return false }
    let window = window
    return element.frame.width >= window.width - slack || element.frame.height >= window.height - slack
  }

  /// Returns whether a text may be narrower than its frame and centred in it.
  ///
  /// A recording has the frame of a label but not its alignment. A label with equal insets at both sides is usually
  /// centred or fills its line.
  func mayDrawNarrower(_ index: Int) -> Bool {
    guard layout.isRecorded, layout.elements[index].role == .text else { return false }
    let frame = layout.elements[index].frame
    return abs(frame.minX - (window.maxX - frame.maxX)) <= 2 * slack
  }

  /// Returns whether a control is a whole row of a list: as wide as its cell.
  func fillsCell(_ index: Int) -> Bool {
    guard let cell = outline.entries[index].cell else { return false }
    return layout.elements[index].frame.width >= layout.elements[cell].frame.width - slack
  }

  /// Returns whether a frame covers the window in both directions.
  private func coversWindow(_ frame: Rect) -> Bool {
    let (window, slack) = (window, slack)
    return frame.minX <= slack && frame.minY <= slack && frame.maxX >= window.maxX - slack
      && frame.maxY >= window.maxY - slack
  }
}
