/// The document-wide properties.
package struct DocumentSettings: Sendable {
  /// The kind of a document.
  package enum Kind: String, Sendable {
    case storyboard, xib
  }

  /// The canvas device in Xcode, which determines the size class of stored frames.
  package struct Canvas: Hashable, Sendable {
    /// The identifier, such as `retina6_12`.
    package var device: String
    /// Whether the device is upright.
    package var isPortrait: Bool
    /// The appearance, such as `light`; nil if not stated.
    package var appearance: String?
    /// The layout on an iPad, such as `splitview2_3`; nil for the full screen.
    package var layout: String?
  }

  /// The kind.
  package let kind: Kind
  /// The target runtime, such as `iOS.CocoaTouch`.
  package let runtime: String
  /// The version of Xcode's tools that wrote the file, such as `23504`.
  package let toolsVersion: String?
  /// Whether the document is a launch screen, which runs no code and ignores the text size.
  package let isLaunchScreen: Bool
  /// Whether the document uses Auto Layout.
  package let usesAutoLayout: Bool
  /// Whether size classes vary the properties.
  package let usesTraitCollections: Bool
  /// Whether views have a safe area guide.
  package let usesSafeAreas: Bool
  /// The identifier of the first view controller; nil for none.
  package let initialController: String?
  /// The canvas device in Xcode; nil for none.
  package let canvas: Canvas?

  /// The runtime of iOS; others belong to other platforms.
  private static let iOS = "iOS.CocoaTouch"
  /// The names of the platforms by the start of their runtimes.
  private static let platforms = ["MacOSX": "macOS", "AppleTV": "tvOS", "watchKit": "watchOS"]

  init(_ root: InterfaceElement) {
    // The types of both kinds end in `XIB`.
    kind = root["type"]?.contains(".Storyboard.") == true ? .storyboard : .xib
    runtime = root["targetRuntime"] ?? ""
    toolsVersion = root["toolsVersion"]
    isLaunchScreen = root.flag("launchScreen") ?? false
    usesAutoLayout = root.flag("useAutolayout") ?? false
    usesTraitCollections = root.flag("useTraitCollections") ?? false
    usesSafeAreas = root.flag("useSafeAreas") ?? false
    initialController = root["initialViewController"]
    canvas = root.child("device").flatMap { device in
      device.id.map {
        Canvas(
          device: $0, isPortrait: device["orientation"] != "landscape", appearance: device["appearance"],
          layout: device["layout"])
      }
    }
  }

  /// Whether the document is for iOS.
  package var isIOS: Bool { runtime == Self.iOS }

  /// The name of the platform, for documents of other platforms.
  package var platform: String {
    isIOS ? "iOS" : Self.platforms.first { runtime.hasPrefix($0.key) }?.value ?? "another platform"
  }
}
