import Foundation
import TestSupport
import Testing

/// `Tests/words` finds words to avoid in the comments of Swift files.
@Suite struct WordsTests {
  private static func words(in source: String) throws -> (status: Int32, lines: [String]) {
    let folder = try TemporaryFolder()
    let file = try folder.write("Sample.swift", source)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", PackageSource.root.appending(path: "Tests/words").path, file]
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let lines = text.split(separator: "\n").map { String($0.replacing(/^.*Sample\.swift:/, with: "")) }
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

  @Test func codeAndOrdinaryUsesPass() throws {
    let found = try Self.words(
      in: """
        /// Whether the ``room`` of `beside` is no longer used; nil if there is none.
        ///
        /// ```swift
        /// judge(room)
        /// ```
        ///
        /// Source: https://example.com/told
        let isUsed = false  // The colours can be told apart, with the rest on the right.
        """)
    #expect(found.lines.isEmpty)
    #expect(found.status == 0)
  }
}
