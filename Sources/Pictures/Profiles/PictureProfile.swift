/// The colour information in a file.
///
/// Rows are converted to sRGB regardless of the profile.
package struct PictureProfile: Hashable, Sendable, CustomStringConvertible {
  /// A short description for reports.
  package let description: String
  /// Whether colours pass through unchanged.
  package let isSRGB: Bool

  /// No usable colour information; the colours are treated as sRGB.
  package static let none = PictureProfile(description: "no profile, treated as sRGB", isSRGB: true)
  /// Colours that a PNG declares as sRGB, in an sRGB or cICP chunk.
  package static let sRGB = PictureProfile(description: "sRGB", isSRGB: true)
}
