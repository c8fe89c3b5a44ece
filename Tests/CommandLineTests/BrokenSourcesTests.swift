import Foundation
import TestSupport
import Testing

/// Source files that cannot be read are errors, since no text that they draw is checked.
@Suite struct BrokenSourcesTests {
  private static func check(_ name: String, _ bytes: some Sequence<UInt8>) throws -> Binary.Result {
    let folder = try TemporaryFolder()
    try folder.write("en.json", "{\"a\": \"Text\"}")
    try folder.write("Good.swift", "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n")
    try folder.write(name, bytes)
    var result = try Binary.run(["check", "."], in: folder)
    // Reports go to standard output, with the problems of inputs in them.
    result.error += result.output
    return result
  }

  private static let conflict = """
    struct B: View {
      var body: some View {
    <<<<<<< HEAD
        Text("a").font(.body)
    =======
        Text("a").font(.title)
    >>>>>>> other
      }
    }

    """

  @Test(arguments: ["View.swift", "View.m", "View.mm"]) func aConflictIsAnError(_ name: String) throws {
    let result = try Self.check(name, Self.conflict.utf8)
    #expect(result.status == 1, "\(result.error)")
    #expect(result.error.contains("\(name):3:1: error: unresolved merge conflict: the file"), "\(result.error)")
  }

  /// A test of a merge tool may quote a conflict.
  @Test func aConflictInAStringOrCommentDoesNotCount() throws {
    for quoted in ["let a = \"\"\"\n\(Self.conflict)\"\"\"\n", "/*\n\(Self.conflict)*/\nlet a = 1\n"] {
      let result = try Self.check("View.swift", quoted.utf8)
      #expect(result.status == 0, "\(result.error)")
    }
  }

  static let unreadable: [(name: String, bytes: [UInt8], words: String)] = [
    ("a NUL byte", Array("let a = 1\0".utf8), "contains a NUL byte"),
    ("UTF-16", Array("\u{FEFF}let a = \"é\"\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }), "NUL byte"),
    (
      "Latin-1", Array("let a = 1\nlet b = \"caf".utf8) + [0xE9] + Array("\"\n".utf8),
      "this line is not valid UTF-8, so Swift does not compile the file"
    ),
    ("a size over the limit", Array(repeating: 0x20, count: (2 << 20) + 1), "it is larger than 2 MB"),
    ("nesting", Array(("let a = " + String(repeating: "(", count: 300)).utf8), "nests more than 256 brackets"),
    (
      "a pointer", Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\n".utf8), "this is a Git LFS pointer"
    ),
  ]

  @Test(arguments: unreadable.indices) func anUnreadableSourceIsAnError(_ index: Int) throws {
    let (name, bytes, words) = Self.unreadable[index]
    let result = try Self.check("View.swift", bytes)
    #expect(result.status == 1 && result.error.contains("View.swift:"), "\(name): \(result.error)")
    #expect(result.error.contains("error: ") && result.error.contains(words), "\(name): \(result.error)")
  }

  @Test(arguments: ["V.swift", "V.m", "Main.storyboard", "View.xib", "Info.plist", "a.strings", "a.xcstrings"])
  func aBrokenLinkIsAnError(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("en.json", "{\"a\": \"Text\"}")
    try FileManager.default.createSymbolicLink(atPath: folder.file(name), withDestinationPath: "nowhere")
    let result = try Binary.run(["check", "."], in: folder)
    #expect(result.status == 1, "\(result.error)")
    #expect(result.output.contains("\(name):1:1: error: the link target is missing"), "\(result.output)")
  }

  @Test(arguments: ["README.md", "picture.png", "notes.txt"]) func otherBrokenLinksDoNotMatter(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("en.json", "{\"a\": \"Text\"}")
    try FileManager.default.createSymbolicLink(atPath: folder.file(name), withDestinationPath: "nowhere")
    #expect(try Binary.run(["check", "."], in: folder).status == 0)
  }
}
