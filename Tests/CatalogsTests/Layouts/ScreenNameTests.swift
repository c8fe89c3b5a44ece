import Testing

@testable import Catalogs

@Suite struct ScreenNameTests {
  @Test(arguments: [
    ("garden-iphone-16-portrait.xml", "garden"), ("a/b/Garden_landscape.xml", "Garden"),
    ("sign-in.iphone-16-pro.landscape.left.xml", "sign-in"), ("iphone-16.xml", "iphone-16"),
    ("portrait.xml", "portrait"), ("trip", "trip"), ("page-source.xml", "page"), ("left-over.xml", "left-over"),
  ])
  func wordsOfTheRecordingAreTakenOff(_ path: String, _ name: String) {
    #expect(ScreenName.name(of: path) == name)
  }
}
