public import ColorContrast

/// The contrast and difference of a pair of colours in one environment.
public struct PairReading: Hashable, Codable, Sendable {
  /// The pair as simulated for one colour-vision deficiency.
  public struct VisionReading: Hashable, Codable, Sendable {
    /// The deficiency: `protan`, `deutan`, `tritan` or `achromat`.
    public var deficiency: ColorVisionDeficiency
    /// The severity of the deficiency, 0…1.
    public var severity: Double
    /// The model with the smallest difference; nil for `achromat`, which does not need one.
    public var model: VisionModel?
    /// The WCAG ratio of the simulated colours, the smallest of all models.
    public var ratio: Double
    /// The CIEDE2000 difference of the simulated colours, the smallest of all models.
    public var deltaE2000: Double

    /// Creates a reading.
    ///
    /// - Parameters:
    ///   - deficiency: The deficiency.
    ///   - severity: The severity, 0…1.
    ///   - model: The model with the smallest difference.
    ///   - ratio: The WCAG ratio of the simulated colours.
    ///   - deltaE2000: The CIEDE2000 difference of the simulated colours.
    public init(
      deficiency: ColorVisionDeficiency, severity: Double, model: VisionModel?, ratio: Double, deltaE2000: Double
    ) {
      self.deficiency = deficiency
      self.severity = severity
      self.model = model
      self.ratio = ratio
      self.deltaE2000 = deltaE2000
    }
  }

  /// The environment in which the pair was measured.
  public var environment: ColorEnvironment
  /// The first colour as defined, before compositing.
  public var first: Color
  /// The second colour as defined, before compositing.
  public var second: Color
  /// The first colour composited over the second; the worst case if the background is unknown.
  public var seenFirst: Color
  /// The second colour composited over the layers below; the worst case if they are unknown.
  public var seenSecond: Color
  /// The WCAG ratio, unrounded; the smallest if the layers below are unknown.
  public var ratio: Double
  /// The largest ratio if the layers below are unknown; otherwise equal to ``ratio``.
  public var maximumRatio: Double
  /// The difference in lightness L*, 0…100.
  public var lightnessDifference: Double
  /// The CIEDE2000 difference of the composited colours.
  public var deltaE2000: Double
  /// The pair with simulated colour-vision deficiencies; empty if the background is unknown.
  public var visions: [VisionReading] = []

  /// Creates a reading without simulations.
  ///
  /// - Parameters:
  ///   - environment: The environment.
  ///   - first: The first colour as defined.
  ///   - second: The second colour as defined.
  ///   - seenFirst: The first colour, composited.
  ///   - seenSecond: The second colour, composited.
  ///   - ratio: The smallest WCAG ratio.
  ///   - maximumRatio: The largest WCAG ratio.
  ///   - lightnessDifference: The difference in lightness L*, 0…100.
  ///   - deltaE2000: The CIEDE2000 difference of the composited colours.
  public init(
    environment: ColorEnvironment, first: Color, second: Color, seenFirst: Color, seenSecond: Color, ratio: Double,
    maximumRatio: Double, lightnessDifference: Double, deltaE2000: Double
  ) {
    self.environment = environment
    self.first = first
    self.second = second
    self.seenFirst = seenFirst
    self.seenSecond = seenSecond
    self.ratio = ratio
    self.maximumRatio = maximumRatio
    self.lightnessDifference = lightnessDifference
    self.deltaE2000 = deltaE2000
  }

  /// Whether there is a single ratio, because the layers below are known.
  public var isExact: Bool { ratio == maximumRatio }
}
