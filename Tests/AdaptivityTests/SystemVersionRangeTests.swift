import Testing

@testable import Adaptivity

@Suite struct SystemVersionRangeTests {
  private func holds(_ range: String, _ version: String) throws -> Bool {
    let version = try #require(SystemVersion(version))
    return try #require(SystemVersionRange(range)).contains(version)
  }

  @Test(arguments: ["9", "9.3", "18", "18.7.1"]) func splitViewsExistInTheirSystems(_ version: String) throws {
    #expect(try holds("9-18", version))
  }

  @Test(arguments: ["8.4", "26", "26.5", "19"]) func splitViewsDoNotExistInOtherSystems(_ version: String) throws {
    #expect(try !holds("9-18", version))
  }

  @Test func oneVersionMeansThatVersionAndLater() throws {
    #expect(try holds("26", "26"))
    #expect(try holds("26", "27.1"))
    #expect(try holds("26.5", "26"))
    #expect(try !holds("26.5", "26.4"))
    #expect(try !holds("26", "18"))
  }

  @Test(arguments: ["", "-", "9-", "-18", "9-x", "9-18-26"]) func refusesOtherText(_ text: String) {
    #expect(SystemVersionRange(text) == nil)
  }
}
