internal import CHarfBuzz
internal import Foundation
internal import Synchronization

/// A face of a font file in HarfBuzz: its tables and character map, shared by all designs made from it.
final class HarfBuzzFace: @unchecked Sendable {
  // Unchecked, because the face is made immutable in `init` and never changes afterwards.

  /// A variation axis: its tag and its range, in the units of the axis.
  struct Axis: Sendable {
    var tag: String
    var minimum: Double
    var standard: Double
    var maximum: Double
  }

  /// The `hb_face_t`, immutable.
  let face: OpaquePointer
  /// The characters that the face covers.
  let coverage: Coverage
  /// The variation axes.
  let axes: [Axis]
  private let readRules = Mutex<FaceRules?>(nil)

  /// Opens a face.
  ///
  /// - Parameters:
  ///   - file: The font file, with a valid table directory.
  ///   - index: The index of the face in a collection, from 0.
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
      throw .damagedFont(path: file.path, what: "it holds no glyphs", remedy: "use another copy of the font")
    }
    hb_face_make_immutable(face)
    self.face = face
    coverage = Coverage(face: face)
    axes = Self.readAxes(of: face)
  }

  deinit { hb_face_destroy(face) }

  /// The rules in its tables for adjacent glyphs, read on first use.
  var rules: FaceRules {
    readRules.withLock { known in
      let rules = known ?? FaceRules(of: face)
      known = rules
      return rules
    }
  }

  /// Returns a variation axis by its four-letter tag, such as `wght`; nil if the face does not have it.
  func axis(_ tag: String) -> Axis? { axes.first { $0.tag == tag } }

  private static func readAxes(of face: OpaquePointer) -> [Axis] {
    var count = hb_ot_var_get_axis_count(face)
    guard count > 0 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map { info in
      let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: info.tag >> $0) }
      return Axis(
        tag: String(decoding: letters, as: UTF8.self), minimum: Double(info.min_value),
        standard: Double(info.default_value), maximum: Double(info.max_value))
    }
  }
}
