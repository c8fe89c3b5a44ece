import AuditModel
import DynamicType
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// Texts that declarations carry from a key to a place.
@Suite struct TextFlowTests {
  /// The places that draw `key`, whose text a call of `NSLocalizedString` returns.
  private func uses(_ sources: String...) throws -> SourceUses {
    let trees = try sources.enumerated().map { try Sources.tree($1, named: "\($0).swift") }
    return SourceUses(of: [TextKey(key: "key", table: "Localizable")], in: trees)
  }

  private static let call = #"NSLocalizedString("key", comment: "")"#

  // MARK: Variables and members

  @Test(arguments: [
    "let title = \(call); return Text(title)", "let title: String = { \(call) }(); return Text(title)",
    "let title = flag ? \(call) : other; return Text(title)", "var title = \(call); title = x; return Text(title)",
    "var title = a; title = \(call); return Text(title)",
    "let title = if flag { \(call) } else { b }; return Text(title)",
    "let title = switch x { case .a: \(call); default: b }; return Text(title)",
    "if let title = \(call) as String? { return Text(title) }",
    "guard let title = f ?? \(call) else { return }; Text(title)",
    "let parts = [\(call), b]; return Text(parts[0])", "for title in [\(call)] { Text(title) }",
    "ForEach([\(call), b]) { title in Text(title) }", "ForEach([\(call)], id: \\.self) { Text($0) }",
    "func title() -> String { \(call) }; return Text(title())",
    "let a = \(call); let b = a.uppercased(); return Text(b + c)",
  ])
  func variablesCarryTexts(_ body: String) throws {
    let found = try uses("struct A: View { func f() -> some View { \(body) } }")
    #expect(found.uses.map(\.way) == [.local], "\(body)")
    #expect(found.mentions.isEmpty)
  }

  @Test(arguments: [
    "let title = 1; if flag { let title = \(call) }; return Text(title)",
    "let title = \(call); return model.map { title in Text(title) }",
    "let title = \(call); if let title = other { return Text(title) }",
    "let title = \(call); switch x { case .a(let title): return Text(title) }",
    "let title = \(call); let (title, b) = pair; return Text(title)",
    "let title = \(call); return Text(model.title)", "let title = \(call); return Text(title.prefix)",
    "let title = \(call); title(); return Text(\"title\")", "Text(title); let title = \(call)",
  ])
  func otherVariablesOfTheSameNameDoNot(_ body: String) throws {
    let found = try uses("struct A: View { func f() -> some View { \(body) } }")
    #expect(found.uses.isEmpty, "\(body)")
    #expect(!found.mentions.isEmpty)
  }

  @Test(arguments: [
    "struct A: View { let title = \(call); var body: some View { Text(title) } }",
    "struct A: View { var title: String { \(call) }\nvar body: some View { Text(title) } }",
    "struct A: View { @State private var title = \(call); var body: some View { TextField($title, text: $a) } }",
    "struct A: View { @State private var title: String\ninit() { _title = State(initialValue: \(call)) }\n"
      + "var body: some View { Text(title) } }",
    "class M { var title = \(call) }\nstruct A: View { @StateObject var m = M(); var body: some View { Text(m.title) } }",
    "class M { var title = \"\"; func f() { title = \(call) } }\nstruct A: View { let m: M\nvar body: some View { Text(m.title) } }",
    "enum Tab { case a, b\nvar title: String { switch self { case .a: return \(call); case .b: return b } } }\n"
      + "struct A: View { var body: some View { ForEach(Tab.allCases) { Text($0.title) } } }",
    "enum Tab { case a; var title: String { switch self { case .a: \(call) } } }\n"
      + "struct A: View { let tabs: [Tab]; var body: some View { List(tabs) { tab in Text(tab.title) } } }",
    "struct Outer { struct M { var title: String { \(call) } } }\n"
      + "struct A: View { let m: Outer.M?; var body: some View { Text(m?.title ?? b) } }",
    "protocol P {}\nextension P { var title: String { \(call) } }\nstruct M: P {}\nstruct A: View { let m: M; var body: some View { Text(m.title) } }",
    "class Base { func title() -> String { \(call) } }\nclass M: Base {}\nfunc f(m: M) { Text(m.title()) }",
    "struct M { static let shared = M(); let title = \(call) }\nfunc f() { Text(M.shared.title) }",
    "typealias Short = M\nstruct M { let title = \(call) }\nstruct A: View { var m: Short; var body: some View { Text(m.title) } }",
    "extension UIViewController { var note: String { \(call) } }\nclass C: UITableViewController { func f() { Text(note) } }",
    "struct M { func f() -> String { \(call) }\nvar both: String { f() } }\nfunc g(m: M) { Text(m.both) }",
    "struct M { let title: () -> String = { \(call) } }\nfunc f(m: M) { Text(m.title()) }",
  ])
  func membersOfKnownTypesCarryTexts(_ source: String) throws {
    let found = try uses(source)
    #expect(found.uses.map(\.way) == [.member], "\(source)")
    #expect(found.mentions.isEmpty)
  }

  @Test(arguments: [
    "struct M { let title = \(call) }\nstruct N { let title = 1 }\nfunc f(n: N) { Text(n.title) }",
    "struct A { struct State { let title = \(call) } }\nstruct B { struct State { let title = 1 }\nfunc f(s: State) { Text(s.title) } }",
    "struct M { let title = \(call) }\nfunc f() { Text(model.title) }",
    "struct M { let title = \(call) }\nfunc f(all: [M]) { Text(all.title) }",
    "struct M { static let title = g(\(call)) }\nfunc f(m: M) { Text(m.title) }",
    "struct M { let title = \(call) }\nprotocol Q { var title: String { get } }\nfunc f(q: Q) { Text(q.title) }",
  ])
  func membersOfOtherTypesDoNot(_ source: String) throws {
    let found = try uses(source)
    #expect(found.uses.isEmpty, "\(source)")
    #expect(!found.mentions.isEmpty)
  }

  @Test func typesOfTheSameNameAreThoseOfTheirFolder() throws {
    let model = "struct Model { let title = \(Self.call) }"
    let view = "struct A: View { let m: Model; var body: some View { Text(m.title) } }"
    let trees = try [
      Sources.tree(model, named: "App/Model.swift"), Sources.tree(view, named: "App/A.swift"),
      Sources.tree("struct Model { let title = 1 }", named: "Watch/Model.swift"),
      Sources.tree(view, named: "Watch/A.swift"), Sources.tree(view, named: "Shared/A.swift"),
    ]
    let found = SourceUses(of: [TextKey(key: "key", table: "Localizable")], in: trees)
    #expect(found.uses.map(\.location.file) == ["App/A.swift"])
  }

  // MARK: Parameters

  private static let row =
    "struct Row: View { let title: String; var body: some View { Text(title).font(.headline) } }\n"

  @Test(arguments: [
    row + "struct A: View { var body: some View { Row(title: \(call)) } }",
    row + "struct A: View { var body: some View { Row.init(title: \(call)) } }",
    "struct Row: View { let name: String\ninit(_ title: String, b: Int = 1) { self.name = title }\n"
      + "var body: some View { Text(name) } }\nfunc f() { Row(\(call)) }",
    "struct A { func row(_ text: String, action: () -> Void) -> some View { Text(text) }\nvar b: some View { row(\(call)) {} } }",
    "extension View { func note(_ text: String) -> some View { overlay(Text(text)) } }\n"
      + "struct A: View { var body: some View { VStack {}.padding().note(\(call)) } }",
    "class C: UIViewController { func f() { show(\(call)) }\nfunc show(_ message: String) { UIAlertAction(title: message) } }",
    "extension UIViewController { func alert(text: String) { UIAlertAction(title: text) } }\n"
      + "class C: UITableViewController { func f() { alert(text: \(call)) } }",
    "struct Row: View { var title = \(call); var body: some View { Text(title) } }\nfunc f() { Row(title: \"x\") }",
    "func row(_ title: String = \(call)) { Text(title) }",
  ])
  func parametersCarryTexts(_ source: String) throws {
    let found = try uses(source)
    #expect(found.uses.count == 1 && found.mentions.isEmpty, "\(source)")
    #expect(found.uses.allSatisfy { [.parameter, .deepParameter, .member].contains($0.way) })
  }

  @Test func theStepsLeadFromThePlaceToTheKey() throws {
    let use = try #require(
      try uses(Self.row, "\n\nstruct A: View { var body: some View { Row(title: \(Self.call)) } }").uses.first)
    #expect(use.way == .parameter && use.location.line == 1 && use.steps.map(\.line) == [3])
    #expect(use.style.value == .headline && use.style.certainty == .exact)
  }

  @Test func severalParametersAreADeepWay() throws {
    let line = "struct Line: View { let text: String; var body: some View { Row(title: text) } }\n"
    let found = try uses(Self.row + line + "func f() { Line(text: \(Self.call)) }")
    #expect(found.uses.map(\.way) == [.deepParameter] && found.mentions.isEmpty)
  }

  @Test(arguments: [
    row + "func f() { Other(title: \(call)) }", row + "func f() { Row(name: \(call)) }",
    "struct A { let row: (String) -> Void\nfunc f() { row(\(call)) } }\nfunc row(_ a: String) { Text(a) }",
    "struct A { func row(_ a: String) { Text(a) } }\nstruct B { func f() { row(\(call)) } }",
    "func row(_ a: String) { Text(\"a\") }\nfunc f() { row(\(call)) }",
  ])
  func otherCallsDoNot(_ source: String) throws {
    let found = try uses(source)
    #expect(found.uses.isEmpty && !found.mentions.isEmpty, "\(source)")
  }

  @Test func oneOfTwoOverloadsTakesTheText() throws {
    let found = try uses(
      "func row(_ a: String) { Text(a) }\nfunc row(_ a: String, note: String) { Text(note) }\n"
        + "func f() { row(x, note: \(Self.call)) }")
    #expect(found.uses.map(\.location.line) == [2])
  }

  // MARK: Literals

  @Test func aLiteralIsAKeyForATypeOfKeys() throws {
    let view = "struct Row: View { let title: LocalizedStringKey; var body: some View { Text(title) } }\n"
    let found = try uses(view + #"func f() { Row(title: "key") }"#)
    #expect(found.uses.map(\.isLocalizedKey) == [true] && found.mentions.isEmpty)
    let string = try uses(Self.row + #"func f() { Row(title: "key") }"#)
    #expect(string.uses.isEmpty && string.mentions.map(\.ending) == [.literal])
  }

  @Test func aLiteralIsLocalizedOnItsWay() throws {
    let view = "struct Row: View { let title: String; var body: some View { Text(LocalizedStringKey(title)) } }\n"
    #expect(try uses(view + #"func f() { Row(title: "key") }"#).uses.map(\.isLocalizedKey) == [true])
    let raw =
      #"enum Tab: String { case a = "key", b }"#
      + "\nfunc f(tab: Tab) { Text(NSLocalizedString(tab.rawValue, comment: c)) }"
    let found = try uses(raw)
    #expect(found.uses.map(\.isLocalizedKey) == [false] && found.mentions.isEmpty)
  }

  // MARK: Callers

  @Test(arguments: [
    ("Row().font(.title)", TextStyle?.some(.title1), TextUse.Certainty.exact),
    ("VStack { Row() }.font(.title)", .title1, .exact), ("Row()", .body, .assumed),
    ("VStack { Row(); Row().font(.title) }", nil, .unknown), ("Card { Row() }", nil, .unknown),
  ])
  func aViewHasTheFontOfItsCallers(_ body: String, _ style: TextStyle?, _ certainty: TextUse.Certainty) throws {
    let found = try uses(
      "struct Row: View { var body: some View { Text(\(Self.call)) } }\nstruct A: View { var body: some View { \(body) } }"
    )
    let use = try #require(found.uses.first)
    #expect(use.style.value == style && use.style.certainty == certainty)
  }

  @Test func aViewInAPropertyHasTheFontOfItsReaders() throws {
    let found = try uses(
      "struct A: View { var row: some View { Text(\(Self.call)) }\nvar body: some View { row.font(.title).lineLimit(1) } }"
    )
    let use = try #require(found.uses.first)
    #expect(use.style.value == .title1 && use.lines.value == 1)
  }

  @Test func callersMayScrollSidewaysOrShrink() throws {
    let row = "struct Row: View { var body: some View { Text(\(Self.call)) } }\n"
    let wide = try uses(row + "struct A: View { var body: some View { ScrollView(.horizontal) { Row() }; Row() } }")
    #expect(wide.uses.first?.width.certainty == .unknown)
    let small = try uses(row + "struct A: View { var body: some View { Row().minimumScaleFactor(0.5); Row() } }")
    #expect(small.uses.first?.minimumScale?.certainty == .unknown)
  }

  @Test func viewsThatContainEachOtherEnd() throws {
    let found = try uses(
      "struct A: View { let t = \(Self.call); var body: some View { B(t: t) } }\n"
        + "struct B: View { let t: String; var body: some View { C(t: t) } }\n"
        + "struct C: View { let t: String; var body: some View { B(t: t); Text(t) } }")
    #expect(found.uses.count == 1)
  }
}
