/// The kind of product of a target.
package enum ProductKind: Hashable, Sendable {
  case app, appClip, watchApp, appExtension, watchExtension, tvExtension, framework, library, bundle, tool
  case unitTests, uiTests
  /// Another product, with its identifier without `com.apple.product-type.`.
  case other(String)

  /// Whether the product is a bundle of tests, whose texts no user sees.
  package var isTest: Bool { self == .unitTests || self == .uiTests }

  /// The platform that the product alone decides, whatever SDK its target names.
  ///
  /// A first-generation WatchKit extension runs on the iPhone with the iPhone's SDK, but draws on the watch.
  var impliedPlatform: ProjectPlatform? {
    switch self {
    case .watchApp, .watchExtension: .watchos
    case .tvExtension: .tvos
    default: nil
    }
  }

  /// The kind of a product type such as `com.apple.product-type.application`; XcodeGen writes it without the prefix.
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
