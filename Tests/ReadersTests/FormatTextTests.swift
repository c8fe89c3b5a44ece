import AuditModel
import Testing

@Suite struct FormatTextTests {
  /// Argument and kind of each placeholder.
  private func read(_ format: FormatText) -> [String] {
    format.placeholders.map { "\($0.argument) \($0.kind) \($0.conversion)" }
  }

  @Test(arguments: [
    ("%@ of %ld", ["1 object @", "2 integer ld"]), ("%2$ld in %1$@", ["2 integer ld", "1 object @"]),
    ("%*d %.*f", ["2 integer d", "4 real f"]), ("%#@files@ in %@", ["files variable ", "2 object @"]),
    ("%(count)lld", ["count integer lld"]), ("{name} {0}", ["name name ", "0 name "]),
    ("{ $user } {n, number, integer}", ["user name ", "n name , number, integer"]),
    ("{{ n, number }} ${a} %{b}", ["n name , number ", "a name ", "b name "]),
    ("%c %s %p", ["1 character c", "2 text s", "3 pointer p"]),
    ("%1$tY am %1$td", ["1 date tY", "1 integer td"]), ("{a, b} 50 % des %% 20% off", []), ("%arg", ["1 integer "]),
  ])
  func argumentsAndKinds(_ text: String, _ expected: [String]) {
    #expect(read(FormatText(text)) == expected)
  }

  @Test func widthPrecisionAndFlags() throws {
    let first = try #require(FormatText("%1$-08.3lf").placeholders.first)
    #expect(first.width == 8 && first.precision == 3 && first.flags == "-0" && first.conversion == "lf")
    #expect(FormatText("%.f").placeholders.first?.precision == 0)
    #expect(FormatText("%f").placeholders.first?.precision == nil)
    #expect(FormatText("%" + String(repeating: "9", count: 5000) + "d").placeholders.first?.width == Int(Int32.max))
  }

  @Test func aSpecifierCountsOnlyWithOneOfItsKindInTheSource() {
    let german = FormatText("%d Dateien, %@", sources: ["%ld files"])
    #expect(read(german) == ["1 integer d"])
    #expect(german.strangers.map(\.spelling) == ["%@"])
    #expect(read(FormatText("50 % des fichiers", sources: ["50% of files"])).isEmpty)
    #expect(read(FormatText("50 % des fichiers", sources: ["%@ of files"])).isEmpty)
    #expect(read(FormatText("a % d fichiers", sources: ["%ld files"])) == ["1 integer d"])
    #expect(read(FormatText("%d Dateien", sources: ["One file", "%d files"])) == ["1 integer d"])
    let literal = FormatText("100%d", sources: ["Sure"])
    #expect(literal.placeholders.isEmpty && literal.filled { _ in "x" } == "100%d")
  }

  @Test func fillsLikeAFormatter() {
    #expect(FormatText("%@ hat %d %% von %@").filled { "<\($0.argument)>" } == "<1> hat <2> % von <3>")
    #expect(FormatText("100%%").filled { _ in "x" } == "100%%")
    #expect(FormatText("100%% von einem", sources: ["%d%% of one"]).filled { _ in "x" } == "100% von einem")
    #expect(FormatText("{a}%%").filled { _ in "ü" } == "ü%%")
    #expect(FormatText("").filled { _ in "x" } == "")
  }

  @Test func severalOfOneSpellingAreNumbered() {
    #expect(FormatText("%@ und %@").placeholders.map(\.numbered) == ["%1$@", "%2$@"])
    #expect(FormatText("%2$@ {a} %#@v@").placeholders.map(\.numbered) == ["%2$@", "{a}", "%#@v@"])
    #expect(FormatText("%1@ und %2@").placeholders.map(\.numbered) == ["%1$@", "%2$@"])
  }

  @Test func findsLonePercentSigns() {
    for text in ["50 % of %@", "%", "%@ %", "a % b", "%%%"] { #expect(FormatText(text).hasLonePercent) }
    for text in ["", "50%% of %@", "%d%%", "%%", "{a}"] { #expect(!FormatText(text).hasLonePercent) }
  }
}
