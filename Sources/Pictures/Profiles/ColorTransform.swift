internal import CLCMS

/// A conversion of stored pixels to 16-bit sRGB: relative colorimetric, without black point compensation.
final class ColorTransform {
  private let handle: cmsHTRANSFORM
  private let channels: Int
  /// A cache for 8-bit RGB, where colours repeat; nil for other formats.
  private let memory: ColorMemory?

  /// Creates a transform, or returns nil if the profile does not match the pixel format.
  ///
  /// Pass true for `inverted` if the pixels are CMYK values in which 255 means no ink.
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
    // With optimisation, Little CMS sends 16-bit pixels through a 33-step colour grid and 8-bit pixels through 14-bit
    // curves. The exact path only costs time for pictures that need conversion at all.
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

  /// Converts `count` pixels to 16-bit sRGB.
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

  /// Returns whether a profile behaves like sRGB: it moves no colour of a test grid by more than two 8-bit steps.
  ///
  /// Profile makers round sRGB's primaries differently, which moves saturated colours by half a step. Compact
  /// profiles also have coarse curves. Display P3 and Adobe RGB move colours by dozens of steps. The result is always
  /// false for CMYK.
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

  /// The test grid for ``isSRGB(_:)``: all combinations of nine levels per channel.
  private static var grid: [[UInt16]] {
    let levels: [UInt16] = [0, 8192, 16384, 24576, 32768, 40960, 49152, 57344, 65535]
    return levels.flatMap { red in levels.flatMap { green in levels.map { blue in [red, green, blue] } } }
  }
}
