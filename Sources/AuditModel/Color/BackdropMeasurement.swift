public import ColorContrast

/// A bar's item over the part of a picture that the bar covers.
public struct BackdropMeasurement: Hashable, Codable, Sendable {
  /// A rectangle of pixels, from the top left.
  public struct Strip: Hashable, Codable, Sendable {
    /// The first column.
    public var x: Int
    /// The first row.
    public var y: Int
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int

    /// Creates a rectangle.
    ///
    /// - Parameters:
    ///   - x: The first column.
    ///   - y: The first row.
    ///   - width: The number of columns.
    ///   - height: The number of rows.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// Where the picture is.
  public var location: SourceLocation
  /// The part of the picture that the bar covers, as the picture is shown.
  public var strip: Strip
  /// The item in one generation, appearance and state.
  public var reading: BarMeasurement.Reading
  /// The ratio that is asked for.
  public var requiredRatio: Double
  /// The ratio that 95 of 100 pixels reach.
  public var fifthPercentile: Double
  /// The smallest ratio.
  public var minimum: Double
  /// The largest ratio.
  public var maximum: Double
  /// The column of a pixel with the smallest ratio, as the picture is shown.
  public var worstX: Int
  /// The row of that pixel, as the picture is shown.
  public var worstY: Int
  /// The picture's colour there.
  public var worstColor: Color
  /// The share of pixels over which the ratio is too small, 0…1.
  public var failingShare: Double

  /// Creates a measurement.
  ///
  /// - Parameters:
  ///   - location: Where the picture is.
  ///   - strip: The part of the picture that the bar covers.
  ///   - reading: The item in one generation, appearance and state.
  ///   - requiredRatio: The ratio that is asked for.
  ///   - fifthPercentile: The ratio that 95 of 100 pixels reach.
  ///   - minimum: The smallest ratio.
  ///   - maximum: The largest ratio.
  ///   - worstX: The column of a pixel with the smallest ratio, as the picture is shown.
  ///   - worstY: The row of that pixel, as the picture is shown.
  ///   - worstColor: The picture's colour there.
  ///   - failingShare: The share of pixels over which the ratio is too small, 0…1.
  public init(
    location: SourceLocation, strip: Strip, reading: BarMeasurement.Reading, requiredRatio: Double,
    fifthPercentile: Double, minimum: Double, maximum: Double, worstX: Int, worstY: Int, worstColor: Color,
    failingShare: Double
  ) {
    self.location = location
    self.strip = strip
    self.reading = reading
    self.requiredRatio = requiredRatio
    self.fifthPercentile = fifthPercentile
    self.minimum = minimum
    self.maximum = maximum
    self.worstX = worstX
    self.worstY = worstY
    self.worstColor = worstColor
    self.failingShare = failingShare
  }

  /// Whether the ratio is reached over every pixel, over none, or over some.
  public var verdict: Verdict {
    if minimum >= requiredRatio { return .pass }
    return maximum < requiredRatio ? .fail : .needsReview
  }
}
