import Adaptivity
import Testing

@Suite struct SourceListTests {
  @Test func keysAreSpelledOut() {
    #expect(SourceList.standard["FDP"]?.contains("probed in simulators") == true)
    #expect(SourceList.standard["HIG-2021"]?.contains("iOS 15") == true)
    #expect(SourceList.standard["nothing"] == nil)
    #expect(SourceList.standard.keys.count > 40)
  }

  @Test func keysInWordsAreFound() {
    let texts = ["HIG + DIM16, iOS 16.1", "derived: as on iphone-16e, same screen, HIG-ACC", "X-VIDEO)"]
    #expect(SourceList.standard.keys(in: texts) == ["DIM16", "HIG", "HIG-ACC", "X-VIDEO"])
  }

  @Test func originsDescribeThemselves() {
    let version = SystemVersion(26)
    #expect(Origin.table(sources: ["A", "B"], os: version).description == "A + B, iOS 26")
    #expect(Origin.table(sources: ["A"], os: nil).description == "A")
    #expect(
      Origin.twin("iphone-8", sources: ["A"], os: version).description
        == "derived: as on iphone-8, same screen, A, iOS 26")
    #expect(Origin.rule("half of it").description == "derived: half of it")
    #expect(Sourced(2.0, .rule("half")).map { $0 + 1 } == Sourced(3.0, .rule("half")))
  }
}
