import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

extension SourceTree: CustomTestStringConvertible {
  /// The outline, which a failing expectation prints.
  public var testDescription: String { "\n\(outline())" }
}

@Suite struct SourceOutlineTests {
  private static let source = """
    struct Row: View {
      var body: some View { Text("ok").font(.title) }
      let count = 1
    }
    """

  @Test func anOutlineHasTheNodesWithTheirPlaces() throws {
    let lines = try Sources.tree(Self.source).outline().split(separator: "\n")
    #expect(lines.first == "file  1:1")
    #expect(lines.contains { $0.contains("type \"Row\"") })
    #expect(lines.contains { $0.hasSuffix("2:25") || $0.contains("\"Text\"") })
    // Each node is deeper than the one around it.
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
  }

  @Test func aLineIsShownWithTheNodesAroundIt() throws {
    let outline = try Sources.tree(Self.source).outline(ofLine: 3)
    #expect(outline.contains("\"count\"") && outline.contains("\"Row\"") && !outline.contains("\"Text\""))
    #expect(try Sources.tree(Self.source).outline(ofLine: 99).isEmpty)
  }
}
