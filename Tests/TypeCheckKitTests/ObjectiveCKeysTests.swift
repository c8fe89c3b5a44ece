import AuditModel
import Foundation
import TestSupport
import Testing

@testable import TypeCheckKit

/// Keys that are literals in Objective-C, where macros and methods of the app's own localize them.
@Suite struct ObjectiveCKeysTests {
  private static let keys = ["macro", "method", "header", "long text", "commented", "lost"]

  private static let files = [
    "A.h": "#define kTitle @\"header\"\n",
    "A.m": """
    #define L(key) NSLocalizedString(key, nil)
    @implementation A
    - (void)f { l.text = [NSString stringWithFormat:L(@"macro"), 3];
      l.text = [NSString stringWithFormat:[self loc:@"method"], 3]; l.text = L(@"long " @"text");
      // L(@"commented")
    }
    @end
    """,
  ]

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (locale, text) in [("en", "%d files"), ("de", "%@ Dateien")] {
      let table = Self.keys.map { "\"\($0)\" = \"\(text)\";\n" }.joined()
      try folder.write("\(locale).lproj/Localizable.strings", table.utf8)
    }
    for (name, text) in files { try folder.write(name, text.utf8) }
    return folder
  }

  @Test(arguments: [[:], ["B.swift": "import UIKit\nlet a = 1\n"]])
  func errorsOnTheirTextsStay(_ more: [String: String]) async throws {
    let folder = try folder(Self.files.merging(more) { $1 })
    var measure = MeasurePipeline()
    measure.retention = .everything
    let result = try await CheckPipeline(Configuration(), folder: folder.url.path, measure: measure).run([])
    let found = result.report.findings.filter { $0.rule == "placeholder-mismatch" }
    #expect(
      Dictionary(found.map { ($0.key, $0.severity) }) { first, _ in first } == [
        "macro": .error, "method": .error, "header": .error, "long text": .error, "commented": .note, "lost": .note,
      ])
    let words = found.filter { $0.severity == .note }.compactMap(\.remedy)
    #expect(words.count == 2)
    #expect(
      words.allSatisfy { $0.hasSuffix("; no code that was read uses this key, so it may be removed") }, "\(words)")
    withExtendedLifetime(folder) {}
  }

  @Test func theyAreMentionedWithTheirPlace() async throws {
    let folder = try folder(Self.files)
    let report = try await UsesPipeline(
      CheckPipeline(Configuration(), folder: folder.url.path, measure: MeasurePipeline())
    ).run([])
    #expect(report.unused.map(\.key) == ["commented", "lost"])
    let found = report.mentions.map {
      "\($0.location.file.suffix(3)):\($0.location.line):\($0.location.column) \($0.key.key)"
    }
    #expect(Set(found) == ["A.h:1:17 header", "A.m:3:52 macro", "A.m:4:50 method", "A.m:4:77 long text"])
    withExtendedLifetime(folder) {}
  }
}
