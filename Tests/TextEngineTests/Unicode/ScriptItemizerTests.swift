import Testing

@testable import TextEngine

@Suite struct ScriptItemizerTests {
  private func runs(_ text: String, preferring preferred: Script? = nil) -> [String] {
    let units = Array(text.utf16)
    return ScriptItemizer.runs(of: units, preferring: preferred).map { run in
      "\(run.script):\(String(decoding: units[run.range], as: UTF16.self))"
    }
  }

  @Test(arguments: [
    ("Größe: 12 €…", ["Latn:Größe: 12 €…"]),
    ("“Ok” – 3", ["Latn:“Ok” – 3"]),
    ("12:30", ["Zyyy:12:30"]),
    ("→", ["Zyyy:→"]),
    ("12 мин.", ["Cyrl:12 мин."]),
    ("Wi-Fi 使用中", ["Latn:Wi-Fi ", "Hani:使用中"]),
    ("漢字かなカナ", ["Hani:漢字", "Hira:かな", "Kana:カナ"]),
    ("한국어 text", ["Hang:한국어 ", "Latn:text"]),
    ("सूचना हटाएँ", ["Deva:सूचना हटाएँ"]),
    ("e\u{301}", ["Latn:e\u{301}"]),
    ("😀 Spaß", ["Latn:😀 Spaß"]),
    ("𐐀a", ["Dsrt:𐐀", "Latn:a"]),
  ])
  func commonJoinsItsNeighbours(text: String, expected: [String]) {
    #expect(runs(text) == expected)
  }

  @Test(arguments: [
    ("abc (漢字) def", ["Latn:abc (", "Hani:漢字", "Latn:) def"]),
    ("(漢字) def", ["Hani:(漢字) ", "Latn:def"]),
    ("「abc」漢字", ["Hani:「", "Latn:abc", "Hani:」漢字"]),
    ("漢「abc」", ["Hani:漢「", "Latn:abc", "Hani:」"]),
    ("a [б (漢] в", ["Latn:a [", "Cyrl:б (", "Hani:漢", "Latn:] ", "Cyrl:в"]),
    (")漢(", ["Hani:)漢("]),
  ])
  func bracketsPair(text: String, expected: [String]) {
    #expect(runs(text) == expected)
  }

  @Test(arguments: [
    ("データ", ["Kana:データ"]),
    ("らーめん", ["Hira:らーめん"]),
    ("A、漢", ["Latn:A", "Hani:、漢"]),
    ("Wi-Fi。データ", ["Latn:Wi-Fi", "Kana:。データ"]),
    ("नमस्ते।", ["Deva:नमस्ते।"]),
    ("নমস্কার।", ["Beng:নমস্কার।"]),
    ("हाँ Wi-Fi।", ["Deva:हाँ ", "Latn:Wi-Fi", "Deva:।"]),
    ("نعم، لا؟", ["Arab:نعم، لا؟"]),
  ])
  func scriptExtensionsAreHonoured(text: String, expected: [String]) {
    #expect(runs(text) == expected)
  }

  @Test func theLanguageDecidesWhereNeighboursDoNot() {
    #expect(runs("Wi-Fi।", preferring: .devanagari) == ["Latn:Wi-Fi", "Deva:।"])
    #expect(runs("Wi-Fi।", preferring: .bengali) == ["Latn:Wi-Fi", "Beng:।"])
    #expect(runs("ー", preferring: .katakana) == ["Kana:ー"])
    #expect(runs("ー", preferring: Script("Jpan")) == ["Kana:ー"])
    #expect(runs("「A」", preferring: Script("Kore")) == ["Hang:「", "Latn:A", "Hang:」"])
    #expect(runs("ー", preferring: .cyrillic) == ["Hira:ー"])
  }

  @Test func oddTexts() {
    #expect(runs("").isEmpty)
    #expect(ScriptItemizer.runs(of: [0xD83D]) == [.init(range: 0..<1, script: .common)])
    #expect(
      ScriptItemizer.runs(of: [0x62, 0xDC00, 0x434, 0xD83D]) == [
        .init(range: 0..<2, script: .latin), .init(range: 2..<4, script: .cyrillic),
      ])
    #expect(ScriptItemizer.runs(of: [0x301, 0x430]) == [.init(range: 0..<2, script: .cyrillic)])
    #expect(ScriptItemizer.runs(of: [0xE000]) == [.init(range: 0..<1, script: .common)])
  }

  /// Time grows with the length only, whatever the text.
  @Test(arguments: ["ーـ", "()→", "(", "→a", "、।", "漢(а)"])
  func longTexts(pattern: String) {
    let text = Array(String(repeating: pattern, count: 262_144 / pattern.utf16.count).utf16)
    let runs = ScriptItemizer.runs(of: text)
    #expect(runs.map(\.range.count).reduce(0, +) == text.count)
    #expect(
      zip(runs, runs.dropFirst()).allSatisfy { $0.script != $1.script && $0.range.upperBound == $1.range.lowerBound })
  }

  /// The table of the fast path says the same as ICU's data.
  @Test func theFastPathAgreesWithUnicode() {
    for value in Array(UInt32(0)...0x24F) + Array(0x2010...0x2027) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(
        ScriptItemizer.runs(of: [UInt16(value)]) == [.init(range: 0..<1, script: UnicodeProperties.script(scalar))])
      #expect(UnicodeProperties.scriptExtensions(scalar).count == 1, "U+\(String(value, radix: 16))")
    }
  }
}
