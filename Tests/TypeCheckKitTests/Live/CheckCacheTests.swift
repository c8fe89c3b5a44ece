import AuditModel
import Bytes
import Foundation
import Reports
import TestSupport
import Testing

@testable import Audit
@testable import TypeCheckKit

/// A check that reuses parts of earlier checks has the result of a fresh one, whatever happens to the files between them.
@Suite struct CheckCacheTests {
  /// The reports of a check, byte for byte; the sentences of an error if it has none.
  private static func reports(
    _ folder: String, cache: CheckCache?, limits: RunLimits = RunLimits()
  ) async -> [String] {
    do {
      let measure = MeasurePipeline(jobs: 2)
      var pipeline = try CheckPipeline.project(at: folder, measure: measure).pipeline
      let html = HTMLReporter()
      pipeline.measure.prepare(for: html, JSONReporter())
      (pipeline.cache, pipeline.limits) = (cache, limits)
      var report = try await pipeline.run([folder]).report
      report.timings = [:]
      var (page, json) = ("", "")
      html.write(report.prepared(for: html), to: &page)
      JSONReporter().write(report, to: &json)
      return [page, json]
    } catch {
      return ["\(error)"]
    }
  }

  private static func expectEqual(_ project: EditedProject, _ cache: CheckCache, _ edit: String) async {
    let (kept, fresh) = (
      await reports(project.folder.path, cache: cache), await reports(project.folder.path, cache: nil)
    )
    #expect(kept == fresh, "after: \(edit)")
  }

  @Test(arguments: 1...4) func randomEditsGiveTheResultOfAFreshCheck(_ seed: UInt64) async throws {
    var project = try EditedProject(seed: seed)
    // New files are reused too, which a real cache does not do: edits of the test change sizes.
    let cache = CheckCache { _ in true }
    await Self.expectEqual(project, cache, "start")
    for _ in 1...12 {
      let edit = try project.edit()
      await Self.expectEqual(project, cache, edit)
    }
  }

  @Test func aChangedFontIsOpenedAgain() throws {
    let folder = try TemporaryFolder()
    let cache = CheckCache()
    let first = try cache.fonts(in: [folder.path]).stack
    #expect(try cache.fonts(in: [folder.path]).stack === first)
    try folder.write("Lora.ttf.txt", Array("a".utf8))
    let second = try cache.fonts(in: [folder.path]).stack
    #expect(second !== first)
    try folder.write("Lora.ttf.txt", Array("another text".utf8))
    #expect(try cache.fonts(in: [folder.path]).stack !== second)
  }

  @Test func aThousandNewFilesGiveTheResultOfAFreshCheck() async throws {
    let project = try EditedProject(seed: 9)
    let cache = CheckCache()
    await Self.expectEqual(project, cache, "start")
    for number in 1...1_000 {
      try project.folder.write("App/V\(number).swift", "import SwiftUI\nlet v\(number) = Text(\"key\(number % 9)\")\n")
    }
    await Self.expectEqual(project, cache, "1,000 files")
  }

  /// A check that is stopped has read only some of the files.
  @Test func stoppedChecksLeaveTheResultOfAFreshCheck() async throws {
    let project = try EditedProject(seed: 11)
    let body = (1...40).map { "  func f\($0)() -> some View { Text(\"key\($0)\").font(.title) }\n" }.joined()
    for number in 1...300 {
      try project.folder.write("App/V\(number).swift", "import SwiftUI\nstruct V\(number) {\n\(body)}\n")
    }
    let (cache, path) = (CheckCache { _ in true }, project.folder.path)
    for milliseconds in stride(from: 30, through: 330, by: 60) {
      let limits = RunLimits()
      let check = Task { await Self.reports(path, cache: cache, limits: limits) }
      try await Task.sleep(for: .milliseconds(milliseconds))
      limits.stop()
      _ = await check.value
    }
    await Self.expectEqual(project, cache, "stopped checks")
  }

  @Test func anotherBranchGivesTheResultOfAFreshCheck() async throws {
    var project = try EditedProject(seed: 7)
    let cache = CheckCache { _ in true }
    let git = { (words: String) throws in try Self.git(words, in: project.folder.path) }
    try git("init -q -b main")
    try git("add -A")
    try git("commit -q -m one")
    try git("checkout -q -b other")
    for _ in 1...8 { _ = try project.edit() }
    try git("add -A")
    try git("commit -q -m two --allow-empty")
    for branch in ["main", "other", "main"] {
      try git("checkout -q \(branch)")
      await Self.expectEqual(project, cache, "git checkout \(branch)")
    }
  }

  private static func git(_ words: String, in folder: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let name = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"]
    process.arguments = ["git", "-C", folder] + name + words.split(separator: " ").map(String.init)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(words)")
  }
}

/// A small project whose files change at random.
private struct EditedProject {
  let folder: TemporaryFolder
  private var random: SeededGenerator

  init(seed: UInt64) throws {
    folder = try TemporaryFolder()
    random = SeededGenerator(seed: seed)
    try folder.write(".typecheck.yml", "source_locale: en\n")
    for language in ["en", "de", "fr"] { try folder.write("App/\(language).lproj/Localizable.strings", table()) }
    for name in ["A", "B", "C"] { try folder.write("App/\(name).swift", source()) }
  }

  private mutating func words() -> String {
    let all = ["Save", "Einstellungen", "sofort", "the", "notifications", "Gerät", "übernehmen", "%@", "now"]
    return (1...Int.random(in: 1...9, using: &random)).map { _ in all.randomElement(using: &random) ?? "" }
      .joined(separator: " ")
  }

  private mutating func table() -> String { (0..<9).map { "\"key\($0)\" = \"\(words())\";\n" }.joined() }

  private mutating func source() -> String {
    let key = Int.random(in: 0..<9, using: &random)
    let line = Bool.random(using: &random) ? ".lineLimit(1)" : ".font(.title)"
    return """
      import SwiftUI
      struct View\(key): View {
        var body: some View { Text("key\(key)")\(line) }  // \(words())
      }

      """
  }

  /// Changes a file and returns the kind of the change.
  mutating func edit() throws -> String {
    let language = ["en", "de", "fr", "it"].randomElement(using: &random) ?? "en"
    let name = ["A", "B", "C", "D"].randomElement(using: &random) ?? "A"
    let (table, source) = ("App/\(language).lproj/Localizable.strings", "App/\(name).swift")
    switch Int.random(in: 0..<11, using: &random) {
    case 0, 1:
      try folder.write(table, self.table())
      return "new texts in \(table)"
    case 2:
      let text = self.table()
      try folder.write(table, text.prefix(Int.random(in: 0..<text.count, using: &random)).utf8)
      return "half of \(table)"
    case 3, 4:
      try folder.write(source, self.source())
      return "new code in \(source)"
    case 5:
      let text = self.source()
      try folder.write(source, text.prefix(text.count / 2).utf8)
      return "half of \(source)"
    case 6:
      try? FileManager.default.removeItem(atPath: folder.file(Bool.random(using: &random) ? table : source))
      return "a deleted file"
    case 7:
      let place = folder.file("App/\(name)\(Int.random(in: 0..<100, using: &random)).swift")
      try? FileManager.default.moveItem(atPath: folder.file(source), toPath: place)
      return "\(source) renamed"
    case 8, 9:
      let one = "\"key\(Int.random(in: 0..<9, using: &random))\" = \"\(words())\";\n"
      let others = (try? String(contentsOfFile: folder.file(table), encoding: .utf8)) ?? ""
      try folder.write(table, others.split(separator: "\n").dropLast().joined(separator: "\n") + "\n" + one)
      return "another last text in \(table)"
    default:
      let locale = ["en", "de", "xx yy"].randomElement(using: &random) ?? "en"
      try folder.write(
        ".typecheck.yml", "source_locale: \(locale)\nsources: {conditions: {DEBUG: \(Bool.random(using: &random))}}\n")
      return "another configuration"
    }
  }
}
