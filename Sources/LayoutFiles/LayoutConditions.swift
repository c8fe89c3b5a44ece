public import Adaptivity
import Documents
public import DynamicType

/// What the user says of the environment of layouts that do not say it themselves, such as recorded page sources.
public struct LayoutConditions: Hashable, Sendable {
  /// The device.
  public var device: Device?
  /// Devices of which a recording may be of any, where more than one is named; the size of the app tells which.
  public var candidates: [Device] = []
  /// How much of the screen the app has.
  public var window: Window?
  /// The version of iOS or iPadOS.
  public var systemVersion: SystemVersion?
  /// Whether Display Zoom shows everything larger.
  public var isDisplayZoomed: Bool?
  /// The text size.
  public var category: ContentSizeCategory?
  /// The appearance.
  public var style: UserInterfaceStyle?
  /// The Increase Contrast setting.
  public var contrast: AccessibilityContrast?
  /// The colours of the display.
  public var gamut: DisplayGamut?
  /// The side at which lines begin.
  public var direction: LayoutDirection?
  /// The language of the texts.
  public var locale: String?

  /// Creates conditions that say nothing.
  public init() {}

  /// An environment with everything that is said.
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
