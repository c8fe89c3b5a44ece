import AuditModel
import Testing

/// The names of the forms of a text.
@Suite struct FormNameTests {
  @Test func aFormNamesTheNumberOfItsArgumentOnlyIfThereAreSeveral() {
    func name(_ choices: (String, String?)...) -> String {
      TextForm(
        choices: choices.map { TextForm.Choice(.plural, argument: $0.1, value: $0.0) }, text: "",
        location: SourceLocation(startOf: "en.json")
      ).name
    }
    #expect(name(("few", "1")) == "few" && name(("few", nil)) == "few" && name(("few", "count")) == "few of count")
    #expect(name(("one", "1"), ("few", "2")) == "one of argument 1, few of argument 2")
    #expect(name(("one", "1"), ("few", "1")) == "one, few")
    #expect(name(("one", "a"), ("few", "2")) == "one of a, few")
  }
}
