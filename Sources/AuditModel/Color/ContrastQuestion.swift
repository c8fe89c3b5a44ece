public import ColorContrast
public import DynamicType

/// What is asked about one pair of colours.
public struct ContrastQuestion: Hashable, Codable, Sendable {
  /// The colour of the text or symbol.
  public var text: Color
  /// The colour behind it.
  public var background: Color
  /// What lies below the background, topmost first.
  public var layers: [Color]
  /// The appearance that system colours are looked up for.
  public var appearance: Appearance
  /// Whether it is a symbol, control or graphic instead of text.
  public var isNonText: Bool
  /// Whether the enhanced contrast of level AAA is asked for.
  public var isEnhanced: Bool
  /// The weight instead of the style's own.
  public var weight: FontWeight?
  /// The categories to give a verdict for, from the smallest; the first decides.
  public var categories: [ContentSizeCategory]
  /// Policy, style, Bold Text and the iOS releases; the smallest category is the first of ``categories``.
  public var conditions: ColorConditions
  /// The visions to show, and the model instead of the usual ones.
  public var visions: [AskedVision]
  /// Whether APCA is to be shown.
  public var showsAPCA: Bool
  /// Whether to look for the nearest passing colour.
  public var suggests: Bool
  /// The two and the layers as they were given, for reports.
  public var given: [String]

  /// A deficiency to show.
  public struct AskedVision: Hashable, Codable, Sendable {
    /// The deficiency.
    public var deficiency: ColorVisionDeficiency
    /// 0…1.
    public var severity: Double
    /// The model; nil is the one with the smallest difference.
    public var model: VisionModel?

    /// Creates a vision.
    ///
    /// - Parameters:
    ///   - deficiency: The deficiency.
    ///   - severity: 0…1.
    ///   - model: The model; nil is the one with the smallest difference.
    public init(_ deficiency: ColorVisionDeficiency, severity: Double = 1, model: VisionModel? = nil) {
      self.deficiency = deficiency
      self.severity = severity
      self.model = model
    }
  }

  /// Creates a question about body text at the smallest category, in light, with all four deficiencies.
  ///
  /// - Parameters:
  ///   - text: The colour of the text or symbol.
  ///   - background: The colour behind it.
  ///   - layers: What lies below the background, topmost first.
  public init(text: Color, background: Color, layers: [Color] = []) {
    self.text = text
    self.background = background
    self.layers = layers
    appearance = .light
    isNonText = false
    isEnhanced = false
    weight = nil
    categories = [.extraSmall]
    conditions = ColorConditions()
    visions = ColorVisionDeficiency.allCases.map { AskedVision($0) }
    showsAPCA = false
    suggests = false
    given = []
  }
}
