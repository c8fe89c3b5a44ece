import AuditModel
import DynamicType
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Texts that code sets on outlets, with the objects of documents that draw them.
@Suite struct OutletJoinTests {
  private static let outlet = """
    <connections><outlet property="title" destination="lab-el-001" id="con-ne-001"/></connections>
    """

  private func use(
    _ outlet: TextUse.Outlet? = TextUse.Outlet(type: "SignIn", name: "title"), place: String = "text"
  ) -> TextUse {
    var use = TextUse(
      key: TextKey(key: "hello", table: "Localizable"),
      location: SourceLocation(file: "SignIn.swift", line: 3, column: 1),
      place: place, role: .label, way: .localized, isLocalizedKey: false)
    use.framework = .uikit
    use.outlet = outlet
    use.minimumScale = TextUse.Value(nil, .unknown)
    return use
  }

  private static var code: CodeEffects {
    var code = CodeEffects()
    code.outlets["SignIn"] = ["title": ["text"]]
    code.classes["SignIn"] = []
    code.ancestors["SignIn"] = ["SignIn", "Base"]
    return code
  }

  private func joined(
    _ use: TextUse, labels: String = Samples.label("A", " numberOfLines=\"2\""), code: CodeEffects = Self.code,
    documents count: Int = 1, room: TextRoom? = nil
  ) throws -> TextUse {
    let document = try Samples.document(Samples.storyboard(labels, controller: Self.outlet))
    let documents = Array(repeating: document, count: count)
    let uses = InterfaceUses(
      of: documents, assigned: [use], code: code,
      rooms: room.map { room in { _, objects in Dictionary(uniqueKeysWithValues: objects.map { ($0, room) }) } })
    return try #require(uses.assigned.first)
  }

  @Test func theObjectStatesFontAndLines() throws {
    let found = try joined(use())
    #expect(found.style.value == .headline && found.lines.value == 2 && found.minimumScale == nil)
    #expect(found.key.key == "hello" && found.location.file == "SignIn.swift" && found.way == .localized)
  }

  @Test func theFirstLabelOfACellDrawsItsText() throws {
    let labels = Samples.label("A", id: "tit-le-001", " numberOfLines=\"2\"") + Samples.label("B", id: "det-ai-001")
    func cell(_ style: String) -> String {
      """
      <tableViewCell \(style) textLabel="tit-le-001" detailTextLabel="det-ai-001" id="lab-el-001">
      <tableViewCellContentView key="contentView" id="con-te-001"><subviews>\(labels)</subviews>
      </tableViewCellContentView></tableViewCell>
      """
    }
    let found = try joined(use(), labels: cell("style=\"IBUITableViewCellStyleValue1\""))
    #expect(found.style.value == .headline && found.lines.value == 2)
    #expect(try joined(use(), labels: cell("")).style.value == nil)
  }

  @Test func aSuperclassDeclaresTheOutlet() throws {
    #expect(try joined(use(TextUse.Outlet(type: "Base", name: "title"))).style.value == .headline)
    #expect(try joined(use(TextUse.Outlet(type: "Other", name: "title"))).style.value == nil)
    #expect(try joined(use(TextUse.Outlet(type: "SignIn", name: "other"))).style.value == nil)
    #expect(try joined(use(nil)).style.value == nil)
  }

  @Test func theConstraintsLeaveTheObjectASpace() throws {
    let room = TextRoom(width: TextUse.Value(OfferedWidth(most: 120), .atMost), height: nil, ignoresSafeArea: false)
    #expect(try joined(use(), room: room).width.value?.width(in: 320) == 120)
  }

  @Test func codeKnowsBetter() throws {
    var stated = use()
    let origin = SourceLocation(file: "SignIn.swift", line: 9, column: 1)
    stated.lines = TextUse.Value(0, .exact, at: origin)
    stated.style = TextUse.Value(nil, .unknown, at: origin)
    let found = try joined(stated)
    #expect(found.lines.value == 0 && found.style.value == nil && found.style.origin == origin)
  }

  @Test(arguments: ["font", "attributedText"] as [CodeEffect])
  func codeThatChangesTheFontHidesIt(change: CodeEffect) throws {
    var code = Self.code
    code.outlets["SignIn"] = ["title": ["text", change]]
    #expect(try joined(use(), code: code).style.value == nil)
  }

  /// The reader of code follows an outlet into other functions, and marks the font if it cannot.
  @Test func codeThatGetsTheOutletDoesNotHideTheFont() throws {
    var code = Self.code
    code.outlets["SignIn"] = ["title": ["text", .handedOver]]
    #expect(try joined(use(), code: code).style.value == .headline)
    code.outletMentions["title"] = [1]
    code.classMentions["SignIn"] = [1]
    #expect(try joined(use(), code: code).style.value == nil)
  }

  @Test func theLabelsOfAllRowsDrawTheTextsOfRows() throws {
    let labels = Samples.label("A", id: "tit-le-001") + Samples.label("B", id: "det-ai-001", " numberOfLines=\"3\"")
    let row = """
      <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="tit-le-001" detailTextLabel="det-ai-001" \
      customClass="Row" id="lab-el-001">
      <tableViewCellContentView key="contentView" id="con-te-001"><subviews>\(labels)</subviews>
      </tableViewCellContentView></tableViewCell>
      """
    var code = Self.code
    code.ancestors["Row"] = ["Row", "UITableViewCell"]
    code.classes["Row"] = []
    for (type, lines) in [("UITableViewCell", 3), ("Row", 3), ("Other", nil)] {
      let drawn = use(TextUse.Outlet(type: type, name: "detailTextLabel"))
      let found = try joined(drawn, labels: row, code: code)
      #expect(found.lines.value == lines, "\(type)")
      #expect(found.style.value == (lines == nil ? nil : .headline), "\(type)")
    }
  }

  @Test func aRowIsThatOfItsTable() throws {
    func row(_ lines: Int) -> String {
      """
      <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="tit-le-001" id="lab-el-001">
      <tableViewCellContentView key="contentView" id="con-te-001"><subviews>
      \(Samples.label("A", id: "tit-le-001", " numberOfLines=\"\(lines)\""))
      </subviews></tableViewCellContentView></tableViewCell>
      """
    }
    let one = Samples.storyboard(row(2))
    let documents = try [one, one.replacing("SignIn", with: "Other").replacing("\"2\"", with: "\"3\"")].map {
      try Samples.document($0)
    }
    for (classes, lines) in [(["SignIn"], 2), (["Other"], 3), (["SignIn", "Other"], nil), (["Source"], nil)] {
      var drawn = use(TextUse.Outlet(type: "UITableViewCell", name: "textLabel"))
      drawn.rowClasses = Set(classes)
      let found = try #require(InterfaceUses(of: documents, assigned: [drawn], code: Self.code).assigned.first)
      #expect(found.lines.value == lines, "\(classes)")
    }
  }

  // MARK: Outlets

  private func stored(_ style: TextUse, _ effects: Set<CodeEffect>) throws -> TextUse {
    var code = Self.code
    code.outlets["SignIn"] = ["title": effects]
    let document = try Samples.document(Samples.storyboard(Samples.label("A"), controller: Self.outlet))
    let outlet = TextUse.Outlet(type: "SignIn", name: "title")
    return try #require(InterfaceUses(of: [document], code: code, styles: [outlet: style]).texts.first?.use)
  }

  @Test func theFontThatCodeSetsOnAnOutletReplacesTheDocuments() throws {
    var style = use()
    style.minimumScale = nil
    style.style = TextUse.Value(.callout, .exact, at: SourceLocation(file: "SignIn.swift", line: 9, column: 1))
    let found = try stored(style, ["font", .handedOver])
    #expect(found.style.value == .callout && found.lines.value == 1)
  }

  @Test func aDocumentStatesWhatCodeDoesNotSet() throws {
    var style = use()
    style.minimumScale = nil
    style.lines = TextUse.Value(2, .exact, at: SourceLocation(file: "SignIn.swift", line: 9, column: 1))
    let found = try stored(style, ["numberOfLines", .handedOver])
    #expect(found.style.value == .headline && found.lines.value == 2)
    // The reader of code did not see who sets the font.
    #expect(try stored(style, ["font"]).style.value == nil)
  }

  @Test func fontsOfClassesHideAllOthers() throws {
    var code = Self.code
    code.restyledClasses = ["UILabel", "UIButton", "UITextField", "UITextView"]
    #expect(try joined(use(), code: code).style.value == nil)
  }

  @Test func severalObjectsMustAgree() throws {
    #expect(try joined(use(), documents: 2).style.value == .headline)
    let one = try Samples.document(Samples.storyboard(Samples.label("A"), controller: Self.outlet))
    let other = try Samples.document(
      Samples.storyboard(
        Samples.label("A", " numberOfLines=\"0\"").replacing("Headline", with: "Body"), controller: Self.outlet))
    let found = try #require(InterfaceUses(of: [one, other], assigned: [use()], code: Self.code).assigned.first)
    #expect(found.lines.value == nil && found.fonts.map(\.style) == [.headline, .body])
    // Body has the size of a headline and a lighter weight.
    #expect(found.style.value == .body && found.style.certainty == .atMost)
  }

  @Test func severalFontsMayHaveNoNarrowestOne() throws {
    let labels = ["style=\"UICTFontTextStyleBody\"", "type=\"system\" pointSize=\"17\""]
    let documents = try labels.map { font in
      let label = Samples.label("A").replacing("style=\"UICTFontTextStyleHeadline\"", with: font)
      return try Samples.document(Samples.storyboard(label, controller: Self.outlet))
    }
    let found = try #require(InterfaceUses(of: documents, assigned: [use()], code: Self.code).assigned.first)
    #expect(found.style.value == nil && found.fixedSize == nil && found.fonts.count == 2)
  }
}
