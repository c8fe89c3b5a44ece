import AuditModel
import DynamicType
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite struct InterfaceFactsTests {
  private func facts(
    _ view: String, controller: String = "", around: String = "", settings: String = "",
    code: CodeEffects? = CodeEffects()
  ) throws -> [InterfaceFact] {
    let text = Samples.storyboard(view, controller: controller, around: around, settings: settings)
    let all = InterfaceFacts.facts(in: [try Samples.document(text)], code: code)
    return all.filter { if case .identifier(_, earlierLine: nil) = $0.kind { false } else { true } }
  }

  private static let fixed = """
    <label text="A" id="lab-el-001"><fontDescription key="fontDescription" type="system" pointSize="15"/></label>
    """

  @Test func fontsAreStated() throws {
    #expect(try facts(Self.fixed).map(\.kind) == [.fixedFont(size: 15, isCustom: false)])
    #expect(try facts(Samples.label("A")).map(\.kind) == [.textStyle(.headline, follows: false)])
    let flag = Samples.label("A", " adjustsFontForContentSizeCategory=\"YES\"")
    #expect(try facts(flag).map(\.kind) == [.textStyle(.headline, follows: true)])
  }

  @Test func buttonsAreMarked() throws {
    let button = """
      <button id="but-to-001"><fontDescription key="fontDescription" type="system" pointSize="15"/>
      <state key="normal" title="Go"/></button>
      """
    let found = try facts(button + Self.fixed)
    #expect(found.map(\.kind) == [.fixedFont(size: 15, isCustom: false), .fixedFont(size: 15, isCustom: false)])
    #expect(found.map(\.isButton) == [true, false])
  }

  @Test func fontsThatCodeMayChangeAreNotStated() throws {
    let outlet = "<connections><outlet property=\"title\" destination=\"lab-el-001\" id=\"out-le-001\"/></connections>"
    var code = CodeEffects()
    code.changes = ["title": ["font"]]
    #expect(try facts(Self.fixed, controller: outlet, code: code).isEmpty)
    #expect(try facts(Self.fixed, controller: outlet, code: nil).isEmpty)
    #expect(try facts(Self.fixed.replacing("<label ", with: "<label customClass=\"Themed\" ")).isEmpty)
    #expect(try facts(Self.fixed, settings: " launchScreen=\"YES\"").isEmpty)
  }

  @Test func buttonsWithAPictureNeedALabel() throws {
    let button = "<button id=\"but-to-001\"><state key=\"normal\" image=\"close\"/>LABEL</button>"
    #expect(try facts(button).map(\.kind) == [.imageButton(isLabelled: false, symbol: nil)])
    let label = "<accessibility key=\"accessibilityConfiguration\" label=\"Close\"/>"
    #expect(
      try facts(button.replacing("LABEL", with: label)).map(\.kind) == [.imageButton(isLabelled: true, symbol: nil)])
    let symbols = "<resources><image name=\"close\" catalog=\"system\" width=\"1\" height=\"1\"/></resources>"
    #expect(try facts(button, around: symbols).map(\.kind) == [.imageButton(isLabelled: false, symbol: "close")])
    #expect(
      try facts("<button id=\"but-to-001\"><state key=\"normal\" title=\"Go\" image=\"close\"/></button>").isEmpty)
  }

  /// A title that code gives a controller or an item of a bar is not that of a button.
  @Test(arguments: [
    ("navigationItem", "title", false), ("configuration", "title", true), ("button", "setTitle", true),
    ("view", "accessibilityLabel", true), ("view", "alpha", false),
  ])
  func codeThatWalksThroughViewsLabelsByWhatItSets(_ value: String, _ member: String, _ isLabelled: Bool) throws {
    let button = "<button id=\"but-to-001\"><state key=\"normal\" image=\"close\"/></button>"
    var code = CodeEffects()
    (code.classes, code.classesThatChangeSubviews) = (["SignIn": []], ["SignIn"])
    code.classesThatWalkFreely = code.classesThatChangeSubviews
    code.changes = [value: [.change(member)]]
    #expect(try facts(button, code: code).map(\.kind) == [.imageButton(isLabelled: isLabelled, symbol: nil)])
  }

  @Test func labelsOfStandardCellsAreMarked() throws {
    let cell = """
      <tableView id="tab-le-001"><prototypes>
      <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="lab-el-001" id="cel-l0-001">
      <tableViewCellContentView key="contentView" id="con-te-001"><subviews>\(Self.fixed)
      \(Self.fixed.replacing("lab-el-001", with: "lab-el-002"))</subviews></tableViewCellContentView>
      </tableViewCell></prototypes></tableView>
      """
    let fonts = try facts(cell).filter { if case .fixedFont = $0.kind { true } else { false } }
    #expect(fonts.map(\.isInStandardCell) == [true, false])
  }

  @Test func picturesThatReactToTapsNeedALabel() throws {
    let image = """
      <imageView userInteractionEnabled="YES" id="ima-ge-001"><connections>
      <outletCollection property="gestureRecognizers" destination="tap-ge-001" appends="YES" id="out-le-001"/>
      </connections></imageView>
      """
    let recognizer = "<tapGestureRecognizer id=\"tap-ge-001\"/>"
    #expect(try facts(image, controller: recognizer).map(\.kind) == [.tappableImage(isLabelled: false)])
    #expect(try facts("<imageView userInteractionEnabled=\"YES\" id=\"ima-ge-001\"/>").isEmpty)
  }

  @Test func textsThatVoiceOverSkipsAreStatedUnlessAViewAroundSpeaks() throws {
    let hidden = Samples.label(
      "A", " adjustsFontForContentSizeCategory=\"YES\"",
      "<accessibility key=\"accessibilityConfiguration\"><bool key=\"isElement\" value=\"NO\"/></accessibility>")
    #expect(try facts(hidden).map(\.kind).contains(.textForVoiceOver(isReached: false)))
    let around = "<tableViewCell customClass=\"Row\" id=\"cel-l0-001\"><subviews>\(hidden)</subviews></tableViewCell>"
    #expect(try !facts(around).map(\.kind).contains(.textForVoiceOver(isReached: false)))
  }

  @Test func traitsFramesAndDuplicatesAreStated() throws {
    let found = try facts(
      """
      <view ambiguous="YES" id="aaa-aa-001"><accessibility key="accessibilityConfiguration">
      <accessibilityTraits key="traits" button="YES" link="YES" header="NO"/></accessibility></view>
      <view id="aaa-aa-001"/>
      """)
    #expect(
      found.map(\.kind) == [
        .storedFrame(isAmbiguous: true, isMisplaced: false, others: 0), .traits(["button", "link"]),
        .identifier("aaa-aa-001", earlierLine: 10),
      ])
  }

  @Test func labelsThatMayShrinkAreStated() throws {
    let label = Self.fixed.replacing("<label ", with: "<label minimumScaleFactor=\"0.5\" ")
    #expect(try facts(label).map(\.kind).contains(.shrinkingText(size: 15, scale: 0.5)))
    let old = Self.fixed.replacing("<label ", with: "<label minimumFontSize=\"12\" ")
    #expect(try facts(old).map(\.kind).contains(.shrinkingText(size: 15, scale: 0.8)))
    let off = label.replacing("<label ", with: "<label adjustsFontSizeToFit=\"NO\" ")
    #expect(try facts(off).map(\.kind) == [.fixedFont(size: 15, isCustom: false)])
  }

  @Test func anEmptyLabelHasNoFontUnlessCodeFillsIt() throws {
    let empty = Self.fixed.replacing("text=\"A\"", with: "text=\"\"")
    #expect(empty != Self.fixed)
    #expect(try facts(empty).map(\.kind).isEmpty)
    for sign in [":", "/", " – "] {
      #expect(try facts(Self.fixed.replacing("text=\"A\"", with: "text=\"\(sign)\"")).isEmpty, "\(sign)")
    }
    #expect(try facts(Self.fixed.replacing("text=\"A\"", with: "text=\"1\"")).count == 1)
  }

  @Test func flaggedViewsOfOneSceneAreOneStatementForEachKind() throws {
    let found = try facts(
      """
      <view misplaced="YES" id="aaa-aa-001"><subviews><view ambiguous="YES" id="aaa-aa-002"/></subviews></view>
      <view ambiguous="YES" id="aaa-aa-003"/>
      """)
    #expect(
      found.map(\.kind) == [
        .storedFrame(isAmbiguous: false, isMisplaced: true, others: 0),
        .storedFrame(isAmbiguous: true, isMisplaced: false, others: 1),
      ])
  }

  @Test func partlyReadDocumentsAreCounted() throws {
    let text = Samples.storyboard(
      """
      <view id="aaa-aa-001"><subviews>\(Samples.label("A"))</subviews><constraints>
      <constraint firstAttribute="width" constant="1" id="con-st-001"/></constraints>
      <variation key="default"><mask key="subviews"><exclude reference="lab-el-001"/></mask>
      <mask key="constraints"><exclude reference="con-st-001"/></mask></variation><future/></view>
      """)
    let remarks = DocumentRemarks(on: [try Samples.document(text)])
    #expect(remarks.texts == 1)
    #expect(remarks.scenes.map(\.name) == ["Sign In"] && remarks.scenes[0].elements.map(\.name) == ["future"])
  }

  @Test func fontsThatAClassMayChangeAreNotStated() throws {
    var code = CodeEffects()
    (code.classes, code.classesThatChangeSubviews) = (["SignIn": []], ["SignIn"])
    #expect(try facts(Self.fixed, code: code).isEmpty)
    let view = "<view customClass=\"Card\" id=\"vie-w0-001\"><subviews>\(Self.fixed)</subviews></view>"
    (code.classes, code.classesThatChangeSubviews) = (["SignIn": [], "Card": []], ["Card"])
    #expect(try facts(view, code: code).isEmpty)
    code.classesThatChangeSubviews = ["Other"]
    #expect(try facts(view, code: code).map(\.kind) == [.fixedFont(size: 15, isCustom: false)])
    code.restyledClasses = ["UILabel", "UIButton", "UITextField", "UITextView"]
    #expect(try facts(view, code: code).isEmpty)
  }

  @Test(arguments: ["accessibilityAttributedLabel", "isAccessibilityElement", "accessibilityElementsHidden"])
  func codeMayLabelOrHideAButton(_ change: String) throws {
    let button = "<button id=\"but-to-001\"><state key=\"normal\" image=\"close\"/></button>"
    let outlet = "<connections><outlet property=\"close\" destination=\"but-to-001\" id=\"out-le-001\"/></connections>"
    var code = CodeEffects()
    code.changes = ["close": [.change(change)]]
    #expect(
      try facts(button, controller: outlet, code: code).map(\.kind) == [.imageButton(isLabelled: true, symbol: nil)])
    code = CodeEffects()
    code.classes = ["Icon": [.change(change)]]
    let own = button.replacing("<button ", with: "<button customClass=\"Icon\" ")
    #expect(try facts(own, code: code).map(\.kind) == [.imageButton(isLabelled: true, symbol: nil)])
    code.classes = ["Icon": ["tintColor"]]
    #expect(try facts(own, code: code).map(\.kind) == [.imageButton(isLabelled: false, symbol: nil)])
  }

  @Test(arguments: ["accessibilityElementsHidden", "accessibilityElements", "isAccessibilityElement"])
  func aViewAroundAButtonMayReplaceIt(_ change: String) throws {
    let button = "<button id=\"but-to-001\"><state key=\"normal\" image=\"close\"/></button>"
    var code = CodeEffects()
    code.outlets = ["SignIn": ["view": [.change(change)]]]
    #expect(try facts(button, code: code).map(\.kind) == [.imageButton(isLabelled: true, symbol: nil)])
    code.outlets = ["SignIn": ["view": ["backgroundColor"]]]
    #expect(try facts(button, code: code).map(\.kind) == [.imageButton(isLabelled: false, symbol: nil)])
  }

  private static let card = """
    <view id="vie-w0-001"><subviews><button id="but-to-001"><state key="normal" image="close"/></button>\(fixed)</subviews></view>
    """
  private static let cardOutlet =
    "<connections><outlet property=\"card\" destination=\"vie-w0-001\" id=\"out-le-001\"/></connections>"

  @Test func codeThatWalksThroughViewsMayLabelThem() throws {
    let button = InterfaceFact.Kind.imageButton(isLabelled: false, symbol: nil)
    var code = CodeEffects()
    (code.classes, code.classesThatChangeSubviews) = (["SignIn": []], ["SignIn"])
    code.classesThatWalkFreely = code.classesThatChangeSubviews
    #expect(try facts(Self.card, code: code).map(\.kind) == [button])
    code.changes = ["$0": ["accessibilityLabel"]]
    #expect(try facts(Self.card, code: code).map(\.kind) == [.imageButton(isLabelled: true, symbol: nil)])
  }

  @Test func aMethodOfAnExtensionMayWalkThroughAnOutlet() throws {
    var code = CodeEffects()
    code.outlets = ["SignIn": ["card": [.walked, "removeFromSuperview"]]]
    #expect(try facts(Self.card, controller: Self.cardOutlet, code: code).count == 2)
    code.outlets = ["SignIn": ["card": [.walked, "font"]]]
    let kinds = try facts(Self.card, controller: Self.cardOutlet, code: code).map(\.kind)
    #expect(kinds == [.imageButton(isLabelled: false, symbol: nil)])
  }

  @Test func aViewThatCodePassesOnMayBecomeOneElement() throws {
    var code = CodeEffects()
    code.outlets = ["SignIn": ["card": [.handedOver]]]
    let found = { try self.facts(Self.card, controller: Self.cardOutlet, code: $0).map(\.kind) }
    #expect(try found(code).contains(.imageButton(isLabelled: false, symbol: nil)))
    code.changes = ["view": ["isAccessibilityElement"]]
    #expect(try found(code).contains(.imageButton(isLabelled: true, symbol: nil)))
  }

  @Test func theStrongestChangeCounts() throws {
    var code = CodeEffects()
    let own = Self.card.replacing("<view ", with: "<view customClass=\"Card\" ")
    (code.outlets, code.classes) = (["SignIn": ["card": [.handedOver]]], ["Card": ["isAccessibilityElement"]])
    let kinds = try facts(own, controller: Self.cardOutlet, code: code).map(\.kind)
    #expect(kinds.contains(.imageButton(isLabelled: true, symbol: nil)))
  }

  @Test(arguments: ["awakeFromNib", "didMoveToWindow", "layoutSubviews"])
  func anExtensionMayTakePartInTheLifeOfAllViews(_ method: String) throws {
    var code = CodeEffects()
    code.extensionMembers = [method: ["font"]]
    #expect(try facts(Self.fixed, code: code).isEmpty)
    code.extensionMembers = ["other": ["font"]]
    #expect(try facts(Self.fixed, code: code).count == 1)
  }

  @Test(
    arguments: [
      ([.hiddenAtLoad], true), ([.hiddenAtLoad, "isHidden"], false), ([.hiddenAtLoad, .handedOver], false),
      (["isHidden"], false),
    ] as [(Set<CodeEffect>, Bool)])
  func viewsThatAreNeverSeenHaveNoFaults(changes: Set<CodeEffect>, isGone: Bool) throws {
    var code = CodeEffects()
    code.outlets = ["SignIn": ["card": changes]]
    #expect(try facts(Self.card, controller: Self.cardOutlet, code: code).isEmpty == isGone)
    var other = code
    other.changes = ["superview": ["isHidden"]]
    #expect(try !facts(Self.card, controller: Self.cardOutlet, code: other).isEmpty)
    let hidden = Self.card.replacing("<view ", with: "<view hidden=\"YES\" ")
    #expect(try facts(hidden).isEmpty)
    #expect(try facts(hidden, controller: Self.cardOutlet, code: code).isEmpty == isGone)
  }
}
