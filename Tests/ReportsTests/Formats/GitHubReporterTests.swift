import AuditModel
import Reports
import Testing

@Suite struct GitHubReporterTests {
  /// A workflow command as the runner reads it.
  struct Command: Equatable {
    var name: String
    var properties: [String: String]
    var message: String

    /// The reading that the runner documents: properties up to the next two colons, then data, escapes undone.
    init?(_ line: Substring) {
      guard line.hasPrefix("::"), let space = line.firstIndex(of: " ") else { return nil }
      name = String(line[line.index(line.startIndex, offsetBy: 2)..<space])
      guard let end = line[space...].firstRange(of: "::") else { return nil }
      let properties = line[line.index(after: space)..<end.lowerBound].split(separator: ",")
      self.properties = [:]
      for property in properties {
        let parts = property.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        self.properties[String(parts[0])] = Self.unescaped(parts[1], [("%3A", ":"), ("%2C", ",")])
      }
      message = Self.unescaped(line[end.upperBound...], [])
    }

    private static func unescaped(_ text: Substring, _ more: [(String, String)]) -> String {
      var text = String(text)
      for (escape, plain) in more + [("%0D", "\r"), ("%0A", "\n"), ("%25", "%")] {
        text = text.replacing(escape, with: plain)
      }
      return text
    }
  }

  private func commands(_ report: AuditReport) throws -> [Command] {
    try GitHubReporter().text(of: report).split(separator: "\n").map { try #require(Command($0)) }
  }

  @Test func annotations() throws {
    let commands = try commands(FormatSamples.texts())
    let names = ["error", "error", "error", "warning", "warning", "warning"]
    #expect(commands.prefix(6).map(\.name) == names)
    #expect(commands.dropFirst(6).allSatisfy { $0.name == "notice" })
    let first = try #require(commands.first { $0.properties["file"] == "de.json" })
    #expect(first.properties == ["file": "de.json", "line": "12", "col": "12", "title": "typecheck: text-truncated"])
    #expect(first.message.hasPrefix("\"Einstellungen übernehmen\" is cut from AX3"))
    #expect(commands.contains { $0.properties["file"] == FormatSamples.oddFile })
  }

  /// GitHub drops what comes after ten of a kind.
  @Test func showsTenOfAKindAndCountsTheRest() throws {
    let report = FormatSamples.many(300) { $0 < 100 ? .error : $0 < 200 ? .warning : .note }
    let commands = try commands(report)
    for name in ["error", "warning", "notice"] { #expect(commands.filter { $0.name == name }.count == 10) }
    #expect(commands.last?.message.hasPrefix("271 more findings that GitHub does not show") == true)
    // The worst come first.
    #expect(commands[0].properties["line"] == "1" && commands[10].properties["line"] == "101")
  }

  @Test func showsEverythingThatFits() throws {
    let nine = FormatSamples.many(9) { _ in .note }
    #expect(try commands(nine).count == 9)
    let ten = FormatSamples.many(10) { _ in .note }
    #expect(try commands(ten).last?.message.hasPrefix("1 more finding that GitHub does not show") == true)
    #expect(GitHubReporter().text(of: Samples.clean()) == "typecheck: nothing to report\n")
  }

  @Test func escapes() throws {
    var report = FormatSamples.many(1)
    report.findings[0].location.file = "a,b:c%0A\n::error::x"
    report.findings[0].message = "100 % of\r\n::error title=x::fake"
    let text = GitHubReporter().text(of: report)
    #expect(text.split(separator: "\n").count == 1)
    let command = try #require(Command(text.dropLast()[...]))
    #expect(command.properties["file"] == "a,b:c%0A\n::error::x")
    #expect(command.message.contains(#"100 % of\r\n::error title=x::fake"#))
  }
}
