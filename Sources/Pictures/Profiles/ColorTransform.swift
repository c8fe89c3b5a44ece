internal import CLCMS

/// From the pixels of a file to sRGB of 16 bits: relative colorimetric, without black point compensation.
final class ColorTransform {
  private let handle: cmsHTRANSFORM
  private let channels: Int
  /// Where colours are worth remembering: RGB of 8 bits.
  private let memory: ColorMemory?

  /// Creates a transform; nil when the profile cannot be used for these pixels.
  ///
  /// - Parameters:
  ///   - profile: What the pixels mean.
  ///   - stored: How they lie in memory.
  ///   - inverted: CMYK whose 255 is no ink.
  init?(from profile: ICCProfile, stored: StoredFormat, inverted: Bool = false) {
    let is8 = stored.depth == .eight
    let input: UInt32
    switch (stored.channels, profile.space) {
    case (.gray, .gray): input = is8 ? clcms_gray_8 : clcms_gray_16
    case (.grayAlpha, .gray): input = is8 ? clcms_gray_alpha_8 : clcms_gray_alpha_16
    case (.rgb, .rgb): input = is8 ? clcms_rgb_8 : clcms_rgb_16
    case (.rgba, .rgb): input = is8 ? clcms_rgba_8 : clcms_rgba_16
    case (.cmyk, .cmyk) where is8: input = inverted ? clcms_cmyk_inverted_8 : clcms_cmyk_8
    default: return nil
    }
    // Optimised, Little CMS puts 16-bit pixels through a grid of 33 colours a side and 8-bit ones through curves of
    // 14 bits; the exact way costs time only where colours are converted at all.
    let flags = UInt32(cmsFLAGS_COPY_ALPHA) | UInt32(cmsFLAGS_NOOPTIMIZE)
    guard let target = ICCProfile.sRGB(),
      let handle = cmsCreateTransformTHR(
        ColorEngine.context, profile.handle, input, target.handle, stored.hasAlpha ? clcms_rgba_16 : clcms_rgb_16,
        UInt32(INTENT_RELATIVE_COLORIMETRIC), flags)
    else { return nil }
    self.handle = handle
    channels = stored.count
    memory = is8 && profile.space == .rgb ? ColorMemory() : nil
  }

  deinit { cmsDeleteTransform(handle) }

  /// Converts a row.
  ///
  /// - Parameters:
  ///   - stored: Pixels of the file.
  ///   - wide: Room for as many pixels of 16-bit sRGB.
  ///   - count: How many pixels.
  func convert(_ stored: UnsafeRawPointer, to wide: UnsafeMutableRawPointer, count: Int) {
    guard let memory else {
      cmsDoTransform(handle, stored, wide, UInt32(count))
      return
    }
    memory.convert(
      stored.assumingMemoryBound(to: UInt8.self), to: wide.assumingMemoryBound(to: UInt16.self), channels: channels,
      count: count
    ) { cmsDoTransform(handle, $0, $1, 1) }
  }

  /// Whether a profile is sRGB, by what it does: no colour of a grid moves by more than two 8-bit steps.
  ///
  /// Makers of sRGB profiles round the primaries differently, which moves saturated colours by half a step, and
  /// compact profiles have coarse curves; Display P3 and Adobe RGB move colours by dozens.
  ///
  /// - Parameter profile: A grey or RGB profile.
  /// - Returns: false for CMYK.
  static func isSRGB(_ profile: ICCProfile) -> Bool {
    guard profile.space != .cmyk else { return false }
    let isGray = profile.space == .gray
    let stored = StoredFormat(channels: isGray ? .gray : .rgb, depth: .sixteen)
    guard let transform = ColorTransform(from: profile, stored: stored) else { return false }
    let grays: [[UInt16]] = (0...255).map { (gray: UInt16) in [gray * 257, gray * 257, gray * 257] }
    let colors = isGray ? grays : grays + grid
    let given = isGray ? colors.map { $0[0] } : colors.flatMap { $0 }
    var converted = [UInt16](repeating: 0, count: colors.count * 3)
    given.withUnsafeBytes { from in
      converted.withUnsafeMutableBytes { to in
        guard let from = from.baseAddress, let to = to.baseAddress else { return }
        transform.convert(from, to: to, count: colors.count)
      }
    }
    return zip(colors.joined(), converted).allSatisfy { before, after in abs(Int(before) - Int(after)) <= 2 * 257 }
  }

  /// Nine levels of each channel.
  private static var grid: [[UInt16]] {
    let levels: [UInt16] = [0, 8192, 16384, 24576, 32768, 40960, 49152, 57344, 65535]
    return levels.flatMap { red in levels.flatMap { green in levels.map { blue in [red, green, blue] } } }
  }
}
