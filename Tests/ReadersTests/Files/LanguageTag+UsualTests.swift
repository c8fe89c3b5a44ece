import Testing

@testable import Documents

@Suite struct LanguageTagUsualTests {
  private func isUsual(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { LanguageTag.isUsual($0) }
  }

  @Test(arguments: ["de", "pt-BR", "zh-Hans", "zh-Hant-TW", "es-419", "kmr", "xx", "xyz-Latn-US"])
  func knowsUsualSpellings(_ name: String) { #expect(isUsual(name)) }

  @Test(arguments: [
    "", "d", "De", "pt_BR", "pt-br", "zh-hans", "de-", "-de", "de--AT", "iw", "mo-MD", "english", "de-1996", "d3", "é",
    "zh-HANS", "es-41a", "de-AT-", "en-x",
  ])
  func leavesOtherTagsToTheParser(_ name: String) { #expect(!isUsual(name)) }

  @Test func usualTagsAreUnchanged() {
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
    for code in letters.flatMap({ first in letters.map { first + $0 } }) {
      for name in [code, code + "-BR", code + "-Hans", code + "k-419"] where isUsual(name) {
        #expect(LanguageTag(folder: name[...]).identifier == name)
      }
    }
  }
}
