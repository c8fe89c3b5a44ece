import Foundation
import TestSupport
import Testing

@testable import Documents

@Suite struct FileBytesTests {
  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 3_000_000])
  func readsAllOfAFile(size: Int) throws {
    let scratch = try TemporaryFolder()
    let content = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) })
    let path = try scratch.write("texts.json", content)
    #expect(FileBytes.read(path) == [UInt8](content))
  }

  @Test func ignoresFoldersPipesAndMissingFiles() throws {
    let scratch = try TemporaryFolder()
    #expect(FileBytes.read(scratch.url.path) == nil)
    #expect(FileBytes.read(scratch.url.path + "/missing") == nil)
    #expect(mkfifo(scratch.file("pipe"), 0o600) == 0)
    #expect(FileBytes.read(scratch.file("pipe")) == nil)
  }
}
