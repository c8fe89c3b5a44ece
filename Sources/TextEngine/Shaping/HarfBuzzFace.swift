internal import CHarfBuzz
internal import Foundation

/// A HarfBuzz face with its tables and character map, shared by all designs of the font.
final class HarfBuzzFace: @unchecked Sendable {
  // Unchecked, because the face is made immutable in `init` and never changes afterwards.

  /// The `hb_face_t`, immutable.
  let face: OpaquePointer
  /// The characters that the face covers.
  let coverage: BitSet
  /// The variation axes.
  let axes: [FontInspection.Axis]
  private let readRules = SharedValue<FaceRules>()

  /// Opens a face by its index in a collection, from 0.
  ///
  /// - Throws: ``TextEngineError/damagedFont(path:what:remedy:)`` when the face contains no glyphs.
  init(file: FontFile, index: Int) throws(TextEngineError) {
    let blob = file.data.withUnsafeBytes {
      hb_blob_create(
        $0.bindMemory(to: CChar.self).baseAddress, UInt32($0.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    defer { hb_blob_destroy(blob) }
    let face: OpaquePointer = hb_face_create(blob, UInt32(index))
    guard hb_face_get_glyph_count(face) > 0 else {
      hb_face_destroy(face)
      throw .damagedFont(path: file.path, what: "it contains no glyphs", remedy: "use another copy of the font")
    }
    hb_face_make_immutable(face)
    self.face = face
    coverage = BitSet(coverageOf: face)
    axes = Self.readAxes(of: face)
  }

  deinit { hb_face_destroy(face) }

  /// The rules for adjacent glyphs in the face's tables, read on first use.
  var rules: FaceRules { readRules.value { FaceRules(of: face) } }

  /// Returns a variation axis by its four-letter tag, such as `wght`; nil if the face does not have it.
  func axis(_ tag: String) -> FontInspection.Axis? { axes.first { $0.tag == tag } }

  /// Returns the variation for a weight of 100…900, clamped to the weight axis; empty for a face without that axis.
  func variations(weight: Int) -> [(tag: String, value: Double)] {
    guard let axis = axis("wght") else { return [] }
    return [("wght", min(max(Double(weight), axis.minimum), axis.maximum))]
  }

  private static func readAxes(of face: OpaquePointer) -> [FontInspection.Axis] {
    HarfBuzzList.elements(filling: hb_ot_var_axis_info_t()) { hb_ot_var_get_axis_infos(face, 0, $0, $1) }.map { info in
      FontInspection.Axis(
        tag: Script(tag: info.tag).description, minimum: Double(info.min_value),
        defaultValue: Double(info.default_value), maximum: Double(info.max_value))
    }
  }
}
