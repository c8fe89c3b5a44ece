import AuditModel
import ColorContrast
import Testing

@testable import InterfaceBuilder

/// Colours of texts to which no outlet leads, and which code may change all the same.
@Suite struct RestyledColorsTests {
  private func reasons(_ code: OutletCode) throws -> [ColorPair.Doubt?] {
    let view = """
      <view id="vie-w0-001"><subviews><label text="A" id="lab-el-001">
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <color key="textColor" white="0.6" alpha="1" colorSpace="calibratedWhite"/></label></subviews>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
      """
    let document = try Samples.document(Samples.storyboard(view))
    return InterfaceColorPairs(of: [document], code: code).pairs.map(\.doubt)
  }

  @Test func classesThatWalkThroughViewsMayChangeColours() throws {
    var code = OutletCode()
    code.classes = ["SignIn": []]
    #expect(try reasons(code) == [nil])
    code.restylingClasses = ["SignIn"]
    #expect(try reasons(code) == [.code])
  }

  @Test func theAppearanceOfAClassMayChangeColours() throws {
    var code = OutletCode()
    code.setsFontsOfClasses = true
    #expect(try reasons(code) == [.code])
  }
}
