import AuditModel
import Testing

@testable import TextFiles

@Suite struct FormExpanderTests {
  private let place = SourceLocation(file: "a", line: 1, column: 1)

  private func variable(_ name: String, _ forms: [(String, String)]) -> TextVariable {
    TextVariable(
      name: name, text: .choice(.plural, forms.map { TextOption(value: $0.0, text: .plain($0.1, place)) }),
      location: place)
  }

  private func expand(_ text: String, _ variables: [TextVariable]) -> FormExpander {
    FormExpander(.format(text, place, variables), key: "k", location: place)
  }

  @Test func aRepeatedVariableHasOneCategory() {
    let forms = expand("%1$#@a@, then %1$#@a@", [variable("a", [("one", "x"), ("other", "%d")])]).forms
    #expect(forms.map(\.text) == ["x, then x", "%d, then %d"])
  }

  @Test(
    arguments: [
      (["one", "other", "many"], "other"), (["one", "many", "few"], "many"), (["one", "few"], "few"),
      (["zero", "two"], "two"),
      (["=1", "one"], "=1"), ([], nil),
    ] as [([String], String?)])
  func oneFormRepresentsAll(values: [String], wanted: String?) {
    let forms = values.map { TextForm(choices: [TextForm.Choice(.plural, value: $0)], text: $0, location: place) }
    #expect(forms.standing?.text == wanted)
  }

  @Test func theNarrowestWidthRepresentsAll() {
    func form(_ width: String, _ plural: String) -> TextForm {
      TextForm(
        choices: [TextForm.Choice(.width, value: width), TextForm.Choice(.plural, value: plural)],
        text: width + plural, location: place)
    }
    let forms = [form("50", "other"), form("10", "one"), form("20", "other"), form("5", "few")]
    #expect(forms.standing?.text == "20other")
  }

  @Test func formsAreLimited() {
    let forms = (0..<10).map { ("\($0)", "\($0)") }
    let expander = expand("%#@a@%#@b@%#@c@", [variable("a", forms), variable("b", forms), variable("c", forms)])
    #expect(expander.forms.count == 256)
    #expect(expander.issues.map(\.severity) == [.warning])
  }

  @Test func manyRepeatedFormsTakeBoundedTime() {
    let variable = variable("a", (0..<20_000).map { ("\($0)", "") })
    let expander = expand(String(repeating: "%1$#@a@", count: 4000), [variable])
    #expect(expander.forms.isEmpty && expander.issues.map(\.severity) == [.error])
  }

  @Test func nestedVariablesAreBounded() {
    let names = (0..<40).map { "v\($0)" }
    let variables = names.indices.map { index in
      let next = index + 1 < names.count ? "%#@v\(index + 1)@ %#@v\(index + 1)@" : "end"
      return variable(names[index], [("one", next), ("other", next + next)])
    }
    let expander = expand("%#@v0@", variables)
    #expect(expander.forms.count <= 256)
    #expect(expander.issues.contains { $0.message.contains("more than 256") })
  }

  @Test(arguments: [
    ("100 %", ["100 %"]), ("%% %d", ["%% ", "%d"]), ("%2$.1f%%", ["%2$.1f", "%%"]), ("50 % de", ["50 % de"]),
    ("%arg items", ["%arg", " items"]), ("%1$#@a b@!", ["%1$#@a b@", "!"]), ("%#@a", ["%#@", "a"]), ("%", ["%"]),
    ("%*d", ["%*d"]), ("%2$*1$d!", ["%2$*1$d", "!"]), ("%(n)d of %d", ["%(n)d of ", "%d"]), ("{a} %d", ["{a} ", "%d"]),
    ("%99999999999$d", ["%2147483647$d"]),
  ])
  func textsAreCutIntoParts(_ text: String, _ parts: [String]) {
    let found = FormatPiece.pieces(of: text).map { piece in
      switch piece {
      case .literal(let text): text
      case .argument: "%arg"
      case .conversion(let number, let rest): "%" + (number.map { "\($0)$" } ?? "") + rest
      case .variable(let number, let name): "%" + (number.map { "\($0)$" } ?? "") + "#@\(name)@"
      }
    }
    #expect(found == parts)
  }
}
