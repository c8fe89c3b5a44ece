import AuditModel
import DynamicType
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// Implicit members, overloads, models and places on the way of a text.
@Suite struct TextFlowPlaceTests {
  private func uses(_ source: String) throws -> SourceUses {
    SourceUses(of: [TextKey(key: "key", table: "Localizable")], in: [try Sources.tree(source)])
  }

  private static let call = #"NSLocalizedString("key", comment: "")"#
  private static let row =
    "struct Row: View { let title: String; var body: some View { Text(title).font(.headline) } }\n"

  // MARK: Expected types

  @Test(arguments: [
    row + "func f() { let rows: [Row] = [.init(title: \(call))] }",
    row + "func make() -> Row { .init(title: \(call)) }",
    "struct Item { let title: String }\nfunc show(_ item: Item) { Text(item.title) }\nfunc f() { show(.init(title: \(call))) }",
    "struct Item { let title: String\nstatic func basic(_ text: String) -> Item { Item(title: text) } }\n"
      + "func show(_ item: Item) { Text(item.title) }\nfunc f() { show(.basic(\(call))) }",
    "enum State { case failed(title: String) }\nstruct A: View { let state: State\nvar body: some View {\n"
      + "switch state { case .failed(let text): Text(text) } } }\nfunc f() { A(state: .failed(title: \(call))) }",
    "enum State { case failed(String) }\nstruct A { var state: State\nfunc g() { if case let .failed(text) = state { Text(text) } } }\n"
      + "func f() { A(state: State.failed(\(call))) }",
  ])
  func implicitMembersBelongToTheExpectedType(_ source: String) throws {
    let found = try uses(source)
    #expect(found.uses.count == 1 && found.mentions.isEmpty, "\(source)")
  }

  @Test func anOverloadForKeysTakesLiterals() throws {
    let overloads = """
      struct Row: View { let title: String
      init(_ title: LocalizedStringResource) { self.title = String(localized: title) }
      @_disfavoredOverload init(_ title: some StringProtocol) { self.title = String(title) }
      var body: some View { Text(title) } }

      """
    #expect(try uses(overloads + #"func f() { Row("key") }"#).uses.map(\.isLocalizedKey) == [false])
    #expect(try uses(overloads + #"func f() { Row(flag ? "key" : "b") }"#).uses.count == 1)
    #expect(try uses(overloads + "func f() { Row(\(Self.call)) }").uses.count == 1)
  }

  // MARK: Places

  @Test(arguments: [
    ("struct A: View { var body: some View { Text(verbatim: \(call)) } }", TextRole.text),
    ("func f() { cell.label.text = \(call) }", .label), ("func f() { content.secondaryText = \(call) }", .label),
    ("func f() { configuration.title = \(call) }", .button),
    (
      "class C { func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { \(call) } }",
      .sectionHeader
    ),
    (
      "class C { func tableView(_ t: UITableView, titleForFooterInSection s: Int) -> String? { return \(call) } }",
      .sectionFooter
    ),
    ("func f() { CPListItem(text: \(call), detailText: nil) }", .unknown),
    (
      "struct I: AppIntent { static let title: LocalizedStringResource = .init(\"key\", defaultValue: \"T\") }",
      .notDrawn
    ),
  ])
  func placesTakeTexts(_ source: String, _ role: TextRole) throws {
    let found = try uses(source)
    #expect(found.uses.map(\.role) == [role] && found.mentions.isEmpty, "\(source)")
  }

  @Test func anOwnPropertyComesBeforeThatOfALabel() throws {
    let model = "class M { var text = a }\nclass C { let m = M()\nfunc f() { m.text = \(Self.call) } }"
    #expect(try uses(model).uses.isEmpty)
  }

  @Test(arguments: [
    "struct A { private func row() -> some View { Text(\(call)) } }",
    "func f() { guard a else { assertionFailure(); return Text(\(call)) } }",
    "func f() { if a { Text(\(call)); fatalError() } }",
  ])
  func placesThatNeverDrawAreSkipped(_ source: String) throws {
    #expect(try uses(source).uses.isEmpty, "\(source)")
  }

  @Test(arguments: [
    "struct A { private func row() -> some View { Text(\(call)) }\nvar body: some View { row() } }",
    "struct A { private func row() -> some View { Text(\(call)) }\nfunc f() { g(#selector(row)) } }",
    "struct A { func row() -> some View { Text(\(call)) } }",
    "func f() { guard a else { fatalError() }; return Text(\(call)) }",
  ])
  func placesThatMayDrawAreUses(_ source: String) throws {
    #expect(try uses(source).uses.count == 1, "\(source)")
  }

  @Test func aModelWithSeveralReadersIsShared() throws {
    let model = "struct Item { let title: String }\nfunc make() { Item(title: \(Self.call)) }\n"
    let one = "struct A { let a: Item; var b: some View { Text(a.title) } }\n"
    let other = "struct B { let a: Item; var b: some View { Button(a.title) {} } }\n"
    #expect(try uses(model + one).uses.map(\.way) == [.parameter])
    #expect(try uses(model + one + other).uses.map(\.way) == [.shared, .shared])
    let spoken = "struct B { let a: Item; var b: some View { Text(a.title).accessibilityLabel(a.title) } }\n"
    #expect(try uses(model + spoken).uses.map(\.way) == [.parameter, .parameter])
    let elsewhere = "struct B { let a: Item; var b: some View { Image(n).accessibilityLabel(a.title) } }\n"
    #expect(try uses(model + one + elsewhere).uses.map(\.way) == [.shared, .shared])
    let unknown = "struct B { let a: Item; func f() { show(a.title) } }\n"
    #expect(try uses(model + one + unknown).uses.map(\.way) == [.shared])
    let tab = "enum Tab { case a, b; var t: String { switch self { case .a: \(Self.call); case .b: x } } }\n"
    let reader = "struct C { var a: Tab; func f() { Text(a.t) } }\n"
    #expect(try uses(tab + reader).uses.map(\.way) == [.member])
    #expect(
      try uses(tab + reader + "struct D { var a: Tab; func f() { Text(a.t) } }").uses.map(\.way) == [.shared, .shared])
    let constant = "enum Tab { case a, b; var t: String { \(Self.call) } }\n"
    #expect(
      try uses(constant + reader + "struct D { var a: Tab; func f() { Text(a.t) } }").uses.allSatisfy {
        $0.way == .member
      })
    let view = "struct Row: View { let title: String; var body: some View { Text(title); Text(title) } }\n"
    #expect(try uses(view + "func f() { Row(title: \(Self.call)) }").uses.map(\.way) == [.parameter, .parameter])
  }

  @Test func markdownOfAStringIsInterpreted() throws {
    let found = try uses("func f() { Text(try AttributedString(markdown: \(Self.call))) }")
    #expect(found.uses.map(\.isLocalizedKey) == [true])
  }

  // MARK: Hostile declarations

  private static let overloads = "func f(_ a: String) -> T { b }\nfunc f(_ a: LocalizedStringKey) -> T { b }\n"

  @Test(arguments: [
    overloads + "let a = f(b.t)\nlet b = f(a.t)\nfunc g() { Text(a.t); Text(\(call)) }",
    "let a = b.x().y\nlet b = a.x().y\nfunc g() { Text(a.title); Text(\(call)) }",
    "typealias A = B\ntypealias B = A\nfunc g(a: A) { Text(a.title); Text(\(call)) }",
    "class A: B {}\nclass B: A {}\nfunc g(a: A) { Text(a.title); Text(\(call)) }",
    "struct A: View { var a: some View { b }\nvar b: some View { a; Text(\(call)) } }",
    (0..<20).map { level in
      "protocol P\(level): " + (0..<20).map { "P\(level + 1), Q\(level)x\($0)" }.joined(separator: ", ") + " {}"
    }.joined(separator: "\n") + "\nstruct S: P0 {}\nfunc g(s: S) { Text(s.title); Text(\(call)) }",
    (0..<14).map { "let v\($0 + 1) = " + Array(repeating: "v\($0)", count: 40).joined(separator: " ?? ") }
      .joined(separator: "\n") + "\nfunc g() { Text(v14.title); Text(\(call)) }",
    (0..<3_000).map { "struct V\($0): View { var body: some View { V\($0 + 1)() } }" }.joined(separator: "\n")
      + "\nstruct V3000: View { var body: some View { Text(\(call)) } }",
    (0..<300).map { "struct R\($0): View { let t: String; var body: some View { R\($0 + 1)(t: t) } }" }
      .joined(separator: "\n") + "\nfunc g() { R0(t: \(call)); Text(\(call)) }",
  ])
  func theyEnd(_ source: String) throws {
    #expect(try !uses(source).uses.isEmpty)
  }
}
