internal import CFreeType
import Foundation

/// The metadata of a font file: names, axes, metrics and coverage.
///
/// Each inspection opens the file with its own FreeType library, so any number of threads may inspect at once. Metrics
/// are those of the file, in em, not the ones used for measuring.
package struct FontInspection: Hashable, Codable, Sendable {
  /// A variation axis.
  package struct Axis: Hashable, Codable, Sendable {
    /// Four letters, such as `wght`.
    package var tag: String
    /// The smallest value.
    package var minimum: Double
    /// The value of the default instance.
    package var defaultValue: Double
    /// The largest value.
    package var maximum: Double
  }

  /// The family name.
  package internal(set) var family: String?
  /// The style name, such as `Bold Italic`.
  package internal(set) var style: String?
  /// The full name.
  package internal(set) var fullName: String?
  /// The PostScript name.
  package internal(set) var postScriptName: String?
  /// The number of faces in the file.
  package internal(set) var faceCount: Int
  /// The variation axes; empty for a static face.
  package internal(set) var axes: [Axis] = []
  /// Font units per em.
  package internal(set) var unitsPerEm: Int
  /// The distance from the baseline to the top, in em.
  package internal(set) var ascender: Double
  /// The distance from the baseline to the bottom, in em; positive.
  package internal(set) var descender: Double
  /// The gap between two lines, in em.
  package internal(set) var lineGap: Double
  /// The height of capital letters, in em; nil if the file does not specify it.
  package internal(set) var capHeight: Double?
  /// The height of lower-case letters, in em; nil if the file does not specify it.
  package internal(set) var xHeight: Double?
  /// Whether the face has outlines rather than bitmaps only.
  package internal(set) var isScalable: Bool
  /// The characters covered, as ranges in ascending order.
  package internal(set) var coverage: [ClosedRange<UInt32>] = []

  /// Whether the face has variation axes.
  package var isVariable: Bool { !axes.isEmpty }

  /// The number of characters covered.
  package var characterCount: Int { coverage.reduce(0) { $0 + $1.count } }

  /// Whether the face covers a character.
  ///
  /// - Parameter scalar: The character.
  /// - Returns: true if the character map contains it.
  package func covers(_ scalar: Unicode.Scalar) -> Bool {
    var (low, high) = (0, coverage.count)
    while low < high {
      let middle = (low + high) / 2
      if coverage[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < coverage.count && coverage[low].contains(scalar.value)
  }

  /// Opens and inspects a font file.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - faceIndex: The index of the face in a collection, from 0.
  /// - Throws: ``TextEngineError`` when the file cannot be read, is not a font, or is damaged.
  package init(path: String, faceIndex: Int = 0) throws(TextEngineError) {
    try self.init(file: FontFile(path: path), faceIndex: faceIndex)
  }

  /// Inspects a font.
  ///
  /// - Parameters:
  ///   - file: The font's bytes.
  ///   - faceIndex: The index of the face in a collection, from 0.
  /// - Throws: ``TextEngineError/damagedFont(path:what:remedy:)`` when FreeType rejects it.
  package init(file: FontFile, faceIndex: Int = 0) throws(TextEngineError) {
    try self.init(file: file, faceIndex: faceIndex, withCoverage: true)
  }

  init(file: FontFile, faceIndex: Int, withCoverage: Bool) throws(TextEngineError) {
    guard (0..<file.faceCount).contains(faceIndex) else {
      throw .damagedFont(
        path: file.path, what: "it has no face \(faceIndex)", remedy: "name a face from 0 to \(file.faceCount - 1)")
    }
    let result = file.data.withUnsafeBytes { bytes in
      Result { () throws(TextEngineError) in
        try FreeTypeFace(bytes: bytes, faceIndex: faceIndex, path: file.path).inspection(withCoverage: withCoverage)
      }
    }
    self = try result.get()
  }

  init(face: FT_Face, faceCount: Int) {
    let unitsPerEm = Int(face.pointee.units_per_EM)
    let em = Double(max(unitsPerEm, 1))
    self.faceCount = faceCount
    self.unitsPerEm = unitsPerEm
    family = face.pointee.family_name.map { String(cString: $0) }
    style = face.pointee.style_name.map { String(cString: $0) }
    postScriptName = FT_Get_Postscript_Name(face).map { String(cString: $0) }
    ascender = Double(face.pointee.ascender) / em
    descender = -Double(face.pointee.descender) / em
    lineGap = Double(Int(face.pointee.height) - Int(face.pointee.ascender) + Int(face.pointee.descender)) / em
    // FT_FACE_FLAG_SCALABLE is a macro; FreeType 2.12 defines it as bit 0.
    isScalable = face.pointee.face_flags & 1 != 0
  }
}
