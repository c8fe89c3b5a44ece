/// How large a picture may be.
public enum PictureLimits {
  /// The longest side, in pixels, of a picture that is read or written: one row then needs at most 8 MB.
  ///
  /// PNG itself ends at 2³¹ − 1, JPEG at 65,535 (its library at 65,500).
  public static let side = 1_000_000
  /// The most pixels of a picture that has to be in memory as a whole: interlaced PNG, progressive JPEG.
  public static let wholePicture = 64_000_000
}
