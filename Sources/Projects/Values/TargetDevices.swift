/// The devices that a target runs on, according to its build settings.
///
/// If configurations differ, the more restrictive value is used.
package struct TargetDevices: Hashable, Sendable {
  /// A device family that a target can name.
  package enum Family: String, Hashable, Sendable, CaseIterable {
    case iphone = "1"
    case ipad = "2"
  }

  /// The highest deployment target of all configurations; nil if one states none.
  package var system: DeploymentTarget?
  /// The families that every configuration names; nil if a configuration names none.
  ///
  /// Other families, such as Apple TV, are ignored.
  package var families: Set<Family>?
  /// The orientations for the generated Info.plist, by family; a family without a list has no entry.
  ///
  /// They are values of `UISupportedInterfaceOrientations`.
  package var orientations: [Family: Set<String>] = [:]
  /// The value of `UIUserInterfaceStyle` in the generated Info.plist, such as `Light`.
  ///
  /// It is nil if the configurations differ.
  package var interfaceStyle: String?
  /// Whether any configuration sets `UIRequiresFullScreen` in the generated Info.plist.
  package var requiresFullScreen = false
  /// Whether the generated Info.plist of every configuration has a launch screen.
  package var hasLaunchScreen = false
  /// The storyboards that the generated Info.plist names as `UIMainStoryboardFile`.
  package var mainStoryboards: Set<String> = []
}

extension TargetDevices {
  /// The maximum length of a value in bytes, far above a list of all orientations (our own limit).
  private static let longest = 1024

  /// Creates the devices of a target.
  ///
  /// `system` is the highest deployment target. `value` returns a setting's value in a configuration, or nil.
  init(system: DeploymentTarget?, configurations count: Int, _ value: (_ name: String, _ index: Int) -> String?) {
    self.system = system
    func setting(_ name: String, _ index: Int) -> String? {
      value(name, index).flatMap { $0.utf8.count <= Self.longest ? $0 : nil }
    }
    let families = (0..<count).map { setting("TARGETED_DEVICE_FAMILY", $0).map(Self.families) }
    if !families.isEmpty, !families.contains(nil) {
      self.families = families.compactMap(\.self).dropFirst().reduce(families[0] ?? []) { $0.intersection($1) }
    }
    for (family, suffix) in [(Family.iphone, "_iPhone"), (.ipad, "_iPad")] {
      let name = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
      let lists = (0..<count).map { setting(name + suffix, $0) ?? setting(name, $0) }
      guard !lists.isEmpty, !lists.contains(nil) else { continue }
      // An orientation that one configuration lacks is not certain to be supported.
      let sets = lists.map { Set(($0 ?? "").split(separator: " ").map(String.init)) }
      orientations[family] = sets.dropFirst().reduce(sets[0]) { $0.intersection($1) }
    }
    func generated(_ key: String, _ index: Int) -> String? {
      // Xcode ignores the keys if it does not generate the file.
      setting("GENERATE_INFOPLIST_FILE", index) == "YES" ? setting("INFOPLIST_KEY_\(key)", index) : nil
    }
    requiresFullScreen = (0..<count).contains { generated("UIRequiresFullScreen", $0) == "YES" }
    hasLaunchScreen =
      count > 0
      && (0..<count).allSatisfy { index in
        generated("UILaunchScreen_Generation", index) == "YES"
          || generated("UILaunchStoryboardName", index)?.isEmpty == false
      }
    mainStoryboards = Set((0..<count).compactMap { generated("UIMainStoryboardFile", $0) })
    let styles = (0..<count).map { generated("UIUserInterfaceStyle", $0) }
    if Set(styles).count == 1, let style = styles[0] { interfaceStyle = style }
  }

  /// Returns the families in a list such as `1,2`.
  private static func families(_ text: String) -> Set<Family> {
    Set(text.split { $0 == "," || $0 == " " }.compactMap { Family(rawValue: String($0)) })
  }
}
