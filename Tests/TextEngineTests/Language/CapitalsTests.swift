import Testing
import TextEngine

@Suite struct CapitalsTests {
  @Test(arguments: [
    ("de", "Straße", "STRASSE"), ("tr", "iptal", "İPTAL"), ("en", "iptal", "IPTAL"), ("el", "Άδεια", "ΑΔΕΙΑ"),
    ("en", "ﬁne", "FINE"), ("ja", "設定", "設定"), ("", "a", "A"), ("en", "", ""), ("nl", "ijs", "IJS"),
    ("en", "ΐ", "Ϊ́"),
  ])
  func followsTheLanguage(_ language: String, _ text: String, _ capitals: String) {
    #expect(Capitals(text, language: language).text == capitals)
  }
}
