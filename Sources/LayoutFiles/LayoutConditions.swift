public import Adaptivity
import Documents
public import DynamicType

/// The user's settings for layouts that do not state their environment, such as recorded page sources.
public struct LayoutConditions: Hashable, Sendable {
  /// The device; nil if the user names none or several.
  public var device: Device?
  /// The devices that a recording may be from, if the user names several.
  ///
  /// The size of the app decides between them.
  public var candidates: [Device] = []
  /// The part of the screen that the app occupies.
  public var window: Window?
  /// The version of iOS or iPadOS.
  public var systemVersion: SystemVersion?
  /// Whether Display Zoom is on.
  public var isDisplayZoomed: Bool?
  /// The text size.
  public var category: ContentSizeCategory?
  /// The appearance.
  public var style: UserInterfaceStyle?
  /// The Increase Contrast setting.
  public var contrast: AccessibilityContrast?
  /// The gamut of the display.
  public var gamut: DisplayGamut?
  /// The writing direction, which determines the side at which lines begin.
  public var direction: LayoutDirection?
  /// The language of the texts.
  public var locale: String?

  /// Creates conditions without any setting.
  public init() {}

  /// Returns an environment with all settings applied.
  func environment(device: Device?, orientation: Orientation, window: Window) -> LayoutEnvironment {
    var environment = LayoutEnvironment(device: device, orientation: orientation, window: window)
    if let systemVersion { environment.systemVersion = systemVersion }
    if let isDisplayZoomed { environment.isDisplayZoomed = isDisplayZoomed }
    if let category { environment.category = category }
    if let style { environment.style = style }
    if let contrast { environment.contrast = contrast }
    if let gamut { environment.gamut = gamut }
    environment.locale = locale
    environment.direction = direction ?? locale.map(LayoutDirection.init(locale:)) ?? environment.direction
    return environment
  }
}
