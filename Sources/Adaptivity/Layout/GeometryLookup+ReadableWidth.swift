internal import DynamicType

extension GeometryLookup {
  /// The readable content width at the environment's size category; nil if it was not measured at that category.
  var readableWidth: Sourced<Double>? { environment.category == Self.measuredAt ? measuredReadableWidth : nil }

  /// The readable content width at ``measuredAt``, for any size category of the environment; nil if not measured.
  var measuredReadableWidth: Sourced<Double>? {
    guard let room = roomForText else { return nil }
    if isFull, !environment.isDisplayZoomed, let width = measured("readable_width", on: device) { return width }
    guard let limit = Self.limit?.value else { return nil }
    let sources = Self.limit?.sources.joined(separator: " + ") ?? ""
    if room.value >= Self.limitedFrom {
      return Sourced(
        limit, .rule("the limit on every screen measured with 728 pt or more between margins (\(sources))"))
    }
    guard room.value <= Self.unlimitedTo else { return nil }
    return Sourced(
      room.value, .rule("no limit on any screen measured with 718 pt or less between margins (\(sources))"))
  }

  /// The only size category at which readable widths were measured.
  static let measuredAt = ContentSizeCategory.large

  private static let limit = GuideTable.standard.rows("readable_width_max", "root view").first {
    $0.category == measuredAt
  }

  /// The narrowest width between margins with a limit, in points (`layout-guides.csv`, readable_width_max).
  private static let limitedFrom = 728.0
  /// The widest width between margins without a limit, in points (same source).
  private static let unlimitedTo = 718.0
}
