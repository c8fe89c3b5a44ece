import Foundation

/// The metadata of a font file: names, axes, metrics and coverage.
///
/// Each inspection uses its own FreeType library, so several threads can inspect fonts at once. The metrics are the
/// file's own, in em, not the ones used for measuring.
package struct FontInspection: Hashable, Sendable {
  /// A variation axis.
  package struct Axis: Hashable, Encodable, Sendable {
    /// Four letters, such as `wght`.
    package var tag: String
    /// The smallest value.
    package var minimum: Double
    /// The value of the default instance.
    package var defaultValue: Double
    /// The largest value.
    package var maximum: Double
  }

  /// The family name; nil if the file has none.
  package let family: String?
  /// The style name, such as `Bold Italic`; nil if the file has none.
  package let style: String?
  /// The PostScript name, such as `Georgia-Bold`; nil if the file has none.
  package let postScriptName: String?
  /// The full name, such as `Georgia Bold`; nil if the file has none.
  package let fullName: String?
  /// The variation axes; empty for a static face.
  package let axes: [Axis]
  /// Font units per em.
  package let unitsPerEm: Int
  /// The distance from the baseline to the top, in em.
  package let ascender: Double
  /// The distance from the baseline to the bottom, in em; positive.
  package let descender: Double
  /// The gap between two lines, in em.
  package let lineGap: Double
  /// Whether the face has outlines, not just bitmaps.
  package let isScalable: Bool
  /// The covered code points, as ranges in ascending order; empty if the character map was not read.
  package let coverage: [ClosedRange<UInt32>]

  /// The number of code points in ``coverage``.
  package var characterCount: Int { coverage.reduce(0) { $0 + $1.count } }

  /// Returns whether the face covers a character.
  package func covers(_ scalar: Unicode.Scalar) -> Bool {
    let place = coverage.firstPlace { $0.upperBound >= scalar.value }
    return place < coverage.count && coverage[place].contains(scalar.value)
  }
}

extension FontInspection {
  /// Inspects the face at an index, from 0, and its character map if `withCoverage` is true.
  ///
  /// - Throws: ``TextEngineError/damagedFont(path:what:remedy:)`` when FreeType rejects it.
  package init(file: FontFile, faceIndex: Int = 0, withCoverage: Bool = true) throws(TextEngineError) {
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
}
