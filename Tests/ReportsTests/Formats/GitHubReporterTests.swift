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
    let names = ["error", "error", "error", "warning", "warning"]
    #expect(commands.prefix(5).map(\.name) == names)
    #expect(commands.dropFirst(5).allSatisfy { $0.name == "notice" })
    // The summary of the step has what was skipped, and other remarks on the run.
    #expect(!commands.contains { $0.message.contains("skipped: ") || $0.message.contains("visionOS table") })
    let first = try #require(commands.first { $0.properties["file"] == "de.json" })
    #expect(first.properties == ["file": "de.json", "line": "12", "col": "12", "title": "typecheck: text-truncated"])
    #expect(first.message.hasPrefix("\"Einstellungen übernehmen\" is cut from AX3"))
    #expect(commands.contains { $0.properties["file"] == FormatSamples.oddFile })
  }

  /// GitHub drops what comes after ten of a kind, and people read no more.
  @Test func showsTheWorstTenAndCountsTheRest() throws {
    let report = FormatSamples.many(300) { $0 < 4 ? .error : $0 < 200 ? .warning : .note }
    let commands = try commands(report)
    let names = Array(repeating: "error", count: 4) + Array(repeating: "warning", count: 6)
    #expect(commands.map(\.name) == names + ["notice"])
    #expect(commands.last?.message.hasPrefix("290 more causes that GitHub does not show") == true)
    // The worst come first.
    #expect(commands[0].properties["line"] == "1" && commands[4].properties["line"] == "5")
  }

  /// Messages about the run count towards GitHub's ten of a kind.
  @Test func noKindHasMoreThanTen() throws {
    var report = FormatSamples.many(300) { _ in .note }
    report.notes = (1...4).map { "note \($0)" }
    report.inputIssues = (1...12).map { number in
      .error(at: SourceLocation(file: "a.json", line: number, column: 1), "wrong", fix: "repair it")
    }
    let commands = try commands(report)
    #expect(commands.count { $0.name == "error" } == 10 && commands.count { $0.name == "notice" } == 10)
    #expect(commands.last?.message.hasPrefix("291 more causes and 2 more messages that GitHub does not show") == true)
  }

  /// One annotation is at the line to change, with the texts, the statement and the fix.
  @Test func aCauseIsOneAnnotationAtTheLineToChange() throws {
    let commands = try commands(CauseSamples.place(keys: 3))
    #expect(commands.count == 1)
    #expect(
      commands[0].properties == [
        "file": CauseSamples.code, "line": "91", "col": "8", "title": "typecheck: text-truncated",
      ])
    #expect(
      commands[0].message.contains(
        "6 texts of 3 keys in 2 languages; lineLimit(1) at App/Row.swift:91; fix: "))
  }

  /// In a pull request that changes only texts, the annotation is at a changed text.
  @Test func anAnnotationIsAtAChangedLine() throws {
    func place(_ path: String, _ lines: ClosedRange<Int>) throws -> String {
      let reporter = GitHubReporter(changes: try CauseSamples.changes([(path, lines)]))
      let text = reporter.text(of: CauseSamples.place(keys: 3))
      let command = try #require(Command(text.split(separator: "\n")[0]))
      return "\(command.properties["file"] ?? ""):\(command.properties["line"] ?? "")"
    }
    #expect(try place("ios/App/de.lproj/Main.strings", 3...9) == "App/de.lproj/Main.strings:3")
    #expect(try place("App/Row.swift", 80...89) == "App/Row.swift:86")
    #expect(try place("App/Row.swift", 80...99) == "App/Row.swift:91")
    #expect(try place("App/Other.swift", 80...99) == "App/Row.swift:91")
  }

  /// The message is about the changed text, and changed places come before worse ones.
  @Test func changedTextsComeFirstAndAreTheExample() throws {
    var report = FormatSamples.many(30) { _ in .error }
    let other = CauseSamples.place(keys: 3)
    report.findings += other.findings.map { finding in
      var finding = finding
      finding.severity = .warning
      finding.remedy = "shorten the text: this place has one line of at most 320 pt"
      return finding
    }
    let reporter = GitHubReporter(changes: try CauseSamples.changes([("App/de.lproj/Main.strings", 2...2)]))
    let lines = reporter.text(of: report).split(separator: "\n")
    let commands = try lines.map { try #require(Command($0)) }
    let warning = try #require(commands.first { $0.name == "warning" })
    #expect(warning.properties["file"] == "App/de.lproj/Main.strings" && warning.properties["line"] == "2")
    #expect(
      warning.message.contains("übernehmen 2") && warning.message.contains("the text at App/de.lproj/Main.strings:2"))
    #expect(commands.count { $0.name == "error" } == 9)
  }

  @Test func aDiffOfOtherFilesIsNamed() throws {
    let reporter = GitHubReporter(changes: try CauseSamples.changes([("Other/Other.swift", 1...9)]))
    let text = reporter.text(of: CauseSamples.place(keys: 3))
    #expect(text.contains("::notice title=typecheck::nothing here is in a file of the diff"))
    #expect(reporter.text(of: Samples.clean()) == "typecheck: nothing to report\n")
  }

  @Test func pathsAreThoseOfTheRepository() {
    func path(_ root: String, _ folder: String, _ file: String = "App/Row.swift") -> String {
      var report = FormatSamples.many(1)
      report.findings[0].location.file = file
      let reporter = GitHubReporter(in: RepositoryPlace(root: root, folder: folder))
      return String(reporter.text(of: report).dropFirst("::error file=".count).prefix { $0 != "," })
    }
    #expect(path("/r", "/r") == "App/Row.swift" && path("/r", "/r/ios") == "ios/App/Row.swift")
    #expect(path("/w/src", "/w", "src/App/Row.swift") == "App/Row.swift")
    #expect(path("/r", "/r/ios/Other", "../App/Row.swift") == "ios/App/Row.swift")
    #expect(path("/r", "/r/ios", "../../x/Row.swift") == "../../x/Row.swift")
    #expect(path("/r", "/r/ios", "/x/Row.swift") == "/x/Row.swift")
  }

  /// Findings that need review would be the same in every pull request.
  @Test func reviewsAreShownOnlyIfTheyFailTheRun() throws {
    var report = FormatSamples.many(3) { _ in .error }
    for index in report.findings.indices {
      (report.findings[index].outcome, report.findings[index].reason) = (.needsReview, .withinErrorBar)
    }
    report.tally.reviews = 3
    let words = "typecheck: nothing fails, 3 findings for review\n"
    #expect(GitHubReporter().text(of: report) == words)
    report.ending = AuditReport.Ending(exitStatus: 1, failsFrom: .note)
    #expect(GitHubReporter().text(of: report) == words)
    report.ending?.reviewsFail = true
    #expect(try commands(report).count == 3)
  }

  @Test func showsEverythingThatFits() throws {
    let nine = FormatSamples.many(9) { _ in .note }
    #expect(try commands(nine).count == 9)
    let ten = FormatSamples.many(10) { _ in .note }
    #expect(try commands(ten).last?.message.hasPrefix("1 more cause that GitHub does not show") == true)
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
