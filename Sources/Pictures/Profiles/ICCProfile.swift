internal import CLCMS

/// A colour profile opened by Little CMS.
final class ICCProfile {
  /// The colour space of the profile's device side.
  enum Space {
    case gray, rgb, cmyk
  }

  let handle: cmsHPROFILE
  let space: Space

  private init?(_ handle: cmsHPROFILE?) {
    guard let handle else { return nil }
    switch cmsGetColorSpace(handle) {
    case cmsSigGrayData: space = .gray
    case cmsSigRgbData: space = .rgb
    case cmsSigCmykData: space = .cmyk
    default:
      cmsCloseProfile(handle)
      return nil
    }
    self.handle = handle
  }

  deinit { cmsCloseProfile(handle) }

  /// Parses an embedded profile, or returns nil if it is malformed or not grey, RGB or CMYK.
  convenience init?(bytes: [UInt8]) {
    guard bytes.count <= Int(Int32.max) else { return nil }
    self.init(cmsOpenProfileFromMemTHR(ColorEngine.context, bytes, UInt32(bytes.count)))
  }

  /// Creates the sRGB profile that is built into Little CMS.
  static func sRGB() -> ICCProfile? { ICCProfile(cmsCreate_sRGBProfileTHR(ColorEngine.context)) }

  /// Creates an RGB profile, or returns nil if the chromaticities do not define a colour space.
  ///
  /// The chromaticities are x and y of white, red, green and blue. A nil `exponent` selects sRGB's decoding curve.
  static func lamps(_ chromaticities: [Double], exponent: Double?) -> ICCProfile? {
    guard chromaticities.count == 8, chromaticities.allSatisfy({ $0.isFinite }), chromaticities[1] > 0 else {
      return nil
    }
    func lamp(_ index: Int) -> cmsCIExyY {
      cmsCIExyY(x: chromaticities[index * 2], y: chromaticities[index * 2 + 1], Y: 1)
    }
    var white = lamp(0)
    var primaries = cmsCIExyYTRIPLE(Red: lamp(1), Green: lamp(2), Blue: lamp(3))
    // sRGB's curve (IEC 61966-2-1) as parametric curve type 4 of Little CMS (ICC.1:2010, section 10.15, function type
    // 3).
    let curve =
      exponent.map { cmsBuildGamma(ColorEngine.context, $0) }
      ?? cmsBuildParametricToneCurve(ColorEngine.context, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
    guard let curve else { return nil }
    defer { cmsFreeToneCurve(curve) }
    var curves: [OpaquePointer?] = [curve, curve, curve]
    return ICCProfile(cmsCreateRGBProfileTHR(ColorEngine.context, &white, &primaries, &curves))
  }

  /// The name stored in the profile: printable ASCII, at most 80 characters; nil if it has none.
  var name: String? {
    let length = cmsGetProfileInfoASCII(handle, cmsInfoDescription, "en", "US", nil, 0)
    guard length > 1, length < 4096 else { return nil }
    var buffer = [CChar](repeating: 0, count: Int(length))
    guard cmsGetProfileInfoASCII(handle, cmsInfoDescription, "en", "US", &buffer, length) > 0 else { return nil }
    let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }.filter { $0 >= 0x20 && $0 < 0x7F }
    return bytes.isEmpty ? nil : String(decoding: bytes.prefix(80), as: UTF8.self)
  }
}
