import AuditModel
import Testing

@testable import Reports

/// Diffs as `git diff` and `diff -u` write them, and texts that are not diffs.
@Suite struct ChangedLinesTests {
  private func changes(_ diff: String) throws -> ChangedLines {
    try ChangedLines(diff: Array(diff.utf8), file: "a.diff")
  }

  private func lines(_ diff: String) throws -> [String: [Range<Int32>]] { try changes(diff).files }

  private static let git = """
    diff --git a/App/A.swift b/App/A.swift
    index 83db48f..bf2a1c3 100644
    --- a/App/A.swift
    +++ b/App/A.swift
    @@ -1,4 +1,5 @@ struct A {
     one
    -two
    +2
    +2.5
     three
    \u{20}
    @@ -20 +21,2 @@
     twenty
    +more
    \\ No newline at end of file

    """

  @Test func addedLinesAreChanged() throws {
    #expect(try lines(Self.git) == ["App/A.swift": [2..<4, 22..<23]])
    #expect(try lines(Self.git.replacing("\n", with: "\r\n")) == ["App/A.swift": [2..<4, 22..<23]])
  }

  @Test(
    arguments: [
      // New, deleted, renamed and binary files, and a changed mode.
      ("--- /dev/null\n+++ b/a\n@@ -0,0 +1,2 @@\n+x\n+y\n", ["a": [1..<3]]),
      ("--- a/a\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n", [:]),
      ("diff --git a/b/c b/d\nsimilarity index 100%\nrename from b/c\nrename to d\n", [:]),
      ("diff --git a/b/c b/d\nrename from b/c\nrename to d\n--- a/b/c\n+++ b/d\n@@ -1 +1 @@\n-x\n+y\n", ["d": [1..<2]]),
      ("diff --git a/i.png b/i.png\nBinary files a/i.png and b/i.png differ\n", ["i.png": [1..<Int32.max]]),
      ("diff --git a/i.png b/i.png\nGIT binary patch\nliteral 3\nKcmZ>@@P\n\n", ["i.png": [1..<Int32.max]]),
      ("diff --git a/run b/run\nold mode 100644\nnew mode 100755\n", [:]),
      // Only removed lines, and no context.
      ("--- a/a\n+++ b/a\n@@ -3,2 +2,0 @@\n-x\n-y\n@@ -9,0 +8,1 @@\n+z\n", ["a": [8..<9]]),
      // Paths: in quotation marks, with a date, without and with other prefixes.
      ("--- /dev/null\n+++ \"b/\\303\\234 \\\"q\\\"\\t.strings\"\n@@ -0,0 +1 @@\n+x\n", ["Ü \"q\"\t.strings": [1..<2]]),
      ("--- a/b c\t\n+++ b/b c\t\n@@ -1 +1 @@\n-x\n+y\n", ["b c": [1..<2]]),
      ("--- old/a.txt\t2026-01-01\n+++ new/a.txt\t2026-01-02\n@@ -1 +1 @@\n-x\n+y\n", ["new/a.txt": [1..<2]]),
      ("--- b/x\n+++ b/x\n@@ -1 +1 @@\n-x\n+y\n", ["b/x": [1..<2]]),
      ("--- i/x\n+++ w/x\n@@ -1 +1 @@\n-x\n+y\n", ["x": [1..<2]]),
      // A mail of git format-patch, whose signature looks like a removed line.
      ("From 1\nSubject: x\n---\n a | 2 +-\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n-x\n+y\n-- \n2.39\n", ["a": [1..<2]]),
      // Parts of one file that are not in order, and touch.
      ("--- a/a\n+++ b/a\n@@ -9,0 +9 @@\n+x\n--- a/a\n+++ b/a\n@@ -7,0 +7,2 @@\n+x\n+y\n", ["a": [7..<10]]),
      // The space of an empty line was removed.
      ("--- a/a\n+++ b/a\n@@ -1,2 +1,3 @@\n\n+x\n\n", ["a": [2..<3]]),
      ("", [:]), ("\n \n", [:]),
      // Binary files, such as tables in UTF-16, are changed as a whole.
      (
        "diff --git a/x y.strings b/x y.strings\nBinary files a/x y.strings and b/x y.strings differ\n",
        ["x y.strings": [1..<Int32.max]]
      ),
      ("diff --git a/x b/x\nnew file mode 100644\nindex 0..1\nGIT binary patch\nliteral 3\n", ["x": [1..<Int32.max]]),
      ("diff --git a/x b/x\nBinary files a/x and /dev/null differ\n", [:]),
      ("\u{FEFF}diff --git a/x b/x\r\nBinary files a/x and b/x differ\r\n", ["x": [1..<Int32.max]]),
      ("diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-x\n+y\n\nBinary files differ\n", ["x": [1..<2]]),
      ("diff --git a/x b/yz\nBinary files a/x and b/yz differ\n", [:]),
    ] as [(String, [String: [Range<Int32>]])])
  func everyFormIsRead(diff: String, expected: [String: [Range<Int32>]]) throws {
    #expect(try lines(diff) == expected)
  }

  @Test(
    arguments: [
      ("d\0i\0f\0f\0", 1, "this diff is not in UTF-8; write it with git diff --output=FILE"),
      ("hello\n", 1, "this is not a unified diff; write one with git diff origin/main..."),
      ("@@ -1 +1 @@\n-x\n+y\n", 1, "this hunk comes before the name of its file"),
      ("--- a/a\n+++ b/a\n@@ -1 +1 @@\n-x\n", 3, "the diff ends inside this hunk"),
      ("--- a/a\n+++ b/a\n@@ -1 +1 @@\n-x\n*y\n", 5, "this line does not fit the lines that its hunk states"),
      ("--- a/a\n+++ b/a\n@@ -1,3 +1 @@\n-x\n+y\n+z\n", 6, "this line does not fit"),
      ("--- a/a\n+++ b/a\n@@ -1 +x @@\n", 3, "this line does not state the lines of a hunk"),
      ("--- a/a\n+++ b/a\n@@ -1 +99999999999 @@\n", 3, "this line does not state"),
      ("--- a/a\n+++ b/a\n@@ -1 +2147483647,2147483647 @@\n", 3, "this line does not state"),
      ("--- a/a\n+++ b/a\n@@ -1,9 +2147483646 @@\n+x\n+y\n", 5, "this line does not fit"),
      ("--- \"a/a\n", 1, "the quotation marks or escapes of this path are not complete"),
      ("--- \"a/\\8\"\n", 1, "the quotation marks or escapes"), ("--- \"a/\\3", 1, "the quotation marks or escapes"),
      ("diff --cc a\n", 1, "this is the diff of a merge"), ("\u{1B}[1mdiff --git\n", 1, "this diff has colours"),
    ] as [(String, Int, String)])
  func anythingElseIsAnError(diff: String, line: Int, message: String) throws {
    let error = #expect(throws: ChangedLines.Failure.self) { try changes(diff) }
    let words = try #require(error).description
    #expect(words.hasPrefix("a.diff:\(line): error: \(message)"), "\(words)")
    #expect(error?.issue.remedy.isEmpty == false)
  }

  @Test func noBeginningCrashesTheReader() {
    let bytes = Array(Self.git.utf8)
    for count in 0...bytes.count { _ = try? ChangedLines(diff: Array(bytes.prefix(count)), file: "a.diff") }
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      var changed = bytes
      for _ in 0..<3 { changed[Int.random(in: 0..<changed.count, using: &generator)] = UInt8.random(in: 0...255) }
      _ = try? ChangedLines(diff: changed, file: "a.diff")
    }
  }

  /// Paths in a report depend on the folder in which typecheck runs.
  @Test(
    arguments: [
      (["App/x"], [true]), (["/builds/ios/App/x"], [true]), (["../App/x"], [true]), (["./App/./y/../x"], [true]),
      (["x"], [true]), (["ios/App/x", "App/x"], [true, false]), (["Other/x"], [false]), (["pp/x"], [false]),
      // Two files of the diff end like this, or two of the report.
      (["L"], [false]), (["A/L"], [true]), (["/a/A/L", "/b/A/L"], [false, false]), (["B/L", "A/L"], [true, true]),
      (["/a/A/L", "A/L"], [false, false]), (["A/L", "L"], [true, false]),
    ] as [([String], [Bool])])
  func pathsAreMatchedByTheirEnds(files: [String], expected: [Bool]) throws {
    let changes = try CauseSamples.changes([("ios/App/x", 5...5), ("A/L", 5...5), ("B/L", 5...5)])
    let places = ChangedPlaces(changes, in: Set(files))
    #expect(files.map { places.contains(SourceLocation(file: $0, line: 5, column: 1)) } == expected)
    for file in files {
      for line in [0, 4, 6, Int.max] {
        #expect(!places.contains(SourceLocation(file: file, line: line, column: 1)))
      }
    }
  }

  /// A file with the same end in another folder is another file.
  @Test(
    arguments: [
      ("/r/ios", ["App/x", "./y/../App/x", "../other/App/x", "/r/ios/App/x", "/r/A/L"], true),
      ("/r/ios", ["x", "other/App/x", "A/L", "../App/x", "../../ios/App/x", "/ios/App/x", "/s/r/ios/App/x"], false),
      ("/s", ["../r/ios/App/x", "/r/A/L"], true), ("/s", ["ios/App/x", "A/L"], false), ("/", ["r/A/L"], true),
    ] as [(String, [String], Bool)])
  func pathsAreMatchedInTheRepository(folder: String, files: [String], expected: Bool) throws {
    var changes = try CauseSamples.changes([("ios/App/x", 5...5), ("other/App/x", 5...5), ("A/L", 5...5)])
    (changes.root, changes.folder) = ("/r", folder)
    let places = ChangedPlaces(changes, in: Set(files))
    for file in files {
      #expect(places.contains(SourceLocation(file: file, line: 5, column: 1)) == expected, "\(file)")
    }
  }

  @Test func manyLinesAreFoundFast() throws {
    let diff = (0..<20_000).map { "@@ -\($0 * 3 + 1) +\($0 * 3 + 1),2 @@\n x\n+y\n" }.joined()
    let changes = try changes("--- a/a\n+++ b/a\n" + diff)
    let places = ChangedPlaces(changes, in: ["a"])
    let found = (1...60_000).filter { places.contains(SourceLocation(file: "a", line: $0, column: 1)) }
    #expect(found == (0..<20_000).map { $0 * 3 + 2 })
  }
}
