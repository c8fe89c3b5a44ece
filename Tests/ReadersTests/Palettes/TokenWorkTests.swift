import AuditModel
import TestSupport
import Testing

@testable import AssetFiles
@testable import Documents

/// The work that files of thousands of tokens take grows as they do.
@Suite struct TokenWorkTests {
  private func file(_ tokens: [String]) -> TokenFile {
    TokenFile(Array("{\(tokens.joined(separator: ","))}".utf8), path: "a.tokens", index: 0)
  }

  private let value = "{\"$type\": \"color\", \"$value\": \"#112233\"}"

  @Test func everyLinkIsFollowedOnce() {
    let count = 3_000
    let links = (0..<count).map { "\"t\($0)\": {\"$value\": \"{t\($0 + 1)}\"}" }
    let file = file(links + ["\"t\(count)\": \(value)"])
    var resolver = TokenResolver([file], order: [0])
    for token in file.tokens {
      guard case .color(_, let location, let alias) = resolver.outcome(token) else {
        Issue.record("\(token.name) is not a colour")
        return
      }
      #expect(location.line == 1 && (alias == nil) == (token.name == "t\(count)"))
    }
    #expect(resolver.linksFollowed == count)
  }

  @Test func reportsACycleAtTheCycle() {
    let file = file(
      ["\"a\": {\"$value\": \"{b}\"}", "\"b\": {\"$value\": \"{c}\"}", "\"c\": {\"$value\": \"{b}\"}"])
    var resolver = TokenResolver([file], order: [0])
    var issues: Set<InputIssue> = []
    for token in file.tokens {
      if case .failure(let issue) = resolver.outcome(token) { issues.insert(issue) }
    }
    #expect(issues.count == 1 && issues.first?.message.contains("\"b\" → \"c\" → \"b\"") == true, "\(issues)")
  }

  @Test func onlyTheFirstUnknownNamesGetSuggestions() {
    let known = (0..<100).map { "\"a\($0)\": \(value)" }
    let broken = (0..<500).map { "\"b\($0)\": {\"$value\": \"{a\($0 % 100)x}\"}" }
    let catalog = DesignTokensReader().read(
      PaletteSource(path: "a.tokens", bytes: Array("{\((known + broken).joined(separator: ","))}".utf8)))
    #expect(catalog.issues.count == 500 && catalog.palettes.first?.colors.count == 100)
    #expect(catalog.issues.count { $0.message.contains("did you mean") } == TokenSuggestions.most)
  }

  @Test func groupsThatExtendAreIndexed() {
    func groups(_ count: Int) -> TokenFile {
      file(["\"base\": {\"a\": \(value)}"] + (0..<count).map { "\"g\($0)\": {\"$extends\": \"{base}\"}" })
    }
    let many = 20_000
    var read = groups(0)
    let factor = Growth.factor(upTo: 24) {
      _ = groups(many / 8)
    } to: {
      read = groups(many)
    }
    #expect(read.tokens.count == many + 1 && read.notes.issues.isEmpty)
    #expect(factor <= 24, "eight times as many took \(factor) times as long")
  }

  @Test func reportsTooManyExtendedTokens() {
    let many = (0..<500).map { "\"t\($0)\": \(value)" }.joined(separator: ",")
    let groups = (0..<500).map { "\"g\($0)\": {\"$extends\": \"{base}\"}" }
    let file = file(["\"base\": {\(many)}"] + groups)
    #expect(file.tokens.count == 500)
    #expect(file.notes.issues.first?.message.contains("more than 200000 tokens") == true)
  }

  @Test func pointersIntoLargeGroupsAreFound() throws {
    let members = (0..<40).map { "\"t\($0)\": {\"$type\": \"color\", \"$value\": \"#0000\($0 + 10)\"}" }
    let file = file(members + ["\"t3\": {\"$value\": \"#FFFFFF\"}"])
    func text(_ pointer: [String]) -> String? {
      guard case .string(let text)? = file.value(at: pointer)?.content else { return nil }
      return text
    }
    #expect(text(["t39", "$value"]) == "#000049" && text(["t3", "$value"]) == "#FFFFFF" && text(["t40"]) == nil)
  }
}
