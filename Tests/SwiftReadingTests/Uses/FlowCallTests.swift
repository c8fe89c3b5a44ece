import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

@Suite("Functions that pass texts on")
struct FlowCallTests {
  /// The lines of the places of `a` and `b`, and the way of each.
  private func places(_ source: String, keys: [String] = ["a", "b"]) throws -> [String: [Int: TextUse.Way]] {
    let found = try Sources.uses(of: keys, source)
    return Dictionary(grouping: found.uses, by: \.key.key).mapValues { uses in
      Dictionary(uniqueKeysWithValues: uses.map { ($0.location.line, $0.way) })
    }
  }

  private func lines(_ source: String) throws -> [String: [Int]] {
    try places(source).mapValues { $0.keys.sorted() }
  }

  private static func text(_ key: String) -> String { "String(localized: \"\(key)\")" }

  /// An alert in line 2 that draws one expression, and a label in line 3 that draws another one.
  private static func screen(_ alert: String, _ label: String) -> String {
    "func show() {\n_ = UIAlertController(title: \(alert), message: nil)\nlabel.text = \(label)\n}\n"
  }

  // MARK: Texts that come in by a call

  @Test(
    "a text leaves a helper through the call that it came in by",
    arguments: [
      ("func f(_ s: String) -> String { \"- \" + s }", "f(%)"),
      ("func f(_ s: String) -> String { g(s) }\nfunc g(_ s: String) -> String { \"- \" + s }", "f(%)"),
      (
        "func f(_ s: String) -> String { g(s) }\nfunc g(_ s: String) -> String { h(s) }\n"
          + "func h(_ s: String) -> String { s + \"!\" }", "f(%)"
      ),
      ("func f(_ s: String) -> String { let t = s.uppercased(); return t }", "f(%)"),
      ("func f(_ s: String) -> String { func g(_ t: String) -> String { t + s }; return g(s) }", "f(%)"),
      ("func f(_ s: String) -> String { func g() -> String { s }; return g() }", "f(%)"),
      ("func f<T>(_ value: T) -> T { value }", "f(%)"),
      ("func f(_ s: String?, or t: String) -> String { s ?? t }", "f(%, or: x)"),
      ("func f(_ s: String?, or t: String) -> String { s ?? t }", "f(x, or: %)"),
      ("enum Marks { static func f(_ s: String) -> String { s + \"!\" } }", "Marks.f(%)"),
      ("extension String { static func f(_ s: String) -> String { s + \"!\" } }", "String.f(%)"),
      ("func f(_ s: String) -> String { s + \"!\" }", "f(f(%))"),
      ("func f(_ s: String) -> String { s + \"!\" }\nfunc g(_ s: String) -> String { \"- \" + s }", "f(g(f(%)))"),
    ])
  func helpers(_ helper: String, _ call: String) throws {
    let calls = ["a", "b"].map { call.replacing("%", with: Self.text($0)) }
    let found = try places(Self.screen(calls[0], calls[1]) + helper)
    #expect(found.mapValues { $0.keys.sorted() } == ["a": [2], "b": [3]], "\(helper)")
    #expect(found.values.allSatisfy { !$0.values.contains(.shared) })
  }

  @Test("a literal that a helper localizes leaves it through its call")
  func literals() throws {
    let helpers = """
      func loc(_ key: String) -> String {
        let name = "app." + key
        return table[name] ?? NSLocalizedString(key, comment: "")
      }
      func title(for key: String) -> String { loc(key) }
      """
    #expect(try lines(Self.screen("title(for: \"a\")", "title(for: \"b\")") + helpers) == ["a": [2], "b": [3]])
    #expect(try lines(Self.screen("loc(\"a\")", "title(for: \"b\")") + helpers) == ["a": [2], "b": [3]])
  }

  @Test("a place in a helper draws the texts of all calls")
  func placesInside() throws {
    let helper = "func f(_ s: String) -> String { print(s)\nlabel.text = s\nreturn s }"
    let found = try lines(Self.screen("f(\(Self.text("a")))", "f(\(Self.text("b")))") + helper)
    #expect(found == ["a": [2, 5, 6], "b": [3, 5, 6]])
  }

  @Test("a text that a helper stores goes to all readers")
  func stored() throws {
    let helper = """
      class C { var last = ""
        func f(_ s: String) -> String { last = s; return last } }
      func show(c: C) {
        label.text = c.f(\(Self.text("a")))
        other.text = c.f(\(Self.text("b")))
      }
      """
    #expect(try lines(helper) == ["a": [4, 5], "b": [4, 5]])
  }

  @Test("the text of a function goes to all its readers")
  func own() throws {
    let source = Self.screen("f(x)", "f(y)") + "func f(_ s: String) -> String { \(Self.text("a")) + s }"
    let found = try places(source)
    #expect(found["a"]?.keys.sorted() == [2, 3])
    #expect(found["a"]?.values.allSatisfy { $0 == .member } == true)
  }

  @Test("a default value goes to the calls that do not state one")
  func defaults() throws {
    let helper = "func f(_ x: Int, _ s: String = \(Self.text("a"))) -> String { s }"
    let found = try lines(Self.screen("f(1)", "f(2, \(Self.text("b")))") + helper)
    #expect(found == ["a": [2], "b": [3]])
  }

  @Test("a function that calls itself with its own text")
  func recursion() throws {
    let helper = """
      func f(_ s: String, _ n: Int) -> String {
        if n == 0 { return s }
        return f(s, n - 1)
      }
      """
    let source = Self.screen("f(\(Self.text("a")), 3)", "f(\(Self.text("b")), 3)") + helper
    let found = try places(source)
    #expect(found.mapValues { $0.keys.sorted() } == ["a": [2], "b": [3]])
    let mutual = "func f(_ s: String) -> String { g(s) }\nfunc g(_ s: String) -> String { x ? s : f(s) }"
    #expect(
      try lines(Self.screen("f(\(Self.text("a")))", "f(\(Self.text("b")))") + mutual) == ["a": [2], "b": [3]])
  }

  @Test("the result of the call in a recursion needs review")
  func recursiveReader() throws {
    let helper = """
      func f(_ s: String, _ n: Int) -> String {
        if n == 0 { return s }
        label.text = f(s, n - 1)
        return ""
      }
      """
    let found = try places("func show() { f(\(Self.text("a")), 3) }\n" + helper)
    #expect(found == ["a": [4: .shared]])
  }

  // MARK: Texts that arguments choose

  private static let kinds = """
    enum Kind: String { case one = "a", two = "b" }
    func text(_ kind: Kind) -> String { NSLocalizedString(kind.rawValue, comment: "") }
    func title(for kind: Kind) -> String { text(kind) }
    extension Kind {
      var name: String { NSLocalizedString(rawValue, comment: "") }
      var title: String { text(self) }
    }
    """

  @Test(
    "a raw value is that of the case in the call",
    arguments: [
      ("text(.one)", "text(.two)"), ("title(for: .one)", "title(for: .two)"), ("title(for: Kind.one)", "text(.two)"),
      ("Kind.one.name", "Kind.two.name"), ("Kind.one.title", "Kind.two.title"),
    ])
  func rawValues(_ alert: String, _ label: String) throws {
    let found = try places(Self.screen(alert, label) + Self.kinds)
    #expect(found.mapValues { $0.keys.sorted() } == ["a": [2], "b": [3]], "\(alert)")
    #expect(found.values.allSatisfy { !$0.values.contains(.shared) })
  }

  @Test(
    "raw values of cases that are not known need review", arguments: ["text(kind)", "title(for: kind)", "kind.name"])
  func unknownRawValues(_ call: String) throws {
    let found = try places(Self.screen(call, call).replacing("show()", with: "show(kind: Kind)") + Self.kinds)
    #expect(found == ["a": [2: .shared, 3: .shared], "b": [2: .shared, 3: .shared]], "\(call)")
  }

  @Test("the only place of raw values draws each of them")
  func onlyRawValues() throws {
    let source = """
      enum Kind: String { case one = "a", two = "b" }
      func text(_ kind: Kind) -> String { NSLocalizedString(kind.rawValue, comment: "") }
      func show(kind: Kind) { label.text = text(kind) }
      """
    #expect(try places(source) == ["a": [3: .member], "b": [3: .member]])
  }

  private static let choices = """
    func text(_ kind: Kind) -> String {
      switch kind {
      case .one: return \(text("a"))
      case .two: return \(text("b"))
      }
    }
    func title(for kind: Kind) -> String { text(kind) }
    enum Kind { case one, two }
    func short(_ isShort: Bool) -> String {
      if isShort { return \(text("a")) }
      return \(text("b"))
    }
    func name(_ kind: Kind?) -> String {
      guard let kind else { return \(text("a")) }
      return \(text("b")) + kind.rest
    }
    """

  @Test(
    "a case in the call decides the branch",
    arguments: [
      ("text(.one)", "text(.two)"), ("title(for: .one)", "title(for: .two)"), ("short(true)", "short(false)"),
    ])
  func branches(_ alert: String, _ label: String) throws {
    let found = try places(Self.screen(alert, label) + Self.choices)
    #expect(found.mapValues { $0.keys.sorted() } == ["a": [2], "b": [3]], "\(alert)")
    #expect(found.values.allSatisfy { !$0.values.contains(.shared) })
  }

  @Test(
    "a branch that nothing decides needs review",
    arguments: ["text(kind)", "title(for: kind)", "short(flag)", "name(kind)"])
  func unknownBranches(_ call: String) throws {
    let found = try places(Self.screen(call, call) + Self.choices)
    #expect(found == ["a": [2: .shared, 3: .shared], "b": [2: .shared, 3: .shared]], "\(call)")
  }

  // MARK: Work

  private static let count = 3_000

  @Test(
    "the work grows with the number of calls",
    .timeLimit(.minutes(10)),
    arguments: [
      "func f(_ s: String) -> String { \"- \" + s }",
      "func f(_ s: String) -> String { g(s) }\nfunc g(_ s: String) -> String { h(s) }\n"
        + "func h(_ s: String) -> String { s }",
    ])
  func manyCalls(_ helper: String) throws {
    let calls = (0..<Self.count).map { "Text(f(String(localized: \"key.\($0)\")))" }
    let source = helper + "\nstruct A: View { var body: some View { VStack {\n\(calls.joined(separator: "\n"))\n} } }"
    let found = try Sources.uses(of: (0..<Self.count).map { "key.\($0)" }, source)
    #expect(found.uses.count == Self.count)
    #expect(found.issues.isEmpty)
  }

  @Test("many calls of a helper with one text", .timeLimit(.minutes(10)))
  func oneText() throws {
    let calls = (0..<20).map { _ in "Text(f(title))" }
    let source = """
      func f(_ s: String) -> String { s + "!" }
      struct A: View { let title = \(Self.text("a"))
      var body: some View { VStack {\n\(calls.joined(separator: "\n"))\n} } }
      """
    #expect(try places(source)["a"]?.count == 20)
  }
}
