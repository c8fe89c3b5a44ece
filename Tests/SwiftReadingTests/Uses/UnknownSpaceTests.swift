import AuditModel
import DynamicType
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// Code that is not known gives a text any width, and code that is known does not.
@Suite struct UnknownSpaceTests {
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
    #"Text("key").bleed().padding(40)"#, #"VStack { Text("key") }.modifier(Bleed())"#,
    #"VStack { Text("key") }.padding(.huge)"#, #"Text("key").frame(square: 40)"#,
    #"Section(header: Text("key")) {}.bleed()"#, #"TextField("key", text: $a).textFieldStyle(Bleed())"#,
    #"GroupBox { Text("key") }.groupBoxStyle(.card)"#, #"DisclosureGroup("key") {}.disclosureGroupStyle(Card())"#,
    #"LabeledContent { Text("key") } label: { a }.labeledContentStyle(Card())"#,
    #"Menu("key") {}.menuStyle(Card())"#, #"Toggle("key", isOn: $a).toggleStyle(.card)"#,
    #"Label("key", image: "a").labelStyle(.card)"#, #"VStack { Button { } label: { Text("key") } }.buttonStyle(.card)"#,
  ])
  func unknownModifiersAndStylesDo(_ body: String) throws {
    #expect(try width(body) == nil, "\(body)")
    // A frame inside has the last word.
    let fixed = body.replacing(#"Text("key")"#, with: #"Text("key").frame(width: 80)"#)
    if fixed != body { #expect(try width(fixed) == 80, "\(fixed)") }
  }

  @Test(arguments: [
    (#"Text("key").padding(4).groupBoxStyle(.card)"#, 367.0),
    (#"GroupBox { Text("key") }.groupBoxStyle(.automatic)"#, 375),
    (#"TextField("key", text: $a).textFieldStyle(.roundedBorder).padding(4)"#, 367),
    (#"TextField("key", text: $a).textFieldStyle(PlainTextFieldStyle()).padding(4)"#, 367),
    (#"Button("key") {}.buttonStyle(.bordered).padding(4)"#, 367),
    (#"List { Text("key") }.buttonStyle(.card)"#, 343), (#"Text("key").labelStyle(.card).padding(4)"#, 367),
    (#"Button("key") {}.buttonStyle(.plain).padding(4).buttonStyle(.card)"#, 367),
    (#"Text("key").controlSize(.small).padding(4)"#, 367), (#"Text("key").inset(4)"#, 367),
    (#"Text("key").padding(.small)"#, 367), (#"Text("key").modifier(kept)"#, 367),
    (#"Text("key").padding(.leading).padding(8)"#, 343),
  ])
  func knownOnesDoNot(_ body: String, _ points: Double) throws {
    let other = """
      enum Space { case small, huge }
      extension View {
        func padding(_ space: Space) -> some View { padding(4) }
        func inset(_ points: CGFloat) -> some View { small() }
        func small() -> some View { padding(4) }
      }
      struct Small: ViewModifier { func body(content: Content) -> some View { content.padding(4) } }
      var kept: some ViewModifier { Small() }
      private struct Label: View { var body: some View { EmptyView() } }
      """
    #expect(try width(body, other) == points, "\(body)")
  }

  /// The app's own style draws the view in the control, before the modifiers of the control.
  @Test(arguments: [
    (#"Button("key") {}.padding(10).buttonStyle(Wide())"#, 200.0),
    (#"Button { } label: { Text("key").padding(1) }.padding(10).buttonStyle(Wide())"#, 198),
    (#"VStack { Button("key") {}.frame(width: 80) }.buttonStyle(Padded())"#, 70),
    (#"Button("key") {}.frame(width: 80).padding(10).buttonStyle(Padded()).padding(10)"#, 70),
    (#"Button("key") {}.buttonStyle(Padded()).padding(10).buttonStyle(Wide())"#, 345),
    (
      #"Button {} label: { Label("key", image: "a") }.frame(width: 90).labelStyle(Titled()).buttonStyle(Padded())"#, 74
    ),
    (#"Menu { Button("x") {} } label: { Text("key") }.frame(width: 60).buttonStyle(Padded())"#, 50),
  ])
  func stylesDrawTheControl(_ body: String, _ points: Double) throws {
    let styles = """
      struct Wide: ButtonStyle { func makeBody(configuration: Configuration) -> some View {
        configuration.label.frame(width: 200) } }
      struct Padded: ButtonStyle { func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(5).font(.caption) } }
      struct Titled: LabelStyle { func makeBody(configuration: Configuration) -> some View {
        configuration.title.padding(3) } }
      """
    #expect(try width(body, styles) == points, "\(body)")
    let bar = try use(#"VStack { Text("x").toolbar { Button("key") {} } }.buttonStyle(Padded())"#, styles)
    #expect(bar.role == .barButton && bar.style.value == nil)
    let font = try use(#"Button("key") {}.font(.title).buttonStyle(Padded())"#, styles).style
    #expect(font.value == .caption1 && font.certainty == .exact)
  }

  @Test(arguments: [
    (#"Text("key").card(4)"#, 367.0), (#"Text("key").card(wide: 4)"#, 175), (#"Text("key").card(isOn)"#, 367),
    (#"Text("key").nested()"#, 363), (#"Text("key").endless(2)"#, nil), (#"Text("key").branching()"#, nil),
    (#"Text("key").tint(theme.accent)"#, 371), (#"Text("key").title("x")"#, 361), (#"Text("key").around()"#, nil),
  ])
  func overloadedAndNestedModifiersAreRead(_ body: String, _ points: Double?) throws {
    let nested = (0..<5).map { "func m\($0)() -> some View { m\($0 + 1)().padding(1) }\n" }.joined()
    let other = """
      extension View {
        func card(_ points: CGFloat) -> some View { padding(4) }
        func card(_ isOn: Bool) -> some View { padding(20) }
        func card(wide: CGFloat) -> some View { padding(100) }
        func nested() -> some View { m0() }
        \(nested)
        func m5() -> some View { padding(1) }
        func endless(_ a: Int) -> some View { endless(a - 1).padding(1) }
        func tint(_ color: ThemeColor?) -> some View { modifier(Tinted(color: color)).padding(2) }
        func title(_ key: Key) -> some View { title(String(localized: key)) }
        func title(_ text: String) -> some View { padding(7) }
        func around() -> some View { around2() }
        func around2() -> some View { around() }
        func branching() -> some View { if a { self.branching().padding(1) } else { self.branching() } }
      }
      struct Tinted: ViewModifier { let color: ThemeColor
        func body(content: Content) -> some View { content.tint(color.resolve(in: palette)) } }
      """
    #expect(try width(body, other) == points, "\(body)")
  }

  /// The callers' own style is not unknown if its code only takes width.
  @Test(arguments: [
    ("Row().toggleStyle(Branded())", 375.0, true), ("Row().toggleStyle(Padded())", 375, true),
    ("Row().toggleStyle(Wide())", nil, false), ("Row().toggleStyle(Small())", nil, false),
    ("Row().toggleStyle(Negative())", nil, false), ("Row().toggleStyle(Low())", nil, false),
  ])
  func stylesOfCallersThatTakeWidthAreRead(_ body: String, _ points: Double?, _ isFontKept: Bool) throws {
    func style(_ name: String, _ code: String) -> String {
      "struct \(name): ToggleStyle { func makeBody(configuration: Configuration) -> some View { \(code) } }\n"
    }
    let other =
      "struct Row: View { var body: some View { Toggle(\"key\", isOn: $a).frame(minHeight: 8) } }\n"
      + style("Branded", "Toggle(configuration).toggleStyle(.switch).tint(.red)")
      + style("Padded", "HStack { configuration.label; Spacer() }.padding(4)")
      + style("Wide", "configuration.label.frame(width: 400)")
      + style("Small", "configuration.label.font(.caption)")
      + style("Negative", "configuration.label.padding(-4)")
      + style("Low", "configuration.label.frame(height: 20)")
    #expect(try width(body, other) == points, "\(body)")
    #expect(try (use(body, other).style.certainty == .assumed) == isFontKept, "\(body)")
  }

  @Test func stylesOfCallersCount() throws {
    let row = #"struct Row: View { var body: some View { Button("key") {} } }"#
    #expect(try width("Row().buttonStyle(Card())", row) == nil)
    #expect(try use("Row().buttonStyle(Card())", row).style.certainty == .unknown)
    #expect(try width("VStack { Row() }.buttonStyle(.plain).buttonStyle(Card())", row) == 375)
    let styled = #"struct Row: View { var body: some View { Button("key") {}.buttonStyle(.plain) } }"#
    #expect(try width("Row().buttonStyle(Card())", styled) == 375)
    let label = #"struct Row: View { var body: some View { Label("key", image: "a") } }"#
    #expect(try use("Row().labelStyle(.iconOnly)", label).role == .spoken)
    let own =
      #"struct Card: GroupBoxStyle {}; extension GroupBoxStyle where Self == Card { static var automatic: Card { Card() } }"#
    #expect(try width(#"GroupBox { Text("key") }.groupBoxStyle(.automatic)"#, own) == nil)
  }

  @Test(arguments: [
    "draggable(a)", "onDrag", "listRowBackground", "presentationBackground", "searchSuggestions",
    "containerBackground(for: .navigation)", "safeAreaBar(edge: .top)", "tabViewBottomAccessory", "hoverEffect",
  ])
  func viewsInArgumentsOfModifiersAreElsewhere(_ modifier: String) throws {
    let body = "VStack { Text(\"x\").\(modifier) { Text(\"key\").padding(4) } }.frame(width: 80)"
    #expect(try width(body) == nil, "\(body)")
    #expect(
      try width(body.replacing(#"Text("x")"#, with: #"Text("key")"#).replacing(#"Text("key").padding"#, with: "a.b"))
        == 80)
  }

  @Test(arguments: [
    (#"ViewThatFits { Group { Text("key"); Text("x") } }"#, nil),
    (#"ViewThatFits { Group { Text("x"); Text("key") } }"#, 375.0),
    (#"ViewThatFits { ForEach(a) { b in Text("key") } }"#, nil), (#"ViewThatFits { Part(); Text("x") }"#, nil),
    (#"ViewThatFits { Text("x"); Part() }"#, nil),
    (#"ViewThatFits { Text("x"); if isOn { Text("key") } else { b } }"#, 375),
    (#"ViewThatFits { Text("x"); if isOn { Text("key"); b } }"#, nil),
    (#"ViewThatFits { Text("x"); HStack { Text("key"); b } }"#, 375),
    (#"ViewThatFits { Text("x"); HStack { Part(); b } }"#, 375), (#"VStack { Part() }"#, 375),
    (#"Adaptive { Text("key"); b }"#, nil), (#"Adaptive { a; Text("key") }"#, 375),
    (#"Group { Outer() }"#, nil), (#"ViewThatFits(in: .horizontal) { HStack { Text("key") }; VStack { a } }"#, nil),
  ])
  func onlyTheLastAlternativeFails(_ body: String, _ points: Double?) throws {
    var other =
      "struct Adaptive<C: View>: View { @ViewBuilder let content: C\nvar body: some View { ViewThatFits { content } } }\n"
    if body.contains("Part()") {
      other += #"struct Part: View { var body: some View { Text("key"); Text("y") } }"#
    } else if body.contains("Outer()") {
      other +=
        "struct Outer: View { var body: some View { ViewThatFits { inner } }\n"
        + #"@ViewBuilder var inner: some View { Text("key"); Text("y") } }"#
    }
    #expect(try width(body, other) == points, "\(body)")
  }

  @Test(arguments: [
    #"Text("key").padding(space)"#, #"Text("key").padding(.horizontal, m.w * 2 - 100)"#,
    #"Text("key").padding(insets)"#,
    #"Text("key").padding(EdgeInsets(top: 0, leading: -m, bottom: 0, trailing: 0))"#,
    #"HStack(spacing: space) { Text("key"); Image("a") }"#, #"HStack(spacing: 4 - a * 2) { Text("key"); b }"#,
    #"HStack(spacing: space) { Group { Text("key"); b } }"#, #"HStack(spacing: space) { ForEach(a) { Text("key") } }"#,
    #"HStack(spacing: space) { if a { Text("key"); b } }"#, #"HStack(spacing: space) { Text("key").pair() }"#,
    #"LazyVGrid(columns: [GridItem(.flexible(), spacing: space), GridItem()]) { Text("key") }"#,
    #"Grid(horizontalSpacing: space) { GridRow { Text("key"); a } }"#, #"List { Text("key").listRowInsets(insets) }"#,
    #"Text("key").safeAreaPadding(.horizontal, -8)"#,
    #"Text("key").padding(isOn ? space : 8)"#, #"Text("key").padding(.leading, min(8, space))"#,
  ])
  func lengthsThatMayBeNegativeDo(_ body: String) throws {
    #expect(try width(body) == nil, "\(body)")
  }

  @Test(arguments: ["@ScaledMetric var w = 22", "@State private var w = 22", "private var w = 22; func f() { w -= 4 }"])
  func aLengthThatCallersOrCodeSetMayBeNegative(_ property: String) throws {
    let row = "struct Row: View { \(property)\nvar body: some View { Text(\"key\").padding(.leading, w) } }"
    #expect(try width("Row()", row) == nil, "\(property)")
  }

  @Test(arguments: [
    (#"Text("key").padding(Size.wide * 2 - 100)"#, 335.0), (#"Text("key").padding([.leading, edge], -4)"#, 383),
    (#"Text("key").padding(.leading, Size.wide / 3)"#, 355),
    (#"Text("key").padding(Size.insets)"#, 365), (#"Text("key").padding(.leading, abs(space))"#, 375),
    (#"Text("key").padding(EdgeInsets(top: -4, leading: -4, bottom: 0, trailing: 6))"#, 373),
    (#"List { Text("key").listRowInsets(.init(top: a, leading: 8, bottom: a, trailing: 8)) }"#, 359),
    (#"List { Text("key").listRowInsets(nil) }"#, 343), (#"Text("key").padding(.leading, 10 - 4 + 2 * 3)"#, 363),
  ])
  func knownLengthsDoNot(_ body: String, _ points: Double) throws {
    let size =
      "enum Size { static let wide: CGFloat = 60\nstatic let insets = EdgeInsets(top: 1, leading: 4, bottom: 1, trailing: 6) }"
    #expect(try width(body, size) == points, "\(body)")
  }

  @Test(arguments: [
    (#"Image("a").frame(width: 40).bleed()"#, 375.0), (#"Image("a").frame(width: 40).modifier(Bleed())"#, 375),
    (#"Button("x") {}.frame(width: 40).buttonStyle(Card())"#, 375), (#"Image("a").frame(width: 40).padding(-10)"#, 355),
    (#"HStack(spacing: -30) { Color.red.frame(width: 40); Color.red.frame(width: 40) }"#, 375),
    (#"HStack(spacing: space) { Color.red.frame(width: 40) }"#, 375), (#"Divider().frame(width: 40)"#, 375),
    (#"Image("a").frame(width: 40).padding(space)"#, 375), (#"Image("a").scaledToFill().frame(width: 40)"#, 335),
    (#"Button("x") {}.frame(width: 40).buttonStyle(.plain)"#, 335),
  ])
  func neighboursTakeOnlyWhatIsKnown(_ neighbour: String, _ points: Double) throws {
    let other = "struct Divider: View { var body: some View { EmptyView() } }"
    #expect(try width("HStack { Text(\"key\"); \(neighbour) }", other) == points, "\(neighbour)")
  }

  @Test(arguments: [
    ("Inner().listStyle(.plain)", 343.0), ("Inner().plain()", 343), ("Inner().formStyle(.columns)", 375),
    ("Inner().ignoresSafeArea(.keyboard)", 311), ("Inner().edgesIgnoringSafeArea(.bottom)", 311),
    ("Group { Inner() }.listStyle(.insetGrouped)", 343), ("VStack { Inner(); Inner().listStyle(.plain) }", 343),
    ("Inner().padding(4)", 303),
  ])
  func stylesOfCallersGiveMarginsBack(_ body: String, _ points: Double) throws {
    let inner = #"struct Inner: View { var body: some View { Form { Text("key") } } }"#
    let plain = "\nextension View { func plain() -> some View { listStyle(.plain) } }"
    #expect(try width(body, inner + plain) == points, "\(body)")
  }

  @Test(arguments: [
    ("ignoresSafeArea()", true), ("edgesIgnoringSafeArea(.all)", true), ("ignoresSafeArea(edges: .horizontal)", true),
    ("ignoresSafeArea(.container, edges: [.top, .bottom])", false), ("edgesIgnoringSafeArea(.vertical)", false),
    ("ignoresSafeArea(.keyboard)", false), ("background(Color.red.ignoresSafeArea())", false),
    ("frame(width: 80).ignoresSafeArea()", false),
  ])
  func textsMayExtendUnderTheSidesOfTheSafeArea(_ modifier: String, _ isWider: Bool) throws {
    #expect(try use("VStack { Text(\"key\") }.\(modifier)").ignoresSafeArea == isWider, "\(modifier)")
    let row = #"struct Row: View { var body: some View { Text("key") } }"#
    #expect(try use("VStack { Row().\(modifier); Row() }", row).ignoresSafeArea == isWider, "\(modifier)")
  }

  @Test func constantsOfAViewAreRead() throws {
    let row = "struct Row: View { let inset: CGFloat = 4\nvar body: some View { Text(\"key\").padding(inset) } }"
    #expect(try width("Row()", row) == 367)
    #expect(try width("Row()", row.replacing("let", with: "var")) == 367)
    #expect(try width("Row(inset: other)", row.replacing("let", with: "var")) == nil)
    #expect(try width("Row()", row.replacing(" = 4", with: "")) == nil)
  }

  @Test func aTextThatAPropertyKeepsHasUnknownSpace() throws {
    let kept = "struct Row: View { let title = Text(\"key\")\nvar body: some View { title.fixedSize() } }"
    #expect(try width("Row()", kept) == nil)
    let typed = "struct Row: View { let title: Text = Text(\"key\")\nvar body: some View { title.padding(4) } }"
    #expect(try width("Row()", typed) == 367)
  }

  @Test func theWindowIsThatOfTheCallersSystem() throws {
    let row = #"struct Row: View { var body: some View { Text("key") } }"#
    let latest = "struct A: View { var body: some View { if #available(iOS 26, *) { Row() } } }"
    let earlier = "struct B: View { var body: some View { Row() } }"
    #expect(try Sources.uses(of: ["key"], row, latest).uses.map(\.latestSystem) == [26])
    #expect(try Sources.uses(of: ["key"], row, latest, earlier).uses.map(\.latestSystem) == [nil])
    #expect(try Sources.uses(of: ["key"], row, earlier).uses.map(\.latestSystem) == [nil])
  }
}
