public import ColorContrast
public import DynamicType

/// A request for the contrast of one pair of colours, with its options.
public struct ContrastQuestion: Hashable, Codable, Sendable {
  /// The colour of the text or symbol.
  public var text: Color
  /// The background colour.
  public var background: Color
  /// The layers below the background, topmost first.
  public var layers: [Color]
  /// The appearance for which system colours are looked up.
  public var appearance = Appearance.light
  /// Whether ``text`` is the colour of a symbol, control or graphic instead of text.
  public var isNonText = false
  /// Whether to require the enhanced contrast of level AAA.
  public var isEnhanced = false
  /// The font weight, if it differs from the style's.
  public var weight: FontWeight?
  /// The size categories to check, smallest first; the first one determines the outcome.
  public var categories: [ContentSizeCategory]
  /// The large-text policy, style, Bold Text setting and iOS releases.
  ///
  /// The ``ColorConditions/smallestCategory`` is the first of ``categories``.
  public var conditions = ColorConditions()
  /// The colour-vision deficiencies to simulate.
  public var visions: [AskedVision]
  /// Whether to compute APCA's lightness contrast.
  public var showsAPCA = false
  /// Whether to search for the nearest passing colour.
  public var suggests = false
  /// The colours and layers as the user wrote them, for reports.
  public var given: [String] = []

  /// A colour-vision deficiency to simulate.
  public struct AskedVision: Hashable, Codable, Sendable {
    /// The kind of deficiency.
    public var deficiency: ColorVisionDeficiency
    /// The severity of the deficiency, 0…1.
    public var severity: Double
    /// The simulation model; nil for the model with the smallest colour difference.
    public var model: VisionModel?

    /// Creates a simulation request.
    ///
    /// - Parameters:
    ///   - deficiency: The deficiency.
    ///   - severity: The severity, 0…1.
    ///   - model: The simulation model; nil for the model with the smallest colour difference.
    public init(_ deficiency: ColorVisionDeficiency, severity: Double = 1, model: VisionModel? = nil) {
      self.deficiency = deficiency
      self.severity = severity
      self.model = model
    }
  }

  /// Creates a question about body text at the smallest category, in light appearance, with all four deficiencies.
  ///
  /// - Parameters:
  ///   - text: The colour of the text or symbol.
  ///   - background: The background colour.
  ///   - layers: The layers below the background, topmost first.
  public init(text: Color, background: Color, layers: [Color] = []) {
    self.text = text
    self.background = background
    self.layers = layers
    categories = [.extraSmall]
    visions = ColorVisionDeficiency.allCases.map { AskedVision($0) }
  }
}
