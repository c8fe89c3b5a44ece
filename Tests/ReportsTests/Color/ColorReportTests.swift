import AuditModel
import ColorContrast
import Foundation
import TestSupport
import Testing

@testable import Reports

/// Reports that carry colours, for a person and for programs.
@Suite struct ColorReportTests {
  static let golden = Golden(
    suite: "ColorReports",
    names: ["clean.txt", "mixed.txt", "mixed-swatches.txt", "mixed.json", "bar.txt", "bar.json", "both.json"])

  /// Every finding with its details, which contain the colours.
  private var detailed: TerminalReporter {
    var options = TerminalReporter.Options()
    options.showsAll = true
    return TerminalReporter(options: options)
  }

  private var colored: TerminalReporter {
    var options = detailed.options
    options.usesColor = true
    options.showsSwatches = true
    return TerminalReporter(options: options)
  }

  private var bars: TerminalReporter {
    var options = TerminalReporter.Options()
    options.showsBars = true
    return TerminalReporter(options: options)
  }

  @Test func anEmptyReportIsOneLine() throws {
    let text = TerminalReporter().text(of: ColorSamples.clean())
    #expect(text.filter { $0 == "\n" }.count == 1)
    #expect(!text.contains("text"), "colours have words of their own")
    try Self.golden.compare(text, with: "clean.txt")
  }

  @Test func notesAreBelowTheSummary() {
    var report = ColorSamples.clean()
    report.notes = ["cultures read colours differently"]
    let lines = TerminalReporter().text(of: report).split(separator: "\n")
    #expect(lines.count == 2 && lines[0].hasPrefix("Nothing to report: 2 colours"))
    #expect(lines[1] == "Note: cultures read colours differently.")
    var texts = Samples.clean()
    texts.notes = ["the visionOS table is estimated from iOS"]
    texts.leftOut = ["InfoPlist.strings": 2]
    let text = TerminalReporter().text(of: texts)
    #expect(text.contains("all passed") && text.contains("\nSkipped: 2 × InfoPlist.strings.\nNote: the visionOS"))
  }

  @Test func uncheckedColorsDoNotPass() throws {
    var stray = ColorSamples.clean()
    stray.palettes?[0].palette.colors.append(ColorSamples.named("stray", 0x123456, roles: []))
    #expect(TerminalReporter().text(of: stray).contains("Not checked as text or background: 1 colour"))
    var left = ColorSamples.clean()
    left.colorSummary.leftOutPairs = 1_234
    let text = TerminalReporter().text(of: left)
    #expect(text.contains("Not measured: 1,234 pairs"))
    #expect(detailed.text(of: left).hasSuffix("Needs review: 0, and 1,234 pairs not measured\n"))
    #expect(JSONReporter().text(of: left).contains("\"leftOutPairs\": 1234,"))
    var alone = ColorSamples.clean()
    alone.palettes?[0].pairs = []
    #expect(TerminalReporter().text(of: alone).contains("no colours are known to be used together"))
    for report in [stray, left, alone] {
      for reporter in [TerminalReporter(), detailed] {
        let text = reporter.text(of: report)
        #expect(!text.contains("all passed") && !text.contains("Nothing to report"))
        #expect(text.contains("\nNot checked") || text.contains("\nNot measured"))
      }
      #expect(detailed.text(of: report).contains("\nNeeds review: 0"))
    }
  }

  /// Failures come first; the detailed report says what else was not checked.
  @Test func failuresHideUncheckedColors() {
    #expect(!TerminalReporter().text(of: ColorSamples.mixed()).contains("Not checked"))
    #expect(detailed.text(of: ColorSamples.mixed()).contains("Not checked as text or background: 1 colour"))
  }

  @Test func coloursOutsideSRGBAreShownUnclipped() {
    var report = ColorSamples.mixed()
    let wide = Color(.displayP3, SIMD3(0, 0.9, 0))
    for index in report.findings.indices {
      for reading in (report.findings[index].colors?.readings ?? []).indices {
        report.findings[index].colors?.readings[reading].first = wide
      }
    }
    let text = detailed.text(of: report)
    #expect(text.contains("color(display-p3 0 0.9 0) on #FFFFFF") && !text.contains(wide.hex))
    var bar = ColorSamples.bar()
    bar.palettes?[0].bars[0].readings[0].color = wide
    #expect(bars.text(of: bar).contains("color(display-p3 0 0.9 0)"))
  }

  @Test func unmeasuredPartsOfABarAreReported() throws {
    let bar = ColorSamples.bar()
    var evidence = ColorEvidence(first: "bar")
    evidence.bars = try #require(bar.palettes?[0].bars[0].readings)
    var report = ColorSamples.mixed()
    report.findings[0].colors = evidence
    #expect(detailed.text(of: report).contains("not measured"))
    let json = JSONReporter().text(of: bar)
    #expect(json.contains("\"outcome\": \"needsReview\", \"reason\": \"not-published\""))
    #expect(json.contains("\"outcome\": \"needsReview\", \"reason\": \"depends-on-content\""))
    #expect(!json.contains("\"notApplicable\","))
  }

  @Test func mixed() throws {
    try Self.golden.compare(TerminalReporter().text(of: ColorSamples.mixed()), with: "mixed.txt")
  }

  @Test func mixedWithSwatches() throws {
    let text = colored.text(of: ColorSamples.mixed())
    #expect(text.contains("\u{1B}[38;2;142;142;147;48;2;255;255;255m Aa \u{1B}[0m"))
    try Self.golden.compare(text, with: "mixed-swatches.txt")
  }

  @Test func colouredPartsAreAlsoInWords() {
    let plain = detailed.text(of: ColorSamples.mixed())
    let stripped = colored.text(of: ColorSamples.mixed()).replacing(/\u{1B}\[[0-9;]*m/, with: "")
    for word in plain.split(whereSeparator: \.isWhitespace) { #expect(stripped.contains(word), "\(word)") }
    for hex in ["#8E8E93", "#FFFFFF", "#34C759", "#FF3B30", "fails"] { #expect(plain.contains(hex)) }
    #expect(!plain.contains("\u{1B}"))
  }

  @Test func swatchesNeedColour() {
    var options = detailed.options
    options.showsSwatches = true
    #expect(!TerminalReporter(options: options).text(of: ColorSamples.mixed()).contains("\u{1B}"))
  }

  @Test func everyLineFitsATerminal() {
    var options = colored.options
    options.showsBars = true
    for report in [ColorSamples.mixed(), ColorSamples.bar()] {
      let text = TerminalReporter(options: options).text(of: report).replacing(/\u{1B}\[[0-9;]*m/, with: "")
      for line in text.split(separator: "\n") where line.contains("#") && !line.contains("fix") {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }

  @Test func namesVisionsThatDoNotFit() throws {
    let evidence = try #require(ColorSamples.contrastFinding.colors)
    func lines(_ columns: Int?) -> [String] {
      TerminalColors(evidence: evidence, ink: Ink(isOn: false), columns: columns).lines
    }
    #expect(lines(62).contains("    no space for: tritan, grey; --format json lists them"), "\(lines(62))")
    #expect(!lines(nil).joined().contains("no space for") && !lines(80).joined().contains("no space for"))
  }

  @Test func barsAreTables() throws {
    let text = bars.text(of: ColorSamples.bar())
    #expect(text.contains("2.99…3.83 fails") && text.contains("not measured"))
    #expect(!TerminalReporter().text(of: ColorSamples.bar()).contains("reduced"))
    try Self.golden.compare(text, with: "bar.txt")
  }

  @Test func json() throws {
    let text = JSONReporter().text(of: ColorSamples.mixed())
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["results"] == nil && object["palettes"] != nil && object["schemaVersion"] as? Int == 3)
    try Self.golden.compare(text, with: "mixed.json")
    try Self.golden.compare(JSONReporter().text(of: ColorSamples.bar()), with: "bar.json")
  }

  @Test func aReportContainsTextsAndColors() throws {
    var report = Samples.clean()
    let colors = ColorSamples.mixed()
    report.palettes = colors.palettes
    report.colorSummary = colors.colorSummary
    report.findings = colors.findings
    report.tally.findings = colors.tally.findings
    let text = TerminalReporter().text(of: report)
    #expect(text.contains("palette.json:4:7: error: \"hint\" on \"paper\"") && text.contains("\nTexts: 3 "))
    let details = detailed.text(of: report)
    #expect(details.contains("Measured 3 texts") && details.contains("Checked 6 colours"))
    let json = JSONReporter().text(of: report)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["results"] != nil && object["palettes"] != nil)
    let summary = try #require(object["summary"] as? [String: Any])
    #expect((summary["color"] as? [String: Any])?["pairs"] as? Int == 2)
    #expect(summary["texts"] as? Int == 3)
    try Self.golden.compare(json, with: "both.json")
  }

  @Test func ratiosKeepAllDigits() throws {
    var report = ColorSamples.mixed()
    report.palettes?[0].pairs[0].readings[0].ratio = 4.499999999
    let json = JSONReporter().text(of: report)
    #expect(json.contains("\"ratio\": 4.499999999,") && json.contains("\"ratioShown\": 4.49,"))
  }

  @Test func reportsThatNothingWasChecked() {
    let text = TerminalReporter().text(of: ColorSamples.empty())
    #expect(text.hasPrefix("nothing was checked; fix: name files that contain texts or colours\n"))
    #expect(text.hasSuffix("\nNothing was checked.\n"))
    #expect(detailed.text(of: ColorSamples.empty()).contains("Nothing was checked: name files that contain texts"))
  }

  @Test func foreignNamesStayOnTheirLine() {
    #expect(!TerminalReporter().text(of: ColorSamples.mixed()).unicodeScalars.contains("\u{1B}"))
  }

  @Test func noGoldenIsUnused() throws { #expect(try Self.golden.unused() == []) }
}
