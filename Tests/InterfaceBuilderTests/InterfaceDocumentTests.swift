import AuditModel
import DynamicType
import Testing

@testable import InterfaceBuilder

@Suite struct InterfaceDocumentTests {
  @Test func everyElementAndAttributeIsKept() throws {
    let text = Samples.storyboard("<label id=\"lab-el-001\" futureProperty=\"7\"><future x=\"1\"/></label>")
    let document = try Samples.document(text)
    let label = try #require(document.objects.first { $0.tag == "label" })
    #expect(label.element["futureProperty"] == "7")
    #expect(document.scenes[0].notUnderstood == ["future": 1])
    #expect(document.tree.elements.contains { $0.name == "future" && $0["x"] == "1" })
  }

  @Test func settingsAreRead() throws {
    let settings = try Samples.document(Samples.storyboard("", settings: " launchScreen=\"YES\"")).settings
    #expect(settings.kind == .storyboard && settings.isIOS && settings.isLaunchScreen)
    #expect(settings.usesAutoLayout && settings.usesSafeAreas && settings.usesTraitCollections)
    #expect(settings.toolsVersion == "23504")
    #expect(settings.canvas?.device == "retina6_12" && settings.canvas?.isPortrait == true)
  }

  @Test func otherPlatformsAreNamed() throws {
    let text = Samples.storyboard("").replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")
    let document = try Samples.document(text)
    #expect(!document.settings.isIOS && document.settings.platform == "macOS")
  }

  @Test func objectsAreNamedAsInTheOutline() throws {
    let document = try Samples.document(
      Samples.storyboard(Samples.label("Password") + "<imageView id=\"ima-ge-001\"/>"))
    let names = document.objects.indices.map(document.name)
    #expect(names.contains("Sign In · Label \"Password\""))
    #expect(names.contains("Sign In · Image View"))
  }

  @Test func textsOfEveryFormAreFound() throws {
    let document = try Samples.document(
      Samples.storyboard(
        """
        <label id="aaa-aa-001"><string key="text">Two
        lines</string></label>
        <label id="aaa-aa-002"><string key="text" base64-UTF8="YES">QQpi</string></label>
        <button id="aaa-aa-003"><state key="normal" title="Go"/><state key="disabled" title="Wait"/></button>
        <button id="aaa-aa-004"><buttonConfiguration key="configuration" style="filled" title="Buy"/></button>
        <segmentedControl id="aaa-aa-005"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
        <textField id="aaa-aa-006" placeholder="Name"/>
        <searchBar id="aaa-aa-007"><scopeButtonTitles><string>All</string></scopeButtonTitles></searchBar>
        <view id="aaa-aa-008"><accessibility key="accessibilityConfiguration" label="Map" hint="Opens it"/></view>
        <label id="aaa-aa-009"><attributedString key="attributedText"><fragment content="Be">
        <attributes><font key="NSFont" size="12" name="Helvetica"/></attributes></fragment>
        <fragment content="ta"/></attributedString></label>
        <view id="aaa-aa-010"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="kind" value="x"/>
        <userDefinedRuntimeAttribute type="localizedString" keyPath="label" value="Map"/>
        </userDefinedRuntimeAttributes></view>
        """, controller: "<navigationItem key=\"navigationItem\" title=\"Welcome\" id=\"nav-it-001\"/>"))
    let texts = document.texts.map { "\(document.objects[$0.object].id ?? "").\($0.property)=\($0.text)" }
    #expect(
      texts == [
        "aaa-aa-001.text=Two\nlines", "aaa-aa-002.text=A\nb", "aaa-aa-003.normalTitle=Go",
        "aaa-aa-003.disabledTitle=Wait", "aaa-aa-004.configuration.title=Buy", "aaa-aa-005.segmentTitles[0]=One",
        "aaa-aa-005.segmentTitles[1]=Two", "aaa-aa-006.placeholder=Name", "aaa-aa-007.scopeButtonTitles[0]=All",
        "aaa-aa-008.accessibilityLabel=Map", "aaa-aa-008.accessibilityHint=Opens it",
        "aaa-aa-009.attributedText=Beta",
        "aaa-aa-010.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]=Map", "nav-it-001.title=Welcome",
      ])
    #expect(document.texts.first { $0.property == "attributedText" }?.fragments.map(\.text) == ["Be", "ta"])
  }

  @Test(
    arguments: [
      ("style=\"UICTFontTextStyleTitle0\"", InterfaceFont.Kind.style(.largeTitle), nil),
      ("type=\"boldSystem\" pointSize=\"12\"", .system(12), .bold),
      ("type=\"system\" weight=\"semibold\" pointSize=\"15\"", .system(15), .semibold),
      ("name=\"Lato-Bold\" family=\"Lato\" pointSize=\"9\"", .custom(name: "Lato-Bold", 9), nil),
      ("style=\"UICTFontTextStyleNew\"", .unknown, nil),
    ] as [(String, InterfaceFont.Kind, FontWeight?)])
  func fontsAreRead(_ attributes: String, _ kind: InterfaceFont.Kind, _ weight: FontWeight?) throws {
    let view = "<label id=\"lab-el-001\"><fontDescription key=\"fontDescription\" \(attributes)/></label>"
    let document = try Samples.document(Samples.storyboard(view))
    let label = try #require(document.objects.first { $0.tag == "label" })
    let font = try #require(InterfaceFont.font(of: label))
    #expect(font.kind == kind && font.weight == weight)
  }

  @Test func coloursAreRead() throws {
    let document = try Samples.document(
      Samples.storyboard(
        """
        <label id="lab-el-001"><color key="textColor" white="0.5" alpha="1" colorSpace="custom" \
        customColorSpace="genericGamma22GrayColorSpace"/><color key="backgroundColor" name="Brand"/>
        <color key="tintColor" systemColor="labelColor"/><nil key="highlightedColor"/></label>
        """))
    let label = try #require(document.objects.first { $0.tag == "label" })
    #expect(
      InterfaceColor.color("textColor", of: label) == .components([0.5, 1], space: "genericGamma22GrayColorSpace"))
    #expect(InterfaceColor.color("backgroundColor", of: label) == .named("Brand"))
    #expect(InterfaceColor.color("tintColor", of: label) == .system("labelColor"))
    #expect(InterfaceColor.color("highlightedColor", of: label) == InterfaceColor.none)
  }

  @Test func constraintsHaveTheirDefaults() throws {
    let document = try Samples.document(
      Samples.storyboard(
        """
        <view id="aaa-aa-001"><constraints>
        <constraint firstAttribute="width" constant="100" id="con-st-001"/>
        <constraint firstItem="aaa-aa-001" firstAttribute="top" relation="greaterThanOrEqual" secondItem="roo-tV-001"
         secondAttribute="bottom" multiplier="16:9" priority="750" placeholder="YES" id="con-st-002">
        <variation key="heightClass=regular-widthClass=compact" constant="3"/></constraint>
        </constraints></view>
        """))
    let (width, top) = (document.constraints[0], document.constraints[1])
    #expect(width.second == nil && width.relation == .equal && width.multiplier == 1 && width.priority == 1000)
    #expect(width.constant == 100 && width.owner.map { document.objects[$0].id } == "aaa-aa-001")
    #expect(top.multiplier == 16.0 / 9 && top.relation == .greaterThanOrEqual && top.isPlaceholder)
    #expect(top.variations[0].width == "compact" && top.variations[0].height == "regular")
    #expect(top.variations[0].constant == 3)
  }

  @Test func viewsHaveTheirFacts() throws {
    let document = try Samples.document(
      Samples.storyboard(
        """
        <stackView axis="vertical" distribution="fillEqually" spacing="8" hidden="YES" id="sta-ck-001">
        <rect key="frame" x="1" y="2" width="3" height="4"/>
        <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
        <viewLayoutGuide key="safeArea" id="saf-eA-001"/></stackView>
        <tableViewCell style="IBUITableViewCellStyleSubtitle" reuseIdentifier="row" id="cel-l0-001"/>
        <button id="but-to-001"><state key="normal" image="close"/></button>
        """))
    let stack = try #require(document.objects.first { $0.tag == "stackView" })
    let facts = try #require(StackFacts(stack))
    #expect(facts.isVertical && facts.distribution == "fillEqually" && facts.spacing == 8 && stack.isHidden)
    #expect(stack.margins.insets == [1, 2, 3, 4] && stack.margins.guides == ["safeArea": "saf-eA-001"])
    #expect(stack.frame == [1, 2, 3, 4])
    let cell = try #require(document.objects.compactMap(CellFacts.init).first)
    #expect(cell.style == .subtitle && cell.reuseIdentifier == "row" && !cell.isStatic)
    let button = try #require(document.objects.compactMap(ButtonFacts.init).first)
    #expect(!button.hasTitle && button.image == "close" && !button.hasConfiguration)
  }

  @Test func connectionsLeadToObjects() throws {
    let connections = """
      <connections><outlet property="passwordLabel" destination="lab-el-001" id="out-le-001"/>
      <segue destination="vie-wC-001" kind="relationship" relationship="rootViewController" id="seg-ue-001"/>
      <action selector="go:" destination="vie-wC-001" id="act-io-001"/></connections>
      """
    let document = try Samples.document(Samples.storyboard(Samples.label("Password"), controller: connections))
    let label = try #require(document.object("lab-el-001"))
    #expect(document.outlets(to: label).map(\.name) == ["passwordLabel"])
    #expect(document.connections.map(\.kind) == [.outlet, .segue, .action])
    #expect(document.connections[1].relationship == "rootViewController")
  }

  @Test func resourcesAreRead() throws {
    let resources = """
      <resources><image name="close" width="20" height="21"/><image name="plus" catalog="system" width="1" height="1"/>
      <namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </namedColor></resources>
      """
    let found = try Samples.document(Samples.storyboard("", around: resources)).resources
    #expect(found.images.map(\.isSymbol) == [false, true] && found.images[0].size == [20, 21])
    #expect(found.namedColors["Brand"] == .components([1, 0, 0, 1], space: "sRGB"))
  }
}
