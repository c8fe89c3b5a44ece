import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// The identifiers of scenes and cells that code may name.
@Suite struct IdentifierMentionsTests {
  private func found(_ source: String, _ identifiers: Set<String> = ["DetailScene", "TitleCell"]) throws -> Set<String>
  {
    IdentifierMentions.found(identifiers, in: [try Sources.tree(source)])
  }

  @Test(arguments: [
    "func a() { board.instantiateViewController(withIdentifier: \"DetailScene\") }",
    "enum Board: String { case detailScene }", "final class DetailScene: UIViewController {}",
    "let name = R.storyboard.main.detailScene", "let id = \"\\(name)Scene\"", "let id = name + \"Scene\"",
    "let id = String(format: \"%@Scene\", name)",
  ])
  func codeNamesAnIdentifierOrMakesIt(_ source: String) throws {
    #expect(try found(source) == ["DetailScene"])
  }

  @Test(arguments: [
    "let id = \"Other\"", "// DetailScene", "let text = \"\\(count) of \\(all)\"",
    "let text = \"DetailScene and more\"",
  ])
  func otherCodeDoesNot(_ source: String) throws {
    #expect(try found(source).isEmpty)
  }
}
