import AuditModel
import Testing

@testable import SwiftReading
@testable import SwiftTrees

/// Texts that reach a place through tuples, streams, closures, protocols and setters.
@Suite struct KeyFlowTests {
  private func uses(_ sources: String...) throws -> SourceUses {
    let trees = try sources.enumerated().map { try Sources.tree($1, named: "\($0).swift") }
    return SourceUses(of: [TextKey(key: "key", table: "Localizable")], in: trees)
  }

  private static let call = #"NSLocalizedString("key", comment: "")"#

  // MARK: Members of texts

  @Test(arguments: [
    "let t: String? = \(call); return t.map { Text($0) }",
    "let t: String? = \(call); return t.map { title in Text(title) }",
    "let t = [\(call), nil].compactMap { $0 }; return ForEach(t) { Text($0) }",
    "let t = [\(call)].map { $0.uppercased() }; return Text(t[0])",
    "var t: [String] = []; t.append(\(call)); return ForEach(t) { Text($0) }",
    "var t = \"\"; t += \(call); return Text(t)", "let t = \(call); if !t.isEmpty { return Text(t) }",
    "let t = [\(call), b].joined(separator: \" \"); return Text(t)",
    "let t = \(call).replacingOccurrences(of: \"a\", with: \"b\"); return Text(t)",
    "let t = \(call); return Text(.init(t))", "let t = AttributedString(\(call)); return Text(String(t.characters))",
  ])
  func membersOfTextsKeepThem(_ body: String) throws {
    let found = try uses("struct A: View { func f() -> some View { \(body) } }")
    #expect(found.uses.count == 1 && found.mentions.isEmpty, "\(body)")
  }

  @Test(arguments: [
    "let t = \(call); return Text(\"\\(t.count)\")", "let t = \(call); return Text(t.hasPrefix(a) ? b : c)",
    "let t = \(call); return other(t).map { Text($0) }",
  ])
  func propertiesOfTextsAreNotTheText(_ body: String) throws {
    #expect(try uses("struct A: View { func f() -> some View { \(body) } }").uses.isEmpty, "\(body)")
  }

  @Test func aChangedTextIsNotWhole() throws {
    let found = try uses("func f() { Text(\(Self.call).replacingOccurrences(of: \"a\", with: \"b\")) }")
    #expect(found.uses.map(\.isArgument) == [true])
  }

  // MARK: Tuples

  @Test(arguments: [
    "let (title, _) = (\(call), b); return Text(title)", "let pair = (\(call), b); return Text(pair.0)",
    "let pair = (title: \(call), text: b); return Text(pair.title)",
    "func pair() -> (String, String) { (\(call), b) }; let (title, _) = pair(); return Text(title)",
  ])
  func partsOfTuplesAreFollowed(_ body: String) throws {
    let found = try uses("struct A: View { func f() -> some View { \(body) } }")
    #expect(found.uses.count == 1, "\(body)")
  }

  @Test(arguments: [
    "let (_, title) = (\(call), b); return Text(title)", "let pair = (\(call), b); return Text(pair.1)",
    "let pair = (title: \(call), text: b); return Text(pair.text)",
    "let (a, (title, _)) = (b, (\(call), c)); return Text(a)",
  ])
  func otherPartsAreNot(_ body: String) throws {
    #expect(try uses("struct A: View { func f() -> some View { \(body) } }").uses.isEmpty, "\(body)")
  }

  // MARK: Streams

  private static let model = """
    class M { let toast = PassthroughSubject<String, Never>(); let route = PassthroughSubject<Route, Never>()
    enum Route { case toast(String), close }
    func f() { toast.send(\(call)); route.send(.toast(\(call))) } }

    """

  @Test(arguments: [
    "m.toast.sink { text in self.label.text = text }",
    "m.toast.receive(on: q).removeDuplicates().sink(receiveValue: { self.label.text = $0 })",
    "m.toast.withUnretained(self).sink { owner, text in owner.label.text = text }",
    "m.toast.main.sink { self.label.text = $0 }", "m.toast.bind(to: label.rx.text)",
    "m.toast.assign(to: \\.text, on: label)",
    "m.route.sink { route in switch route { case .toast(let text): self.label.text = text; case .close: break } }",
    "m.route.sink { [weak self] in self?.go($0) } }\n"
      + "func go(_ route: M.Route) { if case .toast(let text) = route { label.text = text }",
  ])
  func elementsOfStreamsAreFollowed(_ body: String) throws {
    let found = try uses(
      Self.model,
      "extension Publisher { var main: AnyPublisher<Output, Failure> { receive(on: q).eraseToAnyPublisher() } }",
      "class C: UIViewController { let m = M(); let label = UILabel()\nfunc bind() { \(body) } }")
    #expect(found.uses.count == 1, "\(body)")
  }

  @Test(arguments: [
    "other.toast.sink { text in self.label.text = text }",
    "m.toast.map { \"\\($0.count)\" }.sink { self.label.text = $0 }",
    "m.route.sink { route in switch route { case .open(let text): self.label.text = text } }",
    "m.toast.withUnretained(self).sink { text, _ in self.label.text = text }",
  ])
  func elementsOfOtherStreamsAreNot(_ body: String) throws {
    let found = try uses(
      Self.model, "class C: UIViewController { let m = M(); let label = UILabel()\nfunc bind() { \(body) } }")
    #expect(found.uses.isEmpty, "\(body)")
  }

  // MARK: Closures and protocols

  @Test(arguments: [
    "func load(_ done: (String) -> Void) { done(\(call)) }\nfunc f() { load { text in label.text = text } }",
    "func load(done: (Int, String) -> Void) { done(1, \(call)) }\nfunc f() { load(done: { label.text = $1 }) }",
    "class M { var done: ((String) -> Void)?\nfunc f() { done?(\(call)) } }\n"
      + "class C { let m = M()\nfunc f() { m.done = { text in self.label.text = text } } }",
    "func load(_ done: ((String) -> Void)?) { if let done = done { done(\(call)) } }\n"
      + "func show(_ text: String) { label.text = text }\nfunc f() { load(show) }",
    "func row(_ title: () -> String) { label.text = title() }\nfunc f() { row { \(call) } }",
    "protocol P { func show(_ text: String) }\nclass C: P { func show(_ text: String) { label.text = text } }\n"
      + "func f(p: P) { p.show(\(call)) }",
    "class V { var title: String? { get { label.text } set { label.text = newValue } } }\n"
      + "func f(v: V) { v.title = \(call) }",
    "class L: UILabel { override var text: String? { didSet { update() } } }\nlet l = L()\nfunc f() { l.text = \(call) }",
    "class B: UIButton { func f() { setTitle(\(call), for: .normal) } }",
    "func f() { var style = UIButton.Configuration.filled(); style.attributedTitle = AttributedString(\(call)) }",
    "class C { let done = UIBarButtonItem()\nfunc f() { done.title = \(call) } }",
    "struct R: View { let title: String?; init(title: String? = nil, b: Int = 1) { self.title = title }\n"
      + "init(title: T? = nil, c: Int = 1) { self.title = nil }\nvar body: some View { Text(title!) } }\nstruct T {}\n"
      + "func f() { let t: String = \(call); R(title: t) }",
  ])
  func closuresAndProtocolsCarryTexts(_ source: String) throws {
    let found = try uses(source)
    #expect(found.uses.count == 1, "\(source)")
  }

  @Test(arguments: [
    "func load(_ done: (String, String) -> Void) { done(\(call), b) }\nfunc f() { load { _, text in label.text = text } }",
    "func load(_ done: (String) -> Void) { done(\(call)) }\nfunc f() { other { text in label.text = text } }",
    "protocol P { func show(_ text: String) }\nclass C { func show(_ text: String) { label.text = text } }\n"
      + "func f(p: P) { p.show(\(call)) }",
    "struct B { func f() { setTitle(\(call), for: .normal) } }",
    "class C { let done = Other()\nfunc f() { done.title = \(call) } }",
    "class V { var title: String? { get { a } set { label.text = other } } }\nfunc f(v: V) { v.title = \(call) }",
  ])
  func otherClosuresAndTypesDoNot(_ source: String) throws {
    #expect(try uses(source).uses.isEmpty, "\(source)")
  }

  // MARK: The code that stops a search

  @Test(arguments: [
    ("func f() { Other.show(title: \(call), 1) }", "Other.show(title:_:)", 1),
    ("struct M { let title: String }\nfunc f() { M(title: \(call)) }", "M.title", 1),
    ("func f() {\n\nlet t = \(call)\nbox.value = t }", "box.value", 4),
  ])
  func theCodeThatStopsIsNamed(_ source: String, _ name: String, _ line: Int) throws {
    let found = try uses(source).mentions
    #expect(found.map(\.blockedBy) == [name] && found.map(\.blockedAt?.line) == [line], "\(source)")
  }
}
