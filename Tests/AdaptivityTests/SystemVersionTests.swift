import Adaptivity
import Testing

@Suite struct SystemVersionTests {
  @Test func readsOneToThreeNumbers() {
    #expect(SystemVersion("26")?.numbers == [26])
    #expect(SystemVersion("12.3.1")?.numbers == [12, 3, 1])
    #expect(SystemVersion("26.5")?.description == "26.5")
  }

  @Test(arguments: ["", ".", "26.", "a", "1.2.3.4", "-1", "26 ", "99999", "９"])
  func refusesOtherText(_ text: String) {
    #expect(SystemVersion(text) == nil)
  }

  @Test func aMajorNumberCoversItsReleases() throws {
    let minor = try #require(SystemVersion("26.5"))
    #expect(SystemVersion(26).includes(minor))
    #expect(!minor.includes(SystemVersion(26)))
    #expect(SystemVersion(26) < minor)
    #expect(SystemVersion(9) < SystemVersion(18))
    #expect(SystemVersion("16.1")?.major == 16)
  }
}
