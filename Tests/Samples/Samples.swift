import Foundation

/// Runs one sample of the documentation, in the current folder: `Samples NAME`.
///
/// The code between `// sample: NAME` and `// end sample` is shown on a page, below the imports of its file, and a
/// test holds the page to it and to what it prints.
@main enum Samples {
  /// The samples by the names of their regions.
  static let all: [String: @Sendable () async throws -> Void] = [
    "audit-a-folder": { try await AuditAFolder.run() },
    "run-own-reader": { try await OwnReader.run() },
    "run-own-reporter": { try await OwnReporter.run() },
    "run-own-rule": { try OwnRule.run() },
    "change-a-threshold": { try await ChangeAThreshold.run() },
    "check-a-pair": { try CheckAPair.run() },
    "check-a-palette": { CheckAPalette.run() },
    "check-a-project": { try await CheckAProject.run() },
    "document-in-memory": { try await DocumentInMemory.run() },
    "draw-a-preview": { try DrawAPreview.run() },
    "many-texts": { try await ManyTexts.run() },
    "measure-in-passing": { try MeasureInPassing.run() },
    "measure-the-sentence": { try MeasureTheSentence.run() },
    "measure-a-text": { try MeasureAText.run() },
    "scale-a-length": { ScaleALength.run() },
    "type-scale": { try AskTheScale.run() },
    "write-a-page": { try await WriteAPage.run() },
    "write-a-report": { try await WriteAReport.run() },
  ]

  static func main() async throws {
    guard let name = CommandLine.arguments.dropFirst().first, let sample = all[name] else {
      print("usage: Samples NAME, with one of \(all.keys.sorted().joined(separator: ", "))")
      exit(2)
    }
    try await sample()
  }
}
