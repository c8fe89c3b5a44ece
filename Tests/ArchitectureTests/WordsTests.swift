import Foundation
import TestSupport
import Testing

/// `Tests/words` finds words to avoid in the comments of Swift and C files and in the names of tests.
@Suite struct WordsTests {
  private static func words(
    in source: String, name: String = "Sample.swift"
  ) throws -> (status: Int32, lines: [String]) {
    let folder = try TemporaryFolder()
    let file = try folder.write(name, source)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", PackageSource.root.appending(path: "Tests/words").path, file]
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let lines = text.split(separator: "\n").map { String($0.replacing(/^.*Sample\w*\.\w+:/, with: "")) }
    return (process.terminationStatus, lines)
  }

  @Test func badCommentsAreFound() throws {
    let found = try Self.words(
      in: #"""
        /// What is said of a text.
        struct Sample {
          /// The line limit; 0
          /// is none.
          let limit = "a // told"  // It stands beside the "key".
          // A row a
          // category.
          let place = "\(limit.isEmpty ? "no \"room\"" : "")"  // Judged anew.
        }

        /// How many.
        // What a plain comment may begin with.
        """#)
    #expect(found.status == 1)
    #expect(
      found.lines == [
        #"5: "told" in: a // told"#,
        #"1: "said of" in: What is said of a text."#,
        #"1: "What …" in: What is said of a text."#,
        #"4: "is none" in: is none."#,
        #"5: "stands" in: It stands beside the "key"."#,
        #"5: "beside" in: It stands beside the "key"."#,
        #"6: "a row a category" in: A row a"#,
        #"8: "judged" in: Judged anew."#,
        #"8: "anew" in: Judged anew."#,
        #"11: "How …" in: How many."#,
      ])
  }

  @Test func badCommentsInCAreFound() throws {
    let found = try Self.words(
      in: """
        /* It is told. */
        /// How many sizes there are.
        int count; // They stand side by side.
        """, name: "Sample.h")
    #expect(
      found.lines == [
        #"1: "told" in: It is told."#,
        #"2: "How …" in: How many sizes there are."#,
        #"3: "stand" in: They stand side by side."#,
      ])
  }

  @Test func badNamesOfTestsAreFound() throws {
    let found = try Self.words(
      in: "  @Test func aMistakeIsTold() {}\n  let room = 1\n" + "  let leftOutTexts = room\n"
        + "  func whatIsMissingIsNamed() {}\n",
      name: "SampleTests.swift")
    #expect(found.status == 1)
    #expect(
      found.lines == [
        #"1: "told" in: aMistakeIsTold"#,
        #"3: "left out" in: leftOutTexts"#,
        #"4: "what is missing is" in: whatIsMissingIsNamed"#,
      ])
  }

  @Test func aLongPageIsFound() throws {
    let long = "This sentence has many words, " + String(repeating: "and more words follow ", count: 9)
    let found = try Self.words(in: "# Title\n\n\(long)to its end.\n", name: "Sample.md")
    #expect(found.status == 1)
    #expect(found.lines.count == 1 && found.lines[0].contains("over"), "\(found.lines)")
    #expect(try Self.words(in: "# Title\n\nIt is short.\n", name: "Sample.md").status == 0)
  }

  @Test func codeAndOrdinaryUsesPass() throws {
    let found = try Self.words(
      in: """
        /// Whether the ``room`` of `beside` is no longer used; nil if there is none.
        ///
        /// ```swift
        /// judge(room)
        /// ```
        ///
        /// - room: The width.
        ///
        /// Source: https://example.com/told
        let isUsed = false  // The colours can be told apart, with the rest on the right.
        """)
    #expect(found.lines.isEmpty)
    #expect(found.status == 0)
  }
}
