internal import Vocabulary

/// A form of colour vision to simulate: the deficiency, its severity and the model.
public struct Vision: Hashable, Sendable {
  /// The deficiency.
  public let deficiency: ColorVisionDeficiency
  /// The severity, 0 (normal vision) to 1 (complete deficiency).
  public let severity: Double
  /// The model of the simulation; nil for achromatopsia, which needs none.
  public let model: VisionModel?

  /// The model's effect on linear light.
  let filter: VisionFilter

  /// Creates a vision.
  ///
  /// - Parameters:
  ///   - deficiency: The deficiency.
  ///   - severity: The severity, clipped to 0…1; NaN counts as 1.
  ///   - model: The model to use instead of ``ColorVisionDeficiency/model(severity:)``; achromatopsia ignores it.
  public init(_ deficiency: ColorVisionDeficiency, severity: Double = 1, model: VisionModel? = nil) {
    let severity = severity.isNaN ? 1 : min(max(severity, 0), 1)
    let model = deficiency == .achromat ? nil : model ?? deficiency.model(severity: severity)
    self.deficiency = deficiency
    self.severity = severity
    self.model = model
    filter = model?.method.filter(deficiency, severity: severity) ?? Achromatopsia.filter(severity: severity)
  }

  /// Parses a vision such as `deutan`, `Deuteranopia` or `deutan:0.6`.
  ///
  /// - Parameters:
  ///   - text: A deficiency, optionally followed by a colon and the severity, 0…1; the default severity is 1.
  ///   - model: The model to use instead of the default one.
  /// - Throws: ``VisionError`` with the known names or the valid range.
  public init(_ text: String, model: VisionModel? = nil) throws(VisionError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let deficiency: ColorVisionDeficiency
    do throws(UnknownName) {
      deficiency = try ColorVisionDeficiency(name: String(parts[0]))
    } catch {
      throw .unknownDeficiency(error)
    }
    guard parts.count == 2 else {
      self.init(deficiency, model: model)
      return
    }
    let written = parts[1].drop { $0 == " " }
    let trimmed = written.prefix(written.count - written.reversed().prefix { $0 == " " }.count)
    guard let severity = Double(trimmed), (0...1).contains(severity) else {
      throw .badSeverity(String(parts[1]), deficiency: deficiency)
    }
    self.init(deficiency, severity: severity, model: model)
  }

  /// Returns the visions in a comma-separated list in order, without duplicates.
  ///
  /// - Parameters:
  ///   - text: Visions such as `protan,deutan:0.6`.
  ///   - model: The model to use instead of the default ones.
  /// - Returns: At least one vision.
  /// - Throws: ``VisionError`` for the first invalid item.
  public static func list(_ text: String, model: VisionModel? = nil) throws(VisionError) -> [Vision] {
    var visions: [Vision] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let vision = try Vision(String(part), model: model)
      if !visions.contains(vision) { visions.append(vision) }
    }
    return visions
  }

  /// Complete achromatopsia: greyscale by luminance.
  public static let achromat = Vision(.achromat)

  /// Returns the models for checking a palette; the worst of their results is the verdict.
  ///
  /// Protan and deutan use all three models. Tritan uses Brettel and Machado, because Viénot is not accurate for
  /// tritan. Achromatopsia needs no model.
  ///
  /// - Parameter deficiency: The deficiency to check.
  /// - Returns: The models, starting with the default for full severity.
  public static func verdictModels(for deficiency: ColorVisionDeficiency) -> [VisionModel] {
    switch deficiency {
    case .protan, .deutan: [.vienot, .brettel, .machado]
    case .tritan: [.brettel, .machado]
    case .achromat: []
    }
  }

  /// Returns the visions for checking a palette, one per model; the worst of their results is the verdict.
  ///
  /// - Parameters:
  ///   - deficiency: The deficiency to check.
  ///   - severity: The severity, 0…1.
  /// - Returns: At least one vision.
  public static func verdicts(for deficiency: ColorVisionDeficiency, severity: Double = 1) -> [Vision] {
    let models = verdictModels(for: deficiency)
    if models.isEmpty { return [Vision(deficiency, severity: severity)] }
    return models.map { Vision(deficiency, severity: severity, model: $0) }
  }

  /// The deficiency, with the severity if that is less than 1: `deutan` or `deutan:0.6`.
  public var name: String { severity < 1 ? "\(deficiency.rawValue):\(severity)" : deficiency.rawValue }
}
