import AuditModel
import Foundation
import Reports
import Testing

@Suite struct HTMLReporterTests {
  func text(_ report: AuditReport) -> String { HTMLReporter().text(of: report) }

  func count(_ needle: String, in text: String) -> Int { text.components(separatedBy: needle).count - 1 }

  // MARK: Foreign texts

  @Test func escapesForeignTexts() {
    let page = text(HTMLSamples.hostile())
    #expect(count("<script", in: page) == 1 && count("</script", in: page) == 1)
    #expect(count("<h1", in: page) == 1 && count("</style", in: page) == 1 && !page.contains("<img"))
    #expect(!page.contains("<!--"))
    #expect(!page.contains("href=\"javascript:"))
    // Scalars, since a quotation mark with a mark above it is not a quotation mark among characters.
    let scalars = Array(page.unicodeScalars)
    let marked = scalars.indices.dropLast().filter { scalars[$0 + 1] == "\u{301}" && scalars[$0] == "\"" }
    #expect(marked.isEmpty)
    #expect(!scalars.contains { (0x202A...0x202E).contains($0.value) || ($0.value < 0x20 && $0 != "\n") })
    #expect(page.contains("{{rule}} {{{svg}}}"), "a text is not a template")
  }

  @Test func longTextsAreShortened() {
    let page = text(HTMLSamples.hostile())
    #expect(page.utf8.count < 200_000)
    #expect(page.contains("100,000 characters in all"))
  }

  @Test func textsAreIsolatedInTheirLanguage() {
    let page = text(FormatSamples.texts())
    #expect(page.contains("<bdi dir=\"auto\" lang=\"he\">לשמור את כל השינויים</bdi>"))
    #expect(page.contains("<bdi dir=\"auto\" lang=\"de\">Einstellungen übernehmen</bdi>"))
  }

  // MARK: Limits

  @Test func showsFiveHundredPictures() {
    let page = text(HTMLSamples.withPictures(FormatSamples.many(600)))
    #expect(count("class=\"picture\"", in: page) == 500 && count("<article", in: page) == 600)
    #expect(page.contains("Of the 600 findings on this page 500 have a picture, 100 none:"))
    #expect(
      page.contains(
        "<li>100 are beyond the 500 pictures of a page; the worst of each language and then of all come first</li>"))
    let names = page.matches(of: /\sid="([^"]+)"/).map { String($0.1) }
    #expect(Set(names).count == names.count)
    #expect(page.contains("clip-path=\"url(#p499-room)\"") && page.contains("href=\"#p499-glyph\""))
    #expect(!page.contains("<?xml"))
  }

  @Test func picturesLeaveSpaceForText() {
    var report = HTMLSamples.withPictures(FormatSamples.many(40))
    for index in report.previews.indices {
      report.previews[index].svg = report.previews[index].svg.replacing(
        "<defs>", with: "<desc>\(String(repeating: "x", count: 100_000))</desc><defs>")
    }
    let page = text(report)
    #expect(count("class=\"picture\"", in: page) == 24 && count("<article", in: page) == 40)
    #expect(page.contains("Of the 40 findings on this page 24 have a picture, 16 none:"))
  }

  @Test func staysBelowFiveMegabytes() throws {
    let page = text(FormatSamples.many(50_000))
    let listed = count("<article", in: page)
    #expect(page.utf8.count <= 5_000_000 && page.utf8.count > 4_900_000)
    #expect(listed > 4_000 && listed < 50_000)
    let match = try #require(
      page.firstMatch(
        of:
          /worst ([0-9,]+) findings of all and of each language; ([0-9,]+) more are not shown on it. Of these [0-9,]+ the worst ([0-9,]+) are shown in full, ([0-9,]+) in/
      ))
    let numbers = [match.1, match.2, match.3, match.4].map { Int($0.replacing(",", with: "")) ?? 0 }
    let short = count("<article class=\"short\"", in: page)
    #expect(numbers == [listed, 50_000 - listed, listed - short, short])
    #expect(numbers[2] > 1_000, "the worst are shown in full")
    #expect(page.hasSuffix("</html>\n"))
  }

  @Test func includesTheWorstOfAllFiles() {
    var report = FormatSamples.many(2_000) { $0 < 1_000 ? .error : .note }
    for index in report.findings.indices { report.findings[index].location.file = "file\(index % 50).json" }
    var limits = HTMLReporter.Limits()
    limits.bytes = 400_000
    let page = HTMLReporter(limits: limits).text(of: report)
    #expect(page.utf8.count <= 400_000)
    #expect(count("<section class=\"group\"", in: page) == 50)
    #expect(count("data-severity=\"error\"", in: page) > 100 && count("data-severity=\"note\"", in: page) == 0)
    #expect(page.contains("in this file and language, not shown on this page"))
  }

  /// Reviews of one file may not hide the errors of the next.
  @Test func errorsComeBeforeMilderFindings() {
    var report = FormatSamples.many(400) { [.error, .warning, .note][$0 * 3 / 400] }
    for index in report.findings.indices { report.findings[index].location.file = "file\(index % 7).json" }
    let levels = text(report).matches(of: /<article [^>]*data-severity="([a-z]+)"/).map { String($0.1) }
    #expect(levels.count == 400 && Set(levels).count == 3)
    #expect(levels == levels.sorted { order($0) < order($1) })
    let mixed = text(FormatSamples.texts()).matches(of: /<article [^>]*data-severity="([a-z]+)"/).map { String($0.1) }
    #expect(mixed.contains("review") && mixed == mixed.sorted { order($0) < order($1) })
  }

  private func order(_ level: String) -> Int {
    ["error", "warning", "note", "review"].firstIndex(of: level) ?? -1
  }

  @Test func everyFindingCanBeFilteredByLanguage() {
    #expect(text(FormatSamples.texts()).contains("data-language=\"de\""))
    #expect(text(FormatSamples.colors()).contains("data-language=\"colours\""))
    #expect(text(LayoutSamples.mixed()).contains("data-language=\"screens\""))
    for report in [FormatSamples.texts(), FormatSamples.colors(), LayoutSamples.mixed(), HTMLSamples.hostile()] {
      #expect(!text(report).contains("data-language=\"\""))
    }
  }

  @Test func fiveThousandFindingsAreAllListed() {
    let page = text(HTMLSamples.withPictures(FormatSamples.many(5_000)))
    #expect(page.utf8.count <= 5_000_000)
    #expect(count("<article", in: page) == 5_000 && count("class=\"picture\"", in: page) == 500)
    #expect(page.contains("in short. ") && !page.contains("more are not shown"))
    #expect(
      page.contains(
        "<li>4,500 are beyond the 500 pictures of a page; the worst of each language and then of all come first</li>"))
  }

  @Test func lettersOfAllPicturesAreWrittenOnce() {
    var report = FormatSamples.many(3)
    report.previewShapes = (0..<4).map { "<path id=\"s\($0)\" d=\"m0 0h\($0)\"/>" }
    report.previews = report.findings.enumerated().map { number, finding in
      Preview(
        fingerprint: finding.fingerprint, svg: "<svg><use href=\"#s\(number)\"/><use href=\"#s3\"/></svg>",
        description: "text", caption: "below it", width: 700, shapes: [number, 3])
    }
    let page = text(report)
    for number in 0..<4 { #expect(count("<path id=\"s\(number)\"", in: page) == 1) }
    #expect(count("href=\"#s3\"", in: page) == 3 && count("<figcaption>below it</figcaption>", in: page) == 3)
    #expect(count("tabindex=\"0\" style=\"--width:700px\"", in: page) == 3)
    report.previews[0].shapes = [9]
    #expect(count("class=\"picture\"", in: text(report)) == 2, "a picture without its shapes would be a hole")
    var limits = HTMLReporter.Limits()
    limits.pictures = 1
    let first = HTMLReporter(limits: limits).text(of: report)
    #expect(count("<path id=", in: first) == 2, "what no picture on the page uses is skipped")
  }

  @Test func explainsAMissingPicture() {
    let colors = text(FormatSamples.colors())
    #expect(colors.contains("about colours, shown as swatches</li>"))
    let layouts = text(LayoutSamples.mixed())
    #expect(layouts.contains("about a screen, not about a text in its slot</li>"))
    let texts = text(FormatSamples.texts())
    #expect(texts.contains("were not drawn</li>"), "nobody tried")
    var failed = FormatSamples.many(4)
    failed.previews = HTMLSamples.withPictures(FormatSamples.many(1)).previews
    failed.previewLacks[failed.findings[1].fingerprint] = .failure
    failed.findings.append(failed.findings[0])
    #expect(text(failed).contains("<li>1 could not be laid out again</li>"))
    #expect(text(failed).contains("<li>2 are beyond the size limit of this page"))
    #expect(text(failed).contains("<li>1 is about another form of a text that has one</li>"))
    let all = text(HTMLSamples.withPictures(FormatSamples.many(2)))
    #expect(all.contains("Each of the 2 findings on this page has a picture.") && !all.contains("pictures\">\n<ul>"))
  }

  private struct Counter: TextOutputStream {
    var largest = 0
    mutating func write(_ string: String) { largest = max(largest, string.utf8.count) }
  }

  @Test func writesALongReportInPieces() {
    var counter = Counter()
    HTMLReporter().write(FormatSamples.many(500), to: &counter)
    #expect(counter.largest < 80_000)
  }

  // MARK: Little to tell

  @Test func reportsNoFindingsAndNoMeasurements() {
    let clean = text(Samples.clean())
    #expect(clean.contains("Nothing to fix in what was measured.") && clean.contains("Nothing was found."))
    #expect(clean.contains("Everything that was found was measured.") && !clean.contains("<form"))
    let empty = text(Samples.empty())
    #expect(empty.contains("Nothing was measured, so this report says nothing about the app."))
    #expect(!empty.contains("Nothing was found.") && empty.contains("nothing was measured"))
  }

  @Test func describesEveryEndOfARun() {
    var report = FormatSamples.texts()
    #expect(!text(report).contains("The run "))
    for (status, words) in [(0, "The run passes."), (1, "at or above warning"), (2, "gives no full answer")] {
      report.ending = AuditReport.Ending(exitStatus: Int(status), failsFrom: .warning)
      #expect(text(report).contains(words))
    }
  }

  @Test func showsSimulatedColours() {
    let page = text(FormatSamples.colors())
    #expect(page.contains("class=\"swatch\"") && page.contains("<strong>fails</strong>"))
    #expect(page.contains("needs 4.5:1"))
    for vision in ["normal", "protan", "deutan", "tritan", "grey"] {
      #expect(page.contains("<span>\(vision)</span> <b>"), "\(vision)")
    }
  }

  @Test func theScriptMayRun() throws {
    let page = text(Samples.clean())
    let hash = try #require(page.firstMatch(of: /script-src '(sha256-[^']+)'/)).1
    let start = try #require(page.range(of: "<script>")).upperBound
    let end = try #require(page.range(of: "</script>")).lowerBound
    let folder = FileManager.default.temporaryDirectory.appending(path: "script-\(UUID().uuidString)")
    try Data(page[start..<end].utf8).write(to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sha256sum", folder.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    var bytes: [UInt8] = []
    let digits = Array(words.prefix(64))
    for index in stride(from: 0, to: digits.count, by: 2) {
      bytes.append(UInt8(String(digits[index...(index + 1)]), radix: 16) ?? 0)
    }
    #expect(hash == "sha256-\(Data(bytes).base64EncodedString())", "write this into HTMLTemplate.scriptHash")
  }
}
