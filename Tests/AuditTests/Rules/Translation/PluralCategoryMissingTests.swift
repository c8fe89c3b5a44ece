import AuditModel
import Testing

@testable import RuleKit
@testable import TextRules

@Suite struct PluralCategoryMissingTests {
  private static let place = SourceLocation(file: "a.json", line: 1, column: 1)

  private func message(_ forms: [[TextForm.Choice]], locale: String, isIncomplete: Bool = false) -> String? {
    var subject = Translation.text("%d", source: nil, locale: locale)
    var details = TextDetails()
    details.isIncomplete = isIncomplete
    details.forms = forms.map { TextForm(choices: $0, text: "%d", location: Self.place) }
    subject.string.details = details
    return PluralCategoryMissing().evaluate(subject).findings.first?.message.text
  }

  private func choices(_ kind: TextForm.Choice.Kind, _ values: [String]) -> [[TextForm.Choice]] {
    values.map { [TextForm.Choice(kind, argument: "n", value: $0)] }
  }

  @Test func ordinalsHaveTheirOwnRules() {
    #expect(message(choices(.ordinal, ["one", "two", "few", "other"]), locale: "en") == nil)
    #expect(
      message(choices(.ordinal, ["one", "other"]), locale: "en")
        == "\"%d\" has no ordinal form for two and few of n in en")
    #expect(message(choices(.plural, ["one", "other"]), locale: "en") == nil)
  }

  @Test func ignoresTextsWithAnUnreadableForm() {
    #expect(message(choices(.plural, ["other"]), locale: "en") != nil)
    #expect(message(choices(.plural, ["other"]), locale: "en", isIncomplete: true) == nil)
  }

  @Test func checksEverySetSeparately() {
    let inner = ["one", "few", "many", "other"]
    func way(_ device: String, _ values: [String]) -> [[TextForm.Choice]] {
      values.map { [.init(.device, value: device), .init(.plural, argument: "n", value: $0)] }
    }
    #expect(message(way("iphone", inner) + way("other", inner), locale: "pl") == nil)
    #expect(
      message(way("iphone", inner) + way("other", ["one", "few", "other"]), locale: "pl")
        == "\"%d\" has no plural form for many of n in pl")
  }

  @Test func doesNotRequireFormsForWholeMillions() {
    for locale in ["fr", "es", "it", "pt", "ca"] {
      #expect(message(choices(.plural, ["one", "other"]), locale: locale) == nil)
    }
  }
}
