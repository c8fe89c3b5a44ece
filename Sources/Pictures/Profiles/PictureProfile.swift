/// The colour information in a file.
///
/// Rows are converted to sRGB whatever it is.
package enum PictureProfile: Hashable, Sendable, CustomStringConvertible {
  /// No information; treated as sRGB.
  case none
  /// An sRGB chunk.
  case sRGB
  /// A gAMA chunk with this exponent; the usual fallback that encoders add to sRGB images counts as sRGB.
  case gamma(Double, isSRGB: Bool)
  /// A cICP chunk for a supported colour space.
  case codePoints(name: String, isSRGB: Bool)
  /// An ICC profile; `isSRGB` when it changes no 8-bit value by more than two.
  case icc(name: String, isSRGB: Bool)

  /// Whether colours pass through unchanged.
  package var isSRGB: Bool {
    switch self {
    case .none, .sRGB: true
    case .gamma(_, let isSRGB), .codePoints(_, let isSRGB), .icc(_, let isSRGB): isSRGB
    }
  }

  /// A short description for reports.
  package var description: String {
    switch self {
    case .none: "no profile, taken as sRGB"
    case .sRGB: "sRGB"
    case .gamma(let exponent, let isSRGB): "gamma \(exponent)\(isSRGB ? ", taken as sRGB" : "")"
    case .codePoints(let name, _): name
    case .icc(let name, _): name
    }
  }
}
