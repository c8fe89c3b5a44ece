/// Limits on the size of a picture.
package enum PictureLimits {
  /// The longest side of a picture that is read or written, in pixels.
  ///
  /// A row then takes at most 8 MB. The formats themselves allow 2³¹ − 1 (PNG) and 65,535 (JPEG; libjpeg-turbo stops at
  /// 65,500).
  package static let side = 1_000_000
  /// The most pixels a picture may have if it must be decoded as a whole (interlaced PNG, progressive JPEG).
  package static let wholePicture = 64_000_000
}
