/// The kind of product that a target builds.
package enum ProductKind: Hashable, Sendable {
  case app, appClip, watchApp, appExtension, watchExtension, tvExtension, framework, library, bundle, tool
  case unitTests, uiTests
  /// Another product type, by its identifier without `com.apple.product-type.`.
  case other(String)

  /// Whether the product is a test bundle, whose texts users never see.
  package var isTest: Bool { self == .unitTests || self == .uiTests }

  /// Whether the product has an Info.plist that decides how its views look.
  package var hasManifest: Bool { self == .app || self == .appClip || self == .appExtension }

  /// The platform that the product implies, regardless of the target's SDK; nil if it implies none.
  ///
  /// A first-generation WatchKit extension runs on the iPhone with the iPhone SDK, but draws on the watch.
  var impliedPlatform: ProjectPlatform? {
    switch self {
    case .watchApp, .watchExtension: .watchos
    case .tvExtension: .tvos
    default: nil
    }
  }

  /// Creates a kind from a product type such as `com.apple.product-type.application`.
  ///
  /// XcodeGen omits the prefix `com.apple.product-type.`.
  ///
  /// Source: product types in Xcode's specifications, as XcodeProj lists them (PBXProductType.swift).
  init(productType: String) {
    let prefix = "com.apple.product-type."
    let name = productType.hasPrefix(prefix) ? String(productType.dropFirst(prefix.count)) : productType
    self = Self.kinds[name] ?? .other(name)
  }

  private static let kinds: [String: ProductKind] = [
    "application": .app, "application.on-demand-install-capable": .appClip, "application.messages": .app,
    // The container is an empty iOS app around a watch app; its own files are iOS files.
    "application.watchapp2-container": .app, "application.watchapp": .watchApp, "application.watchapp2": .watchApp,
    "app-extension": .appExtension, "app-extension.messages": .appExtension,
    "app-extension.messages-sticker-pack": .appExtension, "app-extension.intents-service": .appExtension,
    "extensionkit-extension": .appExtension, "watchkit-extension": .watchExtension,
    "watchkit2-extension": .watchExtension, "tv-app-extension": .tvExtension, "tv-broadcast-extension": .tvExtension,
    "framework": .framework, "framework.static": .framework, "xcframework": .framework, "library.static": .library,
    "library.dynamic": .library, "bundle": .bundle, "tool": .tool, "bundle.unit-test": .unitTests,
    "bundle.ocunit-test": .unitTests, "bundle.ui-testing": .uiTests,
  ]
}
