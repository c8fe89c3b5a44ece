import AuditModel
import Bytes
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

@Suite struct SourceLimitsTests {
  /// Returns a text repeated with the numbers below `count` in place of `#`.
  private static func numbered(_ text: String, _ count: Int) -> String {
    (0..<count).map { text.replacing("#", with: "\($0)") }.joined()
  }

  /// Sources that end the process, or keep it busy for seconds up to years, if they are parsed.
  static let hostile: [String] = [
    String(repeating: "[", count: 100_000),
    "func f() { if a {} " + String(repeating: "else if a {} ", count: 20_000) + "}",
    // An operator ends an operand, not what nests around it.
    "func f() { if a == 0 {} " + String(repeating: "else if a >= 1 {} ", count: 20_000) + "}",
    "let a = b" + String(repeating: "?.c", count: 20_000),
    "let a = b" + String(repeating: "!.c", count: 20_000),
    "a" + numbered(" += b#", 20_000),
    "let a = \"" + String(repeating: "\\(b)", count: 150_000) + "\"",
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
    // Code in interpolations nests like other code.
    "let a = \"\\(" + String(repeating: "[", count: 60),
    "let a = \"\"\"\n\\(" + String(repeating: "[", count: 60),
    "let a = #\"\\#(" + String(repeating: "[", count: 60),
    "let a = \"" + String(repeating: "\\(", count: 700),
    // A parser needs half a gigabyte for this kilobyte.
    "{\n  let a = \"\\(b(\"\n" + numbered("\"a# \\(", 193),
    "let a = " + String(repeating: "\"\\(", count: 300),
    // Each name is another one.
    "let a = " + numbered("A#<", 1_000) + "B" + String(repeating: ">", count: 1_000) + "()",
    "let a = b" + numbered(" < c#", 2_500),
    "let a = b" + numbered("<c#", 2_500),
    "let a = " + numbered("x# ? y# : ", 16_000) + "z",
    "let a = " + numbered("x# ? ", 16_000) + "z" + numbered(" : y#", 16_000),
    numbered("y# = ", 12_000) + "z",
    "f" + numbered("(#)", 30_000),
    "f" + numbered("[#]", 30_000),
    "a" + String(repeating: "!", count: 30_000),
    "let a: B" + String(repeating: "?", count: 30_000),
    "a" + numbered("\n.b#()\n#if c\n.d()\n#endif", 10_000).replacing("0if", with: "#if"),
    "let a = " + numbered("[A#<(", 16),
    "/*" + String(repeating: "/* ", count: 100),
    String(repeating: "let a = \"" + String(repeating: "\\(b(", count: 100) + "\n", count: 20),
    String(repeating: "let a = " + String(repeating: "b(\\.c(", count: 100) + "\n))", count: 20),
    String(repeating: "let a = [[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]\n", count: 300),
    String(repeating: "let a = \"" + String(repeating: "\\(", count: 200) + "\n", count: 100),
    "let a = " + String(repeating: "#", count: 1_000),
    String(repeating: ">>>> a\n", count: 200),
  ]

  @Test(.timeLimit(.minutes(20)), arguments: hostile.indices)
  func hostileSourcesAreSkippedWithAReason(_ index: Int) throws {
    let reading = SourceParser().parse(Array(Self.hostile[index].utf8), named: "A.swift")
    #expect(reading.tree == nil, "source \(index) was parsed")
    let issue = try #require(reading.issues.first)
    #expect(issue.message.hasPrefix("source file skipped: ") && issue.severity == .error)
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
    "let a = \"\"\"\n" + String(repeating: "  \\(a) and \\(b)\n", count: 5_000) + "  \"\"\"",
    String(repeating: "let a = b < c\nlet d = e > f\n", count: 4_000),
    String(repeating: "guard a < b, c < d else { return }\n", count: 4_000),
    "x" + String(repeating: "\n  .a { b in c }", count: 1_000),
    String(repeating: "let a = /[\"a-z]+/\n", count: 4_000),
    "let a = #\"\"\"#\n" + String(repeating: "let b = [1]\n", count: 1_000),
    "func f() { if a {} " + String(repeating: "else if a == 1 {} ", count: 400) + "}",
    "let a = [[[[[[[[1]]]]]]]]\n",
    String(repeating: "#if a\nlet b = 1\n#else\nlet b = 2\n#endif\n", count: 2_000),
    "enum A {\n" + numbered("  case a#(Int)\n", 5_000) + "}",
    // An attribute begins a declaration.
    "class A {\n" + numbered("  @Published var a#: String = \"\"\n", 800) + "}",
    "class A {\n" + numbered("  @NSManaged public var a#: String?\n", 800) + "}",
    "struct A {\n" + numbered("  @inlinable static var a#: Int { 1 }\n", 700) + "}",
    "let a = [\n" + numbered("  b# < c#,\n", 200) + "]",
  ]

  @Test(arguments: ordinary.indices) func longSourcesAreParsed(_ index: Int) {
    let reading = SourceParser().parse(Array(Self.ordinary[index].utf8), named: "A.swift")
    #expect(reading.tree != nil, "source \(index): \(reading.issues)")
  }

  /// Comments of Objective-C do not nest, and apostrophes enclose characters.
  @Test func sourcesOfObjectiveCAreScannedAsSuch() throws {
    let marks = "<<<<<<< a\nint b;\n=======\nint c;\n>>>>>>> d\n"
    let conflict = SourceParser().parse(Array("/* All of src/*.m is generated. */\n\(marks)".utf8), named: "A.m")
    #expect(conflict.issues.map(\.message).first?.hasPrefix("unresolved merge conflict") == true)
    let character = "if (c == '\"' && ![p hasSuffix:@\"/*\"]) { a(); }\n"
    #expect(SourceParser().parse(Array(character.utf8), named: "A.m").issues.isEmpty)
    // Digits of C++ may be separated; a character may have a prefix.
    let numbers = String(repeating: "f(1'000'000, 0xFF'FF, u8'(');\n", count: 600)
    #expect(SourceParser().parse(Array(numbers.utf8), named: "A.mm").issues.isEmpty)
  }

  /// A comment or string that one side of a conflict begins hides the marks behind it.
  @Test(arguments: ["let a = \"x\" /* more\n>>>>>>> b\nz */", "let a = \"\"\"\n>>>>>>> b\n\"\"\""])
  func aConflictIsNamedAlthoughOneSideHidesItsEnd(_ side: String) {
    let source = "<<<<<<< a\nlet a = 1\n=======\n\(side)\n"
    let reading = SourceParser().parse(Array(source.utf8), named: "A.swift")
    #expect(reading.tree == nil && reading.issues.first?.message.hasPrefix("unresolved merge conflict") == true)
  }

  private static func refusal(of source: String) -> SourceRefusal? {
    Array(source.utf8).withUnsafeBufferPointer { bytes in
      var scanner = SourceScanner(bytes)
      return scanner.scan()
    }
  }

  @Test func squareBracketsNestLessDeeply() {
    let source = "let a = " + String(repeating: "[", count: 17) + "1" + String(repeating: "]", count: 17)
    #expect(Self.refusal(of: source)?.reason == "nests more than 16 square brackets")
    #expect(Self.refusal(of: String(repeating: "let a = [[[[1]]]]\n", count: 100)) == nil)
  }

  @Test func theErrorIsAtTheLine() {
    let source = "let a = 1\n\r\r\n" + String(repeating: "(", count: 300)
    let reading = SourceParser().parse(Array(source.utf8), named: "A.swift")
    #expect(reading.issues.map(\.location.line) == [4])
    #expect(reading.issues.first?.message == "source file skipped: this line nests more than 256 brackets")
  }

  @Test(arguments: [
    "let a = \"\\", "\"\"\"\\", "\"", "#\"", "//", "`", "#", "\\", "a.", "let a = \"\\(", "/", "#/", "<#", "'", "“",
    "#!", "",
  ])
  func aSourceMayEndAnywhere(_ source: String) {
    #expect(Self.refusal(of: source) == nil)
  }

  /// Starts of files behind which code would be text, if strings, comments and lines were read as in most languages.
  static let masks = [
    "\"\\(\n) ", "\"\\((\n)) ", "\"a\n", "let a = #\"\"\"#; ", "let a = /\"/; ", "let a = #/\"/#; ",
    "let a = /[)]\"/; ",
    "// b\r", "let b = \"\\\r", "let b = `\r`\n", "let b = /c\r/\n", "let b = #/c\r/#\n", "#!\"\"\"\n",
    "let b = <#\"\"\"c#>\n",
    "let b = '\"\"\"'\n", "let b = “\"\"\"”\n", "let b = c /\"\"\"/\n", "let b = c +/\"\"\"/ d\n",
    "let b = c! /\"\"\"/\n",
    "b {} /\"\"\"/\n", "let b = try? /\"\"\"/\n", "let b = c\u{A0}/\"\"\"/\n",
    // The parser ends these strings earlier than its lexer does.
    "let b = \"\"\"\n\\(c \"\"\"\n", "let b = \"\"\"\n\\(c \\d \"\"\"\n", "let b = \"\"\"\n\\(c as \"\"\"\n",
    "let b = \"\\(c /*\n*/ ) \"\"\"\n", "let b = \"\\(\"\\(c \"\"\"\n",
    // The parser takes the angle bracket for itself, and `=` begins an expression.
    "let b: Set<Int>= / \"\"\"/\n",
  ]

  @Test(arguments: masks) func codeBehindWhatLooksLikeTextCounts(_ mask: String) {
    let chain = "let a = b" + String(repeating: ".c", count: 10_000)
    #expect(Self.refusal(of: mask + chain) != nil, "\(mask.debugDescription)")
    #expect(Self.refusal(of: mask + String(repeating: "[", count: 40)) != nil, "\(mask.debugDescription)")
  }

  /// Such slashes do not enclose a regular expression for the parser, so it reads code.
  @Test(arguments: ["/a) # /", "/a # /", "/a # //", "/a # /*b*/"])
  func bracketsInWhatIsNotARegularExpressionCount(_ pattern: String) {
    let source = "let a = b(" + pattern.replacing("#", with: String(repeating: "[", count: 40))
    #expect(Self.refusal(of: source) != nil)
  }

  @Test(arguments: [
    #"let a = "\(b.map { "\($0)" }.joined(separator: ", "))""#, #"let a = "\(b ? "c" : "d") and \(e.map(\.f))""#,
    ##"let a = #"\#(b["c"] ?? #"\#(d)"#)"#"##, #"let a = "\(b("\(c("d"))"))""#,
    "let a = \"\"\"\n  \\(b {\n    \"\"\"\n    \\(c)\n    \"\"\"\n  })\n  \"\"\"",
    #"let a = "\("b") }"; let c = "\(d ? "" : "e")""#, "let a = b >= c / d", "let a = b >> c",
  ])
  func stringsInInterpolationsAreRead(_ source: String) {
    let reading = SourceParser().parse(Array(source.utf8), named: "A.swift")
    #expect(reading.tree != nil && reading.issues.isEmpty, "\(source): \(reading.issues)")
  }

  /// The lexer of Swift skips a text between such marks, and the compiler of Objective-C refuses them.
  @Test(arguments: [
    "<<<<<<< a\nlet a = 1\n>>>>>>> b\n", ">>>> ORIGINAL a\nlet a = 1\n==== THEIRS\nlet a = 2\n<<<<\n",
    "<<<<<<< a\nlet a = 1\n=======\nlet a = 2\n>>>>>>> b\n", "<<<<<<< a\n\"\"\"\n>>>>>>> b\n", "<<<<<<< a\nlet a = 1\n",
  ])
  func aConflictIsAnError(_ source: String) {
    for ends in ["\n", "\r\n", "\r"] {
      let bytes = Array("let z = 1\n\(source)".replacing("\n", with: ends).utf8)
      // The lexer takes only a line feed for the end of this mark.
      if ends != "\n", source.hasPrefix(">>>>") { continue }
      for name in source.hasPrefix(">>>>") ? ["A.swift"] : ["A.swift", "A.m"] {
        let reading = SourceParser().parse(bytes, named: name)
        #expect(reading.tree == nil && reading.issues.map(\.location.line) == [2], "\(source)")
        #expect(reading.issues.first?.message.hasPrefix("unresolved merge conflict") == true)
      }
    }
  }

  @Test func aTextMayQuoteAConflict() {
    let source = "let a = \"\"\"\n<<<<<<< a\n=======\n>>>>>>> b\n\"\"\"\n/*\n<<<<<<< a\n=======\n>>>>>>> b\n*/"
    #expect(SourceParser().parse(Array(source.utf8), named: "A.swift").issues.isEmpty)
  }

  @Test func filesThatTakeTooLongEndTheReading() {
    let slow = SlowFiles(seconds: 0)
    for number in 0..<SlowFiles.most { #expect(slow.read(number) { Self.spin() } != nil) }
    #expect(slow.read(9) { 1 } == nil)
    let quick = SlowFiles(seconds: 60)
    for number in 0..<9 { #expect(quick.read(number) { 1 } == 1) }
  }

  private static func spin() -> Int { (0..<100_000).reduce(1) { $0 &* 31 &+ $1 } }

  @Test func aJobThatTakesTooLongIsLeftBehind() {
    let limits = RunLimits(fileSeconds: 0.2)
    let outcomes = WatchedWork.run(5, threads: 2, stackSize: 1 << 20, limits: limits) { number in
      var sum = number
      while number == 1, !limits.isStopped { sum = sum &* 31 &+ 1 }
      return sum >= .min ? number : 0
    }
    limits.stop()
    for (number, outcome) in outcomes.enumerated() {
      switch outcome {
      case .done(let result): #expect(result == number && number != 1)
      case .tooLong: #expect(number == 1)
      case .notDone: Issue.record("job \(number) was not done")
      }
    }
  }

  @Test func aStoppedRunDoesNoMoreJobs() {
    let limits = RunLimits()
    limits.stop()
    let outcomes = WatchedWork.run(3, threads: 2, stackSize: 1 << 20, limits: limits) { $0 }
    #expect(outcomes.allSatisfy { if case .notDone = $0 { true } else { false } } && outcomes.count == 3)
  }

  @Test func withoutThreadsNoJobIsDone() {
    // No system gives a thread so much address space.
    let outcomes = WatchedWork.run(2, threads: 2, stackSize: 1 << 60, limits: RunLimits()) { $0 }
    #expect(outcomes.allSatisfy { if case .notDone = $0 { true } else { false } })
  }
}
