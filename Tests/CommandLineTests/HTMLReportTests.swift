import Foundation
import TestSupport
import Testing

/// The HTML report of the built program.
@Suite struct HTMLReportTests {
  private func page(
    _ arguments: String, in scratch: TemporaryFolder, environment: [String: String] = [:]
  ) throws -> (page: String, result: Binary.Result) {
    let words = arguments.split(separator: " ").map(String.init) + ["--report", "html=r.html"]
    let result = try Binary.run(words, in: scratch.url, environment: environment)
    return (try String(contentsOf: scratch.url.appending(path: "r.html"), encoding: .utf8), result)
  }

  private func data(_ page: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: PageReader.data(of: page)) as? [String: Any])
  }

  @Test func unwritablePathAndFullDisk() throws {
    let scratch = try CheckCommandTests.project()
    for (path, words) in [
      ("/dev/full", "cannot write /dev/full: No space left on device"), ("/proc/x/r.html", "cannot write"),
    ] {
      let result = try Binary.shell("exec \"$0\" check . --report html=\(path) --report csv=r.csv", in: scratch)
      #expect(!result.hasCrashed && result.status == 2 && result.error.contains(words), "\(result.error)")
      #expect(!result.error.isEmpty)
    }
  }

  @Test func reportsNoFindings() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("en.json", "{\"yes\": \"Yes\"}")
    let (page, result) = try page("measure en.json --lines 1", in: scratch)
    #expect(result.status == 0 && page.contains("Nothing was found."))
    #expect(page.contains("1 text in 1 language checked at 12 sizes, nothing found."))
  }

  @Test func reportsNothingToMeasure() throws {
    let scratch = try TemporaryFolder()
    try scratch.file("en.json", "{}")
    let (page, result) = try page("measure en.json", in: scratch)
    #expect(result.status == 2 && page.contains("Nothing was measured."))
  }

  // MARK: Verdict

  /// The badge is the exit status, whatever the files contain and whatever fails a run.
  @Test(arguments: ["never", "error", "warning", "note", "review", "bounded"])
  func theBadgeIsTheExitStatus(_ level: String) throws {
    let long = "Alle Einstellungen auf diesem Gerät sofort übernehmen"
    let contents = [
      "clean": "[{\"key\": \"a\", \"text\": \"Ja\", \"width\": 300, \"lines\": 1}]",
      "failing": "[{\"key\": \"a\", \"text\": \"\(long)\", \"width\": 120, \"lines\": 1}]",
      "large": "[{\"key\": \"a\", \"text\": \"Übernehmen\", \"width\": 210, \"lines\": 1}]",
      "open": "[{\"key\": \"a\", \"text\": \"\(long)\"}]",
      "broken": "[{\"key\": \"a\", \"text\": \"Ja\", \"width\": 300, \"lines\": 1},",
      "empty": "[]",
    ]
    for (name, content) in contents {
      let scratch = try TemporaryFolder()
      try scratch.file("App/de.json", content)
      let (page, result) = try page("check App --fail-on \(level)", in: scratch)
      let badge = try #require(page.firstMatch(of: /<p class="badge big ([a-z]+)">/)).1
      let verdict = try #require(try data(page)["verdict"] as? [String: Any])
      let allowed: Set<String> =
        switch result.status {
        case 0: ["pass", "review"]
        case 1: ["fail", "review"]
        default: ["incomplete"]
        }
      #expect(allowed.contains(String(badge)), "\(name), \(level): \(badge) at \(result.status)")
      #expect(verdict["exit"] as? Int == Int(result.status) && verdict["outcome"] as? String == String(badge))
      if result.status == 0, badge == "review" { #expect(page.contains("No text has a verdict"), "\(name)") }
    }
  }

  // MARK: Bytes

  @Test func theSamePageForAnyNumberOfThreads() throws {
    let scratch = try CheckCommandTests.project()
    try scratch.file("App/th.json", "{\"row.apply\": \"ใช้การตั้งค่ากับอุปกรณ์ทั้งหมด\", \"b\": \"</script><!--\"}")
    let pages = try [1, 2, 7].map { try page("check App --jobs \($0)", in: scratch).page }
    #expect(Set(pages).count == 1 && pages[0].count > 10_000)
  }

  @Test func otherReportsAreUnchanged() throws {
    let scratch = try CheckCommandTests.project()
    let others = "--format json --report csv=r.csv --report sarif=r.sarif --report markdown=r.md"
    let alone = try Binary.shell("exec \"$0\" check App \(others)", in: scratch)
    let files = ["r.csv", "r.sarif", "r.md"].map { scratch.url.appending(path: $0) }
    let before = try files.map { try Data(contentsOf: $0) }
    let combined = try Binary.shell("exec \"$0\" check App \(others) --report html=r.html", in: scratch)
    #expect(alone.output == combined.output && alone.error == combined.error && alone.status == combined.status)
    #expect(try files.map { try Data(contentsOf: $0) } == before)
  }

  @Test func standardOutputGetsThePage() throws {
    let scratch = try CheckCommandTests.project()
    let page = try page("check App", in: scratch).page
    #expect(try Binary.run(["check", "App", "--format", "html"], in: scratch.url).output == page)
  }

  // MARK: Head

  @Test func theTitleAndTheVersionComeFromInfoPlist() throws {
    let scratch = try CheckCommandTests.project()
    func plist(_ name: String, _ version: String) -> String {
      """
      <?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleDisplayName</key><string>\(name)</string>
      <key>CFBundleShortVersionString</key><string>\(version)</string><key>CFBundleVersion</key><string>318</string>
      <key>UILaunchScreen</key><dict/></dict></plist>
      """
    }
    try scratch.file("App/Info.plist", plist("Sprout &amp; Co", "4.2"))
    let named = try page("check .", in: scratch).page
    #expect(named.contains("<bdi>Sprout &amp; Co</bdi> <span class=\"soft\">4.2 (318)<"))
    #expect(try page("check . --title Beta", in: scratch).page.contains("<h1><bdi>Beta</bdi></h1>"))
    try scratch.file("App/Info.plist", plist("$(PRODUCT_NAME)", "$(MARKETING_VERSION)"))
    #expect(try page("check .", in: scratch).page.contains("<h1>typecheck report</h1>"))
  }

  @Test func theDateComesFromGitOrTheEnvironmentAndNeverFromTheClock() throws {
    let scratch = try CheckCommandTests.project()
    let unknown = try page("check .", in: scratch, environment: ["SOURCE_DATE_EPOCH": ""]).page
    #expect(!unknown.contains("<time") && !unknown.contains("<li>commit"))
    let built = try page("check .", in: scratch, environment: ["SOURCE_DATE_EPOCH": "1795392000"]).page
    #expect(built.contains("<time datetime=\"2026-11-23\">23 November 2026</time>"))
    let wrong = try Binary.run(
      ["check", ".", "--report", "html=x.html"], in: scratch.url, environment: ["SOURCE_DATE_EPOCH": "tomorrow"])
    #expect(wrong.status == 2 && wrong.error.contains("SOURCE_DATE_EPOCH is \"tomorrow\""), "\(wrong.error)")
    let commands = [
      "git init -q", "git add -A",
      "GIT_COMMITTER_DATE='2026-03-04T05:06:07Z' git -c user.name=a -c user.email=a@example.org commit -qm a",
    ]
    let made = try Binary.shell(commands.joined(separator: " && "), in: scratch)
    try #require(made.status == 0, "\(made.error)")
    let committed = try page("check App", in: scratch, environment: ["SOURCE_DATE_EPOCH": ""]).page
    #expect(committed.contains("<time datetime=\"2026-03-04\">4 March 2026</time>"))
    #expect(committed.firstMatch(of: /<li>commit <code>[0-9a-f]{10}<\/code><\/li>/) != nil)
  }

  @Test func optionsOfAPageNeedAPage() throws {
    let scratch = try CheckCommandTests.project()
    for option in ["--title=A", "--source-url=https://example.org/{path}#{line}"] {
      let result = try Binary.run(["check", ".", option], in: scratch.url)
      #expect(result.status == 2 && result.error.contains("is for an HTML page"), "\(result.error)")
    }
    let refused = try Binary.run(
      ["check", ".", "--source-url", "ftp://a/{path}", "--report", "html=r.html"], in: scratch.url)
    #expect(refused.status == 2 && refused.error.contains("does not begin with https://"), "\(refused.error)")
    let linked = try page("check . --source-url https://example.org/{path}#L{line}", in: scratch).page
    #expect(linked.contains("<a href=\"https://example.org/App/de.lproj/Main.strings#L"))
  }

  // MARK: Comparison

  /// An HTML page is as good as a JSON report for a comparison.
  @Test func aPageCanBeComparedWith() throws {
    let scratch = try CheckCommandTests.project()
    let first = try Binary.run(
      ["check", ".", "--report", "html=before.html", "--report", "json=before.json"], in: scratch.url)
    #expect(first.status == 1)
    try scratch.file(
      "App/de.lproj/Main.strings", "\"row.apply\" = \"Ja\";\n\"row.new\" = \"Unübersehbar überlanger Text\";\n")
    struct Report: Decodable {
      struct Found: Decodable {
        var fingerprint: String
        var change: String?
      }
      struct Fixed: Decodable { var key: String }
      var findings: [Found]
      var fixed: [Fixed]
    }
    let reports = try ["before.html", "before.json"].map { earlier in
      let output = try Binary.run(["check", ".", "--compare", earlier, "--format", "json"], in: scratch.url).output
      return try JSONDecoder().decode(Report.self, from: Data(output.utf8))
    }
    #expect(reports[0].findings.map(\.change) == reports[1].findings.map(\.change))
    #expect(reports[0].fixed.map(\.key) == reports[1].fixed.map(\.key) && !reports[0].fixed.isEmpty)
    let page = try page("check . --compare before.html", in: scratch).page
    #expect(page.contains("class=\"count fixed\" href=\"#fixed\""))
  }

  private static let packed = "<html>\n<script type=\"application/gzip;base64\" id=\"typecheck-data\">"
  /// The JSON {}.
  private static let valid = "H4sIAAAAAAAAA6uuBQBDv6ajAgAAAA=="

  @Test(arguments: [
    ("<!DOCTYPE html><p>x", "this HTML report contains no data"),
    ("<html><script type=\"application/json\" id=\"typecheck-data\">{\"reportVersion\":1,", "not complete JSON"),
    ("<html><script type=\"application/json\" id=\"typecheck-data\">{}</script>", "not an HTML report of typecheck"),
    (
      "<html><script type=\"application/json\" id=\"typecheck-data\">{\"tool\":{\"name\":\"typecheck\"},"
        + "\"reportVersion\":\"x\"}</script>", "this report has no readable version"
    ),
    (packed + "%%%</script>", "old.html:2:1: error: the data of this page is not valid base64"),
    // The JSON {} with a wrong checksum, without its end, and with other bytes after it.
    (packed + "H4sIAAAAAAAAA6uuBQC8v6ajAgAAAA==</script>", "the data of this page is damaged"),
    (packed + "H4sIAAAAAAAAA6uu", "the data of this page is truncated"),
    (packed + "e30=</script>", "the data of this page is damaged"),
    (packed + valid + "</script>", "this is not an HTML report of typecheck"),
  ]) func aPageWithoutDataIsRefused(_ content: String, _ words: String) throws {
    let scratch = try CheckCommandTests.project()
    try scratch.file("old.html", content)
    let result = try Binary.run(["check", ".", "--compare", "old.html"], in: scratch.url)
    #expect(result.status == 2 && !result.hasCrashed && result.error.contains(words), "\(result.error)")
  }
}
