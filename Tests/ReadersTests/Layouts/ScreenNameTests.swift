import Adaptivity
import Testing

@testable import LayoutFiles

@Suite struct ScreenNameTests {
  @Test(arguments: [
    ("garden-iphone-16-portrait.xml", "garden"), ("a/b/Garden_landscape.xml", "Garden"),
    ("sign-in.iphone-16-pro.landscape.left.xml", "sign-in"), ("iphone-16.xml", "iphone-16"),
    ("portrait.xml", "portrait"), ("trip", "trip"), ("page-source.xml", "page"), ("left-over.xml", "left-over"),
    ("login-ipad-pro-11-4-half-landscape.xml", "login"), ("login-ipad-9-two-thirds.xml", "login"),
    ("login-landscape-slide-over.xml", "login"), ("first-half.xml", "first-half"), ("menu-full.xml", "menu-full"),
  ])
  func removesRecordingWords(_ path: String, _ name: String) {
    #expect(ScreenName(path).name == name)
  }

  @Test(
    arguments: [
      ("garden-iphone-16-portrait.xml", "iphone-16"), ("a/login-ipad-pro-11-4-half-landscape.xml", "ipad-pro-11-4"),
      ("sign-in.iPhone_13_mini.xml", "iphone-13-mini"), ("iphone-se-3.xml", "iphone-se-3"), ("trip.xml", nil),
      ("iphone-16-tips.xml", nil),
    ] as [(String, String?)])
  func findsTheDevice(_ path: String, _ id: String?) {
    #expect(ScreenName(path).device?.id == id)
  }
}
