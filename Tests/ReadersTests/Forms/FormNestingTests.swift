import AuditModel
import Testing

@testable import TextFiles

/// Variables in variables, of which each may name several.
@Suite struct FormNestingTests {
  private typealias Fixture = CatalogFixture

  /// A table of one text and a chain of variables, each of which names the next.
  private func chain(_ count: Int, _ times: Int = 1) -> String {
    func variable(_ index: Int, _ text: String) -> String {
      "<key>a\(index)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        + "<key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>\(text)</string></dict>\n"
    }
    let variables = (0..<count).map { variable($0, String(repeating: "%#@a\($0 + 1)@", count: times)) }
    return "<plist version=\"1.0\"><dict><key>k</key><dict>\n<key>NSStringLocalizedFormatKey</key>"
      + "<string>%#@a0@</string>\n\(variables.joined())\(variable(count, "x"))</dict><key>next</key><dict>"
      + "<key>NSStringLocalizedFormatKey</key><string>y</string></dict></dict></plist>"
  }

  @Test func aChainIsReadToItsEnd() {
    let catalog = Fixture.read(chain(50), by: StringsDictReader())
    #expect(Fixture.pairs(catalog) == ["k=x", "next=y"] && catalog.issues.isEmpty)
  }

  @Test(arguments: [64, 5_000])
  func aDeepChainIsAnErrorWithItsPlace(count: Int) {
    let catalog = Fixture.read(chain(count), by: StringsDictReader())
    #expect(Fixture.pairs(catalog) == ["next=y"])
    #expect(Fixture.places(catalog) == ["66:175 error"])
    #expect(catalog.issues.first?.message.contains("more than 64 deep") == true)
  }

  @Test func multiplyingVariablesAreBounded() {
    let catalog = Fixture.read(chain(41, 4), by: StringsDictReader())
    #expect(Fixture.pairs(catalog) == ["next=y"])
    #expect(catalog.issues.map(\.severity) == [.error])
    #expect(catalog.issues.first?.location.line == 1 && catalog.issues.first?.message.contains("not read") == true)
  }

  @Test func aDeepChainOfUnitsIsAnError() {
    func unit(_ id: String, _ text: String) -> String {
      "<trans-unit id='/k:dict/\(id):dict/:string'><source>\(text)</source><target>\(text)</target></trans-unit>\n"
    }
    let units = (0..<2_000).map { unit("a\($0):dict/other", "%#@a\($0 + 1)@") }.joined()
    let catalog = Fixture.read(
      "<xliff version='1.2'><file original='L.stringsdict' source-language='en' target-language='de'><body>"
        + unit("NSStringLocalizedFormatKey", "%#@a0@") + units + unit("a2000:dict/other", "x")
        + "</body></file></xliff>",
      by: XLIFFReader())
    #expect(catalog.strings.isEmpty && catalog.issues.map(\.severity) == [.error])
  }
}
