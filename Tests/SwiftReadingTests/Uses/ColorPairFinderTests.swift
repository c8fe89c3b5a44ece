import AuditModel
import ColorContrast
import DynamicType
import Testing

@testable import CodeEffects
@testable import CodeValues
@testable import SwiftReading
@testable import SwiftTrees

@Suite struct ColorPairFinderTests {
  private func pairs(_ body: String, _ other: String = "") throws -> [CodeColorPair] {
    try Sources.uses(of: [], "struct A: View { var body: some View {\n\(body)\n} }\n\(other)").colors
  }

  @Test(
    arguments: [
      ("Text(x).foregroundColor(.white).background(Color.blue)", .color(.white), .system("systemBlue")),
      (#"VStack { Text(x).foregroundStyle(Color("Ink")) }.background(Color("Paper"))"#, .set("Ink"), .set("Paper")),
      ("Text(x).foregroundStyle(.brandText).background(Color(.card))", .symbol("brandText"), .symbol("card")),
      ("ZStack { Color.red.ignoresSafeArea(); Text(x).foregroundColor(.black) }", .color(.black), .system("systemRed")),
      (
        "Text(x).foregroundColor(Color(red: 1, green: 0, blue: 0)).background(Capsule().fill(.yellow))",
        .color(Color(red: 1, green: 0, blue: 0)), .system("systemYellow")
      ),
      (
        "VStack { Text(x) }.foregroundColor(.red).background { Color.green }", .system("systemRed"),
        .system("systemGreen")
      ),
    ] as [(String, CodeColorPair.Value, CodeColorPair.Value)])
  func statedPairsAreFound(_ body: String, _ text: CodeColorPair.Value, _ background: CodeColorPair.Value) throws {
    let found = try pairs(body)
    #expect(found.map(\.text) == [text], "\(body)")
    #expect(found.map(\.background) == [background], "\(body)")
    #expect(found.map(\.isAssumed) == [false], "\(body)")
  }

  @Test func theSystemsColoursAreAssumed() throws {
    let text = try pairs("Text(x).foregroundColor(.green).font(.caption)")
    #expect(text.map(\.background) == [.system("systemBackground")])
    #expect(text.map(\.isAssumed) == [true])
    #expect(text.map(\.style) == [.caption1])
    let row = try pairs("List { Text(x).foregroundColor(.green) }")
    #expect(row.map(\.background) == [.system("secondarySystemGroupedBackground")])
    let card = try pairs("Text(x).background(Color.yellow)")
    #expect(card.map(\.text) == [.system("label")])
    #expect(card.map(\.isAssumed) == [true])
  }

  @Test func ownConstantsAreFollowed() throws {
    let other = #"extension Color { static let ink = Color("Ink"); static var paper: Color { Color("Paper") } }"#
    let found = try pairs("Text(x).foregroundColor(.ink).background(Color.paper)", other)
    #expect(found.map(\.text) == [.set("Ink")])
    #expect(found.map(\.background) == [.set("Paper")])
  }

  @Test(arguments: [
    "Text(x)", "Text(x).foregroundColor(isOn ? .red : .blue)", "Text(x).foregroundColor(.white)",
    "Text(x).foregroundColor(.red).opacity(0.5)", "Text(x).foregroundColor(.red).card()",
    "Card { Text(x).foregroundColor(.red) }", "Text(x).foregroundColor(.red).background(.thinMaterial)",
    "Image(y).overlay { Text(x).foregroundColor(.red) }", "ZStack { Image(y); Text(x).foregroundColor(.red) }",
    "Text(x).foregroundColor(.red).background(Color.blue.opacity(0.2))",
    "Text(x).font(.system(size: size)).foregroundColor(.red)",
    "Button { go() } label: { Text(x) }.background(Color.red)",
    "Text(x).foregroundStyle(.secondary).background(Color.black)", "Text(x).foregroundColor(.red).offset(y: -60)",
    "ZStack { Color.white.frame(height: 2); Text(x).foregroundColor(.red) }",
    "ZStack { Color.white; Group { Image(y); Text(x).foregroundColor(.red) } }",
    "ZStack { Color.white; if isOn { Color.black; Text(x).foregroundColor(.red) } }",
    "GeometryReader { g in Image(y); Text(x).foregroundColor(.red) }", "Text(x).foregroundColor(tint)",
    "Text(x).foregroundColor(.red).modifier(Card())",
    "Label { Text(x).disabled(true) } icon: { y }.foregroundColor(.red)",
    #"Text(x).foregroundColor(.red).background(alignment: .top) { Color.black }"#,
    "if colorScheme == .dark { Text(x).foregroundColor(.red) }",
    #"NavigationLink("a", destination: Text(x).foregroundColor(.red))"#,
    #"Text(x).font(.custom("A", size: 60)).foregroundColor(.red)"#, "Text(x).foregroundColor(Color(UIColor.red))",
    "Text(x).foregroundColor(.red).disabled(true)", #"Text(x).foregroundColor(Color("Ink\(number)"))"#,
  ])
  func whatIsNotUnderstoodGivesNoPair(_ body: String) throws { #expect(try pairs(body).isEmpty, "\(body)") }

  @Test func backgroundsOfListsAreBehindTheirRows() throws {
    let list = try pairs("List { Text(x).foregroundColor(.red) }.background(Color.black)")
    #expect(list.map(\.background) == [.system("secondarySystemGroupedBackground")])
    let row = try pairs("List { Text(x).foregroundColor(.red).listRowBackground(Color.black) }")
    #expect(row.map(\.background) == [.color(.black)])
    let own = try pairs("Text(x).foregroundColor(.red).listRowBackground(Color.white).background(Color.black)")
    #expect(own.map(\.background) == [.color(.black)])
  }

  @Test func aStatedAppearanceLeavesOtherColoursOpen() throws {
    let other = "struct B: View { var body: some View { A().preferredColorScheme(.light) } }"
    #expect(try pairs("Text(x).foregroundColor(.red).background(Color.black)", other).map(\.isAssumed) == [true])
    #expect(try pairs("Text(x).foregroundColor(.white).background(Color.black)", other).map(\.isAssumed) == [false])
  }
}
