/// A range of hues with a common name, which a colour-vision deficiency may make hard to tell from another.
public enum HueFamily: String, CaseIterable, Codable, Sendable {
  /// From pink-red to orange-red.
  case red
  /// From yellow-green to sea green.
  case green

  /// Determines the family of a colour; nil if it is too grey or of another hue.
  ///
  /// - Parameter color: A colour in any space; alpha is ignored.
  public init?(_ color: Color) {
    let oklch = color.converted(to: .oklch).components
    guard let family = Self.allCases.first(where: { $0.hues.contains(oklch.z) && oklch.y >= $0.minimumChroma })
    else { return nil }
    self = family
  }

  /// The OKLCH hues of the family, in degrees.
  ///
  /// Source: our own choice, so that pure red and green and the reds and greens of every UIKit generation are included.
  public var hues: ClosedRange<Double> {
    switch self {
    case .red: 5...50
    case .green: 120...175
    }
  }

  /// The lowest OKLCH chroma at which a colour counts as having the hue.
  ///
  /// Source: our own choice; see ``hues``.
  public var minimumChroma: Double {
    switch self {
    case .red: 0.1
    case .green: 0.08
    }
  }
}
