import ColorContrast
import Testing

@Suite struct VisionTests {
  @Test(arguments: [
    ("deutan", ColorVisionDeficiency.deutan, 1.0), ("Deuteranopia", .deutan, 1), ("deutan:0.6", .deutan, 0.6),
    (" protanomaly : 0.35 ", .protan, 0.35), ("TRITAN:0", .tritan, 0), ("achromat:1", .achromat, 1),
    ("greyscale", .achromat, 1), ("protan:1e-1", .protan, 0.1),
  ])
  func readsVisionNames(_ text: String, _ deficiency: ColorVisionDeficiency, _ severity: Double) throws {
    let vision = try Vision(text)
    #expect(vision.deficiency == deficiency)
    #expect(vision.severity == severity)
  }

  @Test(arguments: [
    "deutan:", "deutan:1.1", "deutan:-0.1", "deutan:nan", "deutan:60%", "deutan:0.5:machado", "tritan:x",
  ])
  func severitiesOutsideTheRangeAreRefused(_ text: String) {
    let error = #expect(throws: VisionError.self) { try Vision(text) }
    #expect(error?.description.contains("from 0 (none) to 1 (full)") == true)
  }

  @Test(arguments: ["", ":", ":0.5", "dutan", "red", "protan deutan", String(repeating: "x", count: 100_000)])
  func unknownNamesListTheKnownNames(_ text: String) {
    let error = #expect(throws: VisionError.self) { try Vision(text) }
    let words = error?.description ?? ""
    #expect(words.count < 300)
    for name in ["protan", "deutan", "tritan", "achromat"] { #expect(words.contains(name)) }
  }

  @Test func theNearestNameIsFirst() {
    let error = #expect(throws: VisionError.self) { try Vision("dutan") }
    #expect(error?.description.contains("did you mean \"deutan") == true)
  }

  @Test func listsKeepTheirOrderAndDropRepetition() throws {
    let visions = try Vision.list("tritan,deutan:0.6,protan,deuteranopia:0.6")
    #expect(visions.map(\.name) == ["tritan", "deutan:0.6", "protan"])
    #expect(throws: VisionError.self) { try Vision.list("protan,,deutan") }
  }

  @Test func theDefaultModelDependsOnSeverity() {
    #expect(Vision(.protan).model == .vienot)
    #expect(Vision(.deutan).model == .vienot)
    #expect(Vision(.deutan, severity: 0.999).model == .machado)
    #expect(Vision(.tritan).model == .brettel)
    #expect(Vision(.tritan, severity: 0.2).model == .brettel)
    #expect(Vision(.achromat).model == nil)
  }

  @Test func aModelCanBeForced() throws {
    #expect(Vision(.deutan, model: .machado).model == .machado)
    #expect(try Vision("deutan:0.6", model: .brettel).model == .brettel)
    #expect(Vision(.achromat, model: .brettel) == Vision(.achromat))
    #expect(Vision(.deutan) != Vision(.deutan, model: .brettel))
    #expect(Vision(.deutan) == Vision(.deutan, model: .vienot))
  }

  @Test func severityIsClipped() {
    #expect(Vision(.deutan, severity: 7) == Vision(.deutan))
    #expect(Vision(.deutan, severity: -.infinity).severity == 0)
    #expect(Vision(.deutan, severity: .nan).severity == 1)
  }

  @Test func verdictsTakeTheWorstOfSeveralModels() {
    #expect(Vision.verdictModels(for: .protan) == [.vienot, .brettel, .machado])
    #expect(Vision.verdictModels(for: .deutan) == [.vienot, .brettel, .machado])
    #expect(Vision.verdictModels(for: .tritan) == [.brettel, .machado])
    #expect(Vision.verdictModels(for: .achromat).isEmpty)
    #expect(Vision.verdicts(for: .tritan, severity: 0.6).map(\.model) == [.brettel, .machado])
    #expect(Vision.verdicts(for: .achromat) == [.achromat])
  }
}
