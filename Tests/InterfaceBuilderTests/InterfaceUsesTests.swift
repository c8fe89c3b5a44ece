import AuditModel
import DynamicType
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite struct InterfaceUsesTests {
  private static let outlet =
    "<connections><outlet property=\"passwordLabel\" destination=\"lab-el-001\" id=\"out-le-001\"/></connections>"

  @Test func aLabelHasWhatTheDocumentStates() throws {
    let use = try #require(try Samples.uses(Samples.label("Password")).first)
    #expect(use.key == TextKey(key: "lab-el-001.text", table: "Main"))
    #expect(use.place == "Sign In · Label \"Password\"" && use.role == .label && use.way == .stored)
    #expect(use.style.value == .headline && use.style.certainty == .exact)
    #expect(use.lines.value == 1 && use.minimumScale == nil && use.truncation?.value == .tail)
    #expect(use.followsSetting?.value == false)
    #expect(use.width.value == OfferedWidth() && use.width.certainty == .atMost)
    #expect(use.location.line == 10)
  }

  @Test func theWayFollowsFromTheOutletAndTheCode() throws {
    func way(_ code: CodeEffects?) throws -> TextUse.Way {
      try Samples.uses(Samples.label("A"), controller: Self.outlet, code: code)[0].way
    }
    var code = CodeEffects()
    // The class of the outlet is not in the code that was read.
    #expect(try way(code) == .setInCode && way(nil) == .setInCode)
    code.outlets = ["SignIn": [:]]
    #expect(try way(code) == .storedWithOutlet)
    code.outlets = ["SignIn": ["passwordLabel": ["isHidden"]]]
    #expect(try way(code) == .storedWithOutlet)
    code.outlets = ["SignIn": ["passwordLabel": ["text"]]]
    #expect(try way(code) == .setInCode)
    code.outlets = ["SignIn": ["passwordLabel": [.handedOver]]]
    #expect(try way(code) == .storedWithOutlet)
    #expect(try Samples.uses(Samples.label("A"), controller: Self.outlet, code: code)[0].style.certainty == .unknown)
  }

  @Test func changesByOtherClassesDoNotCount() throws {
    var code = CodeEffects()
    code.changes = ["passwordLabel": ["text"]]
    code.changes["passwordLabel"]?.insert(.handedOver)
    code.outlets = ["SignIn": [:]]
    let use = try Samples.uses(Samples.label("A"), controller: Self.outlet, code: code)[0]
    #expect(use.way == .storedWithOutlet && use.style.value == .headline)
  }

  @Test func objectsWithOneIdentifierShareTheirTexts() throws {
    let uses = try Samples.uses(Samples.label("A") + Samples.label("B"))
    #expect(uses.map(\.way) == [.shared, .shared])
  }

  @Test func theFontIsThatOfTheWindowsSizeClass() throws {
    let label = Samples.label(
      "A", "",
      """
      <variation key="heightClass=regular-widthClass=regular"><fontDescription key="fontDescription" type="system"
       pointSize="30"/></variation>
      <variation key="heightClass=regular-widthClass=compact"><fontDescription key="fontDescription" type="system"
       pointSize="20"/></variation>
      """)
    #expect(try Samples.uses(label)[0].fixedSize?.value == 20)
    let document = try Samples.document(Samples.storyboard(label))
    let pad = InterfaceUses(of: [document], code: CodeEffects(), isPad: true)
    #expect(pad.texts[0].use.fixedSize?.value == 30)
  }

  @Test(arguments: [(" scrollDirection=\"horizontal\"", false), (" scrollDirection=\"vertical\"", true), ("", true)])
  func onlyAListThatScrollsSidewaysMayBeWiderThanItsWindow(_ direction: String, _ isBounded: Bool) throws {
    let list = """
      <collectionView id="col-le-001"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <collectionViewFlowLayout key="collectionViewLayout"\(direction)/><cells><collectionViewCell id="cel-l-001">
      \(Samples.label("A"))</collectionViewCell></cells></collectionView>
      """
    let width = try #require(try Samples.uses(list).first).width
    #expect((width.certainty != .unknown) == isBounded)
  }

  /// Xcode gives every scene a first responder with a class of the system.
  @Test func statementsReachTheScenesOfTheirClasses() throws {
    let responder =
      "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"fir-st-001\" customClass=\"UIResponder\"/>"
    let document = try Samples.document(
      Samples.storyboard(Samples.label("A")).replacing("</objects>", with: responder + "</objects>"))
    let label = try #require(document.object("lab-el-001"))
    var code = CodeEffects()
    (code.ancestors["SignIn"], code.ancestors["Other"]) = (["SignIn", "Base"], ["Other"])
    for (owner, isReached) in [("SignIn", true), ("Base", true), ("Other", false)] {
      var reach = CodeStatement.Reach()
      reach.classes = [owner]
      code.statements[.rowHeights] = reach
      #expect(document.code(code, mayMake: .rowHeights, about: label) == isReached, "\(owner)")
    }
    code.statements[.rowHeights] = .anywhere
    #expect(document.code(code, mayMake: .rowHeights, about: label))
  }

  @Test func titlesMayBeLarge() throws {
    let item = "<navigationItem key=\"navigationItem\" title=\"Inbox\" id=\"nav-it-001\"/>"
    let bar = "<navigationBar largeTitles=\"YES\" id=\"nav-ba-001\"/>"
    func role(_ view: String, _ item: String, _ code: CodeEffects = CodeEffects()) throws -> TextRole? {
      try Samples.uses(view, controller: item, code: code).first { $0.key.key == "nav-it-001.title" }?.role
    }
    #expect(try role("", item) == .navigationTitle && role(bar, item) == .largeTitle)
    var code = CodeEffects()
    code.changes = ["navigationBar": ["prefersLargeTitles"]]
    #expect(try role("", item, code) == .unknown)
    let never = item.replacing("title=", with: "largeTitleDisplayMode=\"never\" title=")
    #expect(try role(bar, never, code) == .navigationTitle)
  }

  @Test func codeThatChangesTheFontLeavesItUnknown() throws {
    var code = CodeEffects()
    code.changes = ["passwordLabel": ["font", "numberOfLines"]]
    let use = try Samples.uses(Samples.label("A"), controller: Self.outlet, code: code)[0]
    #expect(use.style.certainty == .unknown && use.lines.certainty == .unknown && use.fixedSize == nil)
  }

  @Test func aCustomClassIsUnknownUnlessCodeOrConfigurationShowsIt() throws {
    let label = Samples.label("A", " customClass=\"ThemedLabel\"")
    let document = try Samples.document(Samples.storyboard(label))
    let open = InterfaceUses(of: [document], code: CodeEffects())
    #expect(open.texts[0].use.style.certainty == .unknown && open.open == ["ThemedLabel.text": 1])
    var code = CodeEffects()
    code.classes = ["ThemedLabel": ["textColor"]]
    #expect(try Samples.uses(label, code: code)[0].style.value == .headline)
    code.classes = ["ThemedLabel": ["font"]]
    #expect(try Samples.uses(label, code: code)[0].style.certainty == .unknown)
    var slot = SlotFields()
    slot.style = .callout
    let stated = InterfaceUses(of: [document], code: code, views: ["ThemedLabel": ["text": slot]])
    #expect(stated.texts[0].use.style.value == .callout && stated.open.isEmpty)
  }

  @Test func buttonsAreLegacyOrConfigured() throws {
    let uses = try Samples.uses(
      """
      <button id="but-to-001" lineBreakMode="middleTruncation"><fontDescription key="fontDescription" type="boldSystem"
       pointSize="15"/><state key="normal" title="Go"/></button>
      <button id="but-to-002"><buttonConfiguration key="configuration" style="filled" title="Buy"/></button>
      <button id="but-to-003" lineBreakMode="wordWrap"><state key="normal" title="Wrap"/></button>
      """)
    #expect(uses.map(\.lines.value) == [1, 0, nil])
    #expect(uses[0].fixedSize?.value == 15 && uses[0].weight?.value == .bold && uses[0].role == .button)
    #expect(uses[1].style.certainty == .unknown && uses[2].fixedSize?.value == 15)
  }

  @Test func aTitleWithoutAStatedFontHasTheSizeOfItsKind() throws {
    let button = "<button id=\"but-to-001\">%<state key=\"normal\" title=\"Go\"/></button>"
    let legacy = try Samples.uses(button.replacing("%", with: ""))[0]
    #expect(legacy.fixedSize?.value == 15 && legacy.style.certainty == .exact)
    let configured = try Samples.uses(
      button.replacing("%", with: "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Go\"/>"))
    #expect(configured.allSatisfy { $0.fixedSize == nil && $0.style.certainty == .unknown })
  }

  @Test func aLaunchScreenKeepsTheSizeAtLarge() throws {
    let label = Samples.label("A")
    let text = Samples.storyboard(label, settings: " launchScreen=\"YES\"")
    let uses = InterfaceUses(of: [try Samples.document(text)], code: CodeEffects()).texts.map(\.use)
    #expect(uses.map(\.fixedSize?.value) == [17] && uses.map(\.style.value) == [nil])
    #expect(try Samples.uses(label).map(\.fixedSize) == [nil])
  }

  @Test func shrinkingIsOnUnlessStated() throws {
    let uses = try Samples.uses(
      """
      <label text="A" id="lab-el-001"><fontDescription key="fontDescription" type="system" pointSize="20"/></label>
      <label text="B" minimumFontSize="10" id="lab-el-002"><fontDescription key="fontDescription" type="system"
       pointSize="20"/></label>
      <label text="C" minimumScaleFactor="0.7" id="lab-el-003"><fontDescription key="fontDescription" type="system"
       pointSize="20"/></label>
      """)
    #expect(uses.map { $0.minimumScale?.value } == [nil, 0.5, 0.7] && uses[0].minimumScale?.certainty == .unknown)
  }

  @Test func rolesFollowFromTheObject() throws {
    let uses = try Samples.uses(
      """
      <textField id="aaa-aa-001" placeholder="Name"/>
      <tableViewCell id="aaa-aa-002"><subviews><label key="textLabel" text="Row" id="aaa-aa-003"/></subviews></tableViewCell>
      <tableViewSection headerTitle="Head" id="aaa-aa-004"/>
      <segmentedControl id="aaa-aa-005"><segments><segment title="One"/></segments></segmentedControl>
      <tabBarItem title="Tab" id="aaa-aa-006"/>
      <barButtonItem title="Done" id="aaa-aa-007"/><barButtonItem key="backBarButtonItem" title="Back" id="aaa-aa-008"/>
      <view id="aaa-aa-009"><accessibility key="accessibilityConfiguration" label="Map"/></view>
      """)
    #expect(
      uses.map(\.role) == [
        .fieldPlaceholder, .row, .sectionHeader, .segment, .tabLabel, .barButton, .backButton, .spoken,
      ])
  }

  @Test func theWidthIsThatOfTheWindowUnlessItScrollsOrIsKnown() throws {
    let scroll = "<scrollView id=\"scr-ol-001\"><subviews>\(Samples.label("A"))</subviews></scrollView>"
    #expect(try Samples.uses(scroll)[0].width.value == nil)
    let document = try Samples.document(Samples.storyboard(Samples.label("A")))
    let room = TextRoom(
      width: TextUse.Value(OfferedWidth(most: 90), .exact), height: TextUse.Value(20, .atMost), ignoresSafeArea: true)
    var asked: [Set<Int>] = []
    let uses = InterfaceUses(of: [document], code: nil) { _, objects in
      asked.append(objects)
      return Dictionary(uniqueKeysWithValues: objects.map { ($0, room) })
    }
    let use = uses.texts[0].use
    #expect(asked == [[uses.texts[0].text.object]])
    #expect(use.width == room.width && use.height == room.height && use.ignoresSafeArea)
  }

  @Test func codeThatRestylesClassesOrWalksThroughViewsLeavesTextsUnknown() throws {
    var free = CodeEffects()
    (free.classes, free.classesThatChangeSubviews) = (["SignIn": []], ["SignIn"])
    var themed = CodeEffects()
    themed.restyledClasses = ["UILabel", "UIButton", "UITextField", "UITextView"]
    for code in [free, themed] {
      let use = try Samples.uses(Samples.label("A"), code: code)[0]
      #expect(use.style.certainty == .unknown && use.lines.certainty == .unknown)
    }
  }

  @Test func aSizeLimitOutsideOfTheDocumentsLeavesTextsUnknown() throws {
    func certainty(_ code: CodeEffects) throws -> TextUse.Certainty {
      try Samples.uses(Samples.label("A"), code: code)[0].style.certainty
    }
    var code = CodeEffects()
    code.changes = ["host": ["maximumContentSizeCategory"]]
    #expect(try certainty(code) == .unknown)
    // An outlet is known.
    code.outlets = ["SignIn": ["host": ["maximumContentSizeCategory"]]]
    #expect(try certainty(code) == .exact)
    code.changes = ["host": ["backgroundColor"]]
    #expect(try certainty(code) == .exact)
  }
}
