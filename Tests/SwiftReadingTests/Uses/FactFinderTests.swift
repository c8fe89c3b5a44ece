import AuditModel
import DynamicType
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

@Suite struct FactFinderTests {
  private func facts(_ body: String, _ other: String = "") throws -> [CodeFact] {
    let source = "struct A: View { var body: some View {\n\(body)\n} }\n\(other)"
    return SourceUses(of: [], in: [try Sources.tree(source)]).facts
  }

  // MARK: Image buttons

  @Test(
    arguments: [
      (#"Button { go() } label: { Image("cross") }"#, nil),
      (#"Button(action: go) { Image(systemName: "plus") }"#, "plus"),
      (#"Menu { Text("x") } label: { Image(systemName: "ellipsis").padding() }"#, "ellipsis"),
      (#"Button(action: go) { Image(systemSymbol: .xmark).font(.title) }.buttonStyle(.plain)"#, "xmark"),
      (#"Button(action: go) { Image(systemName: isOn ? "star.fill" : "star") }"#, "star.fill"),
      (#"Button(action: go) { Image(systemName: symbol(of: item)) }"#, ""),
      (#"Button(action: { go() }, label: { Image("cross") })"#, nil),
      (#"Menu(content: { Text("x") }, label: { Image(systemName: "ellipsis") })"#, "ellipsis"),
    ] as [(String, String?)])
  func buttonsWithOnlyAPictureAreFound(_ body: String, _ symbol: String?) throws {
    #expect(try facts(body).map(\.kind) == [.imageButton(isLabelled: false, symbol: symbol)], "\(body)")
  }

  @Test(
    arguments: [
      (#"Image("cross")"#, "cross"), (#"Image(decorative: "cross").padding()"#, "cross"),
      (#"Image("cross-\(size)")"#, nil), ("Image(cross)", nil), ("Image(.cross)", nil),
      (#"Image(systemName: "plus")"#, nil), (#"Image(isOn ? "on" : "off")"#, nil), (#"Image("")"#, nil),
    ] as [(String, String?)])
  func onlyALiteralNamesAPicture(_ image: String, _ name: String?) throws {
    #expect(try facts("Button(action: go) { \(image) }").map(\.picture) == [name], "\(image)")
  }

  @Test(arguments: [
    #"Button(action: go) { Image("cross") }.accessibilityLabel("Close")"#,
    #"Button(action: go) { Image("cross").accessibilityLabel("Close") }"#,
    #"HStack { Button(action: go) { Image("cross") } }.accessibilityHidden(true)"#,
    #"Button(action: go, label: { Image("cross") }).accessibilityLabel("Close")"#,
  ])
  func labelledButtonsPass(_ body: String) throws {
    #expect(try facts(body).map(\.kind) == [.imageButton(isLabelled: true, symbol: nil)], "\(body)")
  }

  @Test(arguments: [
    #"Button("Close", image: .cross) { go() }"#, #"Button(action: go) { Image("a", label: Text("Close")) }"#,
    #"Button(action: go) { HStack { Image("a"); Text("Close") } }"#, #"Button(action: go) { Icon() }"#,
    #"Button(action: go) { Image("a"); Text("Close") }"#, #"Button(action: go) { Image("a").brand() }"#,
    #"Button("Close") { Image("a") }"#, #"Button(action: go) { Image(a, label: Text("Close")) }"#,
    #"Button(action: go) { Image("a") }.voiced()"#,
  ])
  func otherButtonsAreNot(_ body: String) throws {
    #expect(try facts(body).isEmpty, "\(body)")
  }

  @Test func callersMayLabelAView() throws {
    let view = #"struct Close: View { var body: some View { Button(action: go) { Image("x") } } }"#
    #expect(try facts(#"Close().accessibilityLabel("Close")"#, view).isEmpty)
    #expect(try facts("Close()", view).map(\.name) == ["Close/Button"])
  }

  @Test func aPictureWithTheNameOfAKeySpeaksItsText() throws {
    let body = #"struct A: View { var body: some View { Button(action: go) { Image("close") } } }"#
    let found = try Sources.uses(of: ["close"], body).facts
    #expect(found.map(\.kind) == [.imageButton(isLabelled: true, symbol: nil)])
    #expect(
      try facts("Button(action: go) { Image(icon: .trash) }").map(\.kind) == [
        .imageButton(isLabelled: false, symbol: "")
      ])
  }

  // MARK: Taps

  @Test(arguments: [
    (#"HStack { Text("x") }.onTapGesture { go() }"#, false),
    (#"HStack { Text("x") }.onTapGesture { go() }.accessibilityAddTraits(.isButton)"#, true),
    (#"Text("x").accessibilityAction { go() }.onTapGesture(perform: go)"#, true),
  ])
  func tapsNeedATrait(_ body: String, _ hasTrait: Bool) throws {
    #expect(try facts(body).map(\.kind) == [.tapGesture(hasTrait: hasTrait)], "\(body)")
  }

  @Test(arguments: [
    "Color.clear.onTapGesture { go() }", #"Text("x").onTapGesture(count: 2) { go() }"#,
    #"VStack { }.onTapGesture { hideKeyboard() }"#, #"Text("x").onTapGesture { isFocused = false }"#,
    #"Button("x") { }.onTapGesture { go() }"#, #"row.onTapGesture { go() }"#,
    #"Button { } label: { HStack { Text("x").onTapGesture { go() } } }"#,
    #"NavigationLink(value: x) { Text("x").onTapGesture { go() } }"#,
    #"Toggle(isOn: $isOn) { Text("x").onTapGesture { go() } }"#,
  ])
  func otherTapsAreNotFound(_ body: String) throws {
    #expect(try facts(body).isEmpty, "\(body)")
  }

  @Test(arguments: [
    #"NavigationLink("x") { Text("y").onTapGesture { go() } }"#,
    #"NavigationLink { Text("y").onTapGesture { go() } } label: { Text("x") }"#,
    #"Menu { Text("y").onTapGesture { go() } } label: { Text("x") }"#,
    #"LabeledContent { Text("y") } label: { Text("x").onTapGesture { go() } }"#,
  ])
  func tapsNextToTheLabelOfAControlAreFound(_ body: String) throws {
    #expect(try facts(body).map(\.kind) == [.tapGesture(hasTrait: false)], "\(body)")
  }

  @Test func stylesOfControlsNeedNoTrait() throws {
    let style = """
      struct Round: ToggleStyle { func makeBody(configuration: Configuration) -> some View {
      Circle().onTapGesture { configuration.isOn.toggle() } } }
      """
    #expect(try facts(#"Toggle("x", isOn: $isOn).toggleStyle(Round())"#, style).isEmpty)
  }

  // MARK: Sizes

  @Test(arguments: [
    (#"Text("x").dynamicTypeSize(...DynamicTypeSize.xxxLarge)"#, ContentSizeCategory.extraExtraExtraLarge, false),
    (#"HStack { Text("x") }.dynamicTypeSize(.large)"#, .large, false),
    (#"Text("x").dynamicTypeSize(...DynamicTypeSize.large).accessibilityShowsLargeContentViewer()"#, .large, true),
  ])
  func capsAroundTextsAreFound(_ body: String, _ cap: ContentSizeCategory, _ hasViewer: Bool) throws {
    #expect(try facts(body).map(\.kind) == [.sizeCap(cap, hasLargeContentViewer: hasViewer)], "\(body)")
  }

  @Test(arguments: [
    ("Row()", true), ("Group { if isOn { Row() } }", true), ("Outer()", true), ("Bar()", false), ("Color.red", false),
  ])
  func aCapAroundViewsOfTheAppIsFound(_ body: String, _ isFound: Bool) throws {
    let views = """
      struct Row: View { var body: some View { Text("x") } }
      struct Outer: View { var body: some View { VStack { Row() } } }
      struct Bar: View { var body: some View { Color.red } }
      """
    #expect(try facts("\(body).dynamicTypeSize(.xSmall ... .xxLarge)", views).isEmpty != isFound, "\(body)")
  }

  @Test func viewsThatContainThemselvesAreSearchedOnce() throws {
    let own = String(repeating: "V();", count: 60)
    let view = "struct V: View { var body: some View { VStack { \(own) } } }"
    #expect(try facts("V().dynamicTypeSize(.large)", view).isEmpty)
  }

  @Test(arguments: [
    (#"Text("x").font(.system(size: 12))"#, false), (#"Image("x").font(.system(size: 12))"#, true),
    (#"Label("x", image: "y").bold().font(Font.system(size: 12, weight: .bold))"#, false),
  ])
  func fixedSizesAreFound(_ body: String, _ isSymbol: Bool) throws {
    #expect(try facts(body).map(\.kind) == [.fixedFont(size: 12, symbol: isSymbol, isKey: !isSymbol)], "\(body)")
  }

  @Test(arguments: ["🎉", "·", "— …"])
  func textsWithoutLettersArePictures(_ text: String) throws {
    let found = try facts("Text(\"\(text)\").font(.system(size: 12))")
    #expect(found.map(\.kind) == [.fixedFont(size: 12, symbol: true, isKey: false)])
    let value = try facts(#"Text("\(text)").font(.system(size: 12))"#)
    #expect(value.map(\.kind) == [.fixedFont(size: 12, symbol: false, isKey: true)])
  }

  @Test(arguments: [
    #"Text("x").font(.system(.body))"#, #"Text("x").font(.system(size: size))"#, #"Avatar().dynamicTypeSize(.large)"#,
    #"Text("x").dynamicTypeSize(range)"#, #"Text("x").font(.custom("A", size: 12))"#,
  ])
  func otherSizesAreNot(_ body: String) throws {
    #expect(try facts(body).isEmpty, "\(body)")
  }

  // MARK: Comments

  @Test func aCommentTurnsRulesOffAtItsLineOrTheNext() throws {
    let found = try facts(
      """
      Text("x").font(.system(size: 12)) // typecheck:disable font-does-not-scale
      // typecheck:disable font-does-not-scale, tap-without-button-trait
      Text("y").font(.system(size: 13))
      Text("z").font(.system(size: 14))
      """)
    #expect(
      found.map(\.disabled) == [["font-does-not-scale"], ["font-does-not-scale", "tap-without-button-trait"], []])
    #expect(found.map(\.name) == ["A/Text", "A/Text 2", "A/Text 3"])
  }

  @Test func unusedViewsHaveNoFacts() throws {
    let app = "@main struct Demo: App { var body: some Scene { WindowGroup { A() } } }\n"
    let old = #"struct Old: View { var body: some View { Text("x").font(.system(size: 12)) } }"#
    #expect(try facts("EmptyView()", app + old).isEmpty)
  }
}
