import AuditModel
import Testing

@testable import RuleKit
@testable import TextRules

@Suite struct RotationInstructionTests {
  /// A sentence of each language that asks people to turn the device.
  static let sentences: [(locale: String, text: String)] = [
    ("ar", "يرجى تدوير الجهاز لعرض الصورة"), ("bn", "ছবি দেখতে ডিভাইসটি ঘোরান"), ("cs", "Otočte zařízení na šířku"),
    ("da", "Drej din telefon"), ("de", "Drehe dein iPhone ins Querformat"), ("el", "Περιστρέψτε τη συσκευή σας"),
    ("en", "Rotate your device to continue"), ("es", "Gira el teléfono para ver el mapa"),
    ("fa", "دستگاه را بچرخانید"), ("fi", "Käännä laite vaakasuuntaan"), ("fr", "Veuillez tourner votre téléphone"),
    ("he", "סובבו את המכשיר"), ("hi", "अपना फ़ोन घुमाएँ"), ("hu", "Forgassa el a készüléket"),
    ("id", "Putar ponsel Anda ke mode lanskap"), ("it", "Ruota il dispositivo in orizzontale"),
    ("ja", "端末を横向きに回転してください"), ("ko", "기기를 가로로 돌려 주세요"), ("ms", "Sila putar telefon anda"),
    ("nb", "Roter telefonen"), ("nl", "Draai je telefoon"), ("pl", "Obróć telefon, aby zobaczyć mapę"),
    ("pt-BR", "Gire o celular para ver o mapa"), ("ro", "Rotiți dispozitivul"),
    ("ru", "Поверните устройство горизонтально"), ("sv", "Rotera telefonen"), ("th", "หมุนอุปกรณ์ของคุณ"),
    ("tr", "Cihazınızı yatay konuma döndürün"), ("uk", "Поверніть пристрій"), ("ur", "اپنا فون گھمائیں"),
    ("vi", "Hãy xoay thiết bị"), ("zh-Hans", "请旋转您的手机"), ("zh-Hant", "請旋轉您的裝置"),
  ]

  private func outcome(_ text: String, _ locale: String) -> Outcome {
    RotationInstruction().evaluate(Translation.text(text, source: nil, locale: locale))
  }

  @Test(arguments: sentences) func findsAnInstruction(_ one: (locale: String, text: String)) {
    #expect(outcome(one.text, one.locale).kind == .needsReview)
  }

  @Test func aWordThatAlsoMeansToPointNeedsAWay() {
    #expect(outcome("Στρέψτε τη συσκευή σας σε οριζόντια θέση", "el").kind == .needsReview)
  }

  @Test func everyLanguageHasASentence() {
    let asked = Set(Self.sentences.map { $0.locale.prefix { $0 != "-" } }.map(String.init))
    #expect(Set(RotationWords.languages).subtracting(asked).sorted() == ["in", "iw", "nn", "no"])
    #expect(asked.count >= 20)
  }

  @Test(arguments: [
    ("Turn off your phone", "en"), ("Use this device", "en"), ("Return to the screen", "en"),
    ("Prostate device", "en"), ("Play on another device", "en"), ("Vernon's phone", "en"),
    ("Schalte das Gerät ein", "de"), ("La música se reproduce en el dispositivo", "es"),
    ("Retournez à l’écran d’accueil", "fr"), ("Поверніться на екран", "uk"), ("画面を横にスワイプ", "ja"),
    ("Στρέψτε την ειδοποίηση προς τη συσκευή σας", "el"), ("Putar di perangkat lain", "id"), ("إدارة الجهاز", "ar"),
    ("", "en"),
  ]) func ignoresOtherTexts(_ text: String, _ locale: String) {
    #expect(outcome(text, locale).kind == .pass)
  }

  @Test func theMessageNamesTheWords() throws {
    let finding = try #require(outcome("Flip your iPad to landscape", "en-GB").findings.first)
    #expect(finding.message.text.hasSuffix("it contains \"flip\" and \"landscape\""))
    #expect(finding.reason == .meaning && finding.severity == .warning)
  }

  @Test func acceptsALongText() {
    let text = String(repeating: "rotat rotate the page or landscap ", count: 60_000)
    #expect(outcome(text, "en").kind == .pass)
    #expect(outcome(text + "device", "en").kind == .needsReview)
  }
}
