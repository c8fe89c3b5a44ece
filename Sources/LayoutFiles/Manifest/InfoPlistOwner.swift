import Documents

/// The kind of bundle that an `Info.plist` belongs to.
///
/// Source: Apple, Information Property List Key Reference and Bundle Resources.
enum InfoPlistOwner: String {
  case app = ""
  case framework = "Info.plist files of frameworks"
  case bundle = "Info.plist files of bundles and tests"
  case appExtension = "Info.plist files of app extensions and services"
  case watchApp = "Info.plist files of watchOS apps"
  case televisionApp = "Info.plist files of tvOS apps"
  case macApp = "Info.plist files of macOS apps"
  /// A bundle without information about screens.
  case unknown = "property lists without keys about an app's screens"

  /// The reason for skipping the file; nil for an app on iPhone and iPad.
  var reason: String? { self == .app ? nil : rawValue }

  /// Detects the kind of bundle from the members of the root dictionary.
  init(_ values: [String: PropertyListValue]) {
    func text(_ key: String) -> String { values[key]?.text ?? "" }
    let platform = text("DTPlatformName")
    let families = values["UIDeviceFamily"]?.numbers ?? []
    if values["NSExtension"] != nil || values["EXAppExtensionAttributes"] != nil {
      self = .appExtension
    } else if values.keys.contains(where: Self.watchKeys.contains) || platform.hasPrefix("watch") || families == [4] {
      self = .watchApp
    } else if let packaged = Self.packages[text("CFBundlePackageType")] {
      self = packaged
    } else if platform.hasPrefix("appletv") || families == [3] {
      self = .televisionApp
    } else if values.keys.contains(where: Self.isOfScreens) {
      self = .app
    } else if platform == "macosx" || values.keys.contains(where: Self.macKeys.contains) {
      self = .macApp
    } else {
      self = text("CFBundlePackageType") == "APPL" ? .app : .unknown
    }
  }

  private static let packages: [String: InfoPlistOwner] = ["FMWK": .framework, "BNDL": .bundle, "XPC!": .appExtension]
  private static let watchKeys: Set<String> = ["WKApplication", "WKWatchKitApp", "WKCompanionAppBundleIdentifier"]
  private static let macKeys: Set<String> = [
    "LSMinimumSystemVersion", "LSUIElement", "LSBackgroundOnly", "NSMainNibFile", "NSMainStoryboardFile",
    "NSPrincipalClass",
  ]

  /// Returns whether a key concerns the screens of an iPhone or iPad.
  private static func isOfScreens(_ key: String) -> Bool {
    key == "LSRequiresIPhoneOS" || screenKeys.contains { key == $0 || key.hasPrefix("\($0)~") }
  }

  private static let screenKeys =
    InfoPlistDocument.keys + InfoPlistDocument.storyboardKeys + ["UIUserInterfaceStyle"]
}

extension PropertyListValue {
  /// The whole numbers of an array, or a single whole number; numbers may be written as strings.
  var numbers: [Int]? {
    switch content {
    case .array(let items):
      let numbers = items.compactMap { $0.numbers?.first }
      return numbers.count == items.count ? numbers : nil
    case .number(let number): return Int(exactly: number).map { [$0] }
    case .text(let text): return Int(text).map { [$0] }
    default: return nil
    }
  }
}
