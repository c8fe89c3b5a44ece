import DynamicType
import Testing
import Vocabulary

@Suite struct PlatformTests {
  @Test(arguments: [
    (Platform.ios, 17.0, 11.0), (.macos, 13, 10), (.tvos, 29, 23), (.visionos, 17, 12), (.watchos, 16, 12),
  ])
  func sizes(platform: Platform, standard: Double, minimum: Double) {
    #expect(platform.defaultSize == standard)
    #expect(platform.minimumSize == minimum)
  }

  @Test(arguments: Platform.allCases) func bodyHasTheDefaultSize(platform: Platform) throws {
    let body = try #require(TypeScale(platform: platform).size(.body, platform.defaultCategory))
    #expect(body.size == platform.defaultSize)
  }

  @Test func names() throws {
    #expect(try Platform(name: "iOS") == .ios)
    #expect(try Platform(name: "iPadOS") == .ios)
    #expect(try Platform(name: "visionOS").displayName == "visionOS")
    #expect(throws: UnknownName.self) { try Platform(name: "android") }
    #expect(Platform.allCases.filter(\.usesIOSTable) == [.visionos])
  }
}
