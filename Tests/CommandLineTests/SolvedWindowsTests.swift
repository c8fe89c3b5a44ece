import Foundation
import TestSupport
import Testing

/// The findings of `typecheck check` on solved screens that depend on the window: keyboards, Split View and rotation.
@Suite struct SolvedWindowsTests {
  private static func field(_ traits: String = "", enabled: String = "YES") -> String {
    """
    <textField borderStyle="roundedRect" placeholder="Remark" enabled="\(enabled)" \
    translatesAutoresizingMaskIntoConstraints="NO" id="remark">
      <rect key="frame" x="16" y="600" width="100" height="34"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      <textInputTraits key="textInputTraits" \(traits)/>
    </textField>
    """
  }

  private static func pin(
    _ item: String?, _ attribute: String, _ other: String? = nil, _ second: String? = nil, _ constant: Double = 0
  ) -> String {
    SolvedScreensTests.pin(item, attribute, other, second, constant)
  }

  /// A field at a distance from the bottom of the safe area.
  private static func place(_ bottom: Double) -> String {
    pin("remark", "leading", "safe", "leading", 16) + pin("safe", "trailing", "remark", "trailing", 16)
      + pin("safe", "bottom", "remark", "bottom", bottom)
  }

  private func keyboard(in app: TemporaryFolder) throws -> [SolvedScreensTests.Reported] {
    try SolvedScreensTests.findings(in: app, of: ["hidden-by-keyboard"])
  }

  // MARK: Keyboard

  @Test func aFieldAtTheBottomIsBehindTheKeyboard() throws {
    let found = try keyboard(in: SolvedScreensTests.app(Self.field(), Self.place(40)))
    #expect(found.count == 1 && found[0].severity == "note", "\(found)")
    // The keyboard of the iPhone SE is 260 pt high, and the field ends 40 pt above the bottom.
    #expect(found.first?.message.contains("220 pt behind the keyboard while it is edited") == true, "\(found)")
    #expect(found.first?.environments.contains { $0.contains("landscape") } == true)
    #expect(
      try keyboard(in: SolvedScreensTests.app(Self.field(), Self.place(300))).allSatisfy {
        $0.environments.allSatisfy { $0.contains("landscape") || !$0.contains("SE") }
      })
    #expect(try keyboard(in: SolvedScreensTests.app(Self.field(enabled: "NO"), Self.place(40))).isEmpty)
  }

  @Test(arguments: [
    "class Berths: UIViewController { let name = UIResponder.keyboardWillShowNotification }\n",
    "class Base: UIViewController { func keyboardWillChangeFrame() {} }\nclass Berths: Base {}\n",
    "class Berths: UIViewController { func textFieldShouldBeginEditing() -> Bool { false } }\n",
    "class Berths: UIViewController {}\nclass App { func run() { IQKeyboardManager.shared.enable = true } }\n",
    "class Berths: UIViewController { func f() { view.addConstraint(view.keyboardLayoutGuide.topAnchor) } }\n",
  ])
  func codeThatFollowsTheKeyboardIsNamed(swift: String) throws {
    let found = try keyboard(in: SolvedScreensTests.app(Self.field(), Self.place(40), swift: swift))
    #expect(found.count == 1 && found[0].severity == "note", "\(found)")
    #expect(found.first?.message.contains("code that follows the keyboard") == true, "\(found)")
  }

  @Test func anotherKeyboardAndCodeThatWasNotReadNeedReview() throws {
    let number = try keyboard(in: SolvedScreensTests.app(Self.field("keyboardType=\"numberPad\""), Self.place(40)))
    #expect(number.first?.message.contains("its keyboard is shorter (its height is not known)") == true, "\(number)")
    let bare = try keyboard(in: SolvedScreensTests.app(Self.field(), Self.place(40), swift: nil))
    #expect(bare.first?.message.contains("code that was not read moves it") == true, "\(bare)")
    #expect((number + bare).allSatisfy { $0.severity == "note" })
  }

  @Test func codeThatChangesAConstraintNeedsReview() throws {
    let last =
      "<constraint firstItem=\"safe\" firstAttribute=\"bottom\" secondItem=\"remark\" "
      + "secondAttribute=\"bottom\" constant=\"40\" id=\"gap\"/>"
    let swift =
      "class Berths: UIViewController { @IBOutlet var gap: NSLayoutConstraint!\n func f() { gap.constant = 9 } }\n"
    let found = try keyboard(
      in: Self.universal(
        SolvedScreensTests.app(
          Self.field(), Self.place(40).replacing(Self.pin("safe", "bottom", "remark", "bottom", 40), with: last),
          outlets: "<outlet property=\"gap\" destination=\"gap\" id=\"o\"/>", swift: swift)))
    #expect(found.count == 1 && found[0].severity == "note", "\(found)")
    let message = found.first?.message ?? ""
    #expect(message.hasPrefix("Text Field \"Remark\" is "), "\(message)")
    #expect(message.contains(" while it is edited, unless code lays out the screen differently"), "\(message)")
  }

  private static let alone = "class Berths: UIViewController {}\n"

  private static func outlet(_ code: String) -> String {
    "class Berths: UIViewController { @IBOutlet var remark: UITextField!\n func f() { \(code) } }\n"
  }

  @Test(arguments: [
    (alone, "", nil), (alone, "Podfile", "a class or library"), ("import Lamp\n" + alone, "", "a class or library"),
    ("class Berths: UIViewController { func f() { addChild(UIViewController()) } }\n", "", "into another screen"),
    (outlet("remark.isEnabled = false"), "", "code hides or disables it"),
    (outlet("remark.isHidden = true"), "", "code hides or disables it"),
    ("class Berths: UIViewController { let type = UITextField().keyboardType }\n", "", "its keyboard is shorter"),
    ("class Berths: UIViewController { func f() { view.frame.origin.y = -300 } }\n", "", "moves the screen"),
    (outlet("view.endEditing(true)"), "", nil),
  ])
  func onlyAFieldThatNothingMovesIsCertain(swift: String, file: String, doubt: String?) throws {
    let app = try Self.universal(
      SolvedScreensTests.app(
        Self.field(), Self.place(40), outlets: "<outlet property=\"remark\" destination=\"remark\" id=\"o\"/>",
        swift: swift))
    if !file.isEmpty { try app.file(file, "") }
    let found = try keyboard(in: app)
    #expect(found.count == 1 && found[0].severity == (doubt == nil ? "warning" : "note"), "\(found)")
    let reason = found.first?.message.split(separator: "unless").dropFirst().first
    #expect(doubt.map { reason?.contains($0) == true } ?? (reason == nil), "\(found)")
  }

  @Test func aDocumentThatMovesItsFieldNeedsReview() throws {
    let guide = "</constraints><keyboardLayoutGuide key=\"keyboard\" id=\"keys\"/><constraints>"
    let action = "<action selector=\"up\" destination=\"controller\" eventType=\"editingDidBegin\" id=\"a\"/>"
    let begin = Self.field().replacing("</textField>", with: "<connections>\(action)</connections></textField>")
    for (field, constraints) in [(Self.field(), Self.place(40) + guide), (begin, Self.place(40))] {
      let found = try keyboard(in: Self.universal(SolvedScreensTests.app(field, constraints)))
      #expect(found.count == 1 && found[0].severity == "note", "\(found)")
    }
  }

  @Test func aFieldInAScrollViewIsNotChecked() throws {
    let scroll = """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
        <rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews>\(Self.field())</subviews>
        <constraints>
          \(["leading", "top", "bottom", "trailing"].map { Self.pin("remark", $0, "scroll", $0, 0) }.joined())
        </constraints>
      </scrollView>
      """
    let edges = ["leading", "trailing", "top", "bottom"].map { Self.pin("scroll", $0, "safe", $0, 0) }.joined()
    #expect(try keyboard(in: SolvedScreensTests.app(scroll, edges)).isEmpty)
  }

  // MARK: Split View

  /// Adds a project for iPhones and iPads; `properties` are those of the Info.plist.
  private static func universal(_ app: TemporaryFolder, _ properties: String = "") throws -> TemporaryFolder {
    try app.file(
      "project.yml",
      """
      name: Quay
      targets:
        Quay:
          type: application
          platform: iOS
          deploymentTarget: "16.0"
          sources: App
          settings: {TARGETED_DEVICE_FAMILY: "1,2"}
          info: {path: Info.plist, properties: {CFBundleName: Quay\(properties)}}

      """)
    return app
  }

  @Test func aPartOfAnIPadIsNarrowerThanAnIPhone() throws {
    // 350 pt fit on an iPhone of 375 pt, but not in Split View.
    let constraints =
      Self.pin("name", "leading", "safe", "leading", 10) + Self.pin("name", "top", "safe", "top", 8)
      + Self.pin("name", "width", nil, nil, 350)
    let label = SolvedScreensTests.label("name", "Quay").replacing("<label ", with: "<label textAlignment=\"right\" ")
    func outside(_ properties: String) throws -> [String] {
      let app = try Self.universal(
        SolvedScreensTests.app(label, constraints), properties)
      let found = try SolvedScreensTests.findings(in: app, of: ["content-outside-safe-area"])
      return found.flatMap(\.environments)
    }
    let names = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]
    let all = names.map { "UIInterfaceOrientation\($0)" }.joined(separator: ", ")
    let every = ", UILaunchScreen: {}, UISupportedInterfaceOrientations~ipad: [\(all)]"
    let windows = try outside(every)
    #expect(!windows.isEmpty && windows.allSatisfy { $0.contains("iPad") && $0.contains("third") }, "\(windows)")
    #expect(try outside(every + ", UIRequiresFullScreen: true").isEmpty)
    #expect(try outside("").isEmpty)
    #expect(try outside(", UISupportedInterfaceOrientations~ipad: [UIInterfaceOrientationPortrait]").isEmpty)
  }

  // MARK: Development language

  @Test(arguments: [("", true), ("source_locale: en\n", false)])
  func documentsAreInTheDevelopmentLanguage(configuration: String, isArabic: Bool) throws {
    // The label leaves the screen on the side on which lines of Arabic end.
    let app = try SolvedScreensTests.app(
      SolvedScreensTests.label("name", "Quay"),
      Self.pin("name", "leading", "safe", "leading", 300) + Self.pin("name", "top", "safe", "top", 8)
        + Self.pin("name", "width", nil, nil, 350))
    try app.file(
      "project.yml",
      """
      name: Quay
      options: {developmentLanguage: ar}
      targets:
        Quay: {type: application, platform: iOS, deploymentTarget: "16.0", sources: App}

      """)
    try app.file(".typecheck.yml", configuration)
    let found = try SolvedScreensTests.findings(in: app, of: ["content-outside-safe-area"])
    #expect(found.count == 1, "\(found)")
    #expect(found[0].environments.allSatisfy { $0.contains("right to left, ar") == isArabic }, "\(found)")
    #expect(found.first?.message.contains(isArabic ? "at the left" : "at the right") == true, "\(found)")
  }

  // MARK: Rotation

  /// A label at a fixed distance from the left, and another one at a share of the width.
  private static func row(_ distance: Double) -> String {
    pin("name", "leading", "safe", "leading", distance) + pin("name", "top", "safe", "top", 80)
      + pin("value", "top", "safe", "top", 80)
      + "<constraint firstItem=\"value\" firstAttribute=\"centerX\" secondItem=\"root\" secondAttribute=\"trailing\" "
      + "multiplier=\"0.45\"/>"
  }

  @Test func anotherOrderInLandscapeIsReported() throws {
    let views = SolvedScreensTests.label("name", "One") + SolvedScreensTests.label("value", "Two")
    func turned(_ distance: Double, _ swift: String = "class Berths: UIViewController {}\n") throws
      -> [SolvedScreensTests.Reported]
    {
      try SolvedScreensTests.findings(
        in: SolvedScreensTests.app(views, Self.row(distance), swift: swift), of: ["layout-changes-on-rotation"])
    }
    let found = try turned(220)
    #expect(found.count == 1 && found[0].severity == "warning", "\(found)")
    #expect(found.first?.message.contains("comes before") == true && found[0].environments.count > 1, "\(found)")
    #expect(try turned(20).isEmpty)
    // An app that stays upright has no landscape.
    let upright = "class Berths: UIViewController { override var shouldAutorotate: Bool { false } }\n"
    #expect(try turned(220, upright).isEmpty)
  }
}
