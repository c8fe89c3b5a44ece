import AuditModel
import TestSupport
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// Ordinary code with thousands of equal parts.
///
/// The work must grow with the size of the code. At these sizes, work that grows with its square takes minutes to
/// hours, so that the limits decide even on a slow machine.
@Suite("Growth", .timeLimit(.minutes(20)))
struct GrowthTests {
  private static let count = 3_000

  private static func keys(_ count: Int) -> [TextKey] {
    (0..<count).map { TextKey(key: "key.\($0)", table: "Localizable") }
  }

  /// The uses in one file of parts, after a beginning and before an end.
  private static func uses(
    _ start: String = "", end: String = "", outlets: (Set<String>, Set<String>) = ([], []),
    _ part: (Int) -> String
  ) throws -> SourceUses {
    let source = start + "\n" + (0..<count).map(part).joined(separator: "\n") + "\n" + end
    return SourceUses(of: keys(count), in: [try Sources.tree(source)], outlets: (names: outlets.0, classes: outlets.1))
  }

  /// The uses in many files.
  private static func uses(inFiles count: Int, _ file: (Int) -> String) throws -> SourceUses {
    let trees = try (0..<count).map { try Sources.tree(file($0), named: "App/F\($0).swift") }
    return SourceUses(of: keys(count), in: trees)
  }

  @Test("files with a type of the same name")
  func types() throws {
    let found = try Self.uses(inFiles: 600) { number in
      """
      struct Row { var title: String }
      struct V\(number): View {
        let row = Row(title: String(localized: "key.\(number)"))
        var body: some View { Text(row.title) }
      }
      """
    }
    #expect(found.uses.count == 600)
  }

  @Test("files with an extension of views, each with the same modifier")
  func modifiers() throws {
    let found = try Self.uses(inFiles: 600) { number in
      """
      fileprivate extension View { func card() -> some View { padding(8).font(.headline) } }
      struct V\(number): View { var body: some View { Text("key.\(number)").card() } }
      """
    }
    #expect(found.uses.count == 600)
  }

  @Test("one variable for many texts and places")
  func variable() throws {
    let found = try Self.uses(
      "struct A: View {\n@State var s = \"\"\nvar body: some View { VStack {\n"
        + String(repeating: "Text(s)\n", count: Self.count) + "} }\nfunc f() {", end: "}\n}"
    ) { "s = String(localized: \"key.\($0)\")" }
    #expect(found.uses.isEmpty)
    #expect(found.issues.count == 1)
  }

  @Test("local constants in one body")
  func constants() throws {
    let found = try Self.uses("struct A: View {\nvar body: some View {\nVStack {", end: "}\n}\n}") {
      "let s\($0) = String(localized: \"key.\($0)\")\nText(s\($0))"
    }
    #expect(found.uses.count == Self.count)
  }

  @Test("implementations of a requirement and views that read it")
  func implementations() throws {
    let found = try Self.uses("protocol Model { var title: String { get } }") { number in
      """
      struct M\(number): Model { var title: String { String(localized: "key.\(number)") } }
      struct V\(number): View {
        let model: Model
        var body: some View { Text(model.title) }
      }
      """
    }
    #expect(found.mentions.count == Self.count)
    #expect(found.issues.count == 1)
  }

  @Test("private parts of one view")
  func parts() throws {
    let body = (0..<Self.count).map { "part\($0)" }.joined(separator: "\n")
    let found = try Self.uses("struct A: View {\nvar body: some View { VStack {\n\(body)\n} }", end: "}") {
      "private var part\($0): some View { Text(\"key.\($0)\") }"
    }
    #expect(found.uses.count == Self.count)
  }

  @Test("statements that set one label")
  func label() throws {
    let found = try Self.uses("class C: UIViewController {\nlet label = UILabel()", end: "}") { number in
      """
      func f\(number)() {
        label.text = NSLocalizedString("key.\(number)", comment: "")
        label.numberOfLines = \(number)
      }
      """
    }
    #expect(found.uses.count == Self.count)
    #expect(found.uses.allSatisfy { $0.lines.certainty == .unknown })
  }

  @Test("functions that hand a view on to each other, each with a change of its own")
  func handovers() throws {
    let found = try Self.uses(
      "class C: UIViewController {\n@IBOutlet var label: UILabel!\nfunc f() { setup0(label) }\n}",
      outlets: (["label"], ["C"])
    ) { "func setup\($0)(_ v: UIView) {\nv.p\($0) = 1\nsetup\($0 + 1)(v)\n}" }
    #expect(found.outlets.outlets["C"]?["label"]?.contains(.handedOver) == true)
  }

  /// Each dot of a type's name could begin a scope, whose name is as long.
  @Test("an extension of a tuple of many types")
  func tuple() throws {
    let items = (0..<10_000).map { "a\($0): A.B" }.joined(separator: ", ")
    let types = TypeTable([try Sources.tree("extension (\(items)) {}", named: "A.swift")])
    let name = try #require(types.entries.keys.first { $0.contains("a9") })
    #expect(name.count > 50_000 && types.scopes(of: name).count <= SourceLimits.depth + 2)
  }

  @Test("views of the same name in many views")
  func nested() throws {
    let found = try Self.uses("@main struct Main: App { var body: some Scene { WindowGroup { V0() } } }") { number in
      """
      struct V\(number): View {
        var body: some View { VStack { Row(title: String(localized: "key.\(number)")); V\(number + 1)() } }
        struct Row: View {
          let title: String
          var body: some View { Text(title) }
        }
      }
      """
    }
    #expect(found.uses.count == Self.count)
  }
}
