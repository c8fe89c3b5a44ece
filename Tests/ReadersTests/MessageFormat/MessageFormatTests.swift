import AuditModel
import Testing

@testable import TextFiles

@Suite struct MessageFormatTests {
  private let place = SourceLocation(file: "a", line: 1, column: 1)

  private func texts(_ text: String) throws -> [String] {
    try MessageFormat(text, readsQuotes: true).template.forms(at: place).all.map(\.text)
  }

  @Test(arguments: [
    ("Hello", "Hello"), ("Hello {name}", "Hello {name}"), ("{ name }", "{name}"), ("{0, number, integer} %", "{0} %"),
    ("{day, date, ::MMMd}", "{day}"), ("don't", "don't"), ("it''s", "it's"), ("'{'name'}'", "{name}"),
    ("'{a''b}' c", "{a'b} c"), ("open '{", "open {"), ("a } b", "a } b"), ("# 1", "# 1"), ("", ""),
  ])
  func plainTexts(text: String, wanted: String) throws {
    #expect(try texts(text) == [wanted].filter { !$0.isEmpty || text.isEmpty })
  }

  @Test func apostrophesAreSignsUnlessTheyQuote() throws {
    let all = try MessageFormat("don't '{name}' ''", readsQuotes: false).template.forms(at: place).all
    #expect(all.map(\.text) == ["don't '{name}' ''"] && all[0].literals.isEmpty)
    #expect(throws: MessageFormat.Fault.self) { try MessageFormat("'{'name", readsQuotes: false) }
  }

  @Test(arguments: [
    ("'{a}' {b}", [0..<3]), ("ä'{'{b}'}'", [2..<3, 6..<7]), ("${a} 5%{b}", [0..<1, 6..<7]), ("it's {a}", []),
    ("{n, plural, other {{n} '{n}'}}", [4..<7]),
  ])
  func quotedBracesAreNotPlaceholders(text: String, literals: [Range<Int>]) throws {
    #expect(try MessageFormat(text, readsQuotes: true).template.forms(at: place).all.map(\.literals) == [literals])
  }

  @Test func everyBranchIsAForm() throws {
    let text =
      "{count, plural, offset:1 =0 {Nobody} =3{# and # '#'} one {{name} and # guest} other {{name} and # guests}}!"
    #expect(try texts(text) == ["Nobody!", "2 and 2 #!", "{name} and {count} guest!", "{name} and {count} guests!"])
    let message = try MessageFormat(text, readsQuotes: true)
    #expect(message.template.forms(at: place).all.standing?.text == "{name} and {count} guests!")
    #expect(message.types == ["count": "number"])
    #expect(
      message.template.forms(at: place).all.map { $0.choices.map(\.value) } == [["=0"], ["=3"], ["one"], ["other"]])
  }

  @Test func choicesMayBeNested() throws {
    let text =
      "{who, select, her {{n, plural, one {her # day} other {her # days}}} other {{n, plural, other {# days #}}}}"
    #expect(try texts(text) == ["her {n} day", "her {n} days", "{n} days {n}"])
    #expect(
      try MessageFormat(text, readsQuotes: true).template.forms(at: place).all.standing?.choices.map(\.kind) == [
        .select, .plural,
      ])
  }

  @Test func ordinalsAreTheirOwnKind() throws {
    let message = try MessageFormat("{n, selectordinal, one {#st} two {#nd} other {#th}} row", readsQuotes: true)
    #expect(message.template.forms(at: place).all.map(\.text) == ["{n}st row", "{n}nd row", "{n}th row"])
    #expect(message.template.forms(at: place).all.standing?.choices.map(\.kind) == [.ordinal])
  }

  @Test func oneArgumentIsChosenOnce() throws {
    #expect(
      try texts("{n, plural, one {a} other {b}} {n, plural, one {c} other {d}} {m, plural, one {e} other {f}}") == [
        "a c e", "a c f", "b d e", "b d f",
      ])
  }

  @Test func aMissingBranchUsesTheGeneralOne() throws {
    let text = "{n, plural, one {a} few {b}} {n, plural, few {c} one {d}} {n, plural, one {e} other {f}}"
    #expect(try texts(text) == ["a d e", "b c f"])
    let forms = try MessageFormat(text, readsQuotes: true).template.forms(at: place).all
    #expect(forms.map { $0.choices.map(\.value) } == [["one"], ["few"]])
    #expect(
      try texts("{n, select, a {1} b {2}}{n, select, b {3} c {4}}{n, plural, one {5}}") == ["135", "145", "235"])
  }

  @Test func aMissingOtherIsKnown() throws {
    #expect(try MessageFormat("{n, select, one {a}}", readsQuotes: true).withoutOther == ["n"])
    // The rule on plural forms reports a plural.
    #expect(try MessageFormat("{n, plural, one {a}}", readsQuotes: true).withoutOther.isEmpty)
  }

  @Test(arguments: [
    "{", "{}", "{n", "{n, plural}", "{n, plural,}", "{n, plural, one}", "{n, plural, one {a}", "{a b}", "{n, date, {",
    "{n, plural, {a}}", String(repeating: "{n, select, other {", count: 500),
  ])
  func refusesInvalidMessages(text: String) {
    #expect(throws: MessageFormat.Fault.self) { try MessageFormat(text, readsQuotes: true) }
  }

  @Test func manyFormsAreLimitedAndKeepTheGeneralOne() throws {
    let choices = (0..<12).map { "{n\($0), plural, one {a} other {b}}" }.joined()
    let (all, isCut) = try MessageFormat(choices, readsQuotes: true).template.forms(at: place)
    #expect(isCut)
    #expect(all.count == FormTemplate.mostForms)
    #expect(all.last?.text == String(repeating: "b", count: 12))
  }

  @Test(arguments: [
    "{n, plural, one {a} other {b}}", "{n}", "'{", "{n, plural, one {", "{n,", "x '' {m, select, other {#}}",
  ])
  func longMessagesTakeBoundedTime(piece: String) {
    let text = String(repeating: piece, count: 20_000)
    _ = try? MessageFormat(text, readsQuotes: true).template.forms(at: place)
  }
}
