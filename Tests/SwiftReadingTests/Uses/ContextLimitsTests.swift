import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// Many texts in many modifiers end, and what is not read is not known.
@Suite struct ContextLimitsTests {
  /// The widths in a window of 375 pt of some texts in a view with modifiers.
  private func widths(texts: Int, modifiers: Int, and more: String = "") throws -> Set<Double?> {
    let views = (0..<texts).map { "Text(\"key\($0)\")" }.joined(separator: "\n")
    let source = """
      struct A: View { var body: some View { VStack {
      \(views)
      }\(String(repeating: ".bold()", count: modifiers)).padding(8) } }
      \(more)
      """
    let uses = try Sources.uses(of: (0..<texts).map { "key\($0)" }, source).uses
    #expect(uses.count == texts)
    return Set(uses.map { $0.width.value?.width(in: 375) })
  }

  @Test func textsInManyModifiersHaveNoKnownWidth() throws {
    #expect(try widths(texts: 2_000, modifiers: 40) == [359])
    #expect(try widths(texts: 2_000, modifiers: 120) == [nil])
    #expect(try widths(texts: 20, modifiers: 120) == [359])
  }

  @Test func literalsThatAreNotDrawnDoNotCount() throws {
    let list = (0..<20_000).map { "\"word\($0)\"" }.joined(separator: ",")
    #expect(try widths(texts: 20, modifiers: 40, and: "let a = [\(list)]") == [359])
  }

  @Test func onlyTheFirstElementsOfAListHaveAPosition() throws {
    let tree = try Sources.tree("let a = [" + (0..<300).map { "\"k\($0)\"" }.joined(separator: ",") + "]")
    let index = try #require(tree.nodes.firstIndex { $0.kind == .collection })
    let parent = SourceNode(tree: tree, index: index)
    let positions = parent.children.map { $0.position(in: parent, below: 256) }
    #expect(positions == (0..<300).map { $0 < 256 ? $0 : nil })
  }
}
