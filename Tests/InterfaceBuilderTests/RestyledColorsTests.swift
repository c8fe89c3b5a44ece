import AuditModel
import ColorContrast
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Colours of texts to which no outlet leads, and which code may change all the same.
@Suite struct RestyledColorsTests {
  private func reasons(_ code: CodeEffects) throws -> [Doubt?] {
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
    var code = CodeEffects()
    code.classes = ["SignIn": []]
    #expect(try reasons(code) == [nil])
    code.classesThatChangeSubviews = ["SignIn"]
    #expect(try reasons(code) == [.code])
  }

  @Test func theAppearanceOfAClassMayChangeColours() throws {
    var code = CodeEffects()
    code.restyledClasses = ["UILabel", "UIButton", "UITextField", "UITextView"]
    #expect(try reasons(code) == [.code])
  }
}
