import Testing

@testable import TextEngine

/// The face or rule that gives the widths of each script.
@Suite struct FontFallbackTests {
  private func fonts(_ text: String, _ language: String) throws -> [String] {
    try Bench().shaper.shape(text, language: language, weight: 400).fonts
  }

  @Test(arguments: [
    ("Save", "en", ["inter-4.1"]), ("Сохранить", "ru", ["inter-4.1"]), ("Αποθήκευση", "el", ["inter-4.1"]),
    ("حفظ", "ar", ["noto-sans-arabic-ar"]), ("محفوظ کریں", "ur", ["noto-nastaliq-urdu"]), ("保存", "ja", ["han-kana"]),
    ("データ", "ja", ["han-kana"]), ("저장", "ko", ["hangul"]), ("👍🏽", "en", ["emoji"]), ("🇩🇪", "en", ["emoji"]),
    ("2️⃣", "en", ["emoji"]), ("2", "en", ["inter-4.1"]), ("บันทึก", "th", ["noto-looped-thai"]),
    ("保存 Wi-Fi", "ja", ["han-kana", "inter-4.1"]), ("(5)", "th", ["inter-4.1"]), ("、。「」", "ja", ["han-kana"]),
  ])
  func faceOf(text: String, language: String, expected: [String]) throws {
    #expect(try fonts(text, language) == expected)
  }

  @Test func aLoneMarkAfterAnotherScriptHasItsOwnFace() throws {
    let text = try Bench().shaper.shape("Wi-Fi \u{650}خود", language: "fa", weight: 400)
    #expect(text.missing.isEmpty && text.fonts == ["inter-4.1", "noto-sans-arabic"])
  }

  @Test func anEmojiSequenceIsOneAdvance() throws {
    let bench = try Bench()
    // 17 pt: half-way between 21 at 16 pt and 22 at 18 pt.
    for text in ["👍", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "2️⃣", "❤️"] {
      #expect(abs(try bench.layout(text).naturalWidth(at: bench.scale(17)) - 21.5) < 1e-9, "\(text)")
    }
  }

  @Test func rulesGiveAnAdvancePerCharacter() throws {
    let bench = try Bench()
    let scale = bench.scale(20)
    #expect(abs(try bench.layout("設定", language: "ja").naturalWidth(at: scale) - 2 * 0.97 * 20) < 1e-9)
    #expect(abs(try bench.layout("설정", language: "ko").naturalWidth(at: scale) - 2 * 0.855 * 20) < 1e-9)
    let decomposed = "\u{1109}\u{1165}\u{11AF}\u{110C}\u{1165}\u{11BC}"
    #expect(abs(try bench.layout(decomposed, language: "ko").naturalWidth(at: scale) - 2 * 0.855 * 20) < 1e-9)
  }

  @Test(arguments: [
    (text: "Your changes are saved", weight: 400, size: 17.0, share: 0.011),
    ("Your changes are saved", 600, 17, 0.015), ("Save it", 400, 33, 0.015), ("Your changes are saved", 400, 53, 0.025),
    ("Save", 400, 53, 0.025),
    ("SAVE YOUR CHANGES", 400, 17, 0.025), ("Änderungen werden gesichert", 400, 17, 0.018),
    ("Изменения сохраняются", 400, 17, 0.03), ("Your changes are saved", 900, 17, 0.05),
    ("設定を変更する設定を変更する", 400, 17, 0.055), ("설정을설정을설정을설정을", 400, 17, 0.04),
    ("บันทึกการเปลี่ยนแปลงของคุณ", 400, 17, 0.12),
  ])
  func errorMargin(text: String, weight: Int, size: Double, share: Double) throws {
    let bench = try Bench()
    let layout = try bench.layout(text, weight: weight)
    let scale = bench.scale(size)
    let expected = max(0.5, share * layout.naturalWidth(at: scale))
    #expect(abs(layout.uncertainty(at: scale) - expected) <= 0.35 * expected, "mixed runs add up")
    if !text.unicodeScalars.contains(where: { $0.value > 0x3000 && $0.value < 0x30FF }) {
      #expect(abs(layout.uncertainty(at: scale) - expected) < 1e-6)
    }
  }
}
