public import DynamicType

/// The conditions that a layout can depend on: device, orientation, window, system and the reader's settings.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The device; nil only for a window of custom size.
  public var device: Device?
  /// The orientation of the screen.
  public var orientation: Orientation
  /// The part of the screen that the app occupies.
  public var window: Window
  /// The version of iOS or iPadOS.
  public var systemVersion: SystemVersion
  /// Whether Display Zoom is on, which draws everything larger.
  public var isDisplayZoomed: Bool
  /// The reader's text size.
  public var category: ContentSizeCategory
  /// The appearance, light or dark.
  public var style: UserInterfaceStyle
  /// The reader's Increase Contrast setting.
  public var contrast: AccessibilityContrast
  /// The range of colours that the display can show.
  public var gamut: DisplayGamut
  /// The direction of text and layout.
  public var direction: LayoutDirection
  /// The language as a BCP 47 tag; nil if unknown.
  public var locale: String?

  /// Creates an environment, by default with the settings of a new device.
  ///
  /// - Parameters:
  ///   - device: The device; nil only for a window of custom size.
  ///   - orientation: The orientation of the screen.
  ///   - window: The part of the screen that the app occupies.
  ///   - systemVersion: The version of iOS or iPadOS.
  ///   - isDisplayZoomed: Whether Display Zoom is on, which draws everything larger.
  ///   - category: The reader's text size.
  ///   - style: The appearance, light or dark.
  ///   - contrast: The reader's Increase Contrast setting.
  ///   - gamut: The range of colours that the display can show.
  ///   - direction: The direction of text and layout.
  ///   - locale: The language as a BCP 47 tag; nil if unknown.
  public init(
    device: Device?, orientation: Orientation = .portrait, window: Window = .full,
    systemVersion: SystemVersion = .current, isDisplayZoomed: Bool = false, category: ContentSizeCategory = .large,
    style: UserInterfaceStyle = .light, contrast: AccessibilityContrast = .normal, gamut: DisplayGamut = .sRGB,
    direction: LayoutDirection = .leftToRight, locale: String? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.window = window
    self.systemVersion = systemVersion
    self.isDisplayZoomed = isDisplayZoomed
    self.category = category
    self.style = style
    self.contrast = contrast
    self.gamut = gamut
    self.direction = direction
    self.locale = locale
  }
}
