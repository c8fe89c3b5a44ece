import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

@Suite("Types that decide what a literal is")
struct TypedPlaceTests {
  /// The keys that the only view of an app draws, and those of its texts that no table has.
  private func keys(
    _ known: [String], _ body: String, _ other: String = ""
  ) throws -> (used: [String], unknown: [String]) {
    let source = "struct A: View {\n\(other)\nvar body: some View { \(body) } }"
    let found = try Sources.uses(of: known, source)
    return (found.uses.map(\.key.key).filter(known.contains).sorted(), found.unknown.map(\.key.key).sorted())
  }

  // MARK: Strings

  @Test(
    "a literal next to a string is a string",
    arguments: [
      #"Text(name ?? "a")"#, #"Text(model.name ?? "a")"#, #"Text(flag ? name : "a")"#, #"Text(flag ? "a" : title)"#,
      #"Text(name ?? other ?? "a")"#, #"Label(name ?? "a", systemImage: "x")"#, #"X().navigationTitle(name ?? "a")"#,
      #"Text(flag ? "a" : String(localized: "b"))"#, #"Text(flag ? "a" : "b" + title)"#, #"Text("a" + title)"#,
      #"Text("a".uppercased())"#, #"Text(title.isEmpty ? "a" : title)"#, #"Text(items.first ?? "a")"#,
      #"Text(if flag { "a" } else { title })"#, "Text(local)",
    ])
  func strings(_ body: String) throws {
    let other = "let name: String?\nlet title: String\nlet items: [String]\nlet local = \"a\""
    let known = try keys(["a"], body, other)
    #expect(known.used.isEmpty, "\(body)")
    #expect(try !keys(["k"], body, other).unknown.contains("a"), "\(body)")
  }

  @Test(
    "a literal next to a literal or key is a key",
    arguments: [
      #"Text("a")"#, #"Text(flag ? "a" : "c")"#, #"Text(flag ? "c" : isOn ? "d" : "a")"#, #"Text(key ?? "a")"#,
      #"Text(flag ? "a" : key ?? "c")"#, #"Text(flag ? LocalizedStringKey("c") : "a")"#,
      #"Text(if flag { "a" } else { "c" })"#, #"X().navigationTitle(flag ? "a" : "c")"#,
    ])
  func literals(_ body: String) throws {
    #expect(try keys(["a"], body, "let key: LocalizedStringKey?").used == ["a"], "\(body)")
    #expect(try keys(["k"], body, "let key: LocalizedStringKey?").unknown.contains("a"), "\(body)")
  }

  // MARK: Interpolations

  private static let values = """
    let count: Int
    let wide: Int64
    let small: Int32
    let unsigned: UInt
    let share: Double
    let ratio: Float
    let name: String
    let note: Substring
    let other: String?
    let items: [String]
    let start: Date
    let height: CGFloat
    let size: CGSize
    let frame: CGRect
    let total = 3
    let half = 0.5
    func number() -> Int { 1 }
    """

  @Test(
    "the type of an interpolation is in the key",
    arguments: [
      ("count", "%lld"), ("self.count", "%lld"), ("wide", "%lld"), ("small", "%d"), ("unsigned", "%llu"),
      ("share", "%lf"), ("ratio", "%f"), ("name", "%@"), ("note", "%@"), (#"other ?? "?""#, "%@"),
      ("items.count", "%lld"), ("name.count", "%lld"), ("total", "%lld"), ("half", "%lf"), ("number()", "%lld"),
      ("count + 1", "%lld"), ("count - 1", "%lld"), ("share * 100", "%lf"), ("Int(share)", "%lld"),
      ("String(count)", "%@"), ("count.formatted()", "%@"), ("name.uppercased()", "%@"), (#"name + "!""#, "%@"),
      ("flag ? count : 0", "%lld"), ("max(count, 1)", "%lld"), (#"share, specifier: "%.1f""#, "%.1f"),
      ("start, style: .date", "%@"), ("share, format: .percent", "%@"), ("3", "%lld"),
      (#"NSLocalizedString("x")"#, "%@"), ("height", "%lf"), ("size.width", "%lf"), ("frame.size.height", "%lf"),
      ("frame.origin.x", "%lf"), ("height / 2", "%lf"),
    ])
  func interpolations(_ value: String, _ specifier: String) throws {
    let all = ["%@", "%lld", "%d", "%lf", "%f", "%llu", "%.1f"].map { "\($0) cores" }
    let body = "Text(\"\\(\(value)) cores\")"
    #expect(try keys(all, body, Self.values).used == ["\(specifier) cores"], "\(value)")
    let others = all.filter { !$0.hasPrefix(specifier + " ") }
    let missing = try keys(others, body, Self.values)
    #expect(missing.used.isEmpty && missing.unknown.filter { $0 != "x" } == ["\(specifier) cores"], "\(value)")
  }

  @Test(
    "the lengths of a geometry reader are numbers",
    arguments: ["geo.size.width", "geo.frame(in: .global).minX", "geo.size.height - 4"])
  func geometry(_ value: String) throws {
    let body = "GeometryReader { geo in Text(\"\\(\(value)) cores\") }"
    #expect(try keys(["%@ cores"], body, "").used.isEmpty, "\(value)")
    #expect(try keys(["%lf cores"], body, "").used == ["%lf cores"], "\(value)")
  }

  @Test("a value bound by a condition has the type of the optional")
  func bound() throws {
    let body = "if let number { Text(\"\\(number) cores\") }"
    let other = "let number: Int?"
    #expect(try keys(["%@ cores"], body, other).used.isEmpty)
    #expect(try keys(["%lld cores"], body, other).used == ["%lld cores"])
  }

  @Test(
    "an interpolation of a type that is not known may be any",
    arguments: ["model.count", "$0", "limit", "thing", "pair.0", "value ?? 0", "flag ? count : share"])
  func unknownInterpolations(_ value: String) throws {
    let other = Self.values + "\nlet limit: Int?\nlet thing: Thing"
    let body = "Text(\"\\(\(value)) cores\")"
    for key in ["%@ cores", "%lld cores"] { #expect(try keys([key], body, other).used == [key], "\(value)") }
  }

  @Test("several interpolations are compared one by one")
  func several() throws {
    let body = #"Text("\(count) of \(thing) in \(name)")"#
    let other = Self.values + "\nlet thing: Thing"
    #expect(
      try keys(["%lld of %lld in %@", "%lld of %@ in %lld", "%@ of %lld in %@"], body, other).used
        == ["%lld of %lld in %@"])
    #expect(try keys(["%1$lld of %2$@ in %3$@"], body, other).used == ["%1$lld of %2$@ in %3$@"])
  }

  @Test("localizing calls and accessors have the same keys")
  func calls() throws {
    let accessor = "enum L { static func cores(_ n: Int) -> String { String(localized: \"\\(n) cores\") } }\n"
    let view = "struct A: View { let count: Int; var body: some View { Text(L.cores(count)) } }"
    #expect(try Sources.uses(of: ["%@ cores"], accessor + view).uses.isEmpty)
    #expect(try Sources.uses(of: ["%lld cores"], accessor + view).uses.map(\.way) == [.accessor])
    let direct =
      "struct A: View { let count: Int; var body: some View { Text(String(localized: \"\\(count) cores\")) } }"
    #expect(try Sources.uses(of: ["%@ cores"], direct).uses.isEmpty)
    #expect(try Sources.uses(of: ["%lld cores"], direct).uses.count == 1)
  }

  @Test("a string with interpolations is a key that only the running app knows")
  func runTimeKeys() throws {
    let body = #"Text(NSLocalizedString("\(name) cores", comment: ""))"#
    let found = try keys(["%@ cores"], body, Self.values)
    #expect(found.used.isEmpty && found.unknown.isEmpty)
  }

  // MARK: Modifiers

  private static let own = """
    enum L { static func help(_ key: String) -> String { NSLocalizedString(key, comment: "") } }
    final class Tracker { static let shared = Tracker(); func navigationTitle(_ s: String) {} }
    struct Row { func help(_ text: String) -> Row { self } }
    extension String { func help(_ s: String) -> String { self } }
    let row = Row()
    """

  @Test(
    "functions with the names of modifiers are no places",
    arguments: [
      "L.help(%)", "Tracker.shared.navigationTitle(%)", "Tracker().navigationTitle(%)", "row.help(%)", "Row().help(%)",
      "Analytics.navigationTitle(%)", "Kit.Analytics.alert(%)", "\"x\".help(%)", "Self.setTitle(%)",
    ])
  func ownFunctions(_ call: String) throws {
    let call = call.replacing("%", with: #"String(localized: "a")"#)
    let found = try Sources.uses(of: ["a"], Self.own + "\nfunc show() { _ = \(call) }")
    #expect(found.uses.isEmpty, "\(call)")
  }

  @Test("the result of a function with such a name goes on to its place")
  func ownResult() throws {
    let found = try Sources.uses(
      of: ["a"], Self.own + "\nstruct A: View { var body: some View { Text(L.help(\"a\")) } }")
    #expect(found.uses.map(\.role) == [.text])
  }

  @Test(
    "modifiers of views are places",
    arguments: [
      "Image(n).help(%)", "row.help(%)", "content().help(%)", "Row().navigationTitle(%)",
      "model.view.navigationTitle(%)",
      "Color.red.help(%)", "self.help(%)", "button.setTitle(%)",
    ])
  func modifiers(_ call: String) throws {
    let source = """
      struct Row: View { var body: some View { Image(n) } }
      struct A: View { let row: Row; let button: UIButton
        var body: some View { \(call.replacing("%", with: #"String(localized: "a")"#)) } }
      """
    #expect(try Sources.uses(of: ["a"], source).uses.count == 1, "\(call)")
  }
}
