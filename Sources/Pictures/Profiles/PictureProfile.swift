/// The colour information in a file.
///
/// Rows are converted to sRGB whatever it is.
package struct PictureProfile: Hashable, Sendable, CustomStringConvertible {
  /// A short description for reports.
  package let description: String
  /// Whether colours pass through unchanged.
  package let isSRGB: Bool

  /// No information; treated as sRGB.
  package static let none = PictureProfile(description: "no profile, taken as sRGB", isSRGB: true)
  /// An sRGB chunk.
  package static let sRGB = PictureProfile(description: "sRGB", isSRGB: true)
}
