import AuditModel
import Testing

@testable import SwiftReading
@testable import SwiftTrees

/// Accessors of keys, and keys that only code has.
@Suite struct CodeKeyTests {
  private func uses(_ keys: [String], _ files: [(name: String, source: String)]) throws -> SourceUses {
    let trees = try files.map { try Sources.tree($0.source, named: $0.name) }
    return SourceUses(of: keys.map { TextKey(key: $0, table: "Localizable") }, in: trees)
  }

  private func uses(_ keys: String..., in source: String) throws -> SourceUses { try uses(keys, [("A.swift", source)]) }

  // MARK: Accessors

  /// Each target has its own alias, so the nearest one to the file counts.
  @Test func anAliasIsThatOfItsTarget() throws {
    func accessors(_ name: String, _ key: String) -> String {
      "enum \(name) { static let title = NSLocalizedString(\"\(key)\", comment: \"\") }"
    }
    let view = "func f() { label.text = Strings.title }"
    let found = try uses(
      ["one", "two"],
      [
        ("One/Texts.swift", accessors("OneStrings", "one")), ("One/A.swift", "typealias Strings = OneStrings"),
        ("One/View.swift", view), ("Two/Texts.swift", accessors("TwoStrings", "two")),
        ("Two/A.swift", "typealias Strings = TwoStrings"), ("Two/View.swift", view), ("Three/View.swift", view),
      ])
    #expect(
      found.uses.map { "\($0.key.key) \($0.location.file)" }.sorted() == ["one One/View.swift", "two Two/View.swift"])
  }

  @Test(arguments: ["L10n.title.uppercased()", "String(L10n.title.characters)", "L10n.title.key.localized"])
  func membersOfAnAccessorKeepIt(_ value: String) throws {
    let source = """
      enum L10n { static let title = NSLocalizedString("key", comment: "") }
      func f() { label.text = \(value) }
      """
    let found = try uses("key", in: source)
    #expect(found.uses.map(\.location.line) == (value.contains("key") ? [] : [2]), "\(value)")
  }

  /// An accessor that no code names shows that its key is unused.
  @Test func anAccessorWithoutAReaderIsUnused() throws {
    let source = """
      enum A { enum Header { static let title = NSLocalizedString("key", comment: "") } }
      enum B { enum Header { static let title = NSLocalizedString("other", comment: "") } }
      func f() { label.text = B.Header.title }
      """
    let found = try uses("key", "other", in: source)
    #expect(found.uses.map(\.key.key) == ["other"] && found.mentions.isEmpty)
    let unclear = try uses("key", "other", in: source + "\nfunc g() { show(Header.title) }")
    #expect(unclear.mentions.map(\.key.key) == ["key"])
  }

  // MARK: Generated types

  @Test(arguments: [
    "func f() { label.text = L10n.clear }", "func f() { label.text = MyStrings.clear }",
    "func f() { label.text = R.string.localizable.clear() }",
    "func f() { label.text = Words.clear; a(Words.top); b(Words.max) }",
  ])
  func aTypeWhoseMembersAreKeysIsGenerated(_ source: String) throws {
    #expect(try uses("clear", "top", "max", in: source).uses.map(\.key.key) == ["clear"], "\(source)")
  }

  @Test(arguments: [
    "func f() { view.backgroundColor = Color.clear; a(Color.red) }", "func f() { a(VerticalAlignment.top) }",
    "func f() { a(Int.max) }", "func f(s: State) { a(State.clear, State.top, State.max) }",
    "func f() { a(Words.clear, Words.top, Words.max, Words.one, Words.two) }", "func f() { a(Network.Clear(1)) }",
  ])
  func anotherTypeIsNot(_ source: String) throws {
    let found = try uses("clear", "top", "max", in: source)
    #expect(found.uses.isEmpty && found.mentions.isEmpty, "\(source)")
  }

  // MARK: Keys that only code has

  @Test func aKeyThatOnlyCodeHasIsFollowed() throws {
    let source = """
      extension String { func localized() -> String { NSLocalizedString(self, comment: "") } }
      struct Row: View { let title: String; var body: some View { Text(title) } }
      func f() { Row(title: "code.key".localized()) }
      """
    let found = try uses("old", in: source)
    #expect(found.codeKeys == [TextKey(key: "code.key", table: "Localizable")])
    #expect(found.uses.map { "\($0.key.key) \($0.location.line)" } == ["code.key 2"])
  }

  @Test(arguments: [
    #"NSLocalizedString("k", value: "Text", comment: "")"#, #"String(localized: "k", defaultValue: "Text")"#,
    #"NSLocalizedString("k", tableName: "Other", value: "Text", comment: "")"#,
  ])
  func itsDefaultValueIsItsText(_ call: String) throws {
    let found = try uses("old", in: "func f() { label.text = \(call) }")
    let table = call.contains("Other") ? "Other" : "Localizable"
    #expect(found.defaults == [TextKey(key: "k", table: table): "Text"] && found.uses.count == 1, "\(call)")
    #expect(found.unknown.isEmpty)
  }

  @Test(arguments: [
    #"label.text = "literal""#, #"label.text = NSLocalizedString("a \(b)", comment: "")"#,
    #"label.text = NSLocalizedString(name, comment: "")"#,
  ])
  func aKeyOfRunTimeIsNotOneOfCode(_ statement: String) throws {
    #expect(try uses("old", in: "func f() { \(statement) }").codeKeys.isEmpty, "\(statement)")
  }
}
