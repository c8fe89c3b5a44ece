import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

@Suite struct GridColumnsTests {
  private static let window = 375.0

  /// The only use of `key` in the body of a view; `other` are further declarations.
  private func use(_ body: String, _ other: String = "") throws -> TextUse {
    let source = "struct A: View { var body: some View {\n\(body)\n} }\n\(other)"
    return try #require(try Sources.uses(of: ["key"], source).uses.first)
  }

  private func width(_ body: String, _ other: String = "") throws -> Double? {
    try use(body, other).width.value?.width(in: Self.window)
  }

  private static let layout =
    "@Environment(\\.dynamicTypeSize) var size\nvar layout: AnyLayout { size.isAccessibilitySize "

  @Test(arguments: [
    ("? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout(spacing: 8)) }", 375.0),
    ("? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(HStackLayout(spacing: 8)) }", 331),
  ])
  func aLayoutThatMayBeAColumnTakesNoWidth(_ layout: String, _ points: Double) throws {
    let source =
      "struct A: View { \(Self.layout)\(layout)\nvar body: some View { layout { Text(\"key\"); "
      + "Circle().frame(width: 40) } } }"
    let found = try #require(try Sources.uses(of: ["key"], source).uses.first)
    #expect(found.width.value?.width(in: Self.window) == points && found.style.certainty == .assumed)
  }

  @Test(arguments: [
    "? AnyLayout(FlowLayout()) : AnyLayout(HStackLayout()) }", "? AnyLayout(VStackLayout()) : other }",
  ])
  func anotherLayoutGivesAnyWidth(_ layout: String) throws {
    let source =
      "struct A: View { \(Self.layout)\(layout)\nvar body: some View { layout { Text(\"key\") } } }"
    #expect(try #require(try Sources.uses(of: ["key"], source).uses.first).width.value == nil)
  }

  @Test(arguments: [
    (#"HStackLayout(spacing: 8) { Text("key"); Image("a") }"#, 367.0),
    (#"AnyLayout(HStackLayout()) { Text("key"); Image("a") }"#, 375),
  ])
  func layoutsAreStacks(_ body: String, _ points: Double) throws {
    #expect(try width(body) == points, "\(body)")
  }

  @Test(arguments: [
    ("[GridItem(.flexible()), GridItem(.flexible())]", 187.5),
    ("[GridItem(.flexible(), spacing: 15), GridItem(.flexible(), spacing: 99)]", 180),
    ("[GridItem(), GridItem(), GridItem()]", 125), ("Array(repeating: GridItem(.flexible()), count: 3)", 125),
    ("Array(repeating: GridItem(.flexible()), count: count)", 375), ("[GridItem(.fixed(80))]", 80),
    ("[GridItem(.fixed(75)), GridItem(.flexible())]", 300), ("[GridItem(.flexible(minimum: 200)), GridItem()]", 200),
    ("[GridItem(.flexible(maximum: 100)), GridItem()]", 375), ("[GridItem(.flexible(maximum: 100))]", 100),
    ("[GridItem(.flexible(maximum: most)), GridItem()]", 375), ("[GridItem(.adaptive(minimum: 80))]", 375),
    ("[GridItem(.adaptive(minimum: 80), spacing: 10)]", 170), ("[GridItem(.adaptive(minimum: 80, maximum: 100))]", 100),
    ("columns", 375), ("Theme.columns", 187.5),
  ])
  func columnsShareTheWidth(_ columns: String, _ points: Double) throws {
    let theme = "enum Theme { static let columns = [GridItem(.flexible()), GridItem(.flexible())] }"
    #expect(try width("LazyVGrid(columns: \(columns)) { ForEach(a) { b in Text(\"key\") } }", theme) == points)
    let padded = try width("LazyVGrid(columns: \(columns)) { Text(\"key\").padding(4) }", theme)
    #expect(padded == points - 8)
  }

  @Test(arguments: [
    "[GridItem(.fixed(size))]", "[GridItem(.flexible(minimum: size))]", "[GridItem(size)]",
    "[GridItem(.flexible(), spacing: -a), GridItem()]",
  ])
  func aColumnOfUnknownWidthGivesAnyWidth(_ columns: String) throws {
    #expect(try width("LazyVGrid(columns: \(columns)) { Text(\"key\") }") == nil)
  }

  @Test func headersSpanAllColumns() throws {
    let grid = "LazyVGrid(columns: [GridItem(), GridItem()])"
    #expect(try width("\(grid) { Section { a } header: { Text(\"key\") } }") == 375)
    #expect(try width("\(grid) { Section(\"key\") { a } }") == 375)
    #expect(try width("\(grid) { Section { Text(\"key\") } header: { a } }") == 187.5)
    let part = "struct Part: View { var body: some View { Section { a } header: { Text(\"key\") } } }"
    #expect(try width("\(grid) { Part() }", part) == nil)
  }

  @Test(arguments: [
    (#"Grid { GridRow { Text("key"); Image("a").frame(width: 40) } }"#, 375.0),
    (#"Grid(horizontalSpacing: 20) { GridRow { Text("key"); Image("a"); Circle() } }"#, 335),
    (#"Grid(horizontalSpacing: 20) { ForEach(a) { b in GridRow { Text("key"); Image("a") }.font(.body) } }"#, 355),
    (#"Grid(horizontalSpacing: 20) { Text("key"); Divider() }"#, 375),
    (#"LabeledContent { Text("key") } label: { Text("x") }"#, 375), (#"LabeledContent("key", value: name)"#, 375),
    (#"Form { LabeledContent("x") { Text("key") } }"#, 311),
    (#"Label { Text("key") } icon: { Image("a").frame(width: 40) }"#, 375), (#"Label("key", image: "a")"#, 375),
  ])
  func rowsLeaveTheTextAllThatIsNotStated(_ body: String, _ points: Double) throws {
    #expect(try width(body) == points, "\(body)")
  }
}
