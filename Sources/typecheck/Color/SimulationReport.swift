import Pictures
import TypeCheckKit

/// The result of a simulation: the input, the visions and the output.
struct SimulationReport {
  private let reader: PictureReader
  private let writer: PictureWriter
  private let visions: [Vision]
  private let isSheet: Bool
  private let notes: [String]

  /// Creates a report.
  ///
  /// The reader must have read its last row, because decoding may add warnings.
  init(reader: PictureReader, writer: PictureWriter, visions: [Vision], isSheet: Bool, notes: [String] = []) {
    self.reader = reader
    self.writer = writer
    self.visions = visions
    self.isSheet = isSheet
    var limits: [String] = []
    for limit in visions.compactMap(\.limit) where !limits.contains(limit) { limits.append(limit) }
    self.notes = notes + [Self.limits] + limits
  }

  /// A note on the limits of all simulations.
  private static let limits =
    "A simulation shows which hues look alike. It does not show how eyes differ from person to person, or how they "
    + "adapt."

  /// The report in JSON.
  var json: JSONObject {
    let stored = reader.stored
    let input = JSONObject([
      "file": reader.file, "width": reader.width, "height": reader.height, "bitDepth": stored.depth.rawValue,
      "hasAlpha": stored.hasAlpha, "profile": reader.profile.description,
      "convertedToSRGB": !reader.profile.isSRGB, "warnings": reader.warnings,
    ])
    let outputs = visions.map {
      JSONObject([
        "vision": $0.deficiency.rawValue, "model": $0.modelName, "severity": $0.severity, "file": writer.file,
        "caption": $0.caption,
      ])
    }
    let picture = JSONObject([
      "file": writer.file, "width": writer.width, "height": writer.height, "bitDepth": writer.format.depth.rawValue,
      "isSheet": isSheet,
    ])
    return JSONObject(output: ["input": input, "outputs": outputs, "picture": picture, "notes": notes])
  }

  /// The report as text.
  var text: String {
    let alpha = reader.stored.hasAlpha ? ", with alpha" : ""
    var lines = [
      "\(reader.file): \(reader.width) × \(reader.height), \(reader.stored.depth.rawValue) bits a channel\(alpha), "
        + reader.profile.description
    ]
    if !reader.profile.isSRGB { lines.append("  converted to sRGB; colours outside it were clipped first") }
    lines += reader.warnings.map { "  warning: \($0)" }
    lines += visions.map { "  \($0.name): \($0.reason)" }
    let kind = isSheet ? " sheet" : ""
    let depth = writer.format.depth.rawValue
    lines.append("\(writer.file): \(writer.width) × \(writer.height)\(kind), \(depth) bits a channel, sRGB")
    return (lines + notes).joined(separator: "\n")
  }
}
