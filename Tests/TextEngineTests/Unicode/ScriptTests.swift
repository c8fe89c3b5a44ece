import Testing
import TextEngine

@Suite struct ScriptTests {
  @Test func names() {
    #expect(Script("latn") == .latin)
    #expect(Script("LATN")?.description == "Latn")
    #expect(Script.latin.tag == 0x4C61_746E)
    for name in ["", "Lat", "Latin", "L tn", "Lat1", "日本語字"] { #expect(Script(name) == nil) }
  }

  @Test func directions() {
    for name in ["Arab", "Hebr", "Syrc", "Thaa"] { #expect(Script(name)?.isRightToLeft == true) }
    for script in [Script.latin, .han, .common, .unknown, Script(tag: 0)] { #expect(!script.isRightToLeft) }
  }

  @Test func neutralAndTall() {
    #expect([Script.common, .inherited, .unknown, .latin].map(\.isNeutral) == [true, true, true, false])
    #expect(["Thai", "Mymr", "Arab", "Latn", "Hani"].map { Script($0)?.isTall } == [true, true, true, false, false])
  }
}
