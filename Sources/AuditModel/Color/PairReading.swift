public import ColorContrast

/// What a pair of colours comes to in one environment.
public struct PairReading: Hashable, Codable, Sendable {
  /// The pair as a person with a colour-vision deficiency sees it.
  public struct VisionReading: Hashable, Codable, Sendable {
    /// `protan`, `deutan`, `tritan` or `achromat`.
    public var deficiency: ColorVisionDeficiency
    /// 0…1.
    public var severity: Double
    /// The model that gives the smallest difference; nil for `achromat`, which needs none.
    public var model: VisionModel?
    /// The WCAG ratio of the simulated colours, the smallest over the models.
    public var ratio: Double
    /// CIEDE2000 between the simulated colours, the smallest over the models.
    public var deltaE2000: Double

    /// Creates a reading.
    ///
    /// - Parameters:
    ///   - deficiency: The deficiency.
    ///   - severity: 0…1.
    ///   - model: The model that gives the smallest difference.
    ///   - ratio: The WCAG ratio of the simulated colours.
    ///   - deltaE2000: CIEDE2000 between the simulated colours.
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

  /// Where it holds.
  public var environment: ColorEnvironment
  /// The first colour as written.
  public var first: Color
  /// The second colour as written.
  public var second: Color
  /// The first colour as it is seen on the second; where the ground is not known, over the worst.
  public var seenFirst: Color
  /// The second colour as it is seen; where what lies beneath is not known, over the worst.
  public var seenSecond: Color
  /// The WCAG ratio, unrounded; the smallest where what lies beneath is not known.
  public var ratio: Double
  /// The largest ratio where what lies beneath is not known; otherwise the same.
  public var maximumRatio: Double
  /// Lightness difference in L*, 0…100.
  public var lightnessDifference: Double
  /// CIEDE2000 of the two as they are seen.
  public var deltaE2000: Double
  /// As people with colour-vision deficiencies see it; empty where the ground is not known.
  public var visions: [VisionReading]

  /// Creates a reading without simulated visions.
  ///
  /// - Parameters:
  ///   - environment: Where it holds.
  ///   - first: The first colour as written.
  ///   - second: The second colour as written.
  ///   - seenFirst: The first as it is seen.
  ///   - seenSecond: The second as it is seen.
  ///   - ratio: The smallest WCAG ratio.
  ///   - maximumRatio: The largest WCAG ratio.
  ///   - lightnessDifference: Lightness difference in L*.
  ///   - deltaE2000: CIEDE2000 of the two as they are seen.
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
    visions = []
  }

  /// Whether what lies beneath is known, so that there is one ratio.
  public var isExact: Bool { ratio == maximumRatio }
}
