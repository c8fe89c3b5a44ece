import Adaptivity
import InterfaceLayout

/// The solved layouts of one screen, which is only solved again if the texts or their sizes differ.
final class SceneCache {
  /// The properties that decide a layout.
  struct Key: Hashable {
    /// The window and the language, which chooses fonts, without the text size.
    var environment: LayoutEnvironment
    /// Whether the size is one of the accessibility sizes, at which some cells stack their labels.
    var isAccessibilitySize: Bool
    /// The number of the extreme layout; nil for the layout of the document.
    var variant: Int?
    /// The texts with their sizes.
    var texts: [DocumentMeasure.SizedText]
  }

  private var scenes: [Key: SceneLayout?] = [:]

  /// Returns a layout, and solves it the first time.
  func scene(_ key: Key, solve: () -> SceneLayout?) -> SceneLayout? {
    if let known = scenes[key] { return known }
    let scene = solve()
    scenes[key] = .some(scene)
    return scene
  }
}

@available(*, unavailable)
extension SceneCache: Sendable {}

extension LayoutEnvironment {
  /// The environment without its text size.
  var withoutTextSize: LayoutEnvironment {
    var environment = self
    environment.category = .large
    return environment
  }
}
