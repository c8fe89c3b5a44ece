extension FontManifest {
  /// The purpose of a face.
  public enum Role: String, Hashable, Codable, Sendable {
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
  public struct Package: Hashable, Codable, Sendable {
    /// The name of the Debian package.
    public var debian: String?
    /// The name of the package on PyPI.
    public var pypi: String?
    /// The version whose file has the hash in the manifest.
    public var version: String
  }

  /// A face of the manifest.
  public struct Entry: Hashable, Codable, Sendable, Identifiable {
    /// The id used in reports.
    public var id: String
    /// The family name.
    public var family: String
    /// The purpose of the face.
    public var role: Role
    /// The iOS font that it substitutes for.
    public var standsInFor: String
    /// ISO 15924 codes of the scripts it covers.
    public var scripts: [String]
    /// The primary languages (first part of a BCP 47 tag) that it is restricted to; empty for no restriction.
    public var languages: [String]
    /// The package that contains the face.
    public var package: Package
    /// The path of the regular face, relative to the root folder; a bare file name means the embedded face.
    public var file: String
    /// The path of the bold face in a family of static files; nil if there is none or the face is variable.
    public var boldFile: String?
    /// The face's index in a collection.
    public var faceIndex: Int
    /// The SHA-256 of ``file`` in hexadecimal.
    public var sha256: String
    /// The SHA-256 of ``boldFile`` in hexadecimal.
    public var boldSha256: String?
    /// The SPDX identifier of the licence.
    public var licence: String
    /// Font units per em, to compare with ``FontInspection``.
    public var unitsPerEm: Int
    /// The variation axes that may vary, each with its smallest and largest value.
    public var axes: [String: [Double]]
    /// The variation axes that are set to a fixed value.
    public var pin: [String: Double]
    /// OpenType features that differ from the shaper's defaults.
    public var features: [String: Bool]
    /// The name of the calibration to San Francisco's advances; nil for none.
    public var calibration: String?
    /// The name of the line metrics to use instead of the face's own.
    public var lineMetrics: String
    /// The face with the role ``Role/drawing`` that draws text measured with this one; nil if it draws its own text.
    public var drawnBy: String?
    /// The error margin (±) as a share of the width; nil if the calibration's margins apply.
    public var uncertainty: Double?
    /// The source of the values in this entry.
    public var source: String

    /// Whether the face is built into the program.
    public var isEmbedded: Bool { !file.contains("/") }

    /// Returns the file name of the regular or bold face.
    ///
    /// - Parameter bold: Whether to return that of the bold face.
    /// - Returns: The last component of the path; nil if there is no such file.
    public func fileName(bold: Bool) -> String? {
      (bold ? boldFile : file).map { path in
        String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
      }
    }

    /// Returns the expected hash of the regular or bold face.
    ///
    /// - Parameter bold: Whether to return that of the bold face.
    /// - Returns: The SHA-256 in hexadecimal; nil if there is no such file.
    public func expectedHash(bold: Bool) -> String? { bold ? boldSha256 : sha256 }

    /// The command that installs the face's package; the family name if there is no package.
    public var installHint: String {
      if let debian = package.debian { return "apt-get install \(debian)" }
      return package.pypi.map { "pip download \($0)==\(package.version)" } ?? family
    }
  }

  /// Line metrics in em.
  public struct LineMetrics: Hashable, Codable, Sendable {
    /// The distance from the baseline to the top.
    public var ascender: Double
    /// The distance from the baseline to the bottom; positive.
    public var descender: Double
    /// The gap between two lines.
    public var lineGap: Double
    /// The height of capital letters.
    public var capHeight: Double
    /// The source of the values.
    public var source: String

    /// The height of one line.
    public var lineHeight: Double { ascender + descender + lineGap }
  }
}
