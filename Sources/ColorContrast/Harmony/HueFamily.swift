/// A family of hues that people give one name and that some eyes cannot tell from another.
public enum HueFamily: String, CaseIterable, Codable, Sendable {
  /// From pink-red to orange-red.
  case red
  /// From yellow-green to sea green.
  case green

  /// The family a colour belongs to; nil where it is too grey, or of another hue.
  ///
  /// - Parameter color: A colour in any space; alpha ignored.
  public init?(_ color: Color) {
    let oklch = color.converted(to: .oklch).components
    guard let family = Self.allCases.first(where: { $0.hues.contains(oklch.z) && oklch.y >= $0.minimumChroma })
    else { return nil }
    self = family
  }

  /// The hues in OKLCH, in degrees.
  ///
  /// Source: this package's own choice, so that UIKit's reds and greens of every generation and the pure ones belong.
  public var hues: ClosedRange<Double> {
    switch self {
    case .red: 5...50
    case .green: 120...175
    }
  }

  /// The least chroma in OKLCH at which a colour counts as having the hue.
  ///
  /// Source: this package's own choice; see ``hues``.
  public var minimumChroma: Double {
    switch self {
    case .red: 0.1
    case .green: 0.08
    }
  }
}
