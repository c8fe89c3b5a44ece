import AuditModel
import Foundation
import Reports
import TestSupport
import Testing

/// Properties of every format that other programs read.
@Suite struct FormatTests {
  static let formats = Reporters.all.map(\.format).filter { $0.id != "text" && $0.id != "json" }

  private static let golden = Golden(
    suite: "Formats",
    names: formats.flatMap { format in
      ["texts", "colors", "clean", "empty"].map { "\($0)-\(format.id).\(format.fileExtension)" }
    })

  private func text(_ report: AuditReport, _ format: String) throws -> String {
    try #require(Reporters.named(format)).text(of: report)
  }

  @Test(arguments: formats) func matchesTheGolden(_ format: ReportFormat) throws {
    let reports = [
      ("texts", FormatSamples.texts()), ("colors", FormatSamples.colors()), ("clean", Samples.clean()),
      ("empty", Samples.empty()),
    ]
    for (name, report) in reports {
      let isPage = format.id == "html"
      let text = try text(isPage ? HTMLSamples.complete(report) : report, format.id)
      try Self.golden.compare(
        isPage ? HTMLSamples.withoutScript(text) : text, with: "\(name)-\(format.id).\(format.fileExtension)")
    }
  }

  @Test func everyGoldenIsCompared() throws { #expect(try Self.golden.unused() == []) }

  /// Words of every kind of thing that a report has to tell.
  @Test(arguments: formats.map(\.id)) func containsEveryKindOfText(_ format: String) throws {
    let words = try text(FormatSamples.texts(), format)
    // The summary of a step on GitHub has the rest, because annotations are few.
    let others =
      format == "github"
      ? []
      : [
        "stands here for the second time", "spoken and never drawn", "visionOS table is estimated",
        "the baseline contains 3 of the findings; 0 are worse than in the baseline, 1 entry no longer found",
      ]
    for needle in ["is cut from AX3", "the object is not closed", "fonts-noto-core", "allow 2 lines"] + others {
      #expect(words.contains(needle), "\(format) does not say: \(needle)")
    }
    let colors = try text(FormatSamples.colors(), format)
    for needle in ["cannot be read in light: 3.26:1", "use #757579", "distinguishable by red and green only"] {
      #expect(colors.contains(needle), "\(format) does not say: \(needle)")
    }
  }

  @Test(arguments: formats.map(\.id)) func containsNoControls(_ format: String) throws {
    let words = try text(FormatSamples.texts(), format)
    let bad = words.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A, 0x0D: false
      case 0..<0x20, 0x7F..<0xA0: true
      // A table for translators holds the text as it is, right-to-left marks too.
      case 0x202A...0x202E: format != "csv"
      default: false
      }
    }
    #expect(bad.isEmpty || format == "csv", "\(format): \(bad.map(\.value))")
  }

  @Test(arguments: formats.map(\.id)) func keepsNoResults(_ format: String) throws {
    let reporter = try #require(Reporters.named(format))
    #expect(reporter.retention != .everything)
    // What results are there besides does not matter, except to JUnit, which then lists them all.
    guard format != "junit" else { return }
    var report = FormatSamples.texts()
    let with = reporter.text(of: report)
    report.results = []
    #expect(reporter.text(of: report) == with)
  }

  /// Counts pieces instead of keeping them.
  private struct Counter: TextOutputStream {
    var largest = 0
    var bytes = 0
    mutating func write(_ string: String) {
      largest = max(largest, string.utf8.count)
      bytes += string.utf8.count
    }
  }

  @Test(arguments: ["sarif", "junit", "xcode", "checkstyle", "codeclimate", "csv"])
  func writesALongReportInPieces(_ format: String) throws {
    var counter = Counter()
    try #require(Reporters.named(format)).write(FormatSamples.many(2_000), to: &counter)
    #expect(counter.bytes > 300_000)
    #expect(counter.largest < 80_000)
  }
}
