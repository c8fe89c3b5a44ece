import ArgumentParser
import TypeCheckKit

/// The options for the colour-vision deficiencies to simulate and their models.
struct VisionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Deficiencies, comma-separated, each with or without a severity: protan, deutan:0.6, tritan, achromat.",
      valueName: "list"), completion: .cases(ColorVisionDeficiency.self))
  var vision = ColorVisionDeficiency.allCases.map(\.rawValue).joined(separator: ",")

  @Option(help: ArgumentHelp("Severity of deficiencies without one, 0…1.", valueName: "f"))
  var severity = 1.0

  @Option(help: "vienot, brettel or machado (default: the one with the smallest difference).", completion: .models)
  var model: String?

  func validate() throws { _ = try asked() }

  /// Returns the requested colour-vision deficiencies, without duplicates.
  ///
  /// - Throws: `ValidationError` with the option and the known values.
  func asked() throws -> [ContrastQuestion.AskedVision] {
    guard severity.isFinite, (0...1).contains(severity) else {
      throw ValidationError("--severity \(severity) is outside 0…1")
    }
    let model = try model.map { name in try Named.checked("--model") { try VisionModel(name: name) } }
    var visions: [ContrastQuestion.AskedVision] = []
    for part in vision.split(separator: ",", omittingEmptySubsequences: false) {
      let vision = try Named.checked("--vision") { try Vision(String(part)) }
      let own = part.contains(":") ? vision.severity : severity
      let asked = ContrastQuestion.AskedVision(
        vision.deficiency, severity: own, model: vision.deficiency == .achromat ? nil : model)
      if !visions.contains(asked) { visions.append(asked) }
    }
    return visions
  }
}
