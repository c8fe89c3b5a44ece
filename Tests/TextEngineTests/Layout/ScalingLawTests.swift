import CHarfBuzz
import Testing

@testable import TextEngine

/// Shaping once and scaling is only right if advances are proportional to the size: held against HarfBuzz at each size.
@Suite struct ScalingLawTests {
  /// HarfBuzz units a point in the reference, so that its own rounding is far below the bound.
  static let unitsPerPoint = 1024.0

  /// Source of the bounds: the agreed error of scaling against re-shaping, 0.07 % at worst or 0.02 pt on average.
  @Test(arguments: Samples.sentences)
  func widthScalesLikeShapingAtTheSize(language: String, text: String) throws {
    let bench = try Bench()
    let shaped = try bench.shaper.shape(text, language: language, weight: 400)
    var errors: [Double] = []
    for run in shaped.runs {
      guard case .face(let face) = run.choice else { continue }
      // Without corrections: the reference is the face itself.
      let instance = FontInstance(
        id: face.id, primary: face.primary, secondary: face.secondary, blend: face.blend, features: face.features,
        errorClass: face.errorClass)
      let buffer = ShapingBuffer()
      buffer.shape(shaped.units, run: run, with: instance, language: language)
      var em = 0.0
      buffer.forEachCluster(from: run.start, to: run.end) { _, first, _, _ in em += first }
      for (size, _) in Bench.bodySizes {
        let reference = width(of: run, in: shaped, font: instance, at: size, language: language)
        let error = abs(em * size - reference)
        errors.append(error)
        #expect(error <= max(0.0007 * reference, 0.02), "\(language) at \(size) pt: \(em * size) against \(reference)")
      }
    }
    if !errors.isEmpty { #expect(errors.reduce(0, +) / Double(errors.count) <= 0.02) }
  }

  /// Shapes a run with a font whose scale is the size itself.
  private func width(
    of run: ShapedText.Run, in shaped: ShapedText, font instance: FontInstance, at size: Double, language: String
  ) -> Double {
    let font = hb_font_create_sub_font(instance.primary.font)
    let buffer = hb_buffer_create()
    defer {
      hb_font_destroy(font)
      hb_buffer_destroy(buffer)
    }
    let scale = Int32((size * Self.unitsPerPoint).rounded())
    hb_font_set_scale(font, scale, scale)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    shaped.units.withUnsafeBufferPointer {
      hb_buffer_add_utf16(buffer, $0.baseAddress, Int32($0.count), UInt32(run.start), Int32(run.end - run.start))
    }
    hb_buffer_set_direction(buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(run.script.tag))
    hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    let features = instance.features.map {
      hb_feature_t(tag: hb_tag_from_string($0.tag, -1), value: $0.value, start: 0, end: UInt32.max)
    }
    hb_shape(font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let positions = hb_buffer_get_glyph_positions(buffer, &count) else { return 0 }
    return (0..<Int(count)).reduce(0) { $0 + Double(positions[$1].x_advance) } / Self.unitsPerPoint
  }
}
