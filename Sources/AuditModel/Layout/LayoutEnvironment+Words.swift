public import Adaptivity
internal import DynamicType

extension LayoutEnvironment {
  /// Describes the environment: `iPhone 16`, `iPad mini 6 in landscape, window half, AX1`.
  ///
  /// Default settings are omitted, and so is the language.
  ///
  /// - Parameters:
  ///   - held: The exact orientation, which distinguishes landscape left from landscape right; nil if unknown.
  ///   - name: A name to use instead of the device's, if the device is uncertain.
  /// - Returns: The description.
  public func words(_ held: InterfaceOrientation? = nil, called name: String? = nil) -> String {
    var first = name ?? device?.name ?? "a window of \(window) pt"
    switch held {
    case .landscapeLeft: first += " in landscape, turned left"
    case .landscapeRight: first += " in landscape, turned right"
    case .portraitUpsideDown: first += " upside down"
    case .portrait, nil: if device != nil, orientation == .landscape { first += " in landscape" }
    }
    var words = [first]
    if device != nil, window != .full { words.append("window \(window)") }
    if isDisplayZoomed { words.append("Display Zoom") }
    if category != .large { words.append(category.shortName) }
    if systemVersion != .current { words.append("iOS \(systemVersion)") }
    if style == .dark { words.append("dark") }
    if contrast == .high { words.append("high contrast") }
    if direction == .rightToLeft { words.append("right to left") }
    return words.joined(separator: ", ")
  }
}
