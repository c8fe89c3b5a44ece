import Foundation
import TestSupport
import Testing

@testable import TextEngine

@Suite struct HyphenatorTests {
  /// A word with its hyphens, or the reason that it has none.
  private static func hyphenated(_ word: String, by hyphenator: Hyphenator = .system, _ language: String = "de")
    -> String
  {
    switch hyphenator.hyphenate(word, language: language) {
    case .noPatterns: return "no patterns"
    case .unknownWord: return "unknown word"
    case .offsets(let offsets):
      let units = Array(word.utf16)
      let ends = offsets + [units.count]
      return zip([0] + offsets, ends).map { String(decoding: units[$0..<$1], as: UTF16.self) }.joined(separator: "-")
    }
  }

  @Test(arguments: [
    ("Einstellungen", "Ein-stel-lun-gen"),
    ("Benachrichtigungseinstellungen", "Be-nach-rich-ti-gungs-ein-stel-lun-gen"),
    ("Übersetzungseinstellungen", "Über-set-zungs-ein-stel-lun-gen"),
    ("U\u{308}bersetzung", "U\u{308}ber-set-zung"),
    ("EINSTELLUNGEN", "EIN-STEL-LUN-GEN"),
    ("„Einstellungen“,", "„Ein-stel-lun-gen“,"),
    ("(Straßenverzeichnis)!", "(Stra-ßen-ver-zeich-nis)!"),
    ("daherkommen", "da-her-kom-men"),
    ("Adelsproduktion", "Adels-pro-duk-ti-on"),
    ("ob", "ob"), ("a", "a"), ("Haus", "Haus"),
  ])
  func hyphenatesGerman(word: String, expected: String) {
    #expect(Self.hyphenated(word) == expected)
  }

  @Test(arguments: [
    "", "42", "…", "U-Bahn-Station", "Raum42Verzeichnis", "Ein\u{AD}stellungen", "Настройки", "設定", "ﬁnden", "İstanbul",
    "Ein\u{0}stellungen", "Ein\u{FFFD}stellungen", "Ein👍stellungen",
  ])
  func refusesOtherCharacters(_ word: String) {
    #expect(Self.hyphenated(word) == "unknown word")
  }

  @Test func wordsOfAnyLengthAreSafe() {
    for length in [90, 99, 100, 101, 255, 256, 257, 1000] {
      let word = String(repeating: "einstellungen", count: length / 13 + 1).prefix(length)
      guard case .offsets(let offsets) = Hyphenator.system.hyphenate(String(word), language: "de") else {
        Issue.record("\(length) letters")
        continue
      }
      #expect(offsets.count > length / 6 && offsets.allSatisfy { (2...(length - 2)).contains($0) })
    }
    #expect(Self.hyphenated(String(repeating: "x", count: 10_000)) == "unknown word")
    #expect(Self.hyphenated(String(repeating: "e\u{301}\u{302}", count: 10_000)) == "unknown word")
  }

  @Test(arguments: [
    ("de", ["hyph_de_DE.dic", "hyph_de.dic"]), ("de-AT", ["hyph_de_AT.dic", "hyph_de_DE.dic", "hyph_de.dic"]),
    ("de_Latn_CH", ["hyph_de_CH.dic", "hyph_de_DE.dic", "hyph_de.dic"]), ("en", ["hyph_en_US.dic", "hyph_en.dic"]),
    ("en-GB", ["hyph_en_GB.dic", "hyph_en_US.dic", "hyph_en.dic"]), ("", []), ("../de", []), ("x", []),
  ])
  func namesFiles(language: String, expected: [String]) {
    #expect(Hyphenator.files(for: language) == expected)
  }

  @Test(arguments: ["de", "de-AT", "de_CH", "DE"]) func everyTagOfGermanHasPatterns(_ language: String) {
    #expect(Self.hyphenated("Einstellungen", language) == "Ein-stel-lun-gen")
  }

  private static func hyphenated(_ word: String, _ language: String) -> String {
    hyphenated(word, by: .system, language)
  }

  @Test func aLanguageWithoutPatternsHasNoHyphens() throws {
    #expect(Self.hyphenated("Einstellungen", by: Hyphenator(folders: ["/nowhere"])) == "no patterns")
    #expect(Self.hyphenated("Einstellungen", by: Hyphenator(folders: [])) == "no patterns")
    #expect(Self.hyphenated("word", by: .system, "../etc") == "no patterns")
  }

  @Test(arguments: [
    ("UTF-8", "über"), ("ISO8859-1", "\u{FC}ber"), ("iso-8859-1", "über"),
  ])
  func readsBothEncodings(name: String, letters: String) throws {
    let text = "\(name)\n% a remark\nLEFTHYPHENMIN 3\nRIGHTHYPHENMIN 3\n\(letters)1s\n1ü\n1ung.\nt1z\n"
    let folder = try TemporaryFolder()
    let bytes = text.unicodeScalars.flatMap { name == "UTF-8" ? Array(String($0).utf8) : [UInt8($0.value)] }
    try folder.write("hyph_de.dic", bytes)
    #expect(Self.hyphenated("Übersetzung", by: Hyphenator(folders: [folder.path])) == "Über-set-z-ung")
    #expect(Self.hyphenated("Abübung", by: Hyphenator(folders: [folder.path])) == "Abüb-ung")
  }

  @Test(arguments: [
    ("", "names no encoding"), ("\n", "names no encoding"), ("KOI8-R\n1a\n", "its encoding is KOI8-R"),
    ("UTF-8\n", "no hyphenation patterns"), ("UTF-8\n%\nNEXTLEVEL\nLEFTHYPHENMIN x\n", "no hyphenation patterns"),
    ("\u{0}\u{1}\u{2}", "its encoding is"), ("UTF-8\na1/b=c,99,99\n", "no hyphenation patterns"),
  ])
  func aDamagedFileIsSkippedWithAProblem(content: String, problem: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("hyph_de_DE.dic", Array(content.utf8))
    let hyphenator = Hyphenator(folders: [folder.path])
    #expect(Self.hyphenated("Einstellungen", by: hyphenator) == "no patterns")
    #expect(hyphenator.problems.map(\.path) == [folder.file("hyph_de_DE.dic")])
    #expect(hyphenator.problems.first?.what.contains(problem) == true, "\(hyphenator.problems)")
    // The next file is used.
    try folder.write("hyph_de.dic", Array("UTF-8\nn1s\n".utf8))
    #expect(Self.hyphenated("Einstellungen", by: Hyphenator(folders: [folder.path])) == "Ein-stellungen")
  }

  @Test func aFolderInsteadOfAFileIsAProblem() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.file("hyph_de_DE.dic"), withIntermediateDirectories: true)
    let hyphenator = Hyphenator(folders: [folder.path])
    #expect(Self.hyphenated("Einstellungen", by: hyphenator) == "no patterns" && hyphenator.problems.count == 1)
  }

  @Test func noiseIsSafe() throws {
    var generator = SeededGenerator(seed: 17)
    let alphabet = Array("abcdeinstlug.0123456789/=,-'äß \r\nNEXTLEVEL\nNOHYPHEN \nLEFTHYPHENMIN 99\n".utf8)
    for _ in 0..<200 {
      let folder = try TemporaryFolder()
      let noise = (0..<2000).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
      try folder.write("hyph_de.dic", Array("ISO8859-1\n".utf8) + noise)
      let hyphenator = Hyphenator(folders: [folder.path])
      for word in ["einstellungen", "a", "in", "nnnnnnnnnnnnnnnnnnnnnnnn", "lug"] {
        if case .offsets(let offsets) = hyphenator.hyphenate(word, language: "de") {
          #expect(offsets == offsets.sorted() && offsets.allSatisfy { (1..<word.count).contains($0) })
        }
      }
    }
  }

  @Test func allThreadsGetTheSameAnswer() async {
    let hyphenator = Hyphenator(folders: ["/usr/share/hyphen"])
    let answers = await withTaskGroup(of: String.self) { group in
      for index in 0..<64 {
        group.addTask {
          Self.hyphenated(index % 2 == 0 ? "Einstellungen" : "EINSTELLUNGEN", by: hyphenator).lowercased()
        }
      }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(answers == ["ein-stel-lun-gen"])
  }
}
