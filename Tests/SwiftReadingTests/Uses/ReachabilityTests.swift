import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// Code that never runs, own types with the names of the system's, and members of protocols and generic types.
@Suite struct ReachabilityTests {
  private func lines(_ source: String) throws -> [Int] {
    let tree = try Sources.tree(source)
    return SourceUses(of: [TextKey(key: "key", table: "Localizable")], in: [tree]).uses.map(\.location.line)
  }

  // MARK: Code that never runs

  @Test func viewsThatNoCodeNamesAreNotDrawn() throws {
    let source = """
      struct Used: View { var body: some View { Text("key") } }
      struct Unused: View { var body: some View { Text("key") } }
      public struct Shared: View { public var body: some View { Text("key") } }
      struct Pre: PreviewProvider { static var previews: some View { Unused() } }
      """
    #expect(try lines(source + "\nstruct Root: View { var body: some View { Used() } }").count == 3)
    let app = "\n@main struct Demo: App { var body: some Scene { WindowGroup { Used() } } }"
    #expect(try lines(source + app) == [1, 3])
    let found = try SourceUses(of: [TextKey(key: "key", table: "Localizable")], in: [Sources.tree(source + app)])
    #expect(found.mentions.map(\.ending) == [.unreachable])
  }

  @Test func anAliasMayNameSeveralProtocols() throws {
    let app = "@main struct Demo: App { var body: some Scene { WindowGroup { Used() } } }\n"
    let source = """
      protocol Story {}
      typealias StoryView = Story & View
      struct Used: StoryView { var body: some View { Text("key") } }
      struct Unused: StoryView { var body: some View { Text("key") } }
      """
    #expect(try lines(app + source) == [4])
  }

  @Test func viewsThatOnlyUnusedViewsNameAreNotDrawn() throws {
    let app = "@main struct Demo: App { var body: some Scene { WindowGroup { Used() } } }\n"
    let views = """
      struct Old: View { var body: some View { Inner() } }
      struct Inner: View { var body: some View { Text(NSLocalizedString("key", comment: "")) } }
      struct Used: View { var body: some View { Other() } }\n
      """
    #expect(try lines(app + views + "struct Other: View { var body: some View { EmptyView() } }").isEmpty)
    #expect(try lines(app + views + "struct Other: View { var body: some View { Inner() } }") == [3])
  }

  @Test(arguments: [
    ("private func unused() { Text(\(call)) }", []),
    ("private func used() { Text(\(call)) }\nfunc f() { used() }", [2]),
    ("private func a() { Text(\(call)) }\nprivate func b() { a() }", []),
    ("private func a() { Text(\(call)) }\nvar b = 1 { didSet { a() } }", [2]),
    ("@objc private func a() { Text(\(call)) }", [2]),
    ("private static let unused = \(call)\nfunc f() { Text(A.unused) }", [3]),
  ])
  func privateCodeRunsIfItsFileUsesIt(_ members: String, _ expected: [Int]) throws {
    #expect(try lines("class A {\n\(members)\n}") == expected, "\(members)")
  }

  @Test func aPrivateSetterDoesNotHideAProperty() throws {
    let model = "final class Model { private(set) var title = \(Self.call) }"
    let view = "struct A: View { let model: Model\nvar body: some View { Text(model.title) } }"
    let trees = try [Sources.tree(model, named: "B.swift"), Sources.tree(view)]
    #expect(SourceUses(of: [TextKey(key: "key", table: "Localizable")], in: trees).uses.map(\.location.line) == [2])
  }

  @Test func aFailureAfterOtherStatementsIsForOtherValues() throws {
    #expect(try lines("func f() -> Int { if a {\nlabel.text = \(Self.call)\nreturn 1 }\nfatalError() }") == [2])
    #expect(try lines("func f() -> Int { fatalError()\nif a {\nlabel.text = \(Self.call) } }").isEmpty)
  }

  @Test func aPrivateValueThatNoCodeReadsIsNotDrawn() throws {
    let source = """
      struct Style { let title: String
        private static let old = Style(title: \(Self.call))
        static let new = Style(title: "")
      }
      func show(_ style: Style) { Text(style.title) }
      func run() { show(.new) }
      """
    #expect(try lines(source).isEmpty)
    #expect(try lines(source.replacing("private ", with: "")) == [5])
  }

  // MARK: Types with the names of SwiftUI's

  @Test func anOwnTypeComesBeforeTheSystemsOfTheSameName() throws {
    let source = "struct Label: View { let text: String\nvar body: some View { Text(text) } }\n"
    #expect(try lines(source + "func f() { Label(text: \(Self.call)) }") == [2])
    #expect(try lines(source + #"func f() { SwiftUI.Label("key", image: "a") }"#) == [3])
  }

  @Test func anOwnTypeWithOtherArgumentsDoesNotHideTheSystems() throws {
    #expect(try lines("struct Section { let rows: [Int] }\nfunc f() {\nSection(\"key\") {} }") == [3])
  }

  @Test func theKeyOfAResourceIsAString() throws {
    func source(_ argument: String) -> String {
      """
      extension Menu { init(_ title: LocalizedStringResource, icon: Icon) { self.init(\(argument), image: icon.name) } }
      func f() { Menu("key", icon: .more) }
      """
    }
    #expect(try lines(source("title.key")).isEmpty)
    #expect(try lines(source("LocalizedStringKey(title.key)")) == [2])
  }

  @Test(arguments: [("", TextRole.unknown), (", titleVisibility: .visible", .alertTitle)])
  func theTitleOfADialogIsDrawnIfItIsStatedToBeVisible(_ argument: String, _ role: TextRole) throws {
    let source = #"func f() { Text(verbatim: "").confirmationDialog("key", isPresented: $a\#(argument)) {} }"#
    let found = try SourceUses(of: [TextKey(key: "key", table: "Localizable")], in: [Sources.tree(source)])
    #expect(found.uses.map(\.role) == [role])
  }

  // MARK: Protocols and generics

  @Test(arguments: [
    "struct Item: Titled { var title: String { \(call) } }",
    "struct Item: Titled { let title = \(call) }",
    "extension Titled { var title: String { \(call) } }\nstruct Item: Titled {}",
  ])
  func theMemberOfAProtocolHasTheTextsOfItsTypes(_ item: String) throws {
    let source = "protocol Titled { var title: String { get } }\nfunc show(_ item: any Titled) { Text(item.title) }\n"
    #expect(try lines(source + item) == [2], "\(item)")
  }

  @Test func theReaderOfARequirementMayHaveAnotherType() throws {
    let source = """
      protocol Titled { var title: String { get } }
      struct A: Titled { var title: String { \(Self.call) } }
      struct B: Titled { var title: String { "" } }
      func show(_ item: any Titled) { Text(item.title) }
      """
    let found = try SourceUses(of: [TextKey(key: "key", table: "Localizable")], in: [Sources.tree(source)])
    #expect(found.uses.map(\.way) == [.shared])
  }

  @Test func aSubclassOverridesTheTextOfItsClass() throws {
    let source = """
      class Base: UIViewController {
        var heading: String { "" }
        override func viewDidLoad() { title = heading }
      }
      final class Settings: Base { override var heading: String { \(Self.call) } }
      """
    #expect(try lines(source) == [3])
  }

  @Test(arguments: [
    "struct Row<Item: Titled>: View { let item: Item\nvar body: some View { Text(item.title) } }",
    "func row<Item: Titled>(_ item: Item)\n{ Text(item.title) }",
    "func row(_ item: some Titled)\n{ Text(item.title) }",
  ])
  func aGenericParameterHasTheMembersOfItsConstraint(_ row: String) throws {
    let source =
      "protocol Titled { var title: String { get } }\n\(row)\nstruct One: Titled { let title = \(Self.call) }"
    #expect(try lines(source) == [3], "\(row)")
  }

  @Test func theDescriptionOfAnErrorIsShownWhereTheAppHandlesIt() throws {
    let source = "enum Failure: LocalizedError { case a\nvar errorDescription: String? { \(Self.call) } }"
    let found = try SourceUses(of: [TextKey(key: "key", table: "Localizable")], in: [Sources.tree(source)])
    #expect(found.uses.map(\.place) == ["errorDescription"])
    #expect(found.uses.map(\.role) == [.unknown])
    #expect(found.mentions.isEmpty)
    #expect(try lines(source.replacing(": LocalizedError", with: "")).isEmpty)
  }

  @Test func aCastStatesTheType() throws {
    let source = """
      struct Item { let title: String }
      func show(_ any: Any) {
        let item = any as! Item
        Text(item.title)
        if let one = any as? Item { Label(one.title, image: "a") }
      }
      func make() { Item(title: \(Self.call)) }
      """
    #expect(try lines(source).sorted() == [4, 5])
  }

  private static let call = #"NSLocalizedString("key", comment: "")"#
}
