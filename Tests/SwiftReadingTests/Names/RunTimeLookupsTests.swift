import AuditModel
import TestSupport
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// Keys, pictures and colours whose names code does not write as literals.
@Suite struct RunTimeLookupsTests {
  private static let one = TextKey(key: "dyn.one", table: "Localizable")
  private static let other = TextKey(key: "zed", table: "Localizable")

  private func reaches(_ source: String) throws -> (one: Bool, other: Bool) {
    let keys = try Sources.uses(of: ["dyn.one", "zed"], source).runTimeKeys.reached(among: [Self.one, Self.other])
    return (keys.contains(Self.one), keys.contains(Self.other))
  }

  @Test(arguments: [
    #"func f(_ n: String) -> String { NSLocalizedString("dyn." + n, comment: "") }"#,
    #"func f(_ n: String) -> String { NSLocalizedString("dyn.\(n)", comment: "") }"#,
    #"func f(_ n: String) -> String { let key = "dyn.\(n)"; return NSLocalizedString(key, comment: "") }"#,
    #"func f(_ n: String) -> String { Bundle.main.localizedString(forKey: "dyn.\(n)", value: nil, table: nil) }"#,
    #"enum E: String { case one, two; var t: String { NSLocalizedString("dyn.\(rawValue)", comment: "") } }"#,
    #"enum E: String { case one = "dyn.one"; var t: String { NSLocalizedString(rawValue, comment: "") } }"#,
    """
    func localized(_ key: String) -> String { NSLocalizedString(key, comment: "") }
    func f(_ n: String) -> String { localized("dyn.\\(n)") }
    """,
  ]) func aKeyWithConstantPartsReachesThoseThatHaveThem(_ source: String) throws {
    let found = try reaches(source)
    #expect(found.one && !found.other, "\(source)")
  }

  @Test(arguments: [
    #"struct I: Decodable { let key: String }; func f(_ i: I) -> String { NSLocalizedString(i.key, comment: "") }"#,
    #"func f(_ a: [String]) { for k in a { print(NSLocalizedString(k, comment: "")) } }"#,
    #"extension UILabel { var locKey: String { get { "" } set { text = NSLocalizedString(newValue, comment: "") } } }"#,
    #"func f(_ k: String) -> LocalizedStringKey { let n = read(k); return LocalizedStringKey(n) }"#,
  ]) func aKeyOfDataMayBeAnyOfItsTable(_ source: String) throws {
    let found = try reaches(source)
    #expect(found.one && found.other, "\(source)")
    let elsewhere = try Sources.uses(of: [], source).runTimeKeys
    #expect(elsewhere.reached(among: [TextKey(key: "zed", table: "Settings")]).isEmpty, "\(source)")
  }

  @Test(arguments: [
    #"func f() -> String { NSLocalizedString("a", comment: "") }"#,
    """
    func localized(_ key: String) -> String { NSLocalizedString(key, comment: "") }
    let a = localized("a")
    """,
    """
    enum L10n {
      static func tr(_ table: String, _ key: String) -> String {
        let format = Bundle.main.localizedString(forKey: key, value: nil, table: table)
        return String(format: format)
      }
    }
    let a = L10n.tr("Localizable", "a")
    """,
    #"extension String { var localized: String { NSLocalizedString(self, comment: "") } }; let a = "a".localized"#,
    """
    struct Item { let key: String; var text: String { NSLocalizedString(key, comment: "") } }
    let items = [Item(key: "a"), Item(key: "b")]
    """,
    """
    struct Item { let key: String; init(name: String) { key = name } }
    let items = [Item(name: "a")]
    func f(_ i: Item) -> String { NSLocalizedString(i.key, comment: "") }
    """,
    #"func f(_ on: Bool) -> String { NSLocalizedString(on ? "a" : "b", comment: "") }"#,
  ]) func aKeyThatLiteralsExplainReachesNoOther(_ source: String) throws {
    let found = try reaches(source)
    #expect(!found.one && !found.other, "\(source)")
  }

  @Test(arguments: [
    ("struct I: Decodable { let image: String }; func f(_ i: I) { show(UIImage(named: i.image)) }", true, false),
    ("struct I: Decodable { let tint: String }; func f(_ i: I) { show(Color(i.tint)) }", false, true),
    ("enum K: String { case one, two }; func f(_ k: K) { show(Image(k.rawValue)) }", false, false),
    (#"func icon(_ n: String) -> UIImage? { UIImage(named: n) }; let i = icon("leaf")"#, false, false),
    ("func f(_ c: UIColor) { show(Color(c)) }", false, false), ("let c = Color(.brand)", false, false),
    ("let c = Color(UIColor.red)", false, false), ("let i = Image(systemName: name())", false, false),
  ]) func onlyNamesOfDataLeaveTheUseOfSetsOpen(_ source: String, _ pictures: Bool, _ colors: Bool) throws {
    let found = try Sources.uses(of: [], source).assets
    #expect(found.hasOpenPictures == pictures && found.hasOpenColors == colors, "\(source)")
  }

  @Test func rawValuesAreNames() throws {
    let source = """
      enum Kind: String { case one, two = "second" }
      struct V: View { let k: Kind; var body: some View { Image(k.rawValue) } }
      """
    #expect(try Sources.uses(of: [], source).assets.names.isSuperset(of: ["one", "second"]))
    #expect(AssetMentions(in: [try Sources.tree(source)]).names.isSuperset(of: ["one", "second"]))
  }

  /// Many files of a large app have a private view with the same name and the same property.
  @Test(arguments: [
    ("let t: String", "Row(t: \"k#\")"), ("var t: String", "Row(t: #.isMultiple(of: 2) ? \"k#\" : \"l#\")"),
    ("let t: String; init(_ n: String) { t = n }", "Row(\"k#\")"),
  ]) func copiesOfATypeTakeLinearTime(_ members: String, _ call: String) throws {
    func index(_ count: Int) throws -> ([SourceTree], SourceIndex) {
      let trees = try (0..<count).map { number in
        try Sources.tree(
          """
          import SwiftUI
          struct Row: View { \(members); var body: some View { Text(LocalizedStringKey(t)) } }
          func f\(number)() { _ = \(call.replacing("#", with: "\(number)")) }
          """, named: "F\(number).swift")
      }
      return (trees, SourceIndex(trees, localizers: []))
    }
    let (few, many) = (try index(50), try index(400))
    func find(in sources: ([SourceTree], SourceIndex)) {
      let keys = RunTimeLookups(in: sources.0, sources.1).keys
      #expect(keys.lookups.count >= sources.0.count)
    }
    #expect(Growth.factor(upTo: 24, from: { find(in: few) }, to: { find(in: many) }) <= 24)
  }
}
