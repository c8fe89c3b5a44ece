/// A named range of hues that people with a colour-vision deficiency may confuse with another range.
public enum HueFamily: String, CaseIterable, Codable, Sendable {
  /// The hues from pink-red to orange-red.
  case red
  /// The hues from yellow-green to sea green.
  case green

  /// Determines the family of a colour, or returns nil if the colour is too grey or has another hue.
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
  /// Source: our own choice. The ranges include pure red and green, and the reds and greens of every UIKit
  /// generation.
  public var hues: ClosedRange<Double> {
    switch self {
    case .red: 5...50
    case .green: 120...175
    }
  }

  /// The smallest OKLCH chroma of a colour in the family.
  ///
  /// Source: our own choice; see ``hues``.
  public var minimumChroma: Double {
    switch self {
    case .red: 0.1
    case .green: 0.08
    }
  }
}
