import Adaptivity
import InterfaceBuilder
import TestSupport
import Testing

@testable import TypeCheckKit

/// The devices that use a document, by its name.
@Suite struct FamilyDocumentsTests {
  @Test(
    arguments: [
      ("Main.storyboard", [.iphone, .ipad]), ("Main~ipad.storyboard", [.ipad]), ("Main_iPad.storyboard", [.ipad]),
      ("MainiPad.storyboard", [.ipad]), ("iphone/Main.storyboard", [.iphone, .ipad]), ("IPHONE.xib", [.iphone]),
      ("RowiPhone.xib", [.iphone]), ("ClipAdjust.xib", [.iphone, .ipad]), ("TipAdvice.xib", [.iphone, .ipad]),
      ("MainIpad.storyboard", [.ipad]), ("Mainipad.storyboard", [.ipad]), ("IPAddress.storyboard", [.iphone, .ipad]),
    ] as [(String, [Device.Family])])
  func aWordInTheNameLimitsTheDevices(_ file: String, _ families: [Device.Family]) throws {
    let text = Storyboards.screen("", "")
    let document = try #require(InterfaceLoader.read(Array(text.utf8), file: "App/\(file)").document)
    let environments = ["iphone-se-3", "ipad-9"].map { LayoutEnvironment(device: DeviceTable.standard[$0]) }
    let used = FamilyDocuments([document]).environments(of: document, among: environments)
    #expect(used.compactMap { $0.device?.family } == families, "\(file)")
  }
}
