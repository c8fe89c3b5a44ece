/// The values that a specification writes into a target's Info.plist.
///
/// They take precedence over the file, which is overwritten when the project is generated.
package struct InfoProperties: Hashable, Sendable {
  /// The value of `UIUserInterfaceStyle`, such as `Light`; nil if it is not stated.
  package var interfaceStyle: String?
  /// Whether `UIRequiresFullScreen` is set; nil if it is not stated.
  package var requiresFullScreen: Bool?
  /// Whether there is a launch screen.
  package var hasLaunchScreen = false
  /// The storyboards in `UIMainStoryboardFile` and `UISceneStoryboardFile`.
  package var mainStoryboards: Set<String> = []
  /// All texts at any depth; some name pictures and colours of the launch screen.
  package var texts: Set<String> = []
  /// The values of `UISupportedInterfaceOrientations`, by family; a family without a list has no entry.
  package var orientations: [TargetDevices.Family: Set<String>] = [:]
}
