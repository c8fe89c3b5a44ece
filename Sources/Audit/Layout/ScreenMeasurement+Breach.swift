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

  /// Whether it leaves the safe area at all.
  var isAny: Bool { sensor > 0 || indicator > 0 || others.greatest > 0 }
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
        breach.sensor = max(over.left, over.right)
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

  /// Whether an element is a ground of its own: a picture as wide or as high as the window, or a control that covers all
  /// of it, such as one that closes a menu.
  func isGround(_ index: Int) -> Bool {
    if layout.elements[index].isControl { return coversWindow(layout.elements[index].frame) }
    guard layout.elements[index].role == .image, !layout.elements[index].flags.contains(.primary) else { return false }
    let window = window
    let frame = layout.elements[index].frame
    return frame.width >= window.width - slack || frame.height >= window.height - slack
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
