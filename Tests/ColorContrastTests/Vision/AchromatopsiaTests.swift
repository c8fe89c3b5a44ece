import Testing

@testable import ColorContrast

@Suite struct AchromatopsiaTests {
  @Test func halfSeverityIsHalfwayInLinearLight() {
    let linear = SIMD3(0.8, 0.1, 0.4)
    let luminance = WCAG2.relativeLuminance(linearSRGB: linear)
    let half = Achromatopsia.filter(severity: 0.5).apply(linear)
    for channel in 0..<3 { #expect(abs(half[channel] - (linear[channel] + luminance) / 2) < 1e-15) }
  }
}
