import Adaptivity
import AuditModel
import DynamicType
import Foundation
import TestSupport
import Testing

@testable import LayoutFiles

@Suite struct PageSourceReaderTests {
  private func read(_ name: String, _ conditions: LayoutConditions = LayoutConditions()) throws -> LayoutCatalog {
    PageSourceReader().read(
      LayoutSource(path: name, bytes: try LayoutSamples.bytes(name), conditions: conditions))
  }

  @Test func aRecordedPhoneIsRead() throws {
    let catalog = try read("garden-iphone-16-portrait.xml")
    #expect(catalog.issues.isEmpty, "\(catalog.issues)")
    let screen = try #require(catalog.screens.first)
    #expect(screen.name == "garden" && screen.rounding == 1)
    #expect(screen.environment.orientation == .portrait && screen.environment.window == .full)
    #expect(screen.environment.device?.id == "iphone-16" && screen.alternatives.isEmpty)
    #expect(screen.note == "the device is inferred from the name of the file; iOS 26 is assumed, --os changes it")
    #expect(screen.chrome.hidesStatusBar == false && screen.chrome.showsKeyboard == nil)
    #expect(
      LayoutSamples.frames(screen) == [
        "Table scrollView 0,0,393,852",
        "tomatoes cell 0,113,393,72", "Tomatoes text 16,123,273,24", "Water every morning text 16,151,273,20",
        "tomatoes.done button 305,127,72,44", "Done text 319,138,44,22",
        "beans cell 0,185,393,72", "Runner beans text 16,195,273,24", "Tie them to the poles text 16,223,273,20",
        "beans.done button 305,199,72,44", "Done 2 text 319,210,44,22",
        "squash cell 0,257,393,72", "Winter squash text 16,267,273,24",
        "Ripe at the end of September text 16,295,273,20", "squash.done button 305,271,72,44",
        "Done 3 text 319,282,44,22",
        "Vertical scroll bar, 1 page container 360,113,30,656",
        "Garden navigationBar 0,59,393,54", "Garden 2 text 162,75,68,22", "add barItem 333,64,44,44",
        "Tab Bar tabBar 0,769,393,83", "Beds barItem 0,769,131,49", "Seeds barItem 131,769,131,49",
        "Diary barItem 262,769,131,49",
      ])
    #expect(screen.elements[4].parent == 1 && screen.elements[5].parent == 4 && screen.elements[21].parent == 20)
    #expect(screen.elements[0].flags == .scrollsVertically && screen.elements[4].content == nil)
    #expect(screen.elements[5].content?.text == "Done" && screen.elements[19].content?.text == "Add a bed")
    #expect(screen.isRecorded && screen.elements[19].flags == [.spokenText, .systemPlaced, .systemSized])
    #expect(screen.elements[21].flags == [.spokenText, .selected, .systemPlaced, .systemSized])
    // Recorded as invisible though its bar is seen.
    #expect(screen.elements[22].flags == [.spokenText, .systemPlaced, .systemSized])
    #expect(screen.elements[2].location == SourceLocation(file: "garden-iphone-16-portrait.xml", line: 9, column: 15))
    #expect(catalog.leftOut.values.reduce(0, +) == 8)
  }

  @Test func recognizesSystemElementsByType() throws {
    let text = Self.app(
      "393", "852",
      """
      <XCUIElementTypeSwitch name="frost" x="326" y="100" width="51" height="31"/>
      <XCUIElementTypeSegmentedControl name="span" x="16" y="200" width="361" height="32">
      <XCUIElementTypeButton name="Day" x="16" y="200" width="181" height="32"/></XCUIElementTypeSegmentedControl>
      <XCUIElementTypeMap name="map" x="0" y="300" width="393" height="200">
      <XCUIElementTypeLink name="Legal" x="16" y="480" width="30" height="14"/>
      <XCUIElementTypeButton name="pin" x="60" y="400" width="30" height="40"/></XCUIElementTypeMap>
      <XCUIElementTypeButton name="Sheet Grabber" x="179" y="505" width="36" height="5"/>
      <XCUIElementTypeButton name="close" x="16" y="510" width="44" height="44"/>
      <XCUIElementTypeAlert x="61" y="350" width="270" height="140">
      <XCUIElementTypeButton name="Delete" x="196" y="446" width="135" height="44"/></XCUIElementTypeAlert>
      <XCUIElementTypePopover name="menu" x="61" y="550" width="270" height="140"/>
      """)
    let screen = try #require(LayoutSamples.source(text, LayoutConditions()).screens.first)
    let flags = Dictionary(uniqueKeysWithValues: screen.elements.map { ($0.id, $0.flags) })
    #expect(flags["frost"] == .systemSized && flags["span"] == .systemSized && flags["Day"] == [])
    #expect(flags["Legal"] == [.systemSized, .systemPlaced] && flags["pin"] == [] && flags["close"] == [])
    #expect(flags["Sheet Grabber"] == [.systemSized, .systemPlaced])
    #expect(flags["Alert"] == [.overlay, .systemSized, .systemPlaced] && flags["menu"] == .overlay)
    #expect(screen.elements.first { $0.id == "Delete" }?.parent == screen.elements.firstIndex { $0.id == "Alert" })
  }

  @Test func itemsOfBarsAreLaidOutBySystem() throws {
    let text = Self.app(
      "393", "852",
      """
      <XCUIElementTypeNavigationBar name="bar" x="0" y="59" width="393" height="54">
      <XCUIElementTypeOther name="group" x="300" y="64" width="80" height="44">
      <XCUIElementTypeButton name="edit" x="340" y="68" width="30" height="36"/></XCUIElementTypeOther>
      </XCUIElementTypeNavigationBar>
      <XCUIElementTypeToolbar name="tools" x="0" y="740" width="393" height="44">
      <XCUIElementTypeButton name="share" x="16" y="748" width="22" height="28"/></XCUIElementTypeToolbar>
      <XCUIElementTypeTabBar name="tabs" x="0" y="769" width="393" height="83">
      <XCUIElementTypeButton name="beds" x="30" y="772" width="40" height="40"/></XCUIElementTypeTabBar>
      <XCUIElementTypeButton name="own" x="16" y="300" width="22" height="22"/>
      """)
    let screen = try #require(LayoutSamples.source(text).screens.first)
    let flags = Dictionary(uniqueKeysWithValues: screen.elements.map { ($0.id, $0.flags) })
    for item in ["edit", "share", "beds"] { #expect(flags[item] == [.systemSized, .systemPlaced], "\(item)") }
    #expect(flags["own"] == [])
  }

  @Test func skipsPagesOfWebViews() throws {
    let text = Self.app(
      "393", "852",
      """
      <XCUIElementTypeWebView x="0" y="59" width="393" height="700">
      <XCUIElementTypeOther name="main" x="0" y="59" width="393" height="3000">
      <XCUIElementTypeLink name="Imprint" x="0" y="100" width="30" height="12"/>
      <XCUIElementTypeButton name="Accept" x="0" y="120" width="20" height="20"/></XCUIElementTypeOther>
      </XCUIElementTypeWebView>
      <XCUIElementTypeButton name="done" x="16" y="770" width="60" height="44"/>
      """)
    let catalog = LayoutSamples.source(text)
    let screen = try #require(catalog.screens.first)
    #expect(LayoutSamples.frames(screen) == ["WebView scrollView 0,59,393,700", "done button 16,770,60,44"])
    #expect(screen.elements.map(\.parent) == [nil, nil] && screen.elements[0].flags == .scrollsVertically)
    #expect(catalog.leftOut.keys.contains { $0.hasPrefix("pages in web views") } && catalog.issues.isEmpty)
  }

  @Test func presentedViewsAreALayer() throws {
    let frame = "x=\"0\" y=\"0\" width=\"393\" height=\"852\""
    func button(_ name: String) -> String {
      "<XCUIElementTypeButton name=\"\(name)\" x=\"16\" y=\"200\" width=\"44\" height=\"44\"/>"
    }
    let other = "<XCUIElementTypeOther \(frame)>"
    let text = Self.app(
      "393", "852",
      """
      <XCUIElementTypeWindow \(frame)>\(other)\(other)\(button("under"))</XCUIElementTypeOther>\
      \(button("beside"))</XCUIElementTypeOther>\
      \(other)\(other)\(other)\(button("over"))</XCUIElementTypeOther></XCUIElementTypeOther>\(button("next"))\
      </XCUIElementTypeOther>\(other)</XCUIElementTypeOther></XCUIElementTypeWindow>
      <XCUIElementTypeWindow \(frame)>\(other)\(button("top"))</XCUIElementTypeOther></XCUIElementTypeWindow>
      <XCUIElementTypeWindow \(frame)></XCUIElementTypeWindow>
      """)
    let screen = try #require(LayoutSamples.source(text).screens.first)
    #expect(screen.elements.map(\.id) == ["under", "beside", "Other", "over", "next", "Window", "top"])
    #expect(screen.elements.map(\.parent) == [nil, nil, nil, 2, 2, nil, 5])
    #expect(screen.elements.map { $0.flags.contains(.overlay) } == [false, false, true, false, false, true, false])
  }

  @Test func aRotatedScreenHasTheSameNames() throws {
    let (upright, turned) = (
      try #require(try read("garden-iphone-16-portrait.xml").screens.first),
      try #require(try read("garden-iphone-16-landscape.xml").screens.first)
    )
    #expect(turned.name == upright.name && turned.environment.orientation == .landscape)
    #expect(turned.environment.device == upright.environment.device)
    #expect(turned.elements.map(\.id) == upright.elements.map(\.id))
  }

  @Test func theDeviceOptionComesFirst() throws {
    var conditions = LayoutConditions()
    conditions.device = DeviceTable.standard["iphone-16"]
    conditions.category = .extraExtraLarge
    let screen = try #require(try read("garden-iphone-16-landscape.xml", conditions).screens.first)
    #expect(screen.environment.device?.id == "iphone-16" && screen.note == nil)
    #expect(screen.environment.category == .extraExtraLarge && screen.environment.orientation == .landscape)
    conditions.device = DeviceTable.standard["iphone-se-3"]
    let named = try read("garden-iphone-16-landscape.xml", conditions)
    #expect(named.issues.isEmpty && named.screens.first?.environment.device?.id == "iphone-16")
    let catalog = LayoutSamples.source(Self.app("852", "393"), conditions)
    #expect(catalog.issues.first?.message.contains("which does not fit iPhone SE (3rd generation)") == true)
  }

  /// A page source with an app of a size, and what is in it.
  private static func app(_ width: String, _ height: String, _ inner: String = "") -> String {
    "<XCUIElementTypeApplication type=\"XCUIElementTypeApplication\" name=\"App\" x=\"0\" y=\"0\" width=\"\(width)\" "
      + "height=\"\(height)\">\n\(inner)</XCUIElementTypeApplication>"
  }

  @Test func splitsOfADeviceAreFound() throws {
    var conditions = LayoutConditions()
    conditions.device = DeviceTable.standard["ipad-pro-9-7"]
    conditions.systemVersion = SystemVersion(12)
    let text =
      "<XCUIElementTypeApplication name=\"App\" x=\"704\" y=\"0\" width=\"320\" height=\"768\">"
      + "<XCUIElementTypeButton name=\"a\" x=\"720\" y=\"30\" width=\"44\" height=\"44\"/></XCUIElementTypeApplication>"
    let screen = try #require(LayoutSamples.source(text, conditions).screens.first)
    #expect(screen.environment.window == .oneThird && screen.environment.orientation == .landscape)
    #expect(LayoutSamples.frames(screen) == ["a button 16,30,44,44"])
  }

  @Test(arguments: [
    ("375", "812", "iPhone 13 mini", "safe area"), ("414", "896", "iPhone XR", "corners"),
  ])
  func keepsValuesCommonToSeveralDevices(_ width: String, _ height: String, _ name: String, _ trait: String) throws {
    let catalog = LayoutSamples.source(Self.app(width, height, Self.button))
    let issue = try #require(catalog.issues.first)
    #expect(catalog.issues.count == 1 && issue.severity == .warning && issue.message.contains(name))
    #expect(issue.message.contains(trait) && issue.remedy.contains("--device"))
    let screen = try #require(catalog.screens.first)
    #expect(screen.environment.window == .full && !screen.alternatives.isEmpty && screen.elements.count == 1)
  }

  @Test func differentCornersAreOnlyANote() throws {
    let catalog = LayoutSamples.source(Self.app("820", "1180", Self.button))
    let screen = try #require(catalog.screens.first)
    #expect(catalog.issues.isEmpty && !screen.alternatives.isEmpty)
    #expect(screen.note?.contains("the layout, except for corners, is the same on iPad Air (4th generation)") == true)
  }

  private static let button = "<XCUIElementTypeButton x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"

  @Test(arguments: [("744", "1133"), ("810", "1080"), ("1024", "1366")])
  func padsOfOneScreenAreLaidOutAlikeAtOneSystem(_ width: String, _ height: String) throws {
    let screen = try #require(LayoutSamples.source(Self.app(width, height, Self.button)).screens.first)
    let all = try ([screen.environment] + screen.alternatives).map { try LayoutGeometry($0).safeArea?.value.top }
    #expect(Set(all) == [32] || width == "1024", "\(all)")
  }

  @Test func aSizeThatNoDeviceHasIsUnknown() throws {
    let catalog = LayoutSamples.source(Self.app("500", "700", Self.button))
    #expect(catalog.issues.map(\.severity) == [.warning])
    let screen = try #require(catalog.screens.first)
    #expect(screen.environment.device == nil && screen.environment.window.description == "500x700")
  }

  @Test(arguments: [
    ("375", "812", "iphone-13-mini"), ("414", "896", "iphone-11"), ("393", "852", "iphone-16"),
    ("592", "834", "ipad-pro-11-4"),
  ])
  func usesTheMatchingDeviceOfSeveral(_ width: String, _ height: String, _ id: String) throws {
    var conditions = LayoutConditions()
    conditions.candidates = ["iphone-13-mini", "iphone-11", "iphone-16", "ipad-pro-11-4"].compactMap {
      DeviceTable.standard[$0]
    }
    let catalog = LayoutSamples.source(Self.app(width, height, Self.button), conditions)
    #expect(catalog.issues.isEmpty, "\(catalog.issues)")
    #expect(catalog.screens.first?.environment.device?.id == id)
  }

  @Test func theKeyboardIsWhereItWasRecorded() throws {
    let keyboard = "<XCUIElementTypeKeyboard x=\"40\" y=\"400\" width=\"393\" height=\"452\"/>"
    let text =
      "<XCUIElementTypeApplication name=\"App\" x=\"40\" y=\"0\" width=\"393\" height=\"852\">\(keyboard)"
      + "</XCUIElementTypeApplication>"
    let screen = try #require(LayoutSamples.source(text).screens.first)
    #expect(screen.chrome.keyboardFrame == Rect(x: 0, y: 400, width: 393, height: 452))
    let hidden = text.replacingOccurrences(of: "y=\"400\"", with: "visible=\"false\" y=\"400\"")
    #expect(LayoutSamples.source(hidden).screens.first?.chrome.keyboardFrame == nil)
  }

  @Test func theKindFollowsTypeTraitsAndPosition() throws {
    let frame = "x=\"0\" y=\"0\" width=\"50\" height=\"50\""
    let inner = """
      <XCUIElementTypeOther name="plain" traits="Button" \(frame)/>
      <XCUIElementTypeSegmentedControl \(frame)><XCUIElementTypeButton label="One" \(frame)/></XCUIElementTypeSegmentedControl>
      <XCUIElementTypeSwitch name="on" value="1" enabled="false" \(frame)/>
      <XCUIElementTypeTextField name="mail" placeholderValue="Your mail" focused="true" \(frame)/>
      <XCUIElementTypeSecureTextField name="word" value="••••" \(frame)/>
      <XCUIElementTypeStaticText value="Read our terms" \(frame)><XCUIElementTypeLink label="terms" \(frame)/></XCUIElementTypeStaticText>
      <XCUIElementTypeScrollView name="scroll" visible="false" \(frame)><XCUIElementTypeOther x="0" y="0" width="50" height="900"><XCUIElementTypeImage name="sun" nativeFrame="{{10.5, 20}, {30, 9.25}}" \(frame)/></XCUIElementTypeOther></XCUIElementTypeScrollView>
      <XCUIElementTypeImage name="gone" visible="false" \(frame)/>
      <XCUIElementTypeStaticText value="flat" x="3" y="3" width="0" height="9"/>
      <XCUIElementTypeKeyboard \(frame)><XCUIElementTypeKey name="q" \(frame)/></XCUIElementTypeKeyboard>
      """
    let screen = try #require(LayoutSamples.source(Self.app("393", "852", inner)).screens.first)
    let roles = screen.elements.map { "\($0.id) \($0.role)" }
    #expect(
      roles == [
        "plain button", "SegmentedControl container", "One button", "on control", "mail textField", "word textField",
        "StaticText text", "terms text", "scroll scrollView", "sun image", "gone image", "StaticText 2 text",
      ])
    let elements = Dictionary(uniqueKeysWithValues: screen.elements.map { ($0.id, $0) })
    #expect(elements["on"]?.flags == [.disabled, .systemSized] && elements["mail"]?.flags == .focused)
    #expect(elements["mail"]?.content?.text == "Your mail" && elements["word"]?.content == nil)
    #expect(
      elements["StaticText"]?.content?.text == "Read our terms" && elements["scroll"]?.flags == .scrollsVertically)
    #expect(elements["gone"]?.flags == .hidden && elements["StaticText 2"]?.flags == .hidden)
    #expect(elements["sun"]?.frame == Rect(x: 10.5, y: 20, width: 30, height: 9.25))
    #expect(screen.chrome.showsKeyboard == true)
  }
}
