import AuditModel
import Testing

@testable import AppSources

@Suite struct SourceLimitsTests {
  /// Sources that end the process if they are parsed, or that are close to it.
  static let hostile: [String] = [
    String(repeating: "[", count: 100_000),
    "func f() { if a {} " + String(repeating: "else if a {} ", count: 20_000) + "}",
    "x" + String(repeating: ".a()", count: 10_000),
    "x" + String(repeating: "\n  .a { }", count: 10_000),
    String(repeating: "f {\n", count: 50_000),
    "x" + String(repeating: " !", count: 100_000),
    String(repeating: "a: ", count: 100_000) + "x",
    "let x: " + String(repeating: "() -> ", count: 100_000) + "()",
    String(repeating: "try ", count: 100_000) + "x",
    String(repeating: "#if a\n", count: 100_000),
    "let a = 1\0",
    String(repeating: " ", count: SourceLimits.size + 1),
  ]

  @Test(arguments: hostile.indices)
  func hostileSourcesAreSkippedWithAReason(_ index: Int) throws {
    guard case .skipped(let issue) = SourceParser().parse(Array(Self.hostile[index].utf8), named: "A.swift") else {
      Issue.record("source \(index) was parsed")
      return
    }
    #expect(issue.message.hasPrefix("source file skipped: "))
    #expect(issue.location.file == "A.swift")
  }

  /// Long and flat sources, which generators write.
  static let ordinary: [String] = [
    "let a = [" + String(repeating: "0, ", count: 8_000) + "]",
    "let a = [" + String(repeating: "\"a\": \"b\",\n", count: 4_000) + "]",
    String(repeating: "let a = b.c.d.e\n", count: 4_000),
    String(repeating: "case \"a\": return b.c\n", count: 5_000),
    "let a = \"\"\"\n" + String(repeating: "[[[[(\n", count: 5_000) + "\"\"\"",
    "/* " + String(repeating: "[ ", count: 5_000) + "*/",
    "let a = #\"\(String(repeating: "[", count: 5_000))\"#",
    String(repeating: "if a { b } else if c { d } else { e }\n", count: 5_000),
    "func f() { return " + String(repeating: "a + ", count: 1_500) + "a }",
  ]

  @Test(arguments: ordinary.indices)
  func longSourcesAreParsed(_ index: Int) {
    guard case .read = SourceParser().parse(Array(Self.ordinary[index].utf8), named: "A.swift") else {
      Issue.record("source \(index) was skipped")
      return
    }
  }

  @Test func squareBracketsNestLessDeeply() {
    let source = "let a = " + String(repeating: "[", count: 17) + "1" + String(repeating: "]", count: 17)
    #expect(SourceLimits.refusal(of: Array(source.utf8)) == "line 1 nests more than 16 square brackets")
    let wide = String(repeating: "let a = [[[[1]]]]\n", count: 100)
    #expect(SourceLimits.refusal(of: Array(wide.utf8)) == nil)
  }

  @Test func theReasonNamesTheLine() {
    let source = "let a = 1\n\n" + String(repeating: "(", count: 300)
    #expect(SourceLimits.refusal(of: Array(source.utf8)) == "line 3 nests more than 256 brackets")
  }

  @Test(arguments: ["let a = \"\\", "\"\"\"\\", "\"", "#\"", "/*", "//", "`", "#", "\\", "a.", "let a = \"\\("])
  func aSourceMayEndAnywhere(_ source: String) {
    #expect(SourceLimits.refusal(of: Array(source.utf8)) == nil)
  }
}
