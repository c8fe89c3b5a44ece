import ColorContrast
import Testing

@Suite struct VisionModelTests {
  @Test(arguments: [
    ("vienot", VisionModel.vienot), ("Viénot", .vienot), ("vienot1999", .vienot), ("BRETTEL", .brettel),
    ("brettel1997", .brettel), ("machado2009", .machado),
  ])
  func namesAreKnown(_ name: String, _ model: VisionModel) throws {
    #expect(try VisionModel(name: name) == model)
  }

  @Test func anUnknownNameListsTheKnownNames() {
    let error = #expect(throws: (any Error).self) { try VisionModel(name: "hcirn") }
    let words = error.map { "\($0)" } ?? ""
    for name in ["vienot", "brettel", "machado", "a model of colour vision"] { #expect(words.contains(name)) }
  }

  @Test func namesAuthorsAndYear() {
    for model in VisionModel.allCases { #expect(model.words.contains { $0.isNumber }) }
  }
}
