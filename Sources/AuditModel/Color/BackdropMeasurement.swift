public import ColorContrast

/// The contrast of a bar item over the part of a picture that the bar covers.
public struct BackdropMeasurement: Hashable, Codable, Sendable {
  /// A rectangle in pixels, measured from the top left corner.
  public struct Strip: Hashable, Codable, Sendable {
    /// The leftmost column.
    public var x: Int
    /// The topmost row.
    public var y: Int
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int

    /// Creates a rectangle.
    ///
    /// - Parameters:
    ///   - x: The leftmost column.
    ///   - y: The topmost row.
    ///   - width: The number of columns.
    ///   - height: The number of rows.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The location of the picture.
  public var location: SourceLocation
  /// The part of the picture that the bar covers, in pixels of the picture as displayed.
  public var strip: Strip
  /// The bar item in one system generation, appearance and state.
  public var reading: BarMeasurement.Reading
  /// The required contrast ratio.
  public var requiredRatio: Double
  /// The ratio that 95 % of the pixels reach.
  public var fifthPercentile: Double
  /// The smallest ratio.
  public var minimum: Double
  /// The largest ratio.
  public var maximum: Double
  /// The column of the pixel with the smallest ratio, in the picture as displayed.
  public var worstX: Int
  /// The row of the pixel with the smallest ratio, in the picture as displayed.
  public var worstY: Int
  /// The colour of the pixel with the smallest ratio.
  public var worstColor: Color
  /// The share of pixels below the required ratio, 0…1.
  public var failingShare: Double

  /// Creates a measurement.
  ///
  /// - Parameters:
  ///   - location: The location of the picture.
  ///   - strip: The part of the picture that the bar covers, in pixels of the picture as displayed.
  ///   - reading: The bar item in one system generation, appearance and state.
  ///   - requiredRatio: The required contrast ratio.
  ///   - fifthPercentile: The ratio that 95 % of the pixels reach.
  ///   - minimum: The smallest ratio.
  ///   - maximum: The largest ratio.
  ///   - worstX: The column of the pixel with the smallest ratio, in the picture as displayed.
  ///   - worstY: The row of that pixel, in the picture as displayed.
  ///   - worstColor: The colour of that pixel.
  ///   - failingShare: The share of pixels below the required ratio, 0…1.
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

  /// The verdict: `pass` if every pixel reaches the ratio, `fail` if none does, otherwise `needsReview`.
  public var verdict: Verdict { Verdict(from: minimum, to: maximum, requiring: requiredRatio) }
}
