import TestSupport
import Testing

@testable import Projects

@Suite struct SwiftTokensTests {
  private func kinds(_ text: String) throws -> [SwiftToken.Kind] { try SwiftTokens.of(Array(text.utf8)).map(\.kind) }

  @Test(arguments: [
    (#""plain""#, SwiftToken.Kind.text("plain")), (#""a \"b\" \\""#, .text(#"a "b" \"#)),
    (#""a\(b)c""#, .computedText), (#""a\(f("x)"))c""#, .computedText), (#""a\u{e9}""#, .computedText),
    (##"#"raw"quoted"#"##, .computedText), ("\"\"\"\na \"quoted\" b\n\"\"\"", .computedText), (#""""#, .text("")),
    ("v10_15", .word("v10_15")), ("`default`", .word("default")), ("1.5", .number("1.5")), ("/", .mark(0x2F)),
  ])
  func single(_ text: String, _ kind: SwiftToken.Kind) throws {
    #expect(try kinds(text) == [kind])
    #expect(try kinds("/* x /* y */ z */ \(text) // end") == [kind])
  }

  @Test func tokensHaveLines() throws {
    let tokens = try SwiftTokens.of(Array("a\n/*\n*/ b(\n\"c\")".utf8))
    #expect(tokens.map(\.line) == [1, 3, 3, 4, 4])
  }

  @Test func manyNumberSignsTakeLinearTime() throws {
    func read(_ count: Int) throws { #expect(try kinds(String(repeating: "#", count: count)).count == count) }
    #expect(try Growth.factor(upTo: 25, from: { try read(2_000) }, to: { try read(20_000) }) <= 25)
    #expect(try kinds("##a##\"b\"##") == [.mark(0x23), .mark(0x23), .word("a"), .computedText])
  }
}
