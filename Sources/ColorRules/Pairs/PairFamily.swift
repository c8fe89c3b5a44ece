internal import AuditModel
internal import Bytes
internal import ColorContrast
internal import RuleKit

/// The backgrounds on all of which a suggested replacement for a colour has to pass.
///
/// Many groups share a family. Each replacement is searched for once, because a palette of a few kilobytes has
/// thousands of pairs.
final class PairFamily: Sendable {
  private struct Request: Hashable {
    var value: Color
    var ratio: Double
  }

  private let grounds: [Color: [Color]]
  private let known = SharedCache<Request, ContrastSuggestion?>()

  init(_ members: [PairMeasurement]) {
    var (grounds, seen): ([Color: [Color]], [Color: Set<Color>]) = ([:], [:])
    for reading in members.lazy.flatMap(\.readings)
    where seen[reading.first, default: []].insert(reading.ground).inserted {
      grounds[reading.first, default: []].append(reading.ground)
    }
    self.grounds = grounds
  }

  /// Returns the number of backgrounds of a value.
  func groundCount(of value: Color) -> Int { grounds[value]?.count ?? 0 }

  /// Returns the nearest colour that passes on all backgrounds of a value, or nil.
  func nearest(to value: Color, ratio: Double) -> ContrastSuggestion? {
    known.value(Request(value: value, ratio: ratio)) {
      ContrastSuggestion.nearest(to: value, onAll: grounds[value] ?? [], ratio: ratio)
    }
  }
}

extension ContrastSuggestion {
  /// Returns the nearest colour that passes on all backgrounds, or nil.
  ///
  /// A translucent background is supported only on its own. The colour then has to pass over any content behind it.
  static func nearest(to value: Color, onAll grounds: [Color], ratio: Double) -> ContrastSuggestion? {
    guard let only = grounds.first else { return nil }
    if grounds.allSatisfy(\.isOpaque) { return nearest(to: value, on: grounds, ratio: ratio) }
    return grounds.count == 1 ? nearest(to: value, over: [only], ratio: ratio) : nil
  }
}

extension PairReading {
  /// The background as seen, or as written if the layers beneath are unknown.
  var ground: Color { isExact ? seenSecond : second }
}
