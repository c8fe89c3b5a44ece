import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

@Suite struct ViewSpaceTests {
  private static let window = 375.0

  /// The only use of `key` in the body of a view; `other` are further declarations.
  private func use(_ body: String, _ other: String = "") throws -> TextUse {
    let source = "struct A: View { var body: some View {\n\(body)\n} }\n\(other)"
    return try #require(try Sources.uses(of: ["key"], source).uses.first)
  }

  private func width(_ body: String, _ other: String = "") throws -> Double? {
    try use(body, other).width.value?.width(in: Self.window)
  }

  @Test(arguments: [
    (#"Text("key").padding()"#, 343.0), (#"Text("key").padding(8)"#, 359), (#"Text("key").padding(.leading)"#, 359),
    (#"Text("key").padding(.horizontal, 20)"#, 335), (#"Text("key").padding(.vertical, 20)"#, 375),
    (#"Text("key").padding([.leading, .top], 20)"#, 355), (#"Text("key").padding([.leading, .trailing])"#, 343),
    (#"Text("key").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))"#, 369),
    (#"VStack { Text("key").padding(4) }.padding(.horizontal, 10)"#, 347),
    (#"Text("key").padding(max(space, 4))"#, 367), (#"Text("key").padding(2 * 6 - 4)"#, 359),
    (#"Text("key").padding(isWide ? .horizontal : .all)"#, 343), (#"Text("key").padding(edges, 8)"#, 375),
    (#"Text("key").padding(.vertical, space)"#, 375), (#"Text("key").padding(isWide ? 8 : nil)"#, 375),
    (#"Text("key").padding(.horizontal, -10)"#, 395), (#"Text("key").padding(.horizontal, isWide ? 20 : 10)"#, 355),
    (#"Text("key").padding(.horizontal, 4 + 8)"#, 351), (#"Text("key").padding(.horizontal, nil)"#, 343),
  ])
  func paddingsTakeWidth(_ body: String, _ points: Double) throws {
    #expect(try width(body) == points, "\(body)")
    #expect(try use(body).width.certainty == .atMost, "\(body)")
  }

  @Test(arguments: [
    (#"Text("key").frame(width: 80)"#, 80.0), (#"Text("key").padding(10).frame(width: 80)"#, 60),
    (#"Text("key").frame(width: 80).padding(10)"#, 80), (#"VStack { Text("key") }.frame(width: 500)"#, 500),
    (#"Text("key").frame(width: 80).rotationEffect(angle)"#, 80), (#"Text("key").frame(width: Size.wide)"#, 120),
    (#"ScrollView(.horizontal) { Text("key").frame(width: 80) }"#, 80),
    (#"Text("key").frame(width: isWide ? 90 : 60)"#, 90),
  ])
  func fixedFramesDoNotDependOnTheWindow(_ body: String, _ points: Double) throws {
    let other = "enum Size { static let wide: CGFloat = 120 }"
    #expect(try width(body, other) == points, "\(body)")
    #expect(try use(body, other).width.value?.isFixed == true, "\(body)")
  }

  @Test(arguments: [
    (#"Text("key").frame(maxWidth: 200)"#, 200.0), (#"Text("key").frame(maxWidth: .infinity)"#, 375),
    (#"Text("key").frame(maxWidth: 500).padding()"#, 343), (#"Text("key").padding().frame(maxWidth: 200)"#, 168),
    (#"Text("key").frame(minWidth: 400)"#, 400), (#"Text("key").frame(minWidth: 100, maxWidth: 200)"#, 200),
    (#"Text("key").frame(minWidth: 400).padding()"#, 400), (#"Text("key").frame(height: 20)"#, 375),
    (#"Text("key").frame(maxWidth: limit)"#, 375),
    (#"Text("key").frame(width: .infinity).padding(8)"#, 359), (#"HStack(spacing: -8) { Text("key") }"#, 375),
    (#"HStack(spacing: space) { if a { Text("key") } }.padding(8)"#, 359),
  ])
  func otherFramesLimitTheWidth(_ body: String, _ points: Double) throws {
    #expect(try width(body) == points, "\(body)")
  }

  @Test(arguments: [
    #"Text("key").fixedSize()"#, #"Text("key").frame(width: geometry.size.width)"#,
    #"Text("key").frame(minWidth: width)"#, #"LazyHStack { Text("key") }"#,
    #"ViewThatFits { Text("key"); Text("short") }"#, #"Icon().frame(width: 400).overlay { Text("key") }"#,
    #"Text("key").aspectRatio(3, contentMode: .fill)"#, #"Text("key").scaledToFill()"#,
    #"Rectangle().aspectRatio(3, contentMode: mode).overlay { Text("key") }"#,
    #"Text("key").padding().fixedSize()"#, #"HStack(spacing: -8) { Text("key"); Text("other") }"#,
  ])
  func otherWidthsAreUnknown(_ body: String) throws {
    #expect(try width(body) == nil, "\(body)")
  }

  @Test(arguments: [
    (#"List { Text("key") }"#, 343.0), (#"Form { Text("key") }"#, 311),
    (#"List { Text("key") }.listStyle(.insetGrouped)"#, 311),
    (#"Form { Section { Text("key").padding(4) } }"#, 303),
    (#"List { Text("key") }.contentMargins(.horizontal, 0)"#, 375),
    (#"List { Text("key") }.contentMargins(.top, 8)"#, 343), (#"Form { Text("key") }.contentMargins(8)"#, 375),
    (#"Form { Section { List { ForEach(rows) { Text("key") } } } }"#, 311), (#"List { Form { Text("key") } }"#, 311),
    (#"Form { List { Text("key").padding(4) }.padding(4) }"#, 295), (#"Form { Inner() }"#, 311),
    (#"Inner().contentMargins(.horizontal, 0)"#, 375), (#"Text("key").aspectRatio(1, contentMode: .fit)"#, 375),
    (#"List { Text("key").listRowInsets(EdgeInsets()) }"#, 375),
    (#"Form { Text("key").listRowInsets(EdgeInsets()) }"#, 343),
    (#"Form { Row() }"#, 343),
    (#"Form { Text("x").sheet(isPresented: $a) { Text("key").padding() } }"#, 343),
    (#"Form { NavigationLink("x") { Text("key") } }"#, 375),
    (#"Form { NavigationLink(value: 1) { Text("key") } }"#, 311),
    (#"Form { NavigationLink { Text("key") } label: { Text("x") } }"#, 375),
  ])
  func rowsHaveInsets(_ body: String, _ points: Double) throws {
    let row =
      body.contains("Row()")
      ? #"struct Row: View { var body: some View { Text("key").listRowInsets(EdgeInsets()) } }"#
      : #"struct Inner: View { var body: some View { List { Text("\#(body.contains("Inner()") ? "key" : "x")") } } }"#
    #expect(try width(body, row) == points, "\(body)")
  }

  @Test(arguments: [
    (#"HStack { Text("key"); Image("a").resizable().frame(width: 40, height: 40) }"#, 335.0),
    (#"HStack(spacing: 10) { Image("a").frame(width: 40); Text("key"); Spacer() }"#, 315),
    (#"HStack(spacing: 10) { Text("key"); if isOn { Image("a").frame(width: 40) } }"#, 375),
    (#"HStack(spacing: 10) { Text("key"); Own().frame(width: 40) }"#, 375),
    (#"HStack { VStack { Text("key") }; Circle().frame(width: 20).padding(.horizontal, 5) }"#, 345),
    (#"HStack { Text("key"); HStack(spacing: 4) { Color.red.frame(width: 8); Color.blue.frame(width: 8) } }"#, 359),
    (#"HStack { Text("key"); VStack { Circle().frame(minWidth: 12); Text("x") } }"#, 363),
    (#"VStack { Text("key"); Image("a").frame(width: 40) }"#, 375),
  ])
  func siblingsInAStackTakeWidth(_ body: String, _ points: Double) throws {
    #expect(try width(body) == points, "\(body)")
  }

  @Test func anIconInAPropertyTakesWidth() throws {
    func row(_ icon: String) -> String {
      "struct Row: View { \(icon)\nvar body: some View { HStack { icon.frame(width: 30); Text(\"key\") } } }"
    }
    #expect(try width("Row()", row("let icon: Image")) == 345)
    #expect(try width("Row()", row("@ViewBuilder let icon: Icon")) == 375)
  }

  @Test(arguments: [
    #"Flow { Text("key") }.padding(40)"#,
    #"Form { Text("x").bottomSheet($isShown) { Text("key") } }"#, #"List { Text("x") }.overlay { Text("key") }"#,
    #"Image("a").overlay { Text("key") }"#, #"Text("key").padding(.horizontal, -margin)"#,
    #"Text("key").padding(.leading, a - b)"#, #"Text("key").frame(minWidth: .infinity)"#,
    #"Text("key").frame(width: 0, height: 0)"#, #"HStack(spacing: isWide ? 8 : -8) { Text("key"); Image("a") }"#,
  ])
  func whatIsNotKnownGivesAnyWidth(_ body: String) throws {
    #expect(try width(body) == nil, "\(body)")
  }

  @Test(arguments: [
    (#"HStack(spacing: isWide ? 40 : 4) { Text("key"); Image("a") }"#, 371.0),
    (#"Text("key").padding(.horizontal, 20 - 8)"#, 351), (#"Text("key").padding(Edge.Set.leading, 20)"#, 355),
    (#"Color.red.overlay { Text("key").padding(4) }"#, 367), (#"SwiftUI.Section { Text("key").padding(4) }"#, 367),
    (#"NavigationStack { Form { Text("key") } }.listStyle(.plain)"#, 343),
    (#"Form { Section { Text("key") }.listSectionMargins(.horizontal, 0) }"#, 375),
    (#"VStack { Text("key"); Button("x") {} }.buttonStyle(Small())"#, 375),
    (#"Button("key") {}.buttonStyle(Small())"#, 80),
    (#"Button("key") {}.buttonStyle(.plain).buttonStyle(Small())"#, 375),
  ])
  func onlyWhatConcernsTheTextNarrowsIt(_ body: String, _ points: Double) throws {
    let style =
      "struct Small: ButtonStyle { func makeBody(configuration: Configuration) -> some View {\n"
      + "configuration.label.frame(width: 80) } }"
    #expect(try width(body, style) == points, "\(body)")
  }

  @Test func rowsStateTheirOwnInsetsInCallersLists() throws {
    func row(_ insets: String) -> String {
      "struct Row: View { var body: some View { Text(\"key\").listRowInsets(EdgeInsets(\(insets))) } }"
    }
    let (none, wide) = (row(""), row("top: 0, leading: 40, bottom: 0, trailing: 40"))
    #expect(try width("List { Row() }.frame(maxWidth: 300)", none) == 300)
    #expect(try width("VStack { Row() }; List { Row() }", wide) == 375)
    #expect(try width(#"List { NavigationLink("x") { List { Row() } } }"#, wide) == 343)
  }

  @Test func variablesHaveTheLargestValueThatCodeAssigns() throws {
    let changed = "struct B { private static var wide: CGFloat = 60\nfunc f() { B.wide = 200 } }"
    #expect(try width(#"Text("key").frame(width: B.wide)"#, changed) == 200)
    #expect(try width(#"Text("key").frame(width: B.wide)"#, changed.replacing("200", with: "other")) == nil)
  }

  @Test func optionalNeighboursMayBeAbsent() throws {
    let row =
      "struct Row: View { let icon: Image?\nvar body: some View {\n"
      + "HStack { icon?.resizable().frame(width: 30); Text(\"key\") } } }"
    #expect(try width("Row()", row) == 375)
  }

  @Test func aViewMadeByItsNameHasUnknownSpace() throws {
    let row = #"struct Row: View { var body: some View { Text("key") } }"#
    #expect(
      try width("ScrollView(.horizontal) { Row().frame(width: 80); ForEach(items, content: Row.init) }", row) == nil)
  }

  @Test func aViewHasTheLargestSpaceOfItsCallers() throws {
    let row = #"struct Row: View { var body: some View { Text("key").padding(5) } }"#
    #expect(try width("VStack { Row().padding(10); Row().padding(.leading, 30).frame(width: 100) }", row) == 345)
    #expect(try width("VStack { Row().padding(10); Row().fixedSize() }", row) == nil)
  }

  @Test func ownModifiersAndContainersTakeWidth() throws {
    let card =
      "struct Card<C: View>: View { @ViewBuilder let content: C\n"
      + "var body: some View { VStack { content }.padding(12) } }"
    #expect(try width(#"Card { Text("key") }"#, card) == 351)
    let inset = "extension View { func inset() -> some View { self.padding(.horizontal, 7) } }"
    #expect(try width(#"Text("key").inset()"#, inset) == 361)
  }

  @Test(arguments: [
    (#"Text("key").apply { view in view.padding(7) }"#, 361.0), (#"Text("key").apply({ $0.padding(7) })"#, 361),
    (#"Text("key").modify { view in view.padding(7) }"#, 375), (#"Text("key").modify { $0.padding(-7) }"#, 389),
    (#"Text("key").modify({ view in if #available(iOS 99, *) { view.padding(9) } else { view } })"#, 375),
    (#"List { Text("key") }.margins()"#, 343), (#"Text("key").modify { $0 }.padding(8)"#, 359),
    (#"VStack { Text("key") }.apply { view in HStack(spacing: 5) { view; Text("x") } }"#, 370),
    (#"Text("key").either { $0 } other: { $0.padding(7) }"#, nil),
    (#"Text("key").either({ $0 }, other: { $0.padding(7) })"#, nil), (#"Text("key").modify(change)"#, nil),
    (#"Text("key").apply { view in view.fixedSize() }"#, nil),
  ])
  func closuresOfModifiersReceiveTheView(_ body: String, _ points: Double?) throws {
    let modifiers = #"""
      extension View {
        @ViewBuilder func modify(@ViewBuilder _ transform: (Self) -> (some View)?) -> some View {
          if let view = transform(self) { view } else { self }
        }
        func apply(@ViewBuilder _ change: (Self) -> some View) -> some View { change(self) }
        @ViewBuilder func either(_ a: (Self) -> some View, other: (Self) -> some View) -> some View {
          if isOn { a(self) } else { other(self) }
        }
        func margins() -> some View { modify { view in view.contentMargins(.top, 8) } }
      }
      """#
    #expect(try width(body, modifiers) == points, "\(body)")
  }

  @Test(arguments: [
    (#"Text("key").frame(width: isLarge ? nil : 80)"#, 375.0), (#"Text("key").frame(width: isLarge ? nil : 500)"#, 500),
    (#"Text("key").frame(width: isLarge ? nil : 80).padding()"#, 343),
    (#"VStack { Text("key").frame(width: isLarge ? 60 : nil) }.frame(width: 40)"#, 60),
    (#"Text("key").frame(maxWidth: isLarge ? nil : 80)"#, 375),
    (#"Text("key").frame(maxWidth: isLarge ? 120 : 80)"#, 120),
    (#"Text("key").padding(.horizontal, dynamicTypeSize.isAccessibilitySize ? 4 : 16)"#, 367),
  ])
  func conditionsOnLengthsGiveTheLargerWidth(_ body: String, _ points: Double) throws {
    #expect(try width(body) == points, "\(body)")
  }

  @Test func aFrameWithoutAnyNumberIsUnknown() throws {
    #expect(try width(#"Text("key").frame(width: isLarge ? nil : size)"#) == nil)
  }

  /// Body grows from 14 pt to 53 pt, and its leading from 19 pt to 62 pt; 22 pt at Large.
  @Test(arguments: [
    ("@ScaledMetric private var w = 80", #"Text("key").frame(width: w)"#, 225.0, 226.5),
    ("@ScaledMetric private var w: CGFloat = 22", #"Text("key").padding(.leading, w)"#, 356, 356.6),
    ("@ScaledMetric(relativeTo: .caption2) private var w = 80", #"Text("key").frame(width: w)"#, 290, 300),
    ("@ScaledMetric private var w = 22", #"HStack { Image("a").frame(width: w); Text("key") }"#, 356, 356.6),
    ("@ScaledMetric var w = 22", #"HStack { Image("a").frame(width: w); Text("key") }"#, 375, 375),
    ("@State private var w = 22", #"HStack { Image("a").frame(width: w); Text("key") }"#, 375, 375),
  ])
  func scaledLengthsHaveTheirLargestEffectAtTheSizeThatGivesMore(
    _ property: String, _ body: String, _ least: Double, _ most: Double
  ) throws {
    let source = "struct A: View { \(property)\nvar body: some View { \(body) } }"
    let found = try #require(try Sources.uses(of: ["key"], source).uses.first)
    let width = try #require(found.width.value).width(in: Self.window)
    #expect(least...most ~= width, "\(body) \(width)")
  }

  @Test(arguments: ["sheet", "fullScreenCover", "popover", "inspector"])
  func presentedViewsHaveTheWindow(_ modifier: String) throws {
    let body = "Text(\"x\").\(modifier)(isPresented: $a) { VStack { Text(\"key\").padding(8) } }.frame(width: 80)"
    #expect(try width(body) == 359 && use(body).width.value?.isFixed == false)
  }

  @Test func anInitializerOfTheAppNamesTheDestination() throws {
    let body = #"Form { NavigationLink(unwrapping: $route) { _ in Text("key").padding(4) } }"#
    let initializer =
      "extension NavigationLink { init<A, B>(unwrapping value: Binding<A?>, @ViewBuilder %: @escaping (A) -> B) { a } }"
    #expect(try width(body, initializer.replacing("%", with: "destination")) == 367)
    #expect(try width(body, initializer.replacing("%", with: "label")) == 303)
  }

  @Test func theAppDoesNotNarrowTheSystemsPlaces() throws {
    #expect(try width(#"VStack { Text("x").navigationTitle("key") }.padding(30)"#) == 375)
    #expect(try width(#"VStack { Text("x").toolbar { Button("key") {} } }.padding(30)"#) == 375)
    #expect(try width(#"TextField("key", text: $text).frame(width: 80)"#) == 80)
  }
}
