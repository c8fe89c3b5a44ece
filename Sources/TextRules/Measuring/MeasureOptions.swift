public import Adaptivity
public import AuditModel
public import DynamicType
public import RuleKit

/// What a run measures for: the platform, the categories, and the room of items that name none.
public struct MeasureOptions: Sendable {
  /// The platform whose type scale holds.
  public var platform: Platform
  /// The version of iOS whose fonts are meant; nil where it is not known, and error margins cover every version.
  public var systemVersion: SystemVersion?
  /// The size categories, smallest first.
  public var categories: [ContentSizeCategory]
  /// The room of items that name none; its width has the insets already taken off.
  public var slot: Slot
  /// Who has a say in the room of a text; nil is the text itself, then ``slot``.
  public var slots: SlotResolver?
  /// Whether each item is measured with Bold Text off, on, or both ways.
  public var boldText: [Bool]
  /// What a button or a cell takes from the room on each side, in points.
  public var inset: Double
  /// What becomes of findings.
  public var policy = FindingPolicy()
  /// Whether texts are measured only up to the first category at which their style is twice as large as at Large, which
  /// is what WCAG 1.4.4 and the App Store's *Larger Text* ask for.
  public var endsAtDouble = false
  /// The language the design was made in; nil asks the catalog.
  public var sourceLocale: String?
  /// Pixels a point, for rounding.
  public var displayScale: Double
  /// What stands for placeholders; nil takes them out, and what fits then needs a person.
  public var samples: SampleOptions?
  /// The rules that judge, by identifier; nil is all on measured texts and none on translations.
  public var rules: Set<String>?

  /// The room for one line where nothing is said, in points: a 320 pt window less margins of 16 pt on each side.
  ///
  /// Source: iPad Slide Over up to iPadOS 18, 4-inch iPhones, Display Zoom; layout margins of a compact-width window.
  public static let standardWidth = 288.0

  /// The narrowest window that is certain where no device is named, in points; upright it has no insets at the sides.
  ///
  /// The window of ``standardWidth`` is narrower: Display Zoom, of which nothing is certain. Source: iOS 16 and later run
  /// on no iPhone narrower than 375 pt (iPhone SE, second and third generation).
  public static let narrowestWindowWidth = 375.0

  /// Creates options with the defaults of the command line.
  ///
  /// - Parameter platform: The platform whose type scale holds.
  public init(platform: Platform = .ios) {
    self.platform = platform
    categories = TypeScale(platform: platform).categories
    slot = Slot(style: .body, width: Self.standardWidth)
    slots = nil
    boldText = [false]
    inset = 0
    sourceLocale = nil
    displayScale = 3
    samples = nil
    rules = nil
  }
}

extension MeasureOptions {
  /// Finds the room of every text.
  public var resolver: SlotResolver {
    if let slots { return slots }
    var standard = slot
    standard.width += 2 * inset
    return SlotResolver(standard: standard, inset: inset, boldText: boldText)
  }

  /// Why a slot's text has no size at a category that is measured, if so.
  ///
  /// - Parameter slot: The slot.
  /// - Returns: What is missing and what there is; nil when every size is there.
  public func missingCell(for slot: Slot) -> MeasureError? {
    let scale = TypeScale(platform: platform)
    return SizeTable.needs(of: slot, options: self).first { scale.size(slot.style, $0) == nil }.map {
      MeasureError.noSuchCell(style: slot.style, category: $0, scale: scale)
    }
  }
}
