public import DynamicType

/// Where a screen is laid out: the device and how it is held, the window, and what the reader has set.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The device; nil only where a window of custom size stands for it.
  public var device: Device?
  /// Which way up it is held.
  public var orientation: Orientation
  /// How much of the screen the app has.
  public var window: Window
  /// The version of iOS or iPadOS.
  public var systemVersion: SystemVersion
  /// Whether Display Zoom shows everything larger.
  public var isDisplayZoomed: Bool
  /// The reader's text size.
  public var category: ContentSizeCategory
  /// Light or dark appearance.
  public var style: UserInterfaceStyle
  /// The reader's Increase Contrast setting.
  public var contrast: AccessibilityContrast
  /// The colours the display can show.
  public var gamut: DisplayGamut
  /// The side at which lines begin.
  public var direction: LayoutDirection
  /// The language; nil is not said.
  public var locale: String?

  /// Creates an environment; what is not said is as a new device has it.
  ///
  /// - Parameters:
  ///   - device: The device; nil only where a window of custom size stands for it.
  ///   - orientation: Which way up it is held.
  ///   - window: How much of the screen the app has.
  ///   - systemVersion: The version of iOS or iPadOS.
  ///   - isDisplayZoomed: Whether Display Zoom shows everything larger.
  ///   - category: The reader's text size.
  ///   - style: Light or dark appearance.
  ///   - contrast: The reader's Increase Contrast setting.
  ///   - gamut: The colours the display can show.
  ///   - direction: The side at which lines begin.
  ///   - locale: The language; nil is not said.
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
