import Foundation
import Testing

@testable import Catalogs

@Suite struct InputPathTests {
  private static let here = FileManager.default.currentDirectoryPath

  @Test(arguments: [
    ("a/b.strings", "a/b.strings"), ("./a//b", "a/b"), (".", "."), ("../a", "../a"), (here, "."), (here + "/", "."),
    (here + "/a/./b", "a/b"), (here + "x/a", here + "x/a"),
    ("/nowhere/de.lproj/A.strings", "/nowhere/de.lproj/A.strings"),
    ("/", "/"),
  ])
  func theyCanBeOpened(path: String, shown: String) {
    #expect(InputPath.shown(path) == shown)
  }
}
