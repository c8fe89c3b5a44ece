extension FontManifest {
  /// What a face is for.
  public enum Role: String, Hashable, Codable, Sendable {
    /// The face that stands in for the system font.
    case uiText = "ui-text"
    /// The face of one or more scripts.
    case script
    /// A last resort for symbols.
    case symbols
    /// A face that draws in pictures what another one measures; no width is taken from it.
    case drawing
  }

  /// Where a face comes from.
  public struct Package: Hashable, Codable, Sendable {
    /// The name of the Debian package.
    public var debian: String?
    /// The name of the package on PyPI.
    public var pypi: String?
    /// The version whose hash is in the manifest.
    public var version: String
  }

  /// One face.
  public struct Entry: Hashable, Codable, Sendable, Identifiable {
    /// The identifier that reports print.
    public var id: String
    /// The family name.
    public var family: String
    /// What the face is for.
    public var role: Role
    /// What it stands in for on iOS.
    public var standsInFor: String
    /// ISO 15924 codes of the scripts it is for.
    public var scripts: [String]
    /// Languages it is kept for, as the first part of a BCP 47 tag; empty for every language.
    public var languages: [String]
    /// Where it comes from.
    public var package: Package
    /// The path of the regular face below the root folder; a bare name is the embedded face.
    public var file: String
    /// The path of the bold face, for a family of static files; nil where none is packaged or the face is variable.
    public var boldFile: String?
    /// The face's index in a collection.
    public var faceIndex: Int
    /// The SHA-256 of ``file`` in hexadecimal.
    public var sha256: String
    /// The SHA-256 of ``boldFile`` in hexadecimal.
    public var boldSha256: String?
    /// The licence's SPDX identifier.
    public var licence: String
    /// Font units an em, for reading ``FontInspection`` against.
    public var unitsPerEm: Int
    /// Variation axes left free, with their lower and upper end.
    public var axes: [String: [Double]]
    /// Variation axes to be set to one value.
    public var pin: [String: Double]
    /// OpenType features turned on or off against the shaper's default.
    public var features: [String: Bool]
    /// The name of the correction to San Francisco's advances; nil for none.
    public var calibration: String?
    /// The name of the line metrics to use in place of the face's own.
    public var lineMetrics: String
    /// The face of the role ``Role/drawing`` that draws what this one measures; nil where it draws that itself.
    public var drawnBy: String?
    /// Half the error bar as a share of the width; nil where the calibration's own bars hold.
    public var uncertainty: Double?
    /// Where the statements of this entry come from.
    public var source: String

    /// Whether the face is built into the program.
    public var isEmbedded: Bool { !file.contains("/") }

    /// The last part of the path of the regular or bold face.
    ///
    /// - Parameter bold: Whether the bold face is meant.
    /// - Returns: A file name; nil when there is no such file.
    public func fileName(bold: Bool) -> String? {
      (bold ? boldFile : file).map { path in
        String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
      }
    }

    /// The expected hash of the regular or bold face.
    ///
    /// - Parameter bold: Whether the bold face is meant.
    /// - Returns: SHA-256 in hexadecimal; nil when there is no such file.
    public func expectedHash(bold: Bool) -> String? { bold ? boldSha256 : sha256 }

    /// The package to install when the face is missing, with the tool to install it with.
    public var installHint: String {
      if let debian = package.debian { return "apt-get install \(debian)" }
      return package.pypi.map { "pip download \($0)==\(package.version)" } ?? family
    }
  }

  /// Line metrics in em.
  public struct LineMetrics: Hashable, Codable, Sendable {
    /// From the baseline up.
    public var ascender: Double
    /// From the baseline down, positive.
    public var descender: Double
    /// Between two lines.
    public var lineGap: Double
    /// The height of a capital letter.
    public var capHeight: Double
    /// Where the numbers come from.
    public var source: String

    /// The height of one line.
    public var lineHeight: Double { ascender + descender + lineGap }
  }
}
