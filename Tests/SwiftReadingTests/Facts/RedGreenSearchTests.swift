import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

@Suite struct RedGreenSearchTests {
  private func facts(_ body: String, _ other: String = "") throws -> [CodeFact.Kind] {
    let source = "struct A: View { var body: some View {\n\(body)\n}\n\(other)\n}"
    return try Sources.uses(of: [], source).facts.map(\.kind)
  }

  private static let only = [CodeFact.Kind.redOrGreen(hasOtherCue: false)]

  @Test(arguments: [
    "Circle().fill(a ? .red : b ? .orange : .green)",
    "if a { Circle().fill(.green) } else { Circle().fill(.red) }",
    "switch state { case .ok: Circle().fill(.green)\ncase .bad: Circle().fill(.red)\ndefault: Circle().fill(.gray) }",
    "Circle().fill(a ? Color(uiColor: .systemGreen) : .red)",
    "HStack { Circle().fill(server.isOn ? .green : .red); Text(server.name) }",
    #"Text("Status").foregroundStyle(a ? .green : .red)"#,
  ])
  func branchesThatDifferOnlyInColourAreFound(_ body: String) throws {
    #expect(try facts(body) == Self.only, "\(body)")
  }

  @Test(arguments: [
    #"if a { Image(systemName: "checkmark").foregroundColor(.green) } else { Image(systemName: "xmark").foregroundColor(.red) }"#,
    "if a { Circle().fill(.green) } else { Rectangle().fill(.red) }",
    "if a { Circle().fill(.green) }", "Circle().fill(a ? .green : b ? .orange : .blue)",
    "Text(total).foregroundColor(a ? .green : .red)", "BarMark(x: x).foregroundStyle(a ? .green : .red)",
    "if a { Circle().fill(.green).stroke(.red) } else { Circle().fill(.green).stroke(.red) }",
    "Circle().fill(a ? .green : b ? .purple : .red)", "Image(systemName: symbol).foregroundColor(a ? .green : .red)",
    "switch style { case .green: Circle().fill(.green)\ncase .red: Circle().fill(.red) }",
  ])
  func otherBranchesAreNot(_ body: String) throws { #expect(try facts(body).isEmpty, "\(body)") }

  @Test(arguments: [
    "HStack { Circle().fill(state.isOn ? .green : .red); Text(state.isOn.title) }",
    "HStack { Circle().fill(delta > 0 ? .green : .red); Text(deltaText) }",
    "Text(errors.count.formatted()).foregroundColor(errors.isEmpty ? .green : .red)",
    #"VStack { Circle().fill(a ? .green : .red); if a { Text("On") } }"#,
  ])
  func aValueNextToTheColourIsACue(_ body: String) throws {
    #expect(try facts(body) == [.redOrGreen(hasOtherCue: true)], "\(body)")
  }

  @Test(arguments: [
    "private var dot: Color { switch state { case .ok: return .green\ndefault: return .red } }",
    "private var dot: Color { if a { return .green }\nreturn .red }",
    "private var dot: Color { if a { .green } else if b { .orange } else { .red } }",
    "private var dot: Color { a ? .green : .red }",
  ])
  func declarationsAreFoundByTheirUse(_ declaration: String) throws {
    #expect(try facts("Circle().fill(dot)", declaration) == Self.only, "\(declaration)")
    #expect(try facts("Circle()", declaration).isEmpty, "\(declaration)")
    #expect(try facts("Own(dot)", declaration).isEmpty, "\(declaration)")
  }

  @Test func functionsAndEnumsAreFoundByTheirUse() throws {
    let function = "func dot(for s: State) -> Color { switch s { case .ok: return .green\ndefault: return .red } }"
    #expect(try facts("Circle().fill(dot(for: state))", function) == Self.only)
    #expect(
      try facts("HStack { Circle().fill(dot(for: state)); Text(state.title) }", function)
        == [.redOrGreen(hasOtherCue: true)])
    #expect(
      try facts("HStack { Circle().fill(dot(for: state)); Label(state) }", function) == [.redOrGreen(hasOtherCue: true)]
    )
    let property = """
      let state: Status
      enum Status { case ok, bad
        var color: Color { switch self { case .ok: .green\ncase .bad: .red } } }
      """
    #expect(try facts("Circle().fill(state.color)", property) == Self.only)
    #expect(
      try facts("VStack { Circle().fill(state.color); Image(state) }", property) == [.redOrGreen(hasOtherCue: true)])
  }

  @Test(
    arguments: [
      ("dot.backgroundColor = ok ? .green : .red", only),
      ("if ok { dot.backgroundColor = .green } else { dot.backgroundColor = .red }", only),
      (
        "dot.backgroundColor = ok ? .systemGreen : .systemRed; label.text = title(ok)", [.redOrGreen(hasOtherCue: true)]
      ),
      (#"if ok { dot.tintColor = .green; label.text = "a" } else { dot.tintColor = .red; label.text = "b" }"#, []),
      ("dot.borderWidth = ok ? .green : .red", []),
    ] as [(String, [CodeFact.Kind])])
  func propertiesOfUIKitAreFound(_ code: String, _ found: [CodeFact.Kind]) throws {
    let source = "final class Screen: UIViewController { func show(ok: Bool) { \(code) } }"
    #expect(try Sources.uses(of: [], source).facts.map(\.kind) == found, "\(code)")
  }
}
