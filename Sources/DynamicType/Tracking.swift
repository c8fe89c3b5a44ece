internal import Vocabulary

/// The size-specific tracking of a system font family, in points per character.
///
/// The values at listed sizes are Apple's (HIG Typography, the `tracking-*.csv` tables). Between two listed sizes, the
/// tracking is interpolated linearly. Outside the table, the ratio of tracking to size is the same as at the nearest
/// listed size. Both are this package's own choice, and ``isPublished(at:)`` is false there.
public struct Tracking: Hashable, Sendable {
  /// A system font family with published tracking.
  public enum Family: String, CaseIterable, Codable, Hashable, Sendable {
    case sfPro, sfProRounded, sfCompact, sfCompactRounded, newYork

    /// The family's name in Apple's spelling.
    public var displayName: String {
      switch self {
      case .sfPro: "SF Pro"
      case .sfProRounded: "SF Pro Rounded"
      case .sfCompact: "SF Compact"
      case .sfCompactRounded: "SF Compact Rounded"
      case .newYork: "New York"
      }
    }

    fileprivate var table: StaticString {
      switch self {
      case .sfPro: EmbeddedResources.tracking_sf_pro_csv
      case .sfProRounded: EmbeddedResources.tracking_sf_pro_rounded_csv
      case .sfCompact: EmbeddedResources.tracking_sf_compact_csv
      case .sfCompactRounded: EmbeddedResources.tracking_sf_compact_rounded_csv
      case .newYork: EmbeddedResources.tracking_new_york_csv
      }
    }
  }

  /// The font family that the tracking is for.
  public let family: Family
  /// The sizes in Apple's table, in points, ascending.
  public let listedSizes: [Double]
  /// The tracking at each of ``listedSizes``, in points per character.
  public let listedPoints: [Double]

  /// Looks up the tracking of a family on a platform.
  ///
  /// - Parameters:
  ///   - family: The family.
  ///   - platform: The platform; macOS and tvOS differ from iOS by 0.02 pt at 52 and 53 pt of SF Pro.
  public init(family: Family, platform: Platform = .ios) {
    guard let tracking = Self.all[Key(family: family, platform: platform)] else {
      preconditionFailure("tracking of \(family.rawValue) on \(platform.rawValue) was not decoded")
    }
    self = tracking
  }

  /// Looks up the tracking of a platform's system font.
  ///
  /// - Parameter platform: The platform.
  public init(platform: Platform) { self.init(family: platform.systemFamily, platform: platform) }

  /// Returns the tracking at a size.
  ///
  /// - Parameter size: The point size; the result is 0 if it is not a positive, finite number.
  /// - Returns: The tracking, in points per character; negative values set the letters tighter.
  /// - Complexity: O(log n) in the number of listed sizes.
  public func points(at size: Double) -> Double {
    guard size > 0, size.isFinite, let first = listedSizes.first, let last = listedSizes.last else { return 0 }
    if size <= first { return listedPoints[0] * (size / first) }
    if size >= last { return listedPoints[listedPoints.count - 1] * (size / last) }
    let upper = firstIndex(atLeast: size)
    let (low, high) = (listedSizes[upper - 1], listedSizes[upper])
    if size == high { return listedPoints[upper] }
    let share = (size - low) / (high - low)
    return listedPoints[upper - 1] * (1 - share) + listedPoints[upper] * share
  }

  /// Returns whether a size is in Apple's table.
  ///
  /// - Parameter size: The point size.
  /// - Returns: False if ``points(at:)`` interpolates or extrapolates.
  public func isPublished(at size: Double) -> Bool {
    let index = firstIndex(atLeast: size)
    return index < listedSizes.count && listedSizes[index] == size
  }

  private func firstIndex(atLeast size: Double) -> Int {
    var (low, high) = (0, listedSizes.count)
    while low < high {
      let middle = (low + high) / 2
      if listedSizes[middle] < size { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private struct Key: Hashable {
    let family: Family
    let platform: Platform
  }

  private static let exceptions = TableDecoder(
    EmbeddedResources.tracking_exceptions_csv, name: "tracking-exceptions")

  private static let all: [Key: Tracking] = {
    var all: [Key: Tracking] = [:]
    for family in Family.allCases {
      let table = TableDecoder(family.table, name: "tracking of \(family.rawValue)")
      let points = Dictionary(
        uniqueKeysWithValues: table.rows.map { ($0.number("size_pt"), $0.number("tracking_pt")) })
      for platform in Platform.allCases {
        all[Key(family: family, platform: platform)] = Tracking(family, platform, points: points)
      }
    }
    return all
  }()

  private init(_ family: Family, _ platform: Platform, points: [Double: Double]) {
    var points = points
    for row in Self.exceptions.rows
    where row.value("family", as: Family.self) == family && row.value("platform", as: Platform.self) == platform {
      points[row.number("size_pt")] = row.number("tracking_pt")
    }
    self.family = family
    listedSizes = points.keys.sorted()
    listedPoints = listedSizes.map { points[$0] ?? 0 }
  }
}
