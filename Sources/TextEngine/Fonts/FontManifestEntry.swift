extension FontManifest {
  /// The purpose of a face.
  package enum Role: String, Hashable, Decodable, Sendable {
    /// The substitute for the system font.
    case uiText = "ui-text"
    /// A face for one or more scripts.
    case script
    /// A fallback for symbols.
    case symbols
    /// A face that draws text measured with another face; it never determines widths.
    case drawing
  }

  /// The package that contains a face.
  package struct Package: Hashable, Decodable, Sendable {
    /// The name of the Debian package.
    package var debian: String?
    /// The name of the package on PyPI.
    package var pypi: String?
    /// The version whose file has the hash in the manifest.
    package var version: String
  }

  /// A face of the manifest.
  package struct Entry: Hashable, Decodable, Sendable, Identifiable {
    /// The id used in reports.
    package var id: String
    /// The family name.
    package var family: String
    /// The purpose of the face.
    package var role: Role
    /// The iOS font that this face substitutes for.
    package var standsInFor: String
    /// ISO 15924 codes of the scripts it covers.
    package var scripts: [String]
    /// The primary languages (first part of a BCP 47 tag) that it is restricted to; empty for no restriction.
    package var languages: [String]
    /// The package that contains the face.
    package var package: Package
    /// The path of the regular face, relative to the root folder; a bare file name means the embedded face.
    package var file: String
    /// The path of the bold face in a family of static files; nil if there is none or the face is variable.
    package var boldFile: String?
    /// The face's index in a collection.
    package var faceIndex: Int
    /// The SHA-256 of ``file`` in hexadecimal.
    package var sha256: String
    /// The SHA-256 of ``boldFile`` in hexadecimal.
    package var boldSha256: String?
    /// The expected number of font units per em, for comparison with ``FontInspection/unitsPerEm``.
    package var unitsPerEm: Int
    /// The variation axes that may be set, each with its minimum and maximum.
    package var axes: [String: [Double]]
    /// OpenType features that differ from the shaper's defaults.
    package var features: [String: Bool]
    /// The name of the calibration to San Francisco's advances; nil for none.
    package var calibration: String?
    /// The name of the line metrics that replace the face's own.
    package var lineMetrics: String
    /// The id of the face, with the role ``Role/drawing``, that draws text measured with this face.
    ///
    /// If it is nil, this face draws its own text.
    package var drawnBy: String?
    /// The factor from the face's advances to those of the iOS font, by readings of iOS; nil for 1.
    package var widthScale: Double?
    /// The error margin (±) as a share of the width; nil if the calibration's margins apply.
    package var uncertainty: Double?

    /// Whether the face is built into the program.
    package var isEmbedded: Bool { !file.contains("/") }

    /// Returns the file name of the regular or bold face; nil if there is no such file.
    package func fileName(bold: Bool) -> String? {
      (bold ? boldFile : file).map { path in
        String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
      }
    }

    /// Returns the expected SHA-256 of the regular or bold face in hexadecimal; nil if there is no such file.
    package func expectedHash(bold: Bool) -> String? { bold ? boldSha256 : sha256 }

    /// The command that installs the face's package, or the family name if there is no package.
    package var installHint: String {
      if let debian = package.debian { return "apt-get install \(debian)" }
      return package.pypi.map { "pip download \($0)==\(package.version)" } ?? family
    }
  }

  /// Line metrics in em.
  package struct LineMetrics: Hashable, Decodable, Sendable {
    /// The distance from the baseline to the top.
    package var ascender: Double
    /// The distance from the baseline to the bottom; positive.
    package var descender: Double
    /// The gap between two lines.
    package var lineGap: Double
    /// The height of capital letters.
    package var capHeight: Double

    /// The height of one line.
    package var lineHeight: Double { ascender + descender + lineGap }
  }
}
