import AuditModel
import DynamicType
import RuleKit
import TextEngine

/// The sizes at which a slot's text is drawn, one row per category.
///
/// The table converts text styles to points.
final class SizeTable {
  /// The sizes of text at one category, in points.
  struct Row {
    var category: ContentSizeCategory
    var size: Double
    var leading: Double
    var lineHeight: Double
    var tracking: Double
    var scale: SizeScale
  }

  /// Everything that determines the sizes.
  struct Key: Hashable {
    var style: TextStyle
    var role: TextRole
    var weight: FontWeight?
    var boldText: Bool
    var minCategory: ContentSizeCategory?
    var maxCategory: ContentSizeCategory?
    var font: Slot.CustomFont?
    /// The fixed size drawn at every category, in points.
    var size: Double?
  }

  /// Pixels per point, for rounding.
  let displayScale: Double
  private let tracking: Tracking
  private let stack: FontStack
  /// The height of a line above the baseline, in em.
  let ascender: Double
  /// The height of a line below the baseline, in em.
  let descender: Double
  /// The rows, smallest category first.
  let rows: [Row]
  /// The row of the Large category, or of the platform's only category.
  let large: Row
  /// The weight that is drawn.
  let weight: FontWeight
  /// The first category at which the style is at least twice as large as at Large, even if it is not measured.
  let doublesAt: ContentSizeCategory?
  /// The first category at each other enlargement that a configuration sets.
  let enlargedAt: [Double: ContentSizeCategory]

  /// Returns the category whose size is drawn at a category: the same one, or the cap of the app or the place.
  ///
  /// The cap does not apply to places with a fixed size.
  private static func drawn(
    at category: ContentSizeCategory, in place: SystemPlace?, cap: ContentSizeCategory?
  ) -> ContentSizeCategory {
    guard place?.growth != .fixed else { return category }
    return [category, cap, place?.cap].compactMap(\.self).min() ?? category
  }

  /// Returns the categories at which a text is measured.
  ///
  /// A place that does not grow has one size. If it is unknown whether a place grows, sizes below Large are skipped,
  /// because they add no information. Categories at which the app does not draw the text are skipped too, except that
  /// one category always remains.
  private static func categories(
    of place: SystemPlace?, _ options: MeasureOptions, standard: ContentSizeCategory,
    from smallest: ContentSizeCategory?
  ) -> [ContentSizeCategory] {
    switch place?.growth {
    case .fixed: return [standard]
    case .unknown: return [standard] + options.categories.filter { $0 > standard }
    case .full, nil:
      guard let smallest else { return options.categories }
      let drawn = options.categories.filter { $0 >= smallest }
      return drawn.isEmpty ? options.categories.suffix(1) : drawn
    }
  }

  /// Returns the categories at which the type scale needs a size for the slot's style: the platform's default and those
  /// that are drawn.
  static func needs(of slot: Slot, options: MeasureOptions) -> [ContentSizeCategory] {
    let standard = options.platform.defaultCategory
    let place = SystemPlace.of(slot.role)
    let asked = [standard] + categories(of: place, options, standard: standard, from: slot.minCategory)
    return [standard] + asked.map { drawn(at: $0, in: place, cap: slot.maxCategory) }
  }

  /// Returns the scale of a text at any size in points, as needed for shrunk text.
  func scale(at size: Double) -> SizeScale {
    SizeScale(size: size, tracking: tracking.points(at: size), stack: stack, displayScale: displayScale)
  }

  /// Looks up the sizes of a slot.
  ///
  /// - Throws: ``MeasureError`` when the platform has no such style or category.
  init(_ key: Key, options: MeasureOptions, stack: FontStack) throws {
    let scale = TypeScale(platform: options.platform)
    let tracking = Tracking(platform: options.platform)
    (self.tracking, self.stack, displayScale) = (tracking, stack, options.displayScale)
    let sf = stack.lineMetrics
    let metrics = key.font == nil ? sf : stack.customLineMetrics ?? sf
    (ascender, descender) = (metrics.ascender, metrics.descender)
    let place = SystemPlace.of(key.role)
    let isFixed = place?.growth == .fixed
    func row(_ category: ContentSizeCategory) throws -> Row {
      let drawn = Self.drawn(at: category, in: place, cap: key.maxCategory)
      guard let cell = scale.size(key.style, drawn) else {
        throw MeasureError.noSuchCell(style: key.style, category: drawn, scale: scale)
      }
      var size = isFixed ? place?.size ?? cell.size : cell.size
      if !isFixed, let font = key.font {
        size = scale.scaling(key.style, drawn)?.scaledFont(font.size) ?? font.size
      }
      if let stated = key.size { size = stated }
      let lineHeight = (metrics.ascender + metrics.descender) * size
      let points = tracking.points(at: size)
      let usesScale = !isFixed && key.font == nil && key.size == nil
      return Row(
        category: category, size: size,
        leading: usesScale ? cell.effectiveLeading : lineHeight + metrics.lineGap * size, lineHeight: lineHeight,
        tracking: points,
        scale: SizeScale(size: size, tracking: points, stack: stack, displayScale: options.displayScale))
    }
    let standard = options.platform.defaultCategory
    guard let cell = scale.size(key.style, standard) else {
      throw MeasureError.noSuchCell(style: key.style, category: standard, scale: scale)
    }
    large = try row(standard)
    let largeSize = large.size
    func first(at factor: Double) -> ContentSizeCategory? {
      guard !isFixed, key.size == nil else { return nil }
      return scale.categories(of: key.style).first { category in
        let size = key.font.map { scale.scaling(key.style, category)?.scaledFont($0.size) ?? $0.size }
        return (size ?? scale.size(key.style, category)?.size ?? 0) >= factor * largeSize
      }
    }
    doublesAt = first(at: 2)
    let others = options.thresholds.filter { $0.name == RuleDescriptor.Option.enlargement.name }.map(\.value)
    enlargedAt = Dictionary(Set(others).compactMap { factor in first(at: factor).map { (factor, $0) } }) { $1 }
    rows = try Self.categories(of: place, options, standard: standard, from: key.minCategory).map(row)
    let weight = key.weight ?? place?.weight ?? cell.weight
    // A custom font keeps its own weight. Neither UIFontMetrics nor the Bold Text setting changes it.
    guard key.font == nil else {
      self.weight = key.weight ?? .regular
      return
    }
    let ownStyle = key.weight == nil && place?.weight == nil ? key.style : nil
    self.weight = key.boldText ? BoldText.standard.weight(weight, style: ownStyle) : weight
  }
}
