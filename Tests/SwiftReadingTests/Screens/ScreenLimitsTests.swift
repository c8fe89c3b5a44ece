import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

@Suite struct ScreenLimitsTests {
  private func causes(_ source: String) throws -> [UnresolvedElement.Cause] {
    try Sources.screens(source)[0].unresolved.map(\.cause)
  }

  @Test func aThousandViewsInOneAnotherEnd() throws {
    let views = (0..<1_000).map { "struct V\($0): View { var body: some View { VStack { V\($0 + 1)() } } }" }
    #expect(try causes("\(views.joined(separator: "\n"))\n#Preview { V0() }") == [.limit])
  }

  @Test func manyUsesOfManyViewsEnd() throws {
    let views = (0..<30).map {
      "struct V\($0): View { var body: some View { \(String(repeating: "V\($0 + 1)();", count: 20)) } }"
    }
    #expect(try causes("\(views.joined(separator: "\n"))\n#Preview { V0() }").contains(.limit))
  }

  @Test func aViewInItselfEnds() throws {
    let source = """
      struct A: View { var body: some View { Text("a"); B() } }
      struct B: View { var body: some View { VStack { A(); B() } } }
      #Preview { A() }
      """
    let screen = try Sources.screens(source)[0]
    #expect(screen.unresolved.map { "\($0.name) \($0.cause.rawValue)" } == ["A recursion", "B recursion"])
  }

  @Test func aContainerInItselfIsEntered() throws {
    let source = """
      struct A: View { var body: some View { Card { Card { Text("a") } } } }
      struct Card<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content() }
      }
      #Preview { A() }
      """
    let screen = try Sources.screens(source)[0]
    #expect(screen.isComplete && screen.outline == ["Card", "  Card", "    Text text a"])
  }

  @Test func twentyThousandStatementsEnd() throws {
    let texts = (0..<20_000).map { "Text(\"t\($0)\")" }.joined(separator: "\n")
    let screen = try Sources.screens("struct A: View { var body: some View { List {\n\(texts)\n} } }\n#Preview { A() }")
    #expect(screen[0].unresolved.map(\.cause) == [.limit] && screen[0].elements.count == 2_000)
  }

  @Test func doubledVariablesEnd() throws {
    let lines = (1..<40).map { "let a\($0) = b ? a\($0 - 1) : a\($0 - 1)" }.joined(separator: "\n")
    let source = "struct A: View { var body: some View { let a0 = Text(\"a\")\n\(lines)\na39 } }\n#Preview { A() }"
    #expect(try causes(source) == [.limit])
  }

  @Test func doubledModifiersEnd() throws {
    let chain = String(repeating: ".twice()", count: 40)
    let source = """
      struct A: View { var body: some View { Text("a")\(chain) } }
      extension View { @ViewBuilder func twice() -> some View { if b { self.padding() } else { self } } }
      #Preview { A() }
      """
    #expect(try Sources.screens(source).count == 1)
  }
}
