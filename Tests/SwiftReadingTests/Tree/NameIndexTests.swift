import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

@Suite("Names in the scopes of a file")
struct NameIndexTests {
  /// The lines that draw the texts of declarations on other lines, as `line:key`.
  private static func drawn(_ source: String, _ keys: String...) throws -> [String] {
    try Sources.uses(of: keys, source).uses.map { "\($0.location.line):\($0.key.key)" }.sorted()
  }

  @Test("a name is that of the last declaration before it")
  func last() throws {
    let source = """
      struct A: View {
        var body: some View {
          let s = String(localized: "one")
          Text(s)
          let s = String(localized: "two")
          Text(s)
        }
      }
      """
    #expect(try Self.drawn(source, "one", "two") == ["4:one", "6:two"])
  }

  @Test("a name in the value of its own declaration is an outer one")
  func value() throws {
    let source = """
      struct A: View {
        func draw(s: String) -> some View {
          let s = s.uppercased()
          return Text(s)
        }
        var body: some View { draw(s: String(localized: "one")) }
      }
      """
    #expect(try Self.drawn(source, "one") == ["4:one"])
  }

  @Test("a condition binds a name for its branch")
  func condition() throws {
    let source = """
      struct A: View {
        var body: some View {
          let s: String? = String(localized: "one")
          if let s = s {
            Text(s)
          }
        }
      }
      """
    #expect(try Self.drawn(source, "one") == ["5:one"])
  }

  @Test("a statement can call the functions right after it, up to the next statement")
  func functions() throws {
    let source = """
      struct A: View {
        var body: some View {
          Text(near())
          func other() {}
          func near() -> String { String(localized: "near") }
          other()
          func far() -> String { String(localized: "far") }
        }
        var second: some View {
          Text(far())
          other()
          func far() -> String { String(localized: "far") }
        }
      }
      """
    #expect(try Self.drawn(source, "near", "far") == ["3:near"])
  }

  @Test("the references in a part of a file are found by name and in order")
  func references() throws {
    let tree = try Sources.tree("func f() { a(b, a.b) }\nfunc g() { b() }\n")
    let all = tree.index.references(to: "b", in: 0..<tree.nodes.count)
    #expect(all.map { SourceNode(tree: tree, index: Int($0)).line } == [1, 1, 2])
    let second = try #require(Array(tree.root.children).last)
    #expect(tree.index.references(to: "b", in: second.index..<second.end).count == 1)
    #expect(tree.index.references(to: "c", in: 0..<tree.nodes.count).isEmpty)
  }
}
