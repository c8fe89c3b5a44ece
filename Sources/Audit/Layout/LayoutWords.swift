internal import Adaptivity

/// An environment in a sentence: `iPhone 16 in portrait`, `iPad mini 6 in landscape, half, AX2`.
///
/// What is as a new device has it goes without saying.
struct LayoutWords: CustomStringConvertible {
  let description: String

  init(_ environment: LayoutEnvironment) {
    let name = environment.device?.name ?? "a display"
    var words = "\(name) in \(environment.orientation.rawValue)"
    let usual = LayoutEnvironment(device: environment.device)
    if environment.window != usual.window { words += ", \(environment.window)" }
    if environment.category != usual.category { words += ", \(environment.category.shortName)" }
    if environment.isDisplayZoomed { words += ", Display Zoom" }
    if environment.systemVersion != usual.systemVersion { words += ", iOS \(environment.systemVersion)" }
    if environment.direction != usual.direction { words += ", right to left" }
    if environment.style != usual.style { words += ", \(environment.style.rawValue)" }
    if environment.contrast != usual.contrast { words += ", Increase Contrast" }
    if let locale = environment.locale, locale != "en" { words += ", \(locale)" }
    description = words
  }

  /// Where a finding holds: the worst environment, and how many others.
  ///
  /// - Parameters:
  ///   - worst: The worst environment.
  ///   - count: In how many it holds.
  /// - Returns: Words that follow a sentence.
  static func join(_ worst: LayoutEnvironment, of count: Int) -> String {
    let others = count - 1
    guard others > 0 else { return "\(LayoutWords(worst))" }
    return "\(LayoutWords(worst)) and \(others) more"
  }
}
