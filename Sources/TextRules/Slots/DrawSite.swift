internal import Adaptivity
package import AuditModel
internal import DynamicType

/// A place in an app's code that draws a text, reduced to what determines the slot.
///
/// Different uses with the same place have the same slot, so that a text is measured once for all of them.
package struct DrawSite: Hashable, Sendable {
  /// The fields that the code states.
  ///
  /// Fields that the code only suggests, such as SwiftUI's default font, are not stated.
  let choice: SlotChoice
  /// The fixed font size in points; nil if the font follows a style.
  let fixedSize: Double?
  /// The app's own font, with its size at Large; nil for the system font.
  let font: Slot.CustomFont?
  /// Whether a storyboard or xib states ``fixedSize``.
  let isSizeInDocument: Bool
  /// The largest width of a line; nil if it may be wider than any window.
  private(set) var width: OfferedWidth?
  /// Whether a line has exactly this width, so that a text that fits in it passes.
  private(set) var isWidthExact: Bool
  /// Whether the place may extend under the sides of the safe area.
  private let ignoresSafeArea: Bool
  /// The latest major version of iOS that the code around the place checks for; nil for none.
  let latestSystem: Int?
  /// The smallest size category at which the place draws the text; nil if it draws it at every one.
  let minCategory: ContentSizeCategory?
  /// Whether the text may keep its size, because unread code limits its size category.
  private let mayKeepSize: Bool
  /// Whether unread code, or code that names a font other than the system's, sets the text's font.
  let isFontOpen: Bool
  /// Whether the font is unknown and may have a fixed size, as fonts of UIKit have by default.
  private let isGrowthOpen: Bool
  /// Whether the place may be lower than the text, by an amount that is not known.
  let isHeightBounded: Bool
  /// The place's behaviour for a text that is higher than the height in code.
  let overflow: Slot.Overflow
  /// Whether the place may shrink the text to a factor that is not known.
  let isScaleUnknown: Bool

  /// The smallest factor to which SwiftUI may shrink a text if the code states a factor that is not known.
  ///
  /// The factor is so small that no text fails because of it.
  private static let unknownScale = 0.01

  /// Creates the place of a use.
  package init(_ use: TextUse) {
    var fields = SlotFields()
    // If one of several places draws the text, facts about one of them need not apply. An argument alone reveals
    // nothing about the text that contains it.
    let isCertain = use.way != .shared && use.way != .setInCode && !use.isArgument
    fields.role = isCertain || [.spoken, .notDrawn].contains(use.role) ? use.role : .unknown
    fields.framework = use.framework
    if !use.isLocalizedKey { fields.markup = TextDetails.Markup.none }
    // A weight or limit that is not understood may make the text narrower, like an unknown style.
    let isStyleKnown =
      isCertain && [.exact, .atMost].contains(use.style.certainty) && use.weight?.certainty != .unknown
      && use.maxCategory?.certainty != .unknown
    fixedSize = isStyleKnown ? use.fixedSize?.value : nil
    font = isStyleKnown ? use.ownFont : nil
    isSizeInDocument = fixedSize != nil && [.stored, .storedWithOutlet].contains(use.way)
    if isStyleKnown {
      fields.style = use.style.value ?? (use.fixedSize == nil ? nil : .body)
      fields.weight = use.weight?.value
    }
    if isCertain, [.exact, .atMost].contains(use.lines.certainty) { fields.lines = use.lines.value }
    fields.minimumScale = use.minimumScale.map { $0.value ?? Self.unknownScale }
    fields.maxCategory = use.maxCategory?.value
    fields.truncation = use.truncation?.value
    fields.uppercase = use.uppercase?.value
    if isCertain { fields.height = use.height?.value }
    choice = SlotChoice(fields: fields)
    minCategory = isCertain ? use.minCategory?.value : nil
    // Fonts of the system have no origin in code, and follow the setting.
    isFontOpen = use.style.certainty == .unknown && use.style.origin != nil
    isGrowthOpen =
      use.framework == .uikit && use.style.certainty == .unknown && SystemPlace.of(use.role) == nil
    mayKeepSize = use.maxCategory?.certainty == .unknown
    isHeightBounded = use.isHeightBounded
    let hasFewerLines = use.framework == .swiftui && fields.height != nil
    overflow = hasFewerLines ? use.isHeightClipped ? .fewerLinesClipped : .fewerLines : .clipped
    isScaleUnknown = use.minimumScale.map { $0.value == nil } ?? false
    width = use.width.value
    // In a larger font of several, a text that fits may be too long.
    let isFontExact = use.style.certainty != .atMost && use.weight?.certainty != .atMost
    isWidthExact =
      isCertain && !use.isPart && use.width.certainty == .exact && isFontExact && SystemPlace.of(use.role) == nil
    ignoresSafeArea = use.ignoresSafeArea
    latestSystem = use.latestSystem
    if sharesTabBar, let latestSystem, latestSystem >= Self.firstGlassSystem { width = OfferedWidth() }
  }

  /// Whether the width is that of one of several equal tabs.
  private var sharesTabBar: Bool { choice.fields.role == .tabLabel && (width?.share ?? 1) < 1 }

  /// The first system whose tab bars float, with tabs of different widths.
  ///
  /// Source: Apple HIG, Tab bars.
  private static let firstGlassSystem = 26
}

extension PlacedDevice {
  /// Whether the window is that of an iPhone or iPod in portrait.
  fileprivate var isUprightPhone: Bool {
    guard let device = id.flatMap({ DeviceTable.standard[$0] }) else { return false }
    return device.family != .ipad && orientation == .portrait && window == Window.full.description
  }
}

extension DrawSite {
  /// Returns the place on some devices, whose windows are measured without the side insets of the safe area.
  func placed(on devices: [PlacedDevice]) -> DrawSite {
    var place = self
    if ignoresSafeArea, devices.contains(where: { $0.orientation == .landscape }) { place.width = nil }
    // Only the bar of an iPhone in portrait has equal tabs.
    if sharesTabBar, !devices.allSatisfy(\.isUprightPhone) { place.width = OfferedWidth() }
    // Sheets and split view columns may be narrower than any window except that of an upright iPhone.
    if width?.isFixed != true, !devices.allSatisfy(\.isUprightPhone) { place.isWidthExact = false }
    return place
  }

  /// Returns the fields of a slot that remain assumed because code at the place is not read.
  func assumptions(of slot: Slot) -> Slot.Assumptions {
    var assumed: Slot.Assumptions = mayKeepSize ? .growth : []
    // The user may state the font.
    if isFontOpen, slot.assumed.contains(.style) { assumed.insert(.face) }
    if isGrowthOpen, slot.assumed.contains(.style) { assumed.insert(.growth) }
    return assumed
  }
}
