import AuditModel
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Numbers that cannot be used, and more of what belongs to an object than code is asked for.
@Suite struct HostileNumbersTests {
  @Test(arguments: [
    (#"<label id="a" alpha="nan"/>"#, "alpha \"nan\""), (#"<label id="a" alpha="inf"/>"#, "alpha \"inf\""),
    (#"<label id="a" numberOfLines="many"/>"#, "numberOfLines \"many\""),
    (#"<label id="a" minimumScaleFactor=""/>"#, "minimumScaleFactor \"\""),
    (#"<view id="a"><rect key="frame" x="0" y="0" width="1e308" height="1"/></view>"#, "width \"1e308\""),
    (
      #"<label id="a"><fontDescription key="fontDescription" type="system" pointSize="2000"/></label>"#,
      "pointSize \"2000\""
    ),
    (#"<label id="a"><color key="textColor" red="x" green="0" blue="0" alpha="1"/></label>"#, "red \"x\""),
    (#"<stackView id="a" spacing="1,5"/>"#, "spacing \"1,5\""),
    (
      #"<view id="a"><constraints><constraint firstAttribute="width" constant="-9e99" id="c"/></constraints></view>"#,
      "constant \"-9e99\""
    ),
    (
      #"<view id="a"><constraints><constraint firstAttribute="width" multiplier="1:0" id="c"/></constraints></view>"#,
      "multiplier \"1:0\""
    ),
  ])
  func numbersThatCannotBeUsedAreNamed(_ view: String, _ words: String) throws {
    let read = Samples.read(view)
    #expect(read.document != nil && read.issues.map(\.severity) == [.warning])
    let issue = try #require(read.issues.first)
    #expect(issue.message == "the document contains invalid numbers: \(words)")
    #expect(issue.location.line > 1)
  }

  /// Documents of macOS are only counted, and their fields are usually up to 10,000,000 points high.
  @Test func numbersOfOtherPlatformsAreNotNamed() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
      <textField id="a"><size key="maxSize" width="463" height="10000000"/></textField></objects></document>
      """
    let read = InterfaceLoader.read(Array(text.utf8), file: "Main.xib")
    #expect(read.document?.settings.isIOS == false && read.issues.isEmpty, "\(read.issues)")
  }

  @Test(arguments: [(2_000, true), (2_001, false)]) func scenesAreLimited(_ count: Int, _ isRead: Bool) {
    let scenes = (0..<count).map {
      "<scene sceneID=\"s\($0)\"><objects><viewController id=\"v\($0)\"/></objects></scene>"
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes>\(scenes.joined())</scenes></document>
      """
    let read = InterfaceLoader.read(Array(text.utf8), file: "Main.storyboard")
    #expect((read.document != nil) == isRead)
    #expect(isRead || read.issues.map(\.message) == ["the document has more than 2000 scenes, so it was not read"])
  }

  @Test func usualNumbersAreNotNamed() {
    let view = """
      <label id="a" alpha="0.5" numberOfLines="0" minimumFontSize="9"><rect key="frame" x="-8.5" y="0.0" width="0.0"
       height="-1"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      <tableView id="b" rowHeight="-1" estimatedRowHeight="-1"><constraints><constraint firstAttribute="width"
       multiplier="16:9" constant="1e3" priority="999.5" id="c"/></constraints></tableView>
      """
    #expect(Samples.read(view).issues.isEmpty)
  }

  @Test func framesWithoutUsableNumbersAreMissing() throws {
    let view = { (id: String, width: String) in
      "<view id=\"\(id)\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"\(width)\" height=\"4\"/></view>"
    }
    let document = try #require(Samples.read(view("a", "-3") + view("b", "1e7") + view("c", "3")).document)
    let frames = ["a", "b", "c"].map { document.object($0).flatMap { document.objects[$0].frame } }
    #expect(frames == [[1, 2, 0, 4], nil, [1, 2, 3, 4]])
  }

  @Test(arguments: [("-5", 0), ("99999", 10_000), ("2", 2)]) func linesAreLimited(_ stated: String, _ lines: Int) throws
  {
    let document = try #require(Samples.read(Samples.label("A", " numberOfLines=\"\(stated)\"")).document)
    #expect(InterfaceUses(of: [document], code: CodeEffects()).texts.map(\.use.lines.value) == [lines])
  }

  /// Each label asks for the outlets of the views around it.
  @Test func manyOutletsToAViewAreQuickAndNamed() throws {
    let count = 5_000
    let labels = (0..<count).map { Samples.label("A", id: "l\($0)") }.joined()
    let outlets = (0..<count).map { "<outlet property=\"o\($0)\" destination=\"box\" id=\"c\($0)\"/>" }.joined()
    let read = Samples.read(
      "<view id=\"box\"><subviews>\(labels)</subviews></view>", controller: "<connections>\(outlets)</connections>")
    let document = try #require(read.document)
    #expect(read.issues.count == 1 && read.issues[0].message.hasPrefix("more than 64 outlets or runtime attributes"))
    var code = CodeEffects()
    (code.classes["SignIn"], code.outlets["SignIn"]) = ([], [:])
    let time = Growth.seconds {
      #expect(InterfaceUses(of: [document], code: code).texts.count == count)
      #expect(!InterfaceFacts.facts(in: [document], code: code).isEmpty)
      _ = InterfaceColorPairs(of: [document], code: code)
    }
    #expect(time < 10)
  }

  @Test func manyRuntimeAttributesAreQuickAndNamed() throws {
    let attributes = (0..<5_000).map {
      "<userDefinedRuntimeAttribute type=\"localizedString\" keyPath=\"layer.k\($0)\" value=\"Text\"/>"
    }
    let label = Samples.label(
      "A", "", "<userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes>")
    let read = Samples.read(label)
    let document = try #require(read.document)
    #expect(read.issues.count == 1)
    let time = Growth.seconds {
      #expect(InterfaceUses(of: [document], code: CodeEffects()).texts.count == 5_001)
    }
    #expect(time < 10)
  }
}
