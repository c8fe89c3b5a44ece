public import Adaptivity
internal import DynamicType

extension LayoutEnvironment {
  /// The environment in a sentence: `iPhone 16`, `iPad mini 6 in landscape, half window, AX1`.
  ///
  /// What is as on a new device goes without saying; so does the language.
  ///
  /// - Parameters:
  ///   - held: Which of the two portrait or landscape orientations it is; nil is not said.
  ///   - name: What the device is called instead of by its name, where it is not the only one that it may be.
  /// - Returns: The words.
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
