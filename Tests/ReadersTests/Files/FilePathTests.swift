import Foundation
import TestSupport
import Testing

@testable import Documents

@Suite struct FilePathTests {
  private static let here = FileManager.default.currentDirectoryPath

  @Test(arguments: [
    ("a/b.strings", "a/b.strings"), ("./a//b", "a/b"), (".", "."), ("../a", "../a"), (here, "."), (here + "/", "."),
    (here + "/a/./b", "a/b"), (here + "x/a", here + "x/a"),
    ("/nowhere/de.lproj/A.strings", "/nowhere/de.lproj/A.strings"),
    ("/", "/"), ("a/../b", "b"), ("a/b/../../c", "c"), ("a/..", "."), ("../a/../b", "../b"), (here + "/a/../b", "b"),
    ("/nowhere/../elsewhere/a", "/elsewhere/a"),
  ])
  func canBeOpened(path: String, shown: String) {
    #expect(FilePath.shown(path) == shown)
  }

  /// Up from a link leads elsewhere than its name says.
  @Test func keepsTheParentOfALink() throws {
    let scratch = try TemporaryFolder()
    let link = scratch.file("link")
    try FileManager.default.createDirectory(atPath: scratch.file("far/below"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: scratch.file("far/below"))
    #expect(FilePath.shown(link + "/../below/a.strings") == link + "/../below/a.strings")
    #expect(FilePath.shown(link + "/x/../a.strings") == FilePath.shown(link + "/a.strings"))
  }
}
