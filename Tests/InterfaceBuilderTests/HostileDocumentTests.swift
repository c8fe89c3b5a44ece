import AuditModel
import ColorContrast
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Documents that are damaged or made to do harm; each gets a sentence with the file and a line.
@Suite struct HostileDocumentTests {
  private func issues(_ text: String) -> [InputIssue] {
    InterfaceLoader.read(Array(text.utf8), file: "Main.storyboard").issues
  }

  @Test func truncatedDocumentsAreErrorsWhereverTheyEnd() {
    let whole = Array(Samples.storyboard(Samples.label("Password")).utf8)
    for length in stride(from: 0, to: whole.count - 1, by: 7) {
      let read = InterfaceLoader.read(Array(whole[..<length]), file: "Main.storyboard")
      #expect(read.document == nil && read.issues.first?.severity == .error)
    }
  }

  @Test func deepNestingIsASentence() {
    let count = 100_000
    let open = (0..<count).map { "<view id=\"\($0)\"><subviews>" }.joined()
    let text = Samples.storyboard(open + String(repeating: "</subviews></view>", count: count))
    let found = issues(text)
    #expect(found.count == 1 && found[0].message.contains("nested more than"))
    #expect(found[0].location.line > 1)
  }

  @Test func nestingUpToTheLimitIsRead() throws {
    let count = 100
    let open = (0..<count).map { "<view id=\"\($0)\"><subviews>" }.joined()
    let close = String(repeating: "</subviews></view>", count: count)
    let document = try Samples.document(Samples.storyboard(open + close))
    #expect(document.objects.count { $0.tag == "view" } == count + 1)
    let innermost = try #require(document.object("99"))
    #expect(Array(document.chain(from: innermost)).count == count + 2)
  }

  @Test func hugeDocumentsAreRefused() {
    let read = InterfaceLoader.read([UInt8](repeating: 0x20, count: 50 << 20), file: "Main.storyboard")
    #expect(
      read.document == nil && read.issues.map(\.message) == ["the document is larger than 32 MB, so it was not read"])
  }

  @Test func cyclesOfReferencesEnd() throws {
    let view = """
      <view id="aaa-aa-001"><constraints><constraint firstItem="aaa-aa-001" firstAttribute="width"
       secondItem="aaa-aa-001" secondAttribute="width" id="con-st-001"/></constraints>
      <connections><outlet property="me" destination="aaa-aa-001" id="out-le-001"/>
      <segue destination="vie-wC-001" kind="embed" id="seg-ue-001"/></connections></view>
      <scrollView id="scr-ol-001"><subviews>\(Samples.label("Deep"))</subviews><connections>
      <outlet property="delegate" destination="lab-el-001" id="out-le-002"/></connections></scrollView>
      """
    #expect(try !Samples.uses(view).isEmpty)
  }

  @Test func danglingReferencesAreNamed() {
    let view = """
      <view id="aaa-aa-001"><constraints><constraint firstItem="gone" firstAttribute="width" id="con-st-001"/>
      </constraints></view>
      """
    let found = issues(Samples.storyboard(view))
    #expect(found.count == 1 && found[0].severity == .warning && found[0].message.hasSuffix(": gone"))
  }

  @Test func duplicateIdentifiersAreFound() throws {
    let document = try Samples.document(Samples.storyboard(Samples.label("A") + Samples.label("B")))
    #expect(document.duplicates.map(\.id) == ["lab-el-001"] && document.duplicates[0].objects.count == 1)
  }

  @Test(arguments: ["", "<plist/>", "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", "{}", "\u{0}"])
  func otherFilesAreErrors(_ text: String) {
    let read = InterfaceLoader.read(Array(text.utf8), file: "Main.storyboard")
    #expect(read.document == nil && read.issues.contains { $0.severity == .error })
  }

  @Test func oddNumbersAndFlagsAreIgnored() throws {
    let view = """
      <label id="lab-el-001" text="A" numberOfLines="many" minimumScaleFactor="nan" tag="x">
      <fontDescription key="fontDescription" type="system" pointSize="inf"/></label>
      <view id="aaa-aa-001"><constraints><constraint firstAttribute="width" constant="1e999" multiplier="1/0"
       id="con-st-001"/></constraints></view>
      """
    let document = try #require(Samples.read(view).document)
    #expect(document.constraints[0].constant == 0 && document.constraints[0].multiplier == 1)
    #expect(InterfaceUses(of: [document], code: CodeEffects()).texts.count == 1)
  }

  @Test func utf16IsReadAndOtherEncodingsAreSentences() throws {
    let text = Samples.storyboard(Samples.label("Größe")).replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"")
    let wide: [UInt8] = [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let read = InterfaceLoader.read(wide, file: "Main.storyboard")
    #expect(read.issues.isEmpty && read.document?.texts.map(\.text) == ["Größe"])
    let unknown = text.replacing("UTF-16", with: "EBCDIC-7")
    #expect(InterfaceLoader.read(Array(unknown.utf8), file: "Main.storyboard").issues.first?.severity == .error)
  }

  @Test func manyViewsNextToEachOtherAreFast() throws {
    let label =
      "<label text=\"A\" id=\"l\"><color key=\"textColor\" white=\"0\" alpha=\"1\" colorSpace=\"calibratedWhite\"/></label>"
    let views = (0..<20_000).map { label.replacing("\"l\"", with: "\"\($0)\"") }.joined()
    let document = try Samples.document(Samples.storyboard(views))
    var count = 0
    let time = Growth.seconds { count = InterfaceColorPairs(of: [document], code: CodeEffects()).pairs.count }
    #expect(count == 20_000 && time < 10)
  }

  @Test func oddColoursAndFramesAreIgnored() throws {
    let view = """
      <label text="A" id="lab-el-001" alpha="nan"><rect key="frame" x="inf" y="1" width="-3" height="9"/>
      <color key="textColor" red="900" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label>
      <label text="A" id="lab-el-002"><color key="textColor" white="0" alpha="1" colorSpace="custom" customColorSpace="other"/>
      </label>
      <button id="but-to-001"><state key="normal" title="Go"><color key="titleColor"/></state></button>
      """
    let document = try #require(Samples.read(view).document)
    let found = InterfaceColorPairs(of: [document], code: CodeEffects())
    #expect(found.pairs.map(\.text) == [.color(.white)] && found.open == 2)
  }
}
