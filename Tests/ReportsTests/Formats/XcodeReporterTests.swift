import AuditModel
import Reports
import Testing

@Suite struct XcodeReporterTests {
  @Test func everyLineIsADiagnostic() throws {
    let report = FormatSamples.texts()
    let lines = XcodeReporter().text(of: report).split(separator: "\n")
    #expect(lines.count == report.findings.count + 7)
    let pattern = #/^(typecheck|.+:\d+:\d+): (error|warning|note): .+ \[[a-z-]+\]$/#
    for line in lines { #expect(line.wholeMatch(of: pattern) != nil, "\(line)") }
    #expect(lines[7].hasPrefix("de.json:12:12: error: \"Einstellungen übernehmen\" is cut from AX3"))
  }

  @Test func nothingFound() { #expect(XcodeReporter().text(of: Samples.clean()).isEmpty) }
}
