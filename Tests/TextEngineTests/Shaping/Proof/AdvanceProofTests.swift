import CHarfBuzz
import Testing

@testable import TextEngine

/// The default face's own tables, against the results of HarfBuzz.
@Suite struct AdvanceProofTests {
  private let face: FontFace
  private let instance: FontInstance

  init() throws {
    instance = try Bench().stack.system(weight: 400)
    face = instance.primary
  }

  private func proof(_ script: Script, _ language: String) -> AdvanceProof {
    let system = LayoutSystem(of: face.face, script: script, language: hb_language_from_string(language, -1))
    return AdvanceProof(face.rules, of: face.face, system: system, features: instance.features)
  }

  /// Whether a text is at rest by the proof.
  private func isAtRest(_ text: String, _ proof: AdvanceProof) -> Bool {
    let glyphs = text.utf16.map { UInt16(face.glyph(of: UInt32($0)) ?? 0) }
    return glyphs.withUnsafeBufferPointer { glyphs in
      glyphs.indices.allSatisfy { !proof.applies(at: $0, of: glyphs) }
    }
  }

  /// Whether HarfBuzz leaves every character its nominal glyph.
  private func keepsGlyphs(_ text: String, _ script: Script, _ language: String) -> Bool {
    let units = Array(text.utf16)
    let run = ShapedText.Run(
      start: 0, end: units.count, script: script, isRightToLeft: false, choice: .face(instance), errorClass: .exact,
      clusters: 0, isAllCapitals: false)
    let glyphs = ShapingBuffer().glyphs(
      of: units, run: run, face: face, features: instance.features, language: language)
    return glyphs.map(\.id) == units.map { face.glyph(of: UInt32($0)) ?? 0 }
  }

  @Test func theDefaultFaceIsTheSumOfItsPairs() {
    #expect(proof(.latin, "en").isPairwise)
    #expect(proof(.cyrillic, "ru").isPairwise)
    #expect(face.rules.isComplete)
  }

  @Test(arguments: ["Save and close", "box, wax; 5 items", "A-B", "AVATAR To. Ty", "l.l", "Şarkı ţară"])
  func prose(text: String) {
    #expect(isAtRest(text, proof(.latin, "en")))
    #expect(keepsGlyphs(text, .latin, "en"))
  }

  @Test(arguments: [("ro", "Şarkı"), ("mo", "ţară")])
  func formsOfALanguage(language: String, text: String) {
    #expect(isAtRest(text, proof(.latin, language)) == keepsGlyphs(text, .latin, language))
  }

  @Test(arguments: [
    "e\u{301}", "1\u{20DD}", "i\u{307}", "->", "(A)", "5x3", "a:b", "x", "<-", "A (B", "col·lecció", "12 x 5",
  ])
  func noPairThatHarfBuzzChangesIsProven(text: String) {
    for language in ["en", "ca", "ro"] where isAtRest(text, proof(.latin, language)) {
      #expect(keepsGlyphs(text, .latin, language), "\(language)")
    }
  }

  @Test func checksSpacesInTheDefaultFace() {
    // Its rules for capitals look across spaces, so its words cannot be shaped one by one.
    #expect(!face.rules.endsAtSpaces)
  }
}
