internal import Vocabulary

/// Somebody's colour vision: a deficiency, how much of it, and the model that simulates it.
public struct Vision: Hashable, Sendable {
  /// Which colours are lost.
  public let deficiency: ColorVisionDeficiency
  /// How much of the deficiency there is: 0 none, 1 the whole.
  public let severity: Double
  /// The model in use; nil for achromatopsia, which needs none.
  public let model: VisionModel?

  /// What the vision does to linear light.
  let filter: VisionFilter

  /// Creates a vision.
  ///
  /// - Parameters:
  ///   - deficiency: Which colours are lost.
  ///   - severity: How much of the deficiency there is; clipped to 0…1, and 1 when not a number.
  ///   - model: The model to use instead of ``ColorVisionDeficiency/model(severity:)``; achromatopsia ignores it.
  public init(_ deficiency: ColorVisionDeficiency, severity: Double = 1, model: VisionModel? = nil) {
    let severity = severity.isNaN ? 1 : min(max(severity, 0), 1)
    let model = deficiency == .achromat ? nil : model ?? deficiency.model(severity: severity)
    self.deficiency = deficiency
    self.severity = severity
    self.model = model
    filter = model?.method.filter(deficiency, severity: severity) ?? Achromatopsia.filter(severity: severity)
  }

  /// The vision that a text such as `deutan`, `Deuteranopia` or `deutan:0.6` names.
  ///
  /// - Parameters:
  ///   - text: A deficiency and, after a colon, the severity in 0…1; without one it is 1.
  ///   - model: The model to use instead of the usual one.
  /// - Throws: ``VisionError`` with the known names or the range.
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

  /// The visions that a list with commas names, in its order, each once.
  ///
  /// - Parameters:
  ///   - text: Visions such as `protan,deutan:0.6`.
  ///   - model: The model to use instead of the usual ones.
  /// - Returns: At least one vision.
  /// - Throws: ``VisionError`` for the first part that names none.
  public static func list(_ text: String, model: VisionModel? = nil) throws(VisionError) -> [Vision] {
    var visions: [Vision] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let vision = try Vision(String(part), model: model)
      if !visions.contains(vision) { visions.append(vision) }
    }
    return visions
  }

  /// The whole of achromatopsia: greyscale by luminance.
  public static let achromat = Vision(.achromat)

  /// The models whose worst answer is the verdict on a palette: all three for protan and deutan, Brettel and Machado
  /// for tritan, where Viénot is not accurate; none for achromatopsia, which needs no model.
  ///
  /// - Parameter deficiency: The deficiency judged.
  /// - Returns: Models, the usual one first where there is a usual one at full severity.
  public static func verdictModels(for deficiency: ColorVisionDeficiency) -> [VisionModel] {
    switch deficiency {
    case .protan, .deutan: [.vienot, .brettel, .machado]
    case .tritan: [.brettel, .machado]
    case .achromat: []
    }
  }

  /// The visions whose worst answer is the verdict on a palette: one for each of the verdict models.
  ///
  /// - Parameters:
  ///   - deficiency: The deficiency judged.
  ///   - severity: How much of it there is, 0…1.
  /// - Returns: At least one vision.
  public static func verdicts(for deficiency: ColorVisionDeficiency, severity: Double = 1) -> [Vision] {
    let models = verdictModels(for: deficiency)
    if models.isEmpty { return [Vision(deficiency, severity: severity)] }
    return models.map { Vision(deficiency, severity: severity, model: $0) }
  }

  /// The deficiency and, when it is not whole, the severity: `deutan`, `deutan:0.6`.
  public var name: String { severity < 1 ? "\(deficiency.rawValue):\(severity)" : deficiency.rawValue }
}
