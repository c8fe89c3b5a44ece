import Foundation
import TestSupport
import Testing

/// Reports to files where the system gets in the way.
@Suite struct ReportFilesTests {
  private static let all = "--report json=r.json --report junit=r.xml --report csv=r.csv --report sarif=r.sarif"

  private func isWhole(_ name: String, in scratch: TemporaryFolder) throws -> Bool {
    let text = try String(contentsOf: scratch.url.appending(path: name), encoding: .utf8)
    return text.contains("row.apply") && !text.isEmpty
  }

  private func leftOver(in scratch: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: scratch.url.path).filter { $0.hasPrefix(".typecheck-") }
  }

  /// With little address space some threads cannot be made; the reports are still written, or the run reports
  /// that it has no memory, but it never waits for a thread that is not there.
  @Test(arguments: [300_000, 400_000, 600_000, 1_200_000])
  func doesNotWaitForMissingThreads(kilobytes: Int) throws {
    let scratch = try CheckCommandTests.project()
    // Without memory, Swift's own report of a crash may wait for itself.
    let result = try Binary.shell(
      "export SWIFT_BACKTRACE=enable=no; ulimit -v \(kilobytes); exec \"$0\" check . \(Self.all)", in: scratch)
    #expect(!result.hasHung)
    guard result.status == 1 else { return }
    for name in ["r.json", "r.xml", "r.csv", "r.sarif"] { #expect(try isWhole(name, in: scratch), "\(name)") }
  }

  /// A page in the folder is an input, but the program's own report is not.
  @Test func aReportMayBeWrittenAgain() throws {
    let scratch = try CheckCommandTests.project()
    let arguments = ["check", ".", "--report", "html=r.html", "--report", "json=r.json", "--report", "sarif=r.sarif"]
    for _ in 0..<2 { #expect(try Binary.run(arguments, in: scratch).status == 1) }
    try scratch.file("page.html", "<html><body>Hello</body></html>")
    let refused = try Binary.run(["check", ".", "--report", "html=page.html"], in: scratch)
    #expect(refused.status == 2 && refused.error.contains("would overwrite the input page.html"), "\(refused.error)")
  }

  @Test func writesManyReportsInTurn() throws {
    let scratch = try CheckCommandTests.project()
    let reports = (0..<60).flatMap { ["--report", "csv=r\($0).csv"] }
    #expect(try Binary.run(["check", "."] + reports, in: scratch).status == 1)
    let first = try Data(contentsOf: scratch.url.appending(path: "r0.csv"))
    for index in 1..<60 { #expect(try Data(contentsOf: scratch.url.appending(path: "r\(index).csv")) == first) }
  }

  @Test(arguments: ["json=l1 --report csv=l2", "json=dd/a --report csv=dl/a", "json=new/../x --report csv=./x"])
  func recognizesTwoNamesOfANewFile(reports: String) throws {
    let scratch = try CheckCommandTests.project()
    let links = "mkdir dd; ln -s dd dl; ln -s real.json l1; ln -s real.json l2; "
    let result = try Binary.shell(links + "exec \"$0\" check . --report \(reports)", in: scratch)
    #expect(result.status == 2 && result.error.contains("two reports go to"), "\(result.error)")
    for name in ["real.json", "dd/a", "x"] {
      #expect(!FileManager.default.fileExists(atPath: scratch.url.appending(path: name).path))
    }
    #expect(try leftOver(in: scratch).isEmpty)
  }

  @Test func refusesCircularLinks() throws {
    let scratch = try CheckCommandTests.project()
    let result = try Binary.shell(
      "ln -s b a; ln -s a b; \"$0\" check . --report json=a; s=$?; test -L a && exit $s", in: scratch)
    #expect(result.status == 2 && result.error.contains("cannot write a: its symbolic links form a loop"))
  }

  /// A report must not take the place of the file that the shell made for standard output.
  @Test(arguments: ["/dev/stdout", "out.txt"]) func refusesTheFileOfStandardOutput(path: String) throws {
    let scratch = try CheckCommandTests.project()
    let result = try Binary.shell("exec \"$0\" check . --report junit=\(path) > out.txt", in: scratch)
    #expect(result.status == 2 && result.error.contains("--format"), "\(result.error)")
  }

  @Test(arguments: ["2>&-", "2>/dev/full", "2>/dev/null 0<&-"])
  func aClosedErrorStreamDoesNotEndTheRun(redirection: String) throws {
    let scratch = try CheckCommandTests.project()
    let result = try Binary.shell(
      "\"$0\" check . --report csv=r.csv --report sarif=/dev/full \(redirection)", in: scratch)
    #expect(!result.hasCrashed && result.status == 2)
    #expect(result.output.contains("row.apply"))
    #expect(try isWhole("r.csv", in: scratch))
  }

  @Test func reportsAClosedOutput() throws {
    let scratch = try CheckCommandTests.project()
    let result = try Binary.shell("exec \"$0\" check . --report csv=r.csv >&-", in: scratch)
    #expect(result.status == 2 && result.error.contains("cannot write to standard output"), "\(result.error)")
    #expect(try isWhole("r.csv", in: scratch))
  }

  @Test func aFullDiskDoesNotStopTheOtherReports() throws {
    let scratch = try CheckCommandTests.project()
    let result = try Binary.shell(
      "exec \"$0\" check . --report junit=/dev/full --report csv=r.csv --report sarif=r.sarif", in: scratch)
    #expect(result.status == 2 && result.error.contains("cannot write /dev/full: No space left on device"))
    #expect(try isWhole("r.csv", in: scratch) && isWhole("r.sarif", in: scratch))
  }

  /// Linux has both; Unicode holds their names to be equal.
  @Test func twoFoldersOfCanonicallyEqualNames() throws {
    let scratch = try TemporaryFolder()
    for name in ["caf\u{E9}", "cafe\u{301}"] {
      try scratch.file("\(name)/de.lproj/A.strings", "\"row\" = \"Einstellungen der Barrierefreiheit übernehmen\";\n")
    }
    let result = try Binary.run(
      ["check", ".", "--style", "body", "--lines", "1", "--width", "100", "--report", "checkstyle=c.xml"], in: scratch)
    #expect(result.output.components(separatedBy: "is cut at every size").count == 3, "\(result.output)")
    let xml = try String(contentsOf: scratch.url.appending(path: "c.xml"), encoding: .utf8)
    #expect(xml.components(separatedBy: "/de.lproj/A.strings\">").count == 3, "\(xml)")
  }
}
