import Testing

@testable import TextEngine

/// Corrections letter by letter, and of kerning.
@Suite struct LetterCorrectionsTests {
  private static func corrections(_ weight: Int = 400) throws -> LetterCorrections {
    LetterCorrections(try #require(FontManifest.embedded.calibrations["inter-4.1"]), weight: weight)
  }

  @Test(
    arguments: [("é", "e"), ("Å", "A"), ("ữ", "u"), ("ñ", "n"), ("\u{212B}", "A")] as [(Unicode.Scalar, Unicode.Scalar)]
  )
  func aLetterWithMarksUsesItsBase(_ marked: Unicode.Scalar, _ base: Unicode.Scalar) throws {
    let corrections = try Self.corrections()
    #expect(corrections.correction(of: marked).text == corrections.correction(of: base).text)
    #expect(corrections.correction(of: marked).display == corrections.correction(of: base).display)
  }

  @Test func lettersOfOneClassDiffer() throws {
    let corrections = try Self.corrections()
    #expect(corrections.correction(of: "t").text != corrections.correction(of: "p").text)
    #expect(corrections.correction(of: "?").text < corrections.correction(of: "!").text - 0.02)
    #expect(corrections.correction(of: "\u{301}").text == 0)
  }

  @Test func anUnmeasuredLetterUsesItsClass() throws {
    let calibration = try #require(FontManifest.embedded.calibrations["inter-4.1"])
    let residuals = try #require(calibration.residuals)
    for (letter, kind) in [("ж", LetterClass.lower), ("Ω", .upper)] as [(Unicode.Scalar, LetterClass)] {
      let expected =
        calibration.correction(weight: 700).ends.text.correction(kind)
        + residuals.correction(kind, weight: 700)
      #expect(abs(try Self.corrections(700).correction(of: letter).text - expected) < 1e-12)
    }
  }

  @Test func everyPathScalesKerning() throws {
    let scale = try #require(FontManifest.embedded.calibrations["inter-4.1"]?.residuals?.kerningScale)
    #expect((0.7...1.2).contains(scale) && scale != 1)
    let bench = try Bench()
    let slow = try TextShaper(stack: bench.stack, reusesAdvances: false)
    for text in ["To", "AV", "Wavy Toffee", "L’été"] {
      let fast = try bench.shaper.shape(text, language: "en", weight: 400)
      let full = try slow.shape(text, language: "en", weight: 400)
      #expect(fast.sums.last == full.sums.last, "\(text)")
    }
    func em(_ text: String) throws -> Double {
      try #require(try bench.shaper.shape(text, language: "en", weight: 400).sums.last)[0]
    }
    let instance = try bench.stack.system(weight: 400)
    let plain = FontInstance(
      id: "plain", primary: instance.primary, features: instance.features, errorClass: .exact)
    let raw = ShapingBuffer().clusters(of: Array("To".utf16), script: .latin, with: plain, language: "en")
    let advances = ["T", "o"].compactMap { instance.primary.advance(of: $0.unicodeScalars.first?.value ?? 0) }
    let kerning = raw.reduce(0) { $0 + $1.first } - advances.reduce(0, +)
    #expect(kerning < -0.02)
    #expect(abs(try em("To") - em("T") - em("o") - kerning * scale) < 1e-4)
  }

  // MARK: Texts of marks alone

  @Test(arguments: ["?", "!", "…", "•", "/", "?!", "– –"]) func aLoneMarkHasAMarginOfAPoint(mark: String) throws {
    let bench = try Bench()
    for (size, tracking) in Bench.bodySizes {
      let scale = bench.scale(size, tracking: tracking)
      let margin = try bench.layout(mark).uncertainty(at: scale)
      #expect(margin >= 1 && margin >= 0.07 * size, "\(size) pt: \(margin)")
      let (values, scales) = (UnsafeMutablePointer<Double>.allocate(capacity: 1), [scale])
      defer { values.deallocate() }
      try bench.layout(mark).uncertainties(at: scales, into: values)
      #expect(values.pointee == margin)
    }
  }

  @Test func aMarkNextToLettersHasNoMargin() throws {
    let bench = try Bench()
    for text in ["OK?", "7", "I", "😀"] {
      #expect(try bench.layout(text).uncertainty(at: bench.scale(12)) < 1.1, "\(text)")
    }
    #expect(try bench.layout("OK?").uncertainty(at: bench.scale(12)) < 1)
  }

  /// 7.17 to 7.5 pt were read at 14 and 15 pt.
  @Test func aLoneQuestionMarkIsAsWideAsOnIOS() throws {
    let bench = try Bench()
    #expect(abs(try bench.layout("?").naturalWidth(at: bench.scale(14, tracking: -0.15)) - 7.17) < 0.4)
    #expect(abs(try bench.layout("?").naturalWidth(at: bench.scale(15, tracking: -0.23)) - 7.5) < 0.4)
  }
}
