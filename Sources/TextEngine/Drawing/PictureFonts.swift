internal import CHarfBuzz
import Foundation

/// The installed fonts that draw characters measured by rule: emoji, Han, kana and Hangul.
///
/// These fonts never affect a width or a verdict, so any installed font may be used. Files with well-known names are
/// tried first, then any font that covers the characters. The user's folders come before the system's. For emoji,
/// however, a well-known system font comes before an arbitrary font in the user's folders. Unusable files are
/// skipped. Use an instance from one thread.
package final class PictureFonts {
  private let own: FontFolders
  private let all: FontFolders
  private let buffer = ShapingBuffer()
  private var faces: [String: FontFace?] = [:]
  private var known: [Question: ClusterPicture?] = [:]
  private var inspections: [ObjectIdentifier: [(path: String, coverage: FontInspection)]] = [:]

  private struct Question: Hashable {
    var text: String
    var language: String
    var isEmoji: Bool
  }

  /// Creates an instance, which opens fonts on demand.
  package init(directories: [String] = [], useSystemFonts: Bool = true, systemRoot: String = "/") {
    own = FontFolders(required: [], optional: directories)
    all = FontFolders(
      required: [], optional: directories + (useSystemFonts ? FontFolders.system(root: systemRoot) : []))
  }

  /// Draws a cluster with the first suitable font; returns nil if no font covers all characters.
  ///
  /// The script is an ISO 15924 code. The language is a BCP 47 tag, which selects among the regional forms of Han
  /// characters.
  package func picture(of text: String, script: String, language: String, isEmoji: Bool) -> ClusterPicture? {
    let question = Question(text: text, language: language, isEmoji: isEmoji)
    if let answer = known[question] { return answer }
    let made = draw(text, script: Script(script) ?? .unknown, language: language, isEmoji: isEmoji)
    known[question] = .some(made)
    return made
  }

  private func draw(_ text: String, script: Script, language: String, isEmoji: Bool) -> ClusterPicture? {
    let names = isEmoji ? Self.emoji : Self.eastAsian(language)
    func draw(in face: FontFace?) -> ClusterPicture? {
      face.flatMap { self.draw(text, script: script, language: language, in: $0) }
    }
    func drawn(byNamesIn folders: FontFolders) -> ClusterPicture? {
      names.lazy.compactMap { draw(in: self.face(named: $0.0, index: $0.1, in: folders)) }.first
    }
    func drawn(byAnyIn folders: FontFolders) -> ClusterPicture? {
      others(covering: text, in: folders).lazy.compactMap { draw(in: self.face(at: $0, index: 0)) }.first
    }
    return drawn(byNamesIn: own) ?? (isEmoji ? nil : drawn(byAnyIn: own)) ?? drawn(byNamesIn: all)
      ?? drawn(byAnyIn: all)
  }

  /// The usual file names of emoji fonts: colour fonts, then outline fonts.
  private static let emoji = [
    "NotoColorEmoji.ttf", "TwitterColorEmoji-SVGinOT.ttf", "NotoEmoji-Regular.ttf", "Symbola.ttf",
  ]
  .map { ($0, 0) }

  /// Returns the usual file names and face indices of fonts for Han, kana and Hangul, those for the language first.
  private static func eastAsian(_ language: String) -> [(String, Int)] {
    let tag = language.lowercased()
    // The order of the faces in Noto's collections: Japanese, Korean, simplified Chinese, traditional Chinese, Hong
    // Kong.
    let isTraditional = tag.contains("hant") || tag.hasPrefix("zh-tw") || tag.hasPrefix("zh-mo")
    let index = tag.hasPrefix("ko") ? 1 : tag.hasPrefix("zh-hk") ? 4 : isTraditional ? 3 : tag.hasPrefix("zh") ? 2 : 0
    let own =
      tag.hasPrefix("ko")
      ? ["NanumGothic.ttf", "UnDotum.ttf"] : tag.hasPrefix("zh") ? ["wqy-zenhei.ttc"] : ["ipag.ttf"]
    let others = [
      "DroidSansFallbackFull.ttf", "DroidSansFallback.ttf", "ipag.ttf", "wqy-zenhei.ttc", "NanumGothic.ttf",
      "unifont.ttf",
    ]
    return [("NotoSansCJK-Regular.ttc", index)] + (own + others).map { ($0, 0) }
  }

  private func face(named name: String, index: Int, in folders: FontFolders) -> FontFace? {
    guard let path = (try? folders.paths(named: name))?.first else { return nil }
    return face(at: path, index: index)
  }

  private func face(at path: String, index: Int) -> FontFace? {
    let key = "\(index):\(path)"
    if let answer = faces[key] { return answer }
    let file = try? FontFile(path: path)
    let made = file.flatMap { try? HarfBuzzFace(file: $0, index: min(index, $0.faceCount - 1)) }.map {
      FontFace(face: $0)
    }
    faces[key] = .some(made)
    return made
  }

  /// Finds the scalable fonts that cover a cluster, and inspects each file only once.
  private func others(covering text: String, in folders: FontFolders) -> [String] {
    let inspected =
      inspections[ObjectIdentifier(folders)]
      ?? ((try? folders.files()) ?? []).compactMap { path in
        (try? FontInspection(file: FontFile(path: path))).map { (path: path, coverage: $0) }
      }
    inspections[ObjectIdentifier(folders)] = inspected
    let scalars = text.unicodeScalars.filter { !UnicodeProperties.isDefaultIgnorable($0) }
    return inspected.filter { one in one.coverage.isScalable && scalars.allSatisfy { one.coverage.covers($0) } }.map(
      \.path)
  }

  private func draw(_ text: String, script: Script, language: String, in face: FontFace) -> ClusterPicture? {
    let units = Array(text.utf16)
    let run = ShapedText.Run(start: 0, end: units.count, script: script, choice: .none)
    let glyphs = buffer.glyphs(of: units, run: run, face: face, features: [], language: language)
    guard !glyphs.isEmpty, !glyphs.contains(where: { $0.id == 0 }) else { return nil }
    var picture = ClusterPicture(advance: 0)
    for glyph in glyphs {
      add(glyph, of: face, at: picture.advance, to: &picture)
      picture.advance += glyph.advance
    }
    return picture.isEmpty ? nil : picture
  }

  private func add(_ glyph: ShapedGlyph, of face: FontFace, at pen: Double, to picture: inout ClusterPicture) {
    let place = SIMD2(pen + glyph.x, glyph.y)
    if let bitmap = Self.bitmap(of: glyph.id, in: face, at: place) { return picture.bitmaps.append(bitmap) }
    let layers = Self.layers(of: glyph.id, in: face)
    guard layers.isEmpty else {
      picture.layers += layers.map {
        ClusterPicture.Layer(outline: GlyphOutline(glyph: $0.glyph, face: face), place: place, color: $0.color)
      }
      return
    }
    picture.layers.append(ClusterPicture.Layer(outline: GlyphOutline(glyph: glyph.id, face: face), place: place))
  }

  /// Returns the largest bitmap of a glyph in a bitmap font (CBDT, sbix); nil if the font has none.
  private static func bitmap(of glyph: UInt32, in face: FontFace, at place: SIMD2<Double>) -> ClusterPicture.Bitmap? {
    guard let blob = hb_ot_color_glyph_reference_png(face.font, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(face.font, glyph, &extents) != 0 else { return nil }
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
    let unit = FontFace.unitsPerEm
    // The height is negative: extents are measured down from the top.
    return ClusterPicture.Bitmap(
      png: Array(bytes),
      place: place + SIMD2(Double(extents.x_bearing), Double(extents.y_bearing + extents.height)) / unit,
      size: SIMD2(Double(extents.width), Double(-extents.height)) / unit)
  }

  /// Returns the coloured layers of a glyph (COLR version 0) in the font's first palette; empty if it has none.
  private static func layers(of glyph: UInt32, in face: FontFace) -> [(glyph: UInt32, color: SIMD4<Double>?)] {
    let layers = HarfBuzzList.elements(filling: hb_ot_color_layer_t()) {
      hb_ot_color_glyph_get_layers(face.face, glyph, 0, $0, $1)
    }
    guard !layers.isEmpty else { return [] }
    let palette = HarfBuzzList.elements(filling: 0) { hb_ot_color_palette_get_colors(face.face, 0, 0, $0, $1) }
    return layers.map { layer in
      let index = Int(layer.color_index)
      guard index < palette.count else { return (layer.glyph, nil) }
      // The order from the highest byte is blue, green, red, alpha.
      let parts = [8, 16, 24, 0].map { Double(palette[index] >> $0 & 0xFF) / 255 }
      return (layer.glyph, SIMD4(parts[0], parts[1], parts[2], parts[3]))
    }
  }
}
