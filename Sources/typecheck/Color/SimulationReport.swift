import Pictures
import TypeCheckKit

/// The result of a simulation: the input, the visions and the output.
struct SimulationReport: Encodable {
  /// The picture that was read.
  struct Input: Encodable {
    var file: String
    var width: Int
    var height: Int
    var bitDepth: Int
    var hasAlpha: Bool
    var profile: String
    var convertedToSRGB: Bool
    var warnings: [String]
  }

  /// A vision and the picture that shows it.
  struct Output: Encodable {
    var vision: String
    var model: String
    var severity: Double
    var file: String
    var caption: String
  }

  /// The picture that was written.
  struct Picture: Encodable {
    var file: String
    var width: Int
    var height: Int
    var bitDepth: Int
    var isSheet: Bool
  }

  var schemaVersion = 1
  var tool = ToolStamp()
  var input: Input
  var outputs: [Output]
  var picture: Picture
  var notes: [String]
  private let visions: [Vision]

  private enum CodingKeys: CodingKey {
    case schemaVersion, tool, input, outputs, picture, notes
  }

  /// Creates a report.
  ///
  /// The reader must have read its last row, because decoding may add warnings.
  init(reader: PictureReader, writer: PictureWriter, visions: [Vision], isSheet: Bool, notes: [String] = []) {
    input = Input(
      file: reader.file, width: reader.width, height: reader.height, bitDepth: reader.stored.depth.rawValue,
      hasAlpha: reader.stored.hasAlpha, profile: reader.profile.description,
      convertedToSRGB: !reader.profile.isSRGB, warnings: reader.warnings)
    picture = Picture(
      file: writer.file, width: writer.width, height: writer.height, bitDepth: writer.format.depth.rawValue,
      isSheet: isSheet)
    outputs = visions.map {
      Output(
        vision: $0.deficiency.rawValue, model: $0.modelName, severity: $0.severity, file: writer.file,
        caption: $0.caption)
    }
    self.visions = visions
    self.notes = notes + [Self.limits] + visions.compactMap(\.limit).uniqued()
  }

  /// The limits of all these simulations.
  private static let limits =
    "A simulation shows which hues run together. It does not show how eyes differ from person to person, or how they "
    + "adapt."

  /// The report as text.
  var text: String {
    let alpha = input.hasAlpha ? ", with alpha" : ""
    var lines = [
      "\(input.file): \(input.width) × \(input.height), \(input.bitDepth) bits a channel\(alpha), \(input.profile)"
    ]
    if input.convertedToSRGB {
      lines.append("  converted to sRGB; colours outside of it were clipped first")
    }
    lines += input.warnings.map { "  warning: \($0)" }
    lines += visions.map { "  \($0.name): \($0.reason)" }
    let kind = picture.isSheet ? " sheet" : ""
    lines.append(
      "\(picture.file): \(picture.width) × \(picture.height)\(kind), \(picture.bitDepth) bits a channel, sRGB")
    return (lines + notes).joined(separator: "\n")
  }
}

extension [String] {
  /// The elements without duplicates, in order.
  fileprivate func uniqued() -> [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
