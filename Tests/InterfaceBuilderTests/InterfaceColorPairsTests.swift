import AuditModel
import ColorContrast
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite struct InterfaceColorPairsTests {
  private static let grey =
    #"white="0.6" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#
  private static let white = #"<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#

  /// A label with a rect, a colour and other content.
  private static func label(_ inside: String = "", _ attributes: String = "", color: String = grey) -> String {
    """
    <label text="A" id="lab-el-001"\(attributes)><rect key="frame" x="10" y="10" width="50" height="20"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/><color key="textColor" \(color)/>\(inside)</label>
    """
  }

  private static func view(_ content: String, _ inside: String = white, _ attributes: String = "") -> String {
    """
    <view id="vie-w0-001"\(attributes)><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>\(content)</subviews>
    \(inside)</view>
    """
  }

  /// Code with the classes of the documents that changes nothing.
  private static let plain: CodeEffects = {
    var code = CodeEffects()
    (code.outlets, code.classes) = (["SignIn": [:]], ["SignIn": [], "Card": []])
    return code
  }()

  private func find(
    _ view: String, controller: String = "", around: String = "", code: CodeEffects? = plain
  ) throws -> InterfaceColorPairs {
    let document = try Samples.document(Samples.storyboard(view, controller: controller, around: around))
    return InterfaceColorPairs(of: [document], code: code)
  }

  @Test func aTextIsOnTheFirstOpaqueViewAroundIt() throws {
    let clear = #"<color key="backgroundColor" white="0" alpha="0" colorSpace="calibratedWhite"/>"#
    let found = try find(Self.view(Self.view(Self.label(), clear).replacing("vie-w0-001", with: "vie-w0-002"))).pairs
    #expect(found.map(\.background) == [.color(.white)] && found.map(\.doubt) == [nil])
    #expect(found.map(\.pointSize) == [17] && found.map(\.object) == ["Sign In · Label \"A\""])
    #expect(found.map(\.location.line) == [10])
  }

  @Test func halfTransparentViewsAreLayers() throws {
    let half =
      #"<color key="backgroundColor" red="0" green="0" blue="0" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/>"#
    let found = try find(Self.view(Self.view(Self.label(), half).replacing("vie-w0-001", with: "vie-w0-002"))).pairs
    #expect(found.map(\.background) == [.color(Color(red: 0, green: 0, blue: 0, alpha: 0.5))])
    #expect(found.map(\.layers) == [[.color(.white)]])
  }

  @Test func theOpacityOfViewsWithoutABackgroundIsThatOfTheText() throws {
    let found = try find(Self.view(Self.label("", " alpha=\"0.5\""))).pairs
    guard case .color(let color)? = found.first?.text else {
      Issue.record("no colour")
      return
    }
    #expect(color.alpha == 0.5)
  }

  @Test(
    arguments: [
      (
        "<imageView id=\"ima-ge-001\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"90\"/></imageView>",
        .picture
      ),
      (
        "<view id=\"own-vi-001\" customClass=\"Card\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"90\"/></view>",
        .ownView
      ),
      (
        "<visualEffectView id=\"eff-ec-001\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"90\"/></visualEffectView>",
        .systemView
      ),
      (
        "<imageView id=\"ima-ge-001\"><rect key=\"frame\" x=\"0\" y=\"50\" width=\"90\" height=\"20\"/></imageView>",
        nil
      ),
      (
        "<imageView hidden=\"YES\" id=\"ima-ge-001\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"90\"/></imageView>",
        nil
      ),
    ] as [(String, Doubt?)])
  func viewsBelowTheTextHideTheBackground(_ below: String, _ doubt: Doubt?) throws {
    #expect(try find(Self.view(below + Self.label())).pairs.map(\.doubt) == [doubt])
    #expect(try find(Self.view(Self.label() + below)).pairs.map(\.doubt) == [nil])
  }

  @Test func aPlainViewBelowTheWholeTextIsItsBackground() throws {
    let below = """
      <view id="bel-ow-001"><rect key="frame" x="0" y="0" width="90" height="90"/>
      <color key="backgroundColor" white="0" alpha="1" colorSpace="calibratedWhite"/></view>
      """
    #expect(try find(Self.view(below + Self.label())).pairs.map(\.background) == [.color(.black)])
    let narrow = below.replacing("width=\"90\"", with: "width=\"30\"")
    #expect(try find(Self.view(narrow + Self.label())).pairs.map(\.doubt) == [.otherView])
  }

  @Test func withoutABackgroundNothingIsCertain() throws {
    #expect(try find(Self.label()).pairs.map(\.doubt) == [.noBackground])
    let effect =
      "<visualEffectView id=\"eff-ec-001\"><view key=\"contentView\" id=\"con-te-001\"><subviews>\(Self.label())</subviews></view></visualEffectView>"
    #expect(try find(Self.view(effect)).pairs.map(\.doubt) == [.systemView])
  }

  @Test(arguments: [nil, CodeEffects()])
  func codeThatWasNotReadLeavesColoursOpen(_ code: CodeEffects?) throws {
    #expect(try find(Self.label(), code: code).pairs.map(\.doubt) == [.unreadCode])
    let own = Self.view(Self.label("", " customClass=\"Heading\""))
    #expect(try find(own, code: code).pairs.map(\.doubt) == [.unreadCode])
    let card = Self.view(Self.label(), "", " customClass=\"Card\"")
    let open = try find(card, code: code).pairs
    #expect(open.map(\.doubt) == [.unreadCode] && open.map(\.background) == [.unknown])
    #expect(try find(card).pairs.map(\.doubt) == [.noBackground])
    #expect(try find(Self.view(Self.label()), code: code).pairs.map(\.doubt) == [nil])
  }

  @Test(arguments: [
    ("plain", "systemBackground", "systemBackground"),
    ("insetGrouped", "systemGroupedBackground", "secondarySystemGroupedBackground"),
  ])
  func tablesAndCellsHaveTheColoursOfTheirStyle(_ style: String, _ header: String, _ row: String) throws {
    let found = try find(
      """
      <tableView style="\(style)" id="tab-le-001"><view key="tableHeaderView" id="hea-de-001"><subviews>
      \(Self.label())</subviews></view><prototypes><tableViewCell id="cel-l0-001">
      <tableViewCellContentView key="contentView" id="con-te-001"><subviews>\(Self.label().replacing("lab-el-001", with: "lab-el-002"))
      </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    ).pairs
    #expect(found.map(\.background) == [.system(header), .system(row)])
    #expect(found.map(\.doubt) == [.systemColor, .systemColor])
  }

  @Test func namedColoursKeepTheirStoredValue() throws {
    let resources = """
      <resources><namedColor name="Ink"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </namedColor></resources>
      """
    let found = try find(Self.view(Self.label(color: "name=\"Ink\"")), around: resources).pairs
    #expect(found.map(\.text) == [.stored("Ink", Color(red: 1, green: 0, blue: 0))])
  }

  @Test func layersBelowAColourSetAreKept() throws {
    let set = #"<color key="backgroundColor" name="Card"/>"#
    let card = Self.view(Self.label(), set).replacing("vie-w0-001", with: "vie-w0-002")
    let known = try find(Self.view(card)).pairs
    #expect(known.map(\.background) == [.stored("Card", nil)] && known.map(\.layers) == [[.color(.white)]])
    let open = try find(card).pairs
    #expect(open.map(\.layers) == [[.unknown]] && open.map(\.doubt) == [nil])
  }

  @Test func colorsOfOldSpacesAreConverted() throws {
    let color =
      #"red="0.32941176470588235" green="0.48627450980392156" blue="0.8784313725490196" alpha="1" colorSpace="calibratedRGB""#
    let found = try find(Self.view(Self.label(color: color))).pairs
    guard case .color(let converted)? = found.first?.text else {
      Issue.record("no colour")
      return
    }
    #expect(converted.hex == "#6692E6")
  }

  @Test func buttonsHaveAColourForEachState() throws {
    let titles = """
      <state key="normal" title="Go"><color key="titleColor" systemColor="systemRedColor"/></state>
      <state key="selected"><color key="titleColor" systemColor="labelColor"/></state>
      <state key="disabled"><color key="titleColor" systemColor="systemGrayColor"/></state>
      """
    let stated = try find(Self.view("<button id=\"but-to-001\">\(titles)</button>")).pairs
    #expect(stated.map(\.text) == [.system("systemRed"), .system("label")])
    let system = try find(
      Self.view("<button buttonType=\"system\" id=\"but-to-001\"><state key=\"normal\" title=\"Go\"/></button>")
    ).pairs
    #expect(system.map(\.text) == [.system("systemBlue")] && system.map(\.doubt) == [.systemColor])
    let tinted = try find(
      Self.view(
        "<button buttonType=\"system\" id=\"but-to-001\"><state key=\"normal\" title=\"Go\"/></button>",
        Self.white + "<color key=\"tintColor\" systemColor=\"systemPinkColor\"/>")
    ).pairs
    #expect(tinted.map(\.text) == [.system("systemPink")] && tinted.map(\.doubt) == [nil])
    let custom = try find(Self.view("<button id=\"but-to-001\"><state key=\"normal\" title=\"Go\"/></button>")).pairs
    #expect(custom.map(\.text) == [.color(.white)])
  }

  @Test func configurationsDrawTheirOwnBackground() throws {
    let filled = """
      <button id="but-to-001"><buttonConfiguration key="configuration" style="filled" title="Buy">
      <color key="baseForegroundColor" systemColor="labelColor"/><color key="baseBackgroundColor" systemColor="systemYellowColor"/>
      </buttonConfiguration></button>
      """
    let found = try find(filled).pairs
    #expect(found.map(\.text) == [.system("label")] && found.map(\.background) == [.system("systemYellow")])
    #expect(found.map(\.doubt) == [nil])
  }

  @Test(arguments: ["gray", "tinted", "another"])
  func stylesOfUnpublishedColoursNeedStatedOnes(_ style: String) throws {
    func button(_ colors: String) -> String {
      """
      <button id="but-to-001"><buttonConfiguration key="configuration" style="\(style)" title="Buy">\(colors)
      </buttonConfiguration></button>
      """
    }
    let ink = "<color key=\"baseForegroundColor\" systemColor=\"labelColor\"/>"
    let base = "<color key=\"baseBackgroundColor\" systemColor=\"systemYellowColor\"/>"
    for colors in ["", ink, base, ink + base] {
      let found = try find(button(colors))
      #expect(found.pairs.isEmpty && found.open == 1)
    }
    let drawn = """
      <backgroundConfiguration key="background"><color key="backgroundColor" systemColor="systemYellowColor"/>
      </backgroundConfiguration>
      """
    let found = try find(button(drawn + ink)).pairs
    #expect(found.map(\.text) == [.system("label")] && found.map(\.background) == [.system("systemYellow")])
    let noInk = try find(button(drawn))
    #expect(noInk.pairs.isEmpty && noInk.open == 1)
  }

  @Test func attributedTitlesAreNotUnderstood() throws {
    let title = "<attributedString key=\"attributedTitle\"><fragment content=\"Buy\"/></attributedString>"
    let configured = try find(
      "<button id=\"but-to-001\"><buttonConfiguration key=\"configuration\" style=\"filled\">\(title)"
        + "</buttonConfiguration></button>")
    #expect(configured.pairs.isEmpty && configured.open == 1)
    let legacy = try find("<button id=\"but-to-001\"><state key=\"normal\">\(title)</state></button>")
    #expect(legacy.pairs.isEmpty && legacy.open == 1)
  }

  @Test func inactiveAndInvisibleTextsHaveNoPair() throws {
    #expect(try find(Self.view(Self.label("", " enabled=\"NO\""))).pairs.isEmpty)
    #expect(try find(Self.view(Self.label("", " hidden=\"YES\""))).pairs.isEmpty)
    #expect(try find(Self.view(Self.label(), Self.white, " hidden=\"YES\"")).pairs.isEmpty)
    let outlet = "<connections><outlet property=\"title\" destination=\"lab-el-001\" id=\"out-le-001\"/></connections>"
    var code = CodeEffects()
    code.outlets = ["SignIn": ["title": ["isHidden"]]]
    let shown = try find(Self.view(Self.label("", " hidden=\"YES\"")), controller: outlet, code: code).pairs
    #expect(shown.count == 1)
  }

  @Test func coloursThatCodeSetsHaveNoPair() throws {
    let outlet = "<connections><outlet property=\"title\" destination=\"lab-el-001\" id=\"out-le-001\"/></connections>"
    var code = CodeEffects()
    code.outlets = ["SignIn": ["title": ["textColor"]]]
    let set = try find(Self.view(Self.label()), controller: outlet, code: code)
    #expect(set.pairs.isEmpty && set.setInCode == 1)
    code.outlets = ["SignIn": ["title": [.handedOver]]]
    #expect(try find(Self.view(Self.label()), controller: outlet, code: code).pairs.map(\.doubt) == [.code])
    code.outlets = ["SignIn": ["title": ["text"]]]
    #expect(try find(Self.view(Self.label()), controller: outlet, code: code).pairs.map(\.doubt) == [nil])
    #expect(try find(Self.view(Self.label()), controller: outlet, code: nil).pairs.map(\.doubt) == [.unreadCode])
  }

  @Test func codeThatGivesAButtonABackgroundSetsItsColours() throws {
    let outlet = "<connections><outlet property=\"buy\" destination=\"but-to-001\" id=\"out-le-001\"/></connections>"
    let button = "<button id=\"but-to-001\"><state key=\"normal\" title=\"Buy\"/></button>"
    var code = Self.plain
    #expect(try find(Self.view(button), controller: outlet, code: code).pairs.count == 1)
    code.outlets["SignIn"] = ["buy": ["setBackgroundImage"]]
    let set = try find(Self.view(button), controller: outlet, code: code)
    #expect(set.pairs.isEmpty && set.setInCode == 1)
  }

  @Test func theRootViewIsChangedByTheClassOfItsController() throws {
    let text = Samples.storyboard(Self.label()).replacing("</subviews>", with: "</subviews>" + Self.white)
    let document = try Samples.document(text)
    var code = CodeEffects()
    code.outlets = ["SignIn": ["view": ["backgroundColor"]]]
    let found = InterfaceColorPairs(of: [document], code: code)
    #expect(found.pairs.isEmpty && found.setInCode == 1)
    code.outlets = ["SignIn": [:]]
    #expect(InterfaceColorPairs(of: [document], code: code).pairs.map(\.doubt) == [nil])
  }

  @Test func aStatedAppearanceAndProxiesLeaveColoursOpen() throws {
    let label = Self.label(color: "systemColor=\"systemRedColor\"")
    var code = CodeEffects()
    code.fixesAppearance = true
    #expect(try find(Self.view(label), code: code).pairs.map(\.doubt) == [.fixedAppearance])
    #expect(try find(Self.view(Self.label()), code: code).pairs.map(\.doubt) == [nil])
    code = CodeEffects()
    code.changes = ["appearance": ["textColor"]]
    #expect(try find(Self.view(Self.label()), code: code).pairs.map(\.doubt) == [.code])
  }

  @Test func theSmallestFontOfAllSizeClassesCounts() throws {
    let variation = """
      <variation key="heightClass=regular-widthClass=regular"><fontDescription key="fontDescription" type="system"
       pointSize="12"/></variation>
      """
    #expect(try find(Self.view(Self.label(variation))).pairs.map(\.pointSize) == [12])
  }
}
