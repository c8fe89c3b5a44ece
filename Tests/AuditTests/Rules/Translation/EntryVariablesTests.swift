import AuditModel
import Testing

@testable import RuleKit
@testable import TextRules

@Suite("Variables of entries with plural forms")
struct EntryVariablesTests {
  private func findings(
    _ text: String, source: String?, file: String = "L.stringsdict", undrawn: [String] = []
  ) -> [Finding] {
    var subject = Translation.text(text, source: source)
    subject.isSource = source == nil
    subject.string.location.file = file
    subject.string.details = TextDetails()
    subject.string.details?.undrawnVariables = undrawn
    return PlaceholderMismatch().evaluate(subject).findings
  }

  @Test("a misspelt variable is reported once, in a translation as the placeholder that is missing")
  func misspelt() throws {
    let own = findings("%#@dasy@ left", source: nil, undrawn: ["days"])
    #expect(own.map(\.severity) == [.warning])
    #expect(own.first?.message.text == "\"%#@dasy@ left\" has %#@dasy@, but the entry has no forms for it")
    let translated = findings("noch %#@dasy@", source: "%d left", undrawn: ["days"])
    #expect(translated.map(\.severity) == [.error])
    #expect(translated.first?.message.text.hasSuffix("%#@dasy@ is not in the source and %d is missing") == true)
  }

  @Test("forms that are never drawn are reported once")
  func undrawn() throws {
    #expect(findings("left", source: nil, undrawn: ["days"]).map(\.severity) == [.warning])
    let same = findings("übrig", source: "left", undrawn: ["days"])
    #expect(same.first?.message.text.contains("does not have the variable \"days\" of the entry") == true)
    let lost = findings("übrig", source: "%d left", undrawn: ["days"])
    #expect(lost.count == 1 && lost.first?.message.text.hasSuffix(": %d is missing") == true)
    #expect(findings("left", source: nil).isEmpty)
  }

  @Test("other formats have no variables", arguments: ["L.strings", "l.json"])
  func otherFormats(_ file: String) {
    #expect(findings("%#@days@ left", source: nil, file: file).isEmpty)
  }
}
