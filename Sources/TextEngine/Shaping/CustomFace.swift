/// An app's own font, shaped without corrections and with its own line metrics.
struct CustomFace: Sendable {
  /// The file's path as given.
  let path: String
  /// The file name, used in reports.
  let id: String
  /// The line metrics in em; the cap height is not read and is 0.
  let lineMetrics: FontManifest.LineMetrics
  /// The bytes.
  let file: FontFile
  /// The names and metrics, without the character map.
  let inspection: FontInspection
  private let face: HarfBuzzFace

  /// Opens and validates a font file.
  ///
  /// - Throws: ``TextEngineError`` naming the file, when it cannot be read or is damaged.
  init(path: String) throws(TextEngineError) {
    file = try FontFile(path: path, mostBytes: FontFile.mostBytes)
    // FreeType checks more than the table directory, and iOS would reject the same files.
    inspection = try FontInspection(file: file, withCoverage: false)
    face = try HarfBuzzFace(file: file, index: 0)
    self.path = path
    id = path.split(separator: "/").last.map(String.init) ?? path
    lineMetrics = .init(
      ascender: inspection.ascender, descender: inspection.descender, lineGap: max(0, inspection.lineGap), capHeight: 0)
  }

  /// Returns the font at a weight; a font without a weight axis is the same at every weight.
  func instance(weight: Int) -> FontInstance {
    // Regular is the font's default instance, whatever its weight value is.
    let variations = weight == 400 ? [] : face.variations(weight: weight)
    return FontInstance(id: id, primary: FontFace(face: face, variations: variations), errorClass: .exact)
  }
}
