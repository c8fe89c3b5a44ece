public import Adaptivity
public import AuditModel
public import DynamicType
public import RuleKit
internal import TextEngine

/// The options of a run, such as the platform, the size categories and the default slot.
public struct MeasureOptions: Sendable {
  /// The platform whose type scale applies.
  public var platform: Platform
  /// The version of iOS whose fonts are used.
  ///
  /// If nil, error margins cover every version.
  public var systemVersion: SystemVersion?
  /// The size categories, smallest first.
  public var categories: [ContentSizeCategory]
  /// The slot of items that do not state one.
  ///
  /// Insets are already subtracted from its width.
  public var slot: Slot
  /// The resolver of slots.
  ///
  /// Nil uses the text's own slot, then ``slot``.
  package var slots: SlotResolver?
  /// Whether each item is measured with Bold Text off, on, or both ways.
  public var boldText = [false]
  /// The horizontal padding of a button or cell on each side, in points.
  public var inset = 0.0
  /// The policy that accepts findings and sets their severity.
  public var policy = FindingPolicy()
  /// Whether texts are measured only up to the first category at which their style is twice as large as at Large.
  ///
  /// WCAG 1.4.4 and the App Store's *Larger Text* ask for text up to this size.
  public var endsAtDouble = false
  /// The language of the design.
  ///
  /// Nil uses the catalog's source language.
  public var sourceLocale: String?
  /// Pixels per point, for rounding.
  public var displayScale = 3.0
  /// The sample values for placeholders.
  ///
  /// If nil, placeholders are removed, and a text that fits needs review.
  public var samples: SampleOptions?
  /// The identifiers of the rules to run.
  ///
  /// Nil runs all rules on measured texts and none on translations.
  public var rules: Set<String>?
  /// The rule thresholds that override the defaults.
  public var thresholds: [ThresholdChoice] = []

  /// The default width of a line, in points: a 320 pt window minus margins of 16 pt on each side.
  ///
  /// Source: iPad Slide Over up to iPadOS 18, 4-inch iPhones, Display Zoom; layout margins of a compact-width window.
  public static let standardWidth = 288.0

  /// The width of the narrowest window to expect if no device is named, in points.
  ///
  /// In portrait, the window has no insets at the sides.
  ///
  /// The window behind ``standardWidth`` is narrower, but it needs Display Zoom, which may be off. Source: iOS 16 and
  /// later do not run on iPhones narrower than 375 pt (iPhone SE, second and third generation).
  public static let narrowestWindowWidth = 375.0

  /// Creates options with the defaults of the command line.
  ///
  /// - Parameter platform: The platform whose type scale applies.
  public init(platform: Platform = .ios) {
    self.platform = platform
    categories = TypeScale(platform: platform).categories
    slot = Slot(style: .body, width: Self.standardWidth)
  }
}

extension MeasureOptions {
  /// Sets the default slot from the fields that the options state.
  ///
  /// - Parameter choice: The fields and the available widths on devices.
  public mutating func state(_ choice: SlotChoice) {
    var resolver = SlotResolver(standard: Slot(style: .body, width: Self.standardWidth))
    resolver.options = choice
    if choice.rooms != nil || !choice.styles.isEmpty { slots = resolver }
    let common = resolver.common
    (slot, inset, boldText) = (common.slot, common.inset, common.boldText)
  }

  /// The resolver that determines the slot of every text.
  package var resolver: SlotResolver {
    if let slots { return slots }
    var standard = slot
    standard.width += 2 * inset
    return SlotResolver(standard: standard, inset: inset, boldText: boldText)
  }

  /// Returns the first missing size of a slot's text among the measured categories, or nil.
  package func missingCell(for slot: Slot) -> MeasureError? {
    let scale = TypeScale(platform: platform)
    return SizeTable.needs(of: slot, options: self).first { scale.size(slot.style, $0) == nil }.map {
      MeasureError.noSuchCell(style: slot.style, category: $0, scale: scale)
    }
  }
}

extension MeasureOptions {
  /// Sets an unstated version of iOS to the lowest of an app, if all later versions have the same fonts.
  package mutating func setSystem(toLowest lowest: Int?) {
    guard systemVersion == nil, let lowest, FontGeneration(iOS: lowest) == .iOS26 else { return }
    systemVersion = SystemVersion(lowest)
  }
}
