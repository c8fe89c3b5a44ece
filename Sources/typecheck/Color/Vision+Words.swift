import TypeCheckKit

extension Vision {
  /// A short caption, such as `Deutan 0.6 (Machado)`.
  var caption: String {
    let name = deficiency.rawValue.prefix(1).uppercased() + deficiency.rawValue.dropFirst()
    let share = (severity * 100).rounded() / 100
    return "\(name) \(share) (\(model?.shortName ?? "luminance"))"
  }

  /// The name of the model in JSON; `luminance` for achromatopsia, which has no model.
  var modelName: String { model?.rawValue ?? "luminance" }

  /// The model and the reason for its choice, in words.
  var reason: String {
    guard let model else { return "greyscale by luminance in linear light; no model is needed" }
    guard model == deficiency.model(severity: severity) else { return "\(model.words), as --model asks" }
    switch model {
    case .vienot: return "\(model.words), the usual one for a full \(deficiency.rawValue) deficiency"
    case .brettel: return "\(model.words), since tritan needs its two half-planes"
    case .machado: return "\(model.words), which models shifted cones, the usual one below severity 1"
    }
  }

  /// A limit specific to this simulation; nil if the general note is enough.
  var limit: String? {
    switch (deficiency, model) {
    case (.protan, _): "Reds look darker with protanopia than this shows."
    case (.tritan, .vienot): "Viénot's model was not made for tritan; --model brettel was."
    case (.tritan, .machado):
      "Machado's authors call its tritan an approximation; --model brettel is better."
    case (.achromat, _): "Eyes without cones also see less sharply and are dazzled sooner, which is not shown."
    default: nil
    }
  }
}

extension VisionModel {
  /// The first author of the model, for captions.
  var shortName: String {
    switch self {
    case .vienot: "Viénot"
    case .brettel: "Brettel"
    case .machado: "Machado"
    }
  }
}
