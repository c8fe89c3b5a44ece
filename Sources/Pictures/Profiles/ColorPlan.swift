/// The conversion of a file's colours to sRGB.
struct ColorPlan {
  var profile: PictureProfile
  /// The conversion to sRGB; nil if the colours are sRGB already.
  var transform: ColorTransform?
  /// Whether grey is expanded to RGB before the transform, because the profile is for RGB.
  var spreadsGray = false
  var warning: String?

  /// Plans the conversion to sRGB for the colour description that the decoder found.
  ///
  /// - Throws: ``PictureError`` for CMYK without a usable profile, and for cICP colours other than sRGB and Display P3.
  init(_ colors: ColorDescription, stored: StoredFormat, file: String) throws(PictureError) {
    profile = .none
    switch colors {
    case .none: break
    case .sRGB: profile = .sRGB
    case .gamma(let exponent, let chromaticities): plan(exponent, chromaticities, stored)
    case .codePoints(let codes): try plan(codes, stored, file)
    case .icc(let name, let bytes, let inverted): plan(name, bytes, inverted, stored)
    }
    if stored.channels == .cmyk, transform == nil {
      throw PictureError(
        .unsupported, file, "it is CMYK without \(warning == nil ? "a" : "a usable") profile that describes its inks",
        remedy: "save it as RGB")
    }
  }

  private mutating func plan(_ exponent: Double, _ chromaticities: [Double]?, _ stored: StoredFormat) {
    // PNG third edition, section 11.3.2.5: encoders add gAMA 0.45455 and cHRM to sRGB images for decoders without sRGB
    // support.
    let usual = abs(exponent - 0.45455) < 0.0006
    let ofSRGB = chromaticities.map { zip($0, Self.sRGB).allSatisfy { abs($0 - $1) < 0.005 } } ?? true
    let isSRGB = usual && ofSRGB
    profile = PictureProfile(
      description: "gamma \(exponent)\(isSRGB ? ", treated as sRGB" : "")", isSRGB: isSRGB)
    if isSRGB { return }
    guard let made = ICCProfile.lamps(chromaticities ?? Self.sRGB, exponent: 1 / exponent) else {
      profile = .none
      warning = "its gAMA and cHRM chunks define no valid colour space; treated as sRGB"
      return
    }
    use(made, stored)
  }

  private mutating func plan(_ codes: [UInt8], _ stored: StoredFormat, _ file: String) throws(PictureError) {
    // ITU-T H.273: primaries 1 are those of BT.709 and sRGB, 12 those of Display P3. Transfer function 13 is sRGB's.
    switch codes {
    case [1, 13, 0, 1]: profile = .sRGB
    case [12, 13, 0, 1]:
      profile = PictureProfile(description: "Display P3", isSRGB: false)
      if let made = ICCProfile.lamps(Self.displayP3, exponent: nil) { use(made, stored) }
    default:
      let coded = codes.map(String.init).joined(separator: ", ")
      throw PictureError(
        .unsupported, file, "its colours are coded (cICP \(coded)) as neither sRGB nor Display P3",
        remedy: "export it in sRGB or Display P3, not HDR")
    }
  }

  private mutating func plan(_ name: String?, _ bytes: [UInt8], _ inverted: Bool, _ stored: StoredFormat) {
    guard let icc = ICCProfile(bytes: bytes) else {
      warning = "its colour profile cannot be read; treated as sRGB"
      return
    }
    let isSRGB = ColorTransform.isSRGB(icc)
    profile = PictureProfile(description: icc.name ?? name ?? "an unnamed profile", isSRGB: isSRGB)
    if !isSRGB { use(icc, stored, inverted: inverted) }
  }

  private mutating func use(_ icc: ICCProfile, _ stored: StoredFormat, inverted: Bool = false) {
    var stored = stored
    if icc.space == .rgb, stored.channels == .gray || stored.channels == .grayAlpha {
      stored.channels = stored.channels == .gray ? .rgb : .rgba
      spreadsGray = true
    }
    transform = ColorTransform(from: icc, stored: stored, inverted: inverted)
    if transform == nil {
      spreadsGray = false
      profile = .none
      warning = "its colour profile does not match its pixels; treated as sRGB"
    }
  }

  /// The chromaticities x and y of sRGB's white, red, green and blue (IEC 61966-2-1).
  private static let sRGB = [0.3127, 0.3290, 0.64, 0.33, 0.30, 0.60, 0.15, 0.06]
  /// The chromaticities x and y of Display P3's white, red, green and blue: SMPTE EG 432-1 with D65 white (CSS Color
  /// 4, section 10.4).
  private static let displayP3 = [0.3127, 0.3290, 0.680, 0.320, 0.265, 0.690, 0.150, 0.060]
}
