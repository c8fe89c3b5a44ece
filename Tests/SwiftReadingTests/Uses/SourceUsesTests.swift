import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

@Suite struct SourceUsesTests {
  // MARK: Formats

  @Test(arguments: [
    (#"String(format: NSLocalizedString("key", comment: ""), 1)"#, true),
    (#"String(format: String(localized: "key"), 1)"#, true), (#"NSString(format: NSLocalizedString("key"), 1)"#, true),
    (#"String(format: NSLocalizedString("key", comment: ""), locale: nil, 1)"#, true),
    (#"String(format: NSLocalizedString("key", comment: ""), locale: .current, 1)"#, false),
    (#"String.localizedStringWithFormat(NSLocalizedString("key", comment: ""), 1)"#, false),
    (#"String(localized: "key")"#, false), (#"String(format: "key", 1)"#, false),
  ])
  func aFormatMayHaveNoLocale(_ code: String, _ isFound: Bool) throws {
    let found = try Sources.uses(of: ["key"], "struct A: View { var body: some View { Text(\(code)) } }")
    #expect(found.formattedWithoutLocale.isEmpty != isFound, "\(code)")
  }

  @Test(arguments: [
    ("String(format: f, 1)", true), ("String(format: f, locale: .current, 1)", false), ("f", false),
    ("String(format: f, f)", false),
  ])
  func aConstantIsTheFormatOfItsReaders(_ code: String, _ isFound: Bool) throws {
    let constant = #"let f = NSLocalizedString("key", comment: "")"#
    let found = try Sources.uses(of: ["key"], "func show(_ a: UILabel) { \(constant); a.text = \(code) }")
    #expect(found.formattedWithoutLocale.isEmpty != isFound, "\(code)")
  }

  @Test(arguments: [
    (#"AttributedString(localized: "key")"#, true), (#"String(localized: "key")"#, false),
    (#"try! AttributedString(markdown: String(localized: "key"))"#, true),
  ])
  func attributedStringsInterpretMarkdown(_ code: String, _ isKey: Bool) throws {
    let found = try Sources.uses(of: ["key"], "struct A: View { var body: some View { Text(\(code)) } }")
    #expect(found.uses.map(\.isLocalizedKey) == [isKey], "\(code)")
  }

  @Test func aFunctionOfTheAppMayInterpretMarkdown() throws {
    let view = #"struct A: View { var body: some View { Text(styled("key")) } }"#
    let markdown = """
      func styled(_ key: String) -> AttributedString {
      let text = NSLocalizedString(key, comment: "")
      return (try? AttributedString(markdown: text)) ?? AttributedString(text) }
      """
    let plain = "func styled(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }"
    #expect(try Sources.uses(of: ["key"], view + "\n" + markdown).uses.map(\.isLocalizedKey) == [true])
    #expect(try Sources.uses(of: ["key"], view + "\n" + plain).uses.map(\.isLocalizedKey) == [false])
  }

  @Test func aTitleOfTheSuperclassIsATitle() throws {
    let code = #"class A: UIViewController { func f() { super.title = NSLocalizedString("key", comment: "") } }"#
    #expect(try Sources.uses(of: ["key"], code).uses.map(\.place) == ["title"])
  }

  // MARK: Ways

  @Test func literalsInLocalizedPositionsAreKeys() throws {
    let found = try Sources.uses(
      of: ["Save", "%lld items", "Delete %@?", "key"],
      #"""
      struct A: View { var body: some View {
        Text("Save")
        Button("\(count) items") {}
        Text(verbatim: "key")
        Color.red.alert("Delete \(name)?", isPresented: $a) {}
      } }
      """#)
    #expect(found.uses.map(\.key.key) == ["Save", "%lld items", "Delete %@?"])
    #expect(found.uses.allSatisfy { $0.way == .literal && $0.isLocalizedKey })
    #expect(found.uses.map(\.role) == [.text, .button, .alertTitle])
    #expect(found.uses[1].location == SourceLocation(file: "0.swift", line: 3, column: 3))
    #expect(found.mentions.map(\.ending) == [.literal])
  }

  @Test(arguments: [
    #"Text(String(localized: "key"))"#, #"Text(NSLocalizedString("key", comment: "c"))"#,
    #"Text(LocalizedStringKey("key"))"#, #"Text(Bundle.main.localizedString(forKey: "key", value: nil, table: nil))"#,
    #"Text(String(format: NSLocalizedString("key", comment: ""), 1))"#, #"Text(String(localized: "key").uppercased())"#,
    #"Label(title: { Text("key") }, icon: { icon })"#, #"Text(flag ? "key" : "other")"#,
    #"Text(LocalizedStringResource("key", table: "Localizable"))"#,
  ])
  func callsThatLocalizeNameTheKey(_ code: String) throws {
    let found = try Sources.uses(of: ["key"], "struct A: View { var body: some View { \(code) } }")
    #expect(found.uses.map(\.key.key) == ["key"], "\(code)")
  }

  @Test(arguments: [
    #"Text(verbatim: "key")"#, #"Image("key")"#, #"print("key" == a)"#, #"defaults.set("key", forKey: "key")"#,
    #"UIAlertAction(title: "key", style: .cancel)"#, #"label.text = "key""#,
  ])
  func otherLiteralsAreNotUses(_ code: String) throws {
    #expect(try Sources.uses(of: ["key"], "func f() { \(code) }").uses.isEmpty, "\(code)")
  }

  @Test func tablesAreKept() throws {
    let found = try Sources.uses(
      of: ["Main/key", "Other/key"],
      #"func f() { UIAction(title: NSLocalizedString("key", tableName: "Other", comment: "")) }"#)
    #expect(found.uses.map(\.key.table) == ["Other"])
  }

  @Test func accessorsAreFollowedByTheirFullName() throws {
    let strings = #"""
      enum L10n {
        static let ok = L10n.tr("Localizable", "common.ok", fallback: "OK")
        enum Settings {
          static var title: String { return L10n.tr("Localizable", "settings.title") }
          static func count(_ p1: Int) -> String { L10n.tr("Localizable", "settings.count", p1) }
        }
      }
      extension L10n {
        private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback: String = "") -> String {
          let format = Bundle.main.localizedString(forKey: key, value: fallback, table: table)
          return String(format: format, arguments: args)
        }
      }
      """#
    let view = """
      typealias Words = L10n.Settings
      struct A: View { var body: some View {
        Text(L10n.ok)
        Text(L10n.Settings.title)
        Text(Words.count(3))
        Text(settings.title)
        Text(L10n.Other.title)
      } }
      """
    let found = try Sources.uses(of: ["common.ok", "settings.title", "settings.count"], strings, view)
    #expect(found.uses.map(\.key.key) == ["common.ok", "settings.title", "settings.count"])
    #expect(found.uses.allSatisfy { $0.way == .accessor })
    #expect(found.uses.map { $0.steps.map(\.line) } == [[2], [4], [5]])
  }

  @Test func accessorsOfOtherTypesWithTheSameNameAreNotJoined() throws {
    let found = try Sources.uses(
      of: ["a.title", "b.title"],
      #"""
      struct A { enum State { static let title = NSLocalizedString("a.title", comment: "") }
        var body: some View { Text(State.title) } }
      struct B { enum State { static let title = NSLocalizedString("b.title", comment: "") } }
      struct C { var body: some View { Text(State.title) } }
      """#)
    #expect(found.uses.map(\.key.key) == ["a.title"])
  }

  @Test func generatedAccessorsWithoutTheirFileMatchLettersAndDigits() throws {
    let found = try Sources.uses(
      of: ["common.button.copy", "title"],
      """
      enum Known { static let title = 1 }
      struct A: View { var body: some View {
        Text(LocalString.common_button_copy)
        Text(R.string.localizable.commonButtonCopy())
        Text(.commonButtonCopy)
        Text(Known.title)
      } }
      """)
    #expect(found.uses.map(\.key.key) == ["common.button.copy", "common.button.copy", "common.button.copy"])
    #expect(found.uses.allSatisfy { $0.way == .generated })
  }

  @Test func ownFunctionsThatLocalizeAreFoundByTheirShape() throws {
    let helpers = #"""
      extension String {
        var localized: String { NSLocalizedString(self, comment: "") }
        func translated(_ count: Int) -> String { String(format: self.localized, count) }
      }
      func words(for key: String, in table: String) -> String { NSLocalizedString(key, tableName: table, comment: "") }
      func other(_ key: String) -> String { key + "!" }
      """#
    let view = #"""
      struct A: View { var body: some View {
        Text("a".localized)
        Text("b".translated(2))
        Text(words(for: "c", in: "Other"))
        Text(other("d"))
      } }
      """#
    let found = try Sources.uses(of: ["a", "b", "Other/c", "d"], helpers, view)
    #expect(found.uses.map(\.key.key) == ["a", "b", "c"])
    #expect(found.uses.allSatisfy { $0.way == .localized && !$0.isLocalizedKey })
  }

  // MARK: What is not followed

  @Test func mentionsElsewhereKeepTheirCause() throws {
    let found = try Sources.uses(
      of: ["a", "b", "c", "d"],
      #"""
      let title = NSLocalizedString("a", comment: "")
      func f() -> String { return NSLocalizedString("b", comment: "") }
      func g() { show(NSLocalizedString("c", comment: "")); model.caption = NSLocalizedString("d", comment: "") }
      """#)
    #expect(found.uses.isEmpty)
    #expect(found.mentions.map(\.ending) == [.property, .result, .argument, .assignment])
  }

  @Test func declarationsAreFollowedWhereCodeNamesThem() throws {
    let names = #"enum Names { static let a = String(localized: "key") }"#
    let used = try Sources.uses(of: ["key"], names, #"func f() { Text(Names.a) }"#)
    #expect(used.uses.count == 1 && used.mentions.isEmpty)
    let passed = try Sources.uses(of: ["key"], names, #"func f() { row(Names.a) }"#)
    #expect(passed.mentions.map(\.ending) == [.argument])
    let values = #"struct Names { let a = String(localized: "key") }"#
    #expect(try Sources.uses(of: ["key"], values, "func f() { row(names.a) }").mentions.map(\.ending) == [.property])
    #expect(try Sources.uses(of: ["key"], names, "func f() { row(names.a) }").mentions.isEmpty)
    let toast = #"""
      extension Toast {
        static var none: Toast { tr("key") }
        func tr(_ a: String) -> Toast { a.localized }
      }
      """#
    let local = #"extension String { var localized: String { NSLocalizedString(self, comment: "") } }"#
    #expect(try Sources.uses(of: ["key"], toast, local, "func f() { show(.none) }").mentions.count == 1)
    let alias = "typealias Short = Names\nextension Other { func f() { row(Wide.Short.a) } }"
    #expect(try Sources.uses(of: ["key"], names, alias).mentions.map(\.ending) == [.argument])
    #expect(try Sources.uses(of: ["key"], names, "extension Names { func f() { row(a) } }").mentions.count == 1)
    #expect(try Sources.uses(of: ["key"], names).mentions.isEmpty)
  }

  @Test(arguments: [
    ("class A: UIViewController {", true), ("extension SettingsViewController {", true), ("class HomeVC {", true),
    ("class A: NSObject {", false), ("struct Item {", false),
  ])
  func onlyControllersHaveATitle(_ type: String, _ isTitle: Bool) throws {
    let code = type + #" func f() { self.title = NSLocalizedString("key", comment: "") } }"#
    #expect(try Sources.uses(of: ["key"], code).uses.map(\.role) == (isTitle ? [.navigationTitle] : []))
  }

  @Test func aTableThatLacksAKeyIsNamed() throws {
    let found = try Sources.uses(
      of: ["Other/key"], #"func f() { Text("key"); Text("key", tableName: "Other"); Text("key", tableName: name) }"#)
    #expect(found.uses.count == 3 && found.unknown.count == 1)
    #expect(try Sources.uses(of: ["Other/key"], #"func f() { Text("a", tableName: "Other") }"#).unknown.count == 1)
    #expect(
      try Sources.uses(of: [], #"func f() { Text(String(localized: "a", defaultValue: "A")) }"#).unknown.isEmpty)
  }

  @Test func previewsAreSkipped() throws {
    let found = try Sources.uses(
      of: ["a"],
      #"""
      #Preview { Text("a") }
      struct A_Previews: PreviewProvider { static var previews: some View { Text("a") } }
      """#)
    #expect(found.uses.isEmpty && found.mentions.isEmpty)
  }

  @Test func keysWithoutATableAreKept() throws {
    let found = try Sources.uses(of: ["a"], #"struct A { var body: some View { Text("settings.title") } }"#)
    #expect(found.uses.isEmpty)
    #expect(found.unknown.map(\.key.key) == ["settings.title"])
  }

  /// The latest version of iOS that the file of a place checks for.
  @Test(arguments: [
    ("@available(iOS 16.1, macOS 13, *)", "", Int?.some(16)), ("@available(iOS, introduced: 17)", "", 17),
    ("", "if #available(iOS 18.0, *) { g() }", 18),
    ("", "guard #available(iOSApplicationExtension 16, *) else { return }", 16),
    ("@available(iOS 15, *)", "if #available(iOS 16, *) { g() }", 16),
    ("@available(macOS 13, *)", "if #available(watchOS 10, *) { g() }", nil), ("@available(*, deprecated)", "", nil),
    ("@available(iOS, deprecated: 17)", "", nil), ("@available(macOS, introduced: 13)", "", nil), ("", "", nil),
  ])
  func usesHaveTheLatestSystemOfTheirFile(_ attribute: String, _ statement: String, _ system: Int?) throws {
    let source = """
      struct A: View { var body: some View { Text("key") } }
      \(attribute)
      func f() { \(statement) }
      """
    #expect(try #require(try Sources.uses(of: ["key"], source).uses.first).latestSystem == system, "\(source)")
  }
}
