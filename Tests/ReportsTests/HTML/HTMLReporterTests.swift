import AuditModel
import Causes
import Foundation
import Testing

@testable import Reports

/// The page without its script: what every reader gets.
@Suite struct HTMLReporterTests {
  func text(_ report: AuditReport, _ details: PageDetails = PageDetails()) -> String {
    HTMLReporter(command: ["check", "App"], details: details).text(of: HTMLSamples.complete(report))
  }

  func count(_ needle: String, in text: String) -> Int { text.components(separatedBy: needle).count - 1 }

  // MARK: Foreign texts

  @Test func escapesForeignTexts() {
    let page = text(HTMLSamples.hostile())
    #expect(count("<script", in: page) == 2 && count("</script", in: page) == 2)
    #expect(count("<h1", in: page) == 1 && count("</style", in: page) == 1 && !page.contains("<img"))
    #expect(!page.contains("<!--") && !page.contains("href=\"javascript:"))
    // Scalars, since a quotation mark with a mark above it is not a quotation mark among characters.
    let scalars = Array(HTMLSamples.withoutData(page).unicodeScalars)
    let marked = scalars.indices.dropLast().filter { scalars[$0 + 1] == "\u{301}" && scalars[$0] == "\"" }
    #expect(marked.isEmpty)
    #expect(!scalars.contains { (0x202A...0x202E).contains($0.value) || ($0.value < 0x20 && $0 != "\n") })
    #expect(!scalars.contains { $0.value == 0x2028 || $0.value == 0x2029 })
    #expect(page.contains("{{rule}} {{{svg}}}"), "a text is not a template")
  }

  @Test func longTextsAreShortened() {
    var report = HTMLSamples.hostile()
    let key = String(repeating: "key.", count: 250_000)
    report.results = [Samples.result("Save", key: key, locale: "en")]
    report.findings.append(Samples.finding(report.results[0], .error))
    report.recount()
    #expect(text(report).utf8.count < 400_000)
  }

  @Test func textsAreInTheirLanguage() {
    let page = text(FormatSamples.texts())
    #expect(page.contains("<b dir=\"rtl\" lang=\"he\">לשמור את כל השינויים</b>"))
    #expect(page.contains("<b dir=\"ltr\" lang=\"de\">Einstellungen übernehmen</b>"))
  }

  // MARK: Links

  @Test func placesAreLinks() throws {
    var details = PageDetails()
    details.sourceURL = try SourceURL("https://example.org/app/blob/main/{path}#L{line}")
    var report = FormatSamples.texts()
    // A text in one place of code has its cause there.
    report.findings[0].uses.removeLast(3)
    let page = text(report, details)
    let start = "<a href=\"https://example.org/app/blob/main/"
    #expect(page.contains("\(start)de.json#L12\" rel=\"noreferrer\">"))
    #expect(page.contains("\(start)App/Zeile%20%7C%20%3C%1B%3E.swift#L10\" rel=\"noreferrer\">"))
    #expect(!text(FormatSamples.texts()).contains("<a href=\"https://example.org/app"))
  }

  @Test func placesOutsideOfTheRunHaveNoLinks() throws {
    let source = try SourceURL("https://example.org/{path}#L{line}")
    func url(_ file: String) -> String? { source.url(of: SourceLocation(file: file, line: 3, column: 1)) }
    #expect(url("./a/b.strings") == "https://example.org/a/b.strings#L3")
    #expect(url("/etc/passwd") == nil && url("../a") == nil && url("a/../../b") == nil && url("") == nil)
    #expect(url("a{line}\"<>#?%.json") == "https://example.org/a%7Bline%7D%22%3C%3E%23%3F%25.json#L3")
  }

  @Test(arguments: [
    "", "ftp://a/{path}#{line}", "javascript:alert(1)//{path}{line}", "https://example.org/{path}",
    "https://example.org/{line}", "https://{path}/{line}", "https:///{path}{line}", "https://a/{path}{line} b",
    "https://a/\"{path}{line}", "https://a/{path}{line}{column}", "//a/{path}{line}", "https://a/<{path}{line}",
    "https://a/{path}{line}" + String(repeating: "a", count: 3_000),
  ]) func unusableTemplatesAreRefused(_ template: String) {
    #expect(throws: SourceURL.Refusal.self) { try SourceURL(template) }
  }

  // MARK: Head

  @Test func theHeadNamesTheRun() throws {
    var report = FormatSamples.texts()
    (report.subject.name, report.subject.version) = ("Sprout", "4.2 (318)")
    report.subject.devices = ["iPhone SE 3", "iPhone 16", "iPhone 16 Pro Max"]
    var details = PageDetails()
    (details.commit, details.date) = ("a41c9e2000", "2026-11-03")
    let page = text(report, details)
    #expect(page.contains("<h1><bdi>Sprout</bdi> <span class=\"soft\">4.2 (318)</span></h1>"))
    #expect(page.contains("<li>commit <code>a41c9e2000</code></li>"))
    #expect(page.contains("<li><time datetime=\"2026-11-03\">3 November 2026</time></li>"))
    #expect(page.contains("<li class=\"opt\">iPhone SE 3 – iPhone 16 Pro Max, 5 languages, 12 sizes</li>"))
    details.title = "Release 5"
    #expect(text(report, details).contains("<h1><bdi>Release 5</bdi></h1>"), "the version is that of the app")
    let unknown = text(FormatSamples.texts())
    #expect(unknown.contains("<h1>typecheck report</h1>") && !unknown.contains("<time"))
  }

  @Test func countsAreLinksWithTheirChanges() {
    let page = text(ComparisonReportTests.report())
    let failing = "<b>3</b> <span>fail</span> <small>1 new since main</small>"
    #expect(page.contains("<a class=\"count fail\" href=\"#/texts?only=fail\">\(failing)</a>"))
    let fixed = "<b>2</b> <span>fixed</span> <small>since main</small>"
    #expect(page.contains("<a class=\"count fixed\" href=\"#fixed\">\(fixed)</a>"))
    let alone = text(FormatSamples.texts())
    #expect(!alone.contains("count fixed") && !alone.contains("new since"))
  }

  @Test func aCountOfNothingIsNotShown() {
    let page = text(Samples.clean())
    #expect(page.contains("<b>0</b> <span>fail</span>") && page.contains("<b>3</b> <span>fit</span>"))
    #expect(!page.contains("count review") && !page.contains("count bounded"))
  }

  @Test func theHeadNamesTheCausesToFixFirst() {
    func words(_ counts: [Int], _ severity: Finding.Severity = .error) -> String? {
      let results = counts.enumerated().flatMap { key, count in
        (0..<count).map { Samples.result("Text", key: "key \(key)", locale: "l\($0)") }
      }
      let findings = results.map { Samples.finding($0, severity) }
      return PageNextStep(Cause.list(of: findings, in: RunSubject()), of: findings).words
    }
    #expect(words([1, 5, 2, 3, 4]) == "3 of 5 causes account for 12 of 15 errors")
    #expect(words([2, 2], .warning) == "2 causes account for all 4 warnings")
    #expect(words([1]) == "1 cause accounts for the only error")
    #expect(words([]) == nil && words([4, 4], .note) == nil)
  }

  @Test func alertsListWhatStoppedTheRun() {
    var report = FormatSamples.texts()
    report.ending = AuditReport.Ending(exitStatus: 2, failsFrom: .error)
    let page = text(report)
    #expect(page.contains("id=\"input-errors\"") && page.contains("fr.json:7"))
    report.ending = AuditReport.Ending(exitStatus: 1, failsFrom: .error)
    #expect(!text(report).contains("id=\"input-errors\""))
    #expect(text(Samples.empty()).contains("<h2 id=\"input-errors-title\">Nothing was measured</h2>"))
  }

  @Test func theWorstFiftyCausesAreListed() {
    var report = Samples.empty()
    report.results = (0..<60).map { Samples.result("Einstellungen übernehmen", key: "key \($0)", locale: "de") }
    report.findings = report.results.map { Samples.finding($0, .error) }
    report.recount()
    let page = text(report)
    #expect(count("<li class=\"finding\">", in: page) == 50)
    #expect(page.contains("The worst 50 of 60 causes:"))
    let texts = FormatSamples.texts()
    #expect(count("<li class=\"finding\">", in: text(texts)) == texts.causes.count)
    #expect(text(Samples.clean()).contains("Nothing was found."))
    #expect(!text(Samples.empty()).contains("Nothing was found."))
  }

  @Test func causesNameTheirExtentAndTheChange() {
    var report = Samples.empty()
    report.results = ["de", "fr"].map { Samples.result("Einstellungen übernehmen", key: "apply", locale: $0) }
    report.findings = report.results.map { Samples.finding($0, .error) }
    report.findings[1].remedy = nil
    report.recount()
    let page = text(report)
    #expect(count("<li class=\"finding\">", in: page) == 1)
    #expect(page.contains("<p class=\"soft\">2 texts of key apply in 2 languages"))
    #expect(page.contains("<p class=\"fix\"><b>Fix:</b> \(report.causes[0].edit.advice ?? "none").</p>"))
  }

  // MARK: Content security policy

  /// The hashes allow exactly the script and the style of the page, as another program computes them.
  @Test func theScriptAndTheStyleMayRun() throws {
    let page = text(Samples.clean())
    let script = try #require(page.firstMatch(of: /script-src '(sha256-[^']+)'/)).1
    let style = try #require(page.firstMatch(of: /style-src '(sha256-[^']+)'/)).1
    #expect(try Self.hash(of: content(of: "<script>", "</script>", in: page)) == script)
    #expect(try Self.hash(of: content(of: "<style>", "</style>", in: page)) == style)
    #expect(page.contains("default-src 'none'; script-src '\(script)'; style-src '\(style)'; base-uri 'none'"))
    #expect(page.firstMatch(of: /\sstyle="/) == nil && page.firstMatch(of: /\son[a-z]+="/) == nil)
    #expect(page.firstMatch(of: /(?:src|href)="(?!#)/) == nil, "nothing is loaded")
  }

  private func content(of start: String, _ end: String, in page: String) throws -> String {
    let from = try #require(page.range(of: start)).upperBound
    return String(page[from..<(try #require(page[from...].range(of: end)).lowerBound)])
  }

  private static func hash(of text: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "hash-\(UUID().uuidString)")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sha256sum", file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let digits = Array(String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).prefix(64))
    process.waitUntilExit()
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...($0 + 1)]), radix: 16) }
    return "sha256-\(Data(bytes).base64EncodedString())"
  }
}
