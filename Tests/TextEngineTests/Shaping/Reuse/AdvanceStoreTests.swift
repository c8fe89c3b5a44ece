import TestSupport
import Testing

@testable import TextEngine

/// Known advances are reused: the answers are those of shaping every text whole.
@Suite struct AdvanceStoreTests {
  private let reusing: TextShaper
  private let whole: TextShaper
  private let bench: Bench

  init() throws {
    bench = try Bench()
    reusing = bench.shaper
    whole = try TextShaper(stack: bench.stack, reusesAdvances: false)
  }

  /// Everything that layout depends on is the same, and so are the lines at a width that breaks words inside.
  private func expectSame(_ text: String, _ language: String, weight: Int) throws {
    let one = try reusing.shape(text, language: language, weight: weight)
    let other = try whole.shape(text, language: language, weight: weight)
    let name = "\(text.debugDescription) in \(language) at \(weight)"
    #expect(one.flags == other.flags, "\(name)")
    #expect(one.stretches == other.stretches, "\(name)")
    #expect(one.fonts == other.fonts && one.missing == other.missing, "\(name)")
    #expect(one.isRightToLeft == other.isRightToLeft && one.hasTallScript == other.hasTallScript, "\(name)")
    let difference = zip(one.sums, other.sums).map { ($0 - $1).max() - ($0 - $1).min() }.max() ?? 0
    #expect(one.sums.count == other.sums.count && difference < 1e-9, "\(name)")
    let scale = bench.scale(23, tracking: -0.1)
    let (layout, reference) = (TextLayout(one, shaper: reusing), TextLayout(other, shaper: whole))
    #expect(abs(layout.uncertainty(at: scale) - reference.uncertainty(at: scale)) < 1e-9, "\(name)")
    for width in [40.0, 90, 200] {
      let (lines, expected) = (
        try layout.breakLines(at: scale, limit: width).widths, try reference.breakLines(at: scale, limit: width).widths
      )
      #expect(lines.count == expected.count && zip(lines, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(name)")
    }
  }

  @Test(arguments: Samples.sentences.map(\.language))
  func sentencesOfEveryScript(language: String) throws {
    for sample in Samples.sentences where sample.language == language {
      for weight in [400, 600, 700] {
        try expectSame(sample.text, language, weight: weight)
        // Once more, from what is known now.
        try expectSame(sample.text + " " + sample.text, language, weight: weight)
      }
    }
  }

  @Test(arguments: [
    ("5x3 and 5 x 3, 10x but box", "en"), ("(ABC) [ABC] {A} A-B @HOME a@b", "en"), ("-> --> <- <-> a->b :-) :)", "en"),
    ("Ştefan și ţară, Ţara", "ro"), ("Şimdi şarkı", "tr"), ("col·lecció, CEL·LA", "ca"), ("1⁄2 + 3/4", "en"),
    ("e\u{301}a\u{308} i\u{307}", "lt"), ("A\u{20DD} 1\u{20DD}", "en"), ("soft\u{AD}hyphen\u{AD}s", "en"),
    ("نم\u{AD}ن ن\u{AD}م", "ar"), ("– گ\u{AD}و", "ur"), ("ب\u{301}ب", "ar"),
    ("Wi‑Fi und “Wörter” – hier …", "de"), ("tab\tand  two  spaces ", "en"), ("A\u{A0}B\u{202F}C\u{2009}D", "fr"),
    ("Привет, WiFi и ABC-где", "ru"), ("Ωμέγα, Α-Β (ΑΒΓ)", "el"), ("مرحبا (Wi-Fi) بك.", "ar"), ("لا\u{200D}م ـم", "ar"),
    ("שָׁלוֹם, שלום-5", "he"), ("क् ष क्ष  क्‍ष।", "hi"), ("ที่ ที่ (ที่)", "th"), ("日本 ABC 日本", "ja"), ("", "en"), (" ", "en"),
  ])
  func textsWithActiveFontRules(text: String, language: String) throws {
    for weight in [400, 600] { try expectSame(text, language, weight: weight) }
  }

  @Test(arguments: [
    ("ABXabx59  .,:;!?'\"()[]{}@#-–—<>=+*/~|·lL", "en"), ("AabŞşŢţ -(·lL", "ro"), ("AVTo., fi-()5x3→←", "de"),
    ("Ağıİş'- (K", "tr"), ("Аъжё -(,.5xA", "ru"), ("Άαΐςβ ·;(-5", "el"), ("ابتلـةى ، .5(\u{200C}\u{200D}A", "ar"),
    ("ابتلـن –5(\u{AD}\u{301}\u{483}A", "ar"), ("گوعںب –.\u{AD}\u{301}", "ur"), ("ئۇيغۇر -\u{AD}\u{301}", "ug"),
    ("कखर्ि्् ।5(", "hi"), ("กิ่ำแ 5(A", "th"), ("אבגְּ 5-(", "he"), ("ကျ်ှေ ၊", "my"), ("ქართ -(5", "ka"),
  ])
  func randomTexts(alphabet: String, language: String) throws {
    var random = SeededGenerator(seed: UInt64(alphabet.utf8.count))
    let letters = Array(alphabet.unicodeScalars)
    for _ in 0..<120 {
      var text = ""
      for _ in 0..<Int.random(in: 1...24, using: &random) {
        if let letter = letters.randomElement(using: &random) { text.unicodeScalars.append(letter) }
      }
      try expectSame(text, language, weight: Bool.random(using: &random) ? 400 : 600)
    }
  }

  /// Tags that are made up have no end: what is known of languages is given up now and then, and answers stay the same.
  @Test func acceptsUnknownLanguages() throws {
    let text = "Wi-Fi مرحبا bo\u{301}x"
    let first = try reusing.shape(text, language: "en", weight: 400)
    for number in 0..<1500 {
      let shaped = try reusing.shape(text, language: "en-x-a\(number)", weight: 400)
      #expect(shaped.sums == first.sums && shaped.flags == first.flags)
    }
    try expectSame(text, "ar", weight: 400)
  }
}
