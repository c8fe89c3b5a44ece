import Testing

@Suite struct UnicodeTestFileTests {
  @Test func aMissingFileNamesThePackage() {
    let failure = #expect(throws: UnicodeTestFile.Failure.self) { try UnicodeTestFile("auxiliary/NoSuchTest.txt") }
    #expect(failure?.description.contains("apt-get install unicode-data") == true)
  }

  @Test func reportsAFileOfAnotherVersion() {
    // UnicodeData.txt has no version in its first line.
    let failure = #expect(throws: UnicodeTestFile.Failure.self) { try UnicodeTestFile("UnicodeData.txt") }
    #expect(failure?.description.contains("has the data of Unicode") == true)
  }
}
