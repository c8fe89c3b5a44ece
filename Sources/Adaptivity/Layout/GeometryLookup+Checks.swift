extension GeometryLookup {
  /// Returns the size of a window, or throws an error if it is invalid or larger than the screen.
  static func checked(_ size: Size, on screen: Size?) throws(AdaptivityError) -> Size {
    let sides = [size.width, size.height]
    guard sides.allSatisfy({ $0.isFinite && $0 > 0 && $0 <= Window.longestSide }) else {
      throw AdaptivityError(
        .badWindowSize,
        "a window cannot be \(Window.custom(size)) pt in size; give two numbers above 0, such as 400x600")
    }
    if let screen, size.width > screen.width || size.height > screen.height {
      throw AdaptivityError(
        .badWindowSize,
        "a window of \(Window.custom(size)) pt is larger than the screen of \(Window.custom(screen)) pt;"
          + " make it smaller, or name a larger device")
    }
    return size
  }

  /// Throws an error if the device shipped with a later system version.
  static func checkSystem(_ version: SystemVersion, of device: Device) throws(AdaptivityError) {
    guard let first = device.firstSystem, version < first, !version.includes(first) else { return }
    throw AdaptivityError(
      .systemTooOld,
      "\(device.name) never ran iOS \(version); it shipped with iOS \(first), so use that or a later version")
  }

  /// Returns the size of a phone's screen under Display Zoom, in portrait.
  static func zoomed(_ device: Device) throws(AdaptivityError) -> Size {
    guard device.family == .iphone, !device.isPreliminary, let width = zoomedWidths[device.size.width] else {
      throw AdaptivityError(
        .noDisplayZoom,
        "the Display Zoom size of \(device.name) is not known; use an iPhone 375 or 414 pt wide, or turn Display Zoom off"
      )
    }
    let size = Size(width: width, height: (width * device.size.height / device.size.width).rounded())
    return unzoomed(size, like: device)?.size ?? size
  }

  /// Returns the phone whose unzoomed screen has the size of a zoomed screen; nil if there is none.
  ///
  /// Heights may differ by less than 2 pt because of rounding.
  ///
  /// For phones without a Home button, the result is nil. No source states that they also use the insets of the smaller
  /// phone.
  static func unzoomed(_ size: Size, like device: Device) -> Device? {
    guard device.isEdgeToEdge == false else { return nil }
    return DeviceTable.standard.devices.first { other in
      other.family == .iphone && other.isEdgeToEdge == false && other.twin == nil && other.size.width == size.width
        && abs(other.size.height - size.height) < 2
    }
  }

  /// The widths of screens under Display Zoom by the width without zoom, in points.
  ///
  /// Each is the width of the next smaller phone of that time. Verified for the iPhone 6, 6 Plus, 7 and 7 Plus.
  private static let zoomedWidths: [Double: Double] = [375: 320, 414: 375]

  static let zoomRule =
    "with Display Zoom, 375 pt phones are 320 pt wide and 414 pt phones 375 pt; verified on iPhone 6 and 7 only"

  /// The number of physical pixels of the panel per point.
  var nativeScale: Double? {
    guard let device else { return nil }
    guard environment.isDisplayZoomed else { return device.nativeScale }
    return device.pixels.width / min(screen.width, screen.height)
  }
}
