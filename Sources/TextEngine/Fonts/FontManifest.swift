import Foundation

/// What stands in for Apple's fonts: `Fonts/manifest.json`, decoded.
///
/// The manifest is the one place where faces, their hashes, corrections, rules and error bars are written down, each
/// with its source. ``embedded`` is the copy built into the program.
public struct FontManifest: Hashable, Codable, Sendable {
  /// The version of the manifest's layout.
  public var schema: Int
  /// The faces, in the order in which they are asked; the default face comes first.
  public var faces: [Entry]
  /// What is measured by rule instead of by font.
  public var rules: [Rule]
  /// Corrections from a stand-in's advances to San Francisco's, by name.
  public var calibrations: [String: FontCalibration]
  /// The error bars.
  public var uncertainty: Uncertainty
  /// Line metrics by name.
  public var lineMetrics: [String: LineMetrics]

  /// The layout version this program reads.
  public static let supportedSchema = 1

  /// The manifest built into the program.
  ///
  /// A manifest that cannot be decoded would be an empty one; a test holds that this never ships.
  public static let embedded: FontManifest = {
    let text = EmbeddedResources.manifest_json.description
    return (try? FontManifest(json: text, path: "Fonts/manifest.json")) ?? FontManifest.empty
  }()

  static let empty = FontManifest(
    schema: supportedSchema, faces: [], rules: [], calibrations: [:], uncertainty: Uncertainty(), lineMetrics: [:])

  init(
    schema: Int, faces: [Entry], rules: [Rule], calibrations: [String: FontCalibration], uncertainty: Uncertainty,
    lineMetrics: [String: LineMetrics]
  ) {
    self.schema = schema
    self.faces = faces
    self.rules = rules
    self.calibrations = calibrations
    self.uncertainty = uncertainty
    self.lineMetrics = lineMetrics
  }

  /// Decodes a manifest and holds it against the manifest's own rules.
  ///
  /// - Parameters:
  ///   - json: The manifest's text.
  ///   - path: The file's name, for messages.
  /// - Throws: ``TextEngineError/invalidManifest(path:what:remedy:)`` naming the entry that is wrong.
  public init(json: String, path: String) throws(TextEngineError) {
    do {
      self = try JSONDecoder().decode(FontManifest.self, from: Data(json.utf8))
    } catch {
      throw .invalidManifest(
        path: path, what: "it is not a font manifest (\(Self.summary(of: error)))",
        remedy: "use the Fonts/manifest.json of this release")
    }
    if let problem = problems.first {
      throw .invalidManifest(path: path, what: problem, remedy: "correct this entry; Fonts/README.md has the schema")
    }
  }

  /// The face that stands in for the system font; nil only in a manifest without one.
  public var defaultFace: Entry? { faces.first { $0.role == .uiText } }

  /// The faces for a script, the best first: those made for the language, then those for every language.
  ///
  /// - Parameters:
  ///   - script: An ISO 15924 code such as `Arab`.
  ///   - language: A BCP 47 tag whose first part is compared; nil for no language.
  /// - Returns: Faces in the manifest's order; empty when the manifest knows none.
  public func faces(script: String, language: String?) -> [Entry] {
    let primary = language.map { String($0.prefix { $0 != "-" && $0 != "_" }).lowercased() }
    let candidates = faces.filter { ($0.role == .uiText || $0.role == .script) && $0.scripts.contains(script) }
    let special = candidates.filter { entry in primary.map(entry.languages.contains) ?? false }
    return special + candidates.filter { $0.languages.isEmpty }
  }

  /// The last resort for symbols, in order.
  public var symbolFaces: [Entry] { faces.filter { $0.role == .symbols } }

  /// The face that draws in pictures what a face measures.
  ///
  /// - Parameter id: A face's identifier.
  /// - Returns: The face; nil where that one draws it itself.
  public func drawingFace(of id: String) -> Entry? {
    guard let name = faces.first(where: { $0.id == id })?.drawnBy else { return nil }
    return faces.first { $0.id == name }
  }

  /// The rule with this identifier, or nil.
  ///
  /// - Parameter id: A rule's identifier, such as `han-kana`.
  /// - Returns: The rule.
  public func rule(_ id: String) -> Rule? { rules.first { $0.id == id } }

  private static func summary(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, let context): return "\(keyPath(context.codingPath + [key])) is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      let path = keyPath(context.codingPath)
      return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
    @unknown default: return "\(error)"
    }
  }

  private static func keyPath(_ path: [any CodingKey]) -> String {
    path.map { key in key.intValue.map(String.init) ?? key.stringValue }.joined(separator: ".")
  }
}
