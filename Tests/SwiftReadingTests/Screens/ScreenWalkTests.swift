import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

@Suite struct ScreenWalkTests {
  /// The outline of the view `A` with the body: one line per element, indented, with the text's key or expression.
  private func outline(_ body: String, _ other: String = "") throws -> [String] {
    try #require(try screen(body, other)).outline
  }

  private func screen(_ body: String, _ other: String = "") throws -> CodeScreen? {
    try Sources.screens("struct A: View { var body: some View {\n\(body)\n} }\n#Preview { A() }\n\(other)")
      .first { $0.name == "A" }
  }

  @Test func containersHoldTheirContent() throws {
    let lines = try outline(
      """
      NavigationStack {
        List {
          Section("header") {
            HStack { Image("a"); Text("key").bold(); Spacer() }
          } footer: { Text("foot") }
          Button("save") { save() }
          Button { save() } label: { Label("more", systemImage: "a") }
        }
        .navigationTitle("title")
        .toolbar { ToolbarItem { Button("add", action: add) } }
      }
      """)
    #expect(
      lines == [
        "NavigationStack", "  List", "    Section sectionHeader header", "      HStack", "        Text row key",
        "      footer", "        Text sectionFooter foot", "    Button button save", "    Button", "      label",
        "        Label button more", "    navigationTitle navigationTitle title", "    toolbar", "      ToolbarItem",
        "        Button barButton add",
      ])
  }

  @Test func branchesHaveBoxes() throws {
    let lines = try outline(
      """
      if a { Text("1") } else if b { Text("2") } else { Text("3") }
      switch c { case .d: Text("4") default: Spacer() }
      e ? Text("5") : Text("6")
      """)
    #expect(
      lines == [
        "if", "  Text text 1", "else if", "  Text text 2", "else", "  Text text 3", "case", "  Text text 4", "if",
        "  Text text 5", "else", "  Text text 6",
      ])
  }

  @Test func ownViewsAreEntered() throws {
    let lines = try outline(
      "VStack { header; row(\"x\"); Card(title: \"card\") { Text(\"inner\") } }.shown()",
      """
      extension A {
        var header: some View { Text("head") }
        func row(_ title: LocalizedStringKey) -> some View { Text(title) }
      }
      struct Card<Content: View>: View {
        let title: LocalizedStringKey
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { Text(title); content() } }
      }
      extension View { func shown() -> some View { padding().overlay { Text("over") } } }
      """)
    #expect(
      lines == [
        "shown", "  VStack", "    header", "      Text text head", "    row", "      Text text x", "    Card",
        "      VStack", "        Text text card", "        Text text inner", "  overlay", "    Text text over",
      ])
  }

  @Test func aModifierWithoutViewsHasNoBox() throws {
    let lines = try outline(
      "Text(\"key\").wide().modifier(Tall())",
      """
      extension View { func wide() -> some View { self.padding(20) } }
      struct Tall: ViewModifier { func body(content: Content) -> some View { content.padding(10) } }
      """)
    #expect(lines == ["Text text key"])
  }

  @Test func otherScreensAreNotRepeated() throws {
    let lines = try outline(
      """
      TabView { B().tabItem { Text("tab") }; C() }
        .sheet(isPresented: $a) { NavigationStack { D() } }
      VStack { NavigationLink("more") { D() }; NavigationLink("other") { E() }; C() }
      """,
      ["B", "C", "D", "E"].map { "struct \($0): View { var body: some View { Text(\"\($0)\") } }" }
        .joined(separator: "\n"))
    #expect(
      lines == [
        "TabView", "  B screen", "    tabItem", "      Text tabLabel tab", "  C screen", "  sheet",
        "    NavigationStack", "      D screen", "VStack", "  NavigationLink row more", "    destination",
        "      D screen", "  NavigationLink row other", "    destination", "      E", "        Text text E", "  C",
        "    Text text C",
      ])
  }

  @Test(arguments: [
    ("Chip(\"a\")", "Chip view"), ("Text(\"a\").glow()", "glow modifier"), ("model.view()", "model.view() content"),
    ("Text(\"a\").modifier(Glow())", "Glow modifier"), ("items[0]", "items content"),
    ("WebView()", "WebView view"), ("Chart { BarMark() }", "Chart view"),
  ])
  func otherCodeIsNotUnderstood(_ body: String, _ part: String) throws {
    let other = "struct WebView: UIViewRepresentable, View {}"
    let screen = try #require(try screen(body, other))
    #expect(screen.unresolved.map { "\($0.name) \($0.cause.rawValue)" } == [part], "\(body)")
    #expect(!screen.isComplete && screen.unresolved[0].location.line == 2, "\(body)")
  }

  @Test(arguments: [
    "Circle().fill(.red).stroke(.blue)", "Color.red.frame(width: 8)", "ContentUnavailableView.search",
    "Button(\"a\") { model.save() }", "Text(\"a\").onTapGesture { save() }", "let a = model.view(); Text(\"b\")",
    "EmptyView()", "Text(\"a\").foregroundStyle(.red).background(.thinMaterial)",
  ])
  func commonCodeIsComplete(_ body: String) throws {
    #expect(try screen(body)?.unresolved == [], "\(body)")
  }

  @Test func theUseOfAViewDecidesItsText() throws {
    let row = "struct Row: View { let title: LocalizedStringKey; var body: some View { Text(title) } }"
    let lines = try outline("Row(title: \"one\"); Row(title: \"two\"); Row(title: model.title)", row)
    #expect(
      lines == [
        "Row", "  Text text one", "Row", "  Text text two", "Row", "  Text text (title)",
      ])
  }

  @Test(arguments: [
    (#"Text("key").padding(20)"#, ""), (#"Form { B().font(.caption) }"#, #"HStack { Text("key").lineLimit(1) }"#),
    (#"List { B().padding(4) }"#, #"Text("key")"#), (#"ScrollView(.horizontal) { B() }"#, #"Text("key")"#),
    (#"VStack { B() }.frame(maxWidth: 100)"#, #"Text("key").fixedSize(horizontal: false, vertical: true)"#),
  ])
  func aTextHasThePropertiesOfItsUse(_ body: String, _ inner: String) throws {
    let source = """
      struct A: View { var body: some View { \(body) } }
      struct B: View { var body: some View { \(inner) } }
      #Preview { A() }
      """
    let found = try Sources.uses(of: ["key"], source, findsScreens: true)
    let use = try #require(found.uses.first)
    let text = try #require(found.screens.flatMap(\.elements).lazy.compactMap(\.text).first)
    #expect(text.use.width == use.width && text.use.style == use.style && text.use.lines == use.lines)
    #expect(text.use.role == use.role && text.keys == [use.key])
  }

  @Test func aSheetInAToolbarIsNotPartOfTheBar() throws {
    let found = try Sources.uses(
      of: ["key"],
      """
      struct A: View { var body: some View {
        List {}.toolbar { Button("a") {}.sheet(isPresented: $b) { B() } }
      } }
      struct B: View { var body: some View { Text("key") } }
      """)
    #expect(found.uses.map(\.role) == [.text])
  }
}

extension CodeScreen {
  /// The elements as indented lines: the name, then the role with the key or expression, or the kind of a screen.
  var outline: [String] {
    var depths: [Int] = []
    return elements.map { element in
      depths.append(element.parent.map { depths[$0] + 1 } ?? 0)
      var line = String(repeating: "  ", count: depths.last ?? 0) + element.name
      if element.kind == .screen { line += " screen" }
      if let text = element.text {
        let shown = text.keys.first?.key ?? text.literal ?? text.expression.map { "(\($0))" }
        line += " \(text.use.role.rawValue) \(shown ?? "?")"
      }
      return line
    }
  }
}
