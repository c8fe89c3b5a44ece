import Foundation

/// The manifest of substitutes for Apple's fonts, as stored in `Fonts/manifest.json`.
///
/// It is the only place that defines faces, hashes, corrections, rules and error margins, each with its source.
/// ``embedded`` is the copy built into the program.
package struct FontManifest: Hashable, Decodable, Sendable {
  /// The version of the manifest's format.
  package var schema: Int
  /// The faces in order of preference; the default face comes first.
  package var faces: [Entry]
  /// The rules for text that is measured without a font.
  package var rules: [Rule]
  /// The corrections from a substitute font's advances to San Francisco's, by name.
  package var calibrations: [String: FontCalibration]
  /// The error margins.
  package var uncertainty: Uncertainty
  /// Line metrics by name.
  package var lineMetrics: [String: LineMetrics]

  /// The format version that this program reads.
  package static let supportedSchema = 1

  /// The manifest built into the program, which a test decodes before each release.
  package static let embedded: FontManifest = {
    do {
      return try FontManifest(json: EmbeddedResources.manifest_json.description, path: "Fonts/manifest.json")
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  /// Decodes and validates a manifest; messages name it by `path`.
  ///
  /// - Throws: ``TextEngineError/invalidManifest(path:what:remedy:)`` naming the invalid entry.
  package init(json: String, path: String) throws(TextEngineError) {
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

  /// The substitute for the system font; nil only if the manifest has none.
  package var defaultFace: Entry? { faces.first { $0.role == .uiText } }

  /// Returns the faces for a script, first those made for the language, then those for all languages.
  ///
  /// The script is an ISO 15924 code such as `Arab`. The language is a BCP 47 tag, of which only the primary language
  /// matters; nil if unknown. Both groups are in the manifest's order.
  package func faces(script: String, language: String?) -> [Entry] {
    let primary = language?.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let candidates = faces.filter { ($0.role == .uiText || $0.role == .script) && $0.scripts.contains(script) }
    let special = candidates.filter { entry in primary.map(entry.languages.contains) ?? false }
    return special + candidates.filter { $0.languages.isEmpty }
  }

  /// The fallback faces for symbols, in order.
  package var symbolFaces: [Entry] { faces.filter { $0.role == .symbols } }

  /// Returns the face that draws the text measured with another face; nil if the measuring face also draws.
  package func drawingFace(of id: String) -> Entry? {
    guard let name = faces.first(where: { $0.id == id })?.drawnBy else { return nil }
    return faces.first { $0.id == name }
  }

  /// Returns the rule with an id such as `han-kana`; nil if there is none.
  package func rule(_ id: String) -> Rule? { rules.first { $0.id == id } }

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
