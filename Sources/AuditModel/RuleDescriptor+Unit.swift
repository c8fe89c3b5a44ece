extension RuleDescriptor.Option {
  /// The unit of a threshold.
  public enum Unit: String, CaseIterable, Codable, Sendable {
    /// A length in points.
    case points
    /// A contrast ratio, such as 4.5 for 4.5:1.
    case ratio
    /// A factor, such as 2 for twice as large.
    case times
    /// A whole number without a unit.
    case count
    /// A CIEDE2000 colour difference.
    case difference
    /// A lightness L*, from 0 for black to 100 for white.
    case lightness
    /// An OKLCH chroma.
    case chroma
    /// A share, from 0 to 1.
    case share

    /// Formats a value with its unit, such as `44 pt`.
    ///
    /// The meaning of the threshold explains units without a short form.
    package func words(_ value: Double) -> String {
      switch self {
      case .points: "\(Points(value))"
      case .ratio: "\(Ratio.decimals(value)):1"
      case .times: "\(Ratio.decimals(value))×"
      case .count, .difference, .lightness, .chroma, .share: Ratio.decimals(value)
      }
    }
  }

  /// Whether the value in use is not the default.
  public var isChanged: Bool { value != defaultValue }

  /// The value and its range in words, such as `48 pt (default 44 pt, from 28 pt to 100 pt)`.
  ///
  /// The default is listed only if it is not the value in use.
  package var words: String {
    let limits = range.map { "from \(unit.words($0.lowerBound)) to \(unit.words($0.upperBound))" } ?? "fixed"
    let standard = isChanged ? "default \(unit.words(defaultValue)), " : ""
    return "\(unit.words(value)) (\(standard)\(limits))"
  }
}
