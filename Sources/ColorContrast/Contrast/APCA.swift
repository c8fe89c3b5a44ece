internal import RealModule

/// The lightness contrast Lc of APCA, which is informative only.
///
/// It is calculated with the published constants of APCA 0.1.9 (0.0.98G-4g). The licence of the reference
/// implementation only covers web content, so the value is shown on request and never determines a verdict.
///
/// Source: github.com/Myndex/apca-w3, `src/apca-w3.js` 0.1.9 (`sRGBtoY`, `displayP3toY`, `APCAcontrast`, `calcAPCA`).
public enum APCA {
  /// Returns the lightness contrast of a text colour on a background.
  ///
  /// The order of the colours matters. If either is in Display P3, both are converted to that space, otherwise to
  /// sRGB. Colours outside the space are clipped. A translucent text colour is composited and rounded to 8 bits, as
  /// in `calcAPCA`.
  ///
  /// - Parameters:
  ///   - text: The foreground colour, in any space.
  ///   - background: The background colour; must be opaque.
  /// - Returns: Lc, about -108…106, unrounded: positive for dark text on light, negative for light text on dark.
  /// - Throws: ``ContrastError/translucentBackground`` if the background is not opaque.
  public static func lightnessContrast(text: Color, background: Color) throws(ContrastError) -> Double {
    guard background.isOpaque else { throw .translucentBackground }
    let isP3 = text.space.isDisplayP3 || background.space.isDisplayP3
    let space: ColorSpace = isP3 ? .displayP3 : .sRGB
    let below = components(background, in: space)
    var above = components(text, in: space)
    if !text.isOpaque {
      let alpha = max(0, text.alpha)
      above = ((above * alpha + below * (1 - alpha)) * 255 + 0.5).rounded(.down) / 255
    }
    let weights = isP3 ? displayP3Weights : sRGBWeights
    return lightnessContrast(text: luminance(above, weights), background: luminance(below, weights))
  }

  /// Returns the lightness contrast of two estimated screen luminances.
  private static func lightnessContrast(text: Double, background: Double) -> Double {
    let text = softClamped(text)
    let background = softClamped(background)
    guard abs(background - text) >= 0.0005 else { return 0 }
    if background > text {
      let contrast = (Double.pow(background, 0.56) - Double.pow(text, 0.57)) * 1.14
      return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
    }
    let contrast = (Double.pow(background, 0.65) - Double.pow(text, 0.62)) * 1.14
    return contrast > -0.1 ? 0 : (contrast + 0.027) * 100
  }

  /// Raises the luminance of dark colours to account for flare.
  private static func softClamped(_ luminance: Double) -> Double {
    luminance > 0.022 ? luminance : luminance + Double.pow(0.022 - luminance, 1.414)
  }

  private static func components(_ color: Color, in space: ColorSpace) -> SIMD3<Double> {
    color.converted(to: space).components.clamped(lowerBound: .zero, upperBound: .one)
  }

  private static func luminance(_ components: SIMD3<Double>, _ weights: SIMD3<Double>) -> Double {
    weights.x * Double.pow(components.x, 2.4) + weights.y * Double.pow(components.y, 2.4) + weights.z
      * Double.pow(components.z, 2.4)
  }

  private static let sRGBWeights = SIMD3(0.2126729, 0.7151522, 0.0721750)
  private static let displayP3Weights = SIMD3(0.2289829594805780, 0.6917492625852380, 0.0792677779341829)
}
