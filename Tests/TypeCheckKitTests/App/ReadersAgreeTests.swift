import AuditModel
import Foundation
import TestSupport
import Testing
import TextRules

@testable import TypeCheckKit

/// Every command answers about the same app: its language, devices, windows, and the places of each text.
@Suite struct ReadersAgreeTests {
  /// The answers of one reader; nil for what it does not state.
  private struct Answers {
    var language: String?
    var windows: AppWindows?
    var keys: Set<TextKey>?
    var places: [TextKey: Set<String>]?
  }

  private static func places(_ uses: [TextUse]) -> [TextKey: Set<String>] {
    Dictionary(grouping: uses, by: \.key).mapValues { Set($0.map { "\($0.location) \($0.place)" }) }
  }

  private static func check(_ folder: String, _ categories: [String] = ["large"]) throws -> CheckPipeline {
    var check = try CheckPipeline.project(at: folder, measure: MeasurePipeline()).pipeline
    check.measure.options.categories = try categories.map { try .init(name: $0) }
    check.keepsTrials = true
    return check
  }

  /// The answers of `check`, `uses`, `screens`, `check --explain`, `init` and `serve`.
  private static func answers(_ folder: String) async throws -> [(reader: String, Answers)] {
    let check = try check(folder)
    let app = try await check.app([])
    let own = (app.check.sourceLocale ?? app.check.measure.defaultLocale)
    let result = try await check.run([])
    let trials = try #require(result.trials)
    let uses = try await UsesPipeline(check).run([])
    let screens = try await check.app([], findsScreens: true)
    let contents = try await ProjectContents.of(folder)
    return [
      (
        "app",
        Answers(language: own, windows: app.uses.windows, keys: Set(app.uses.keys), places: places(app.uses.uses))
      ),
      (
        "check and serve",
        Answers(
          language: trials.pipeline.options.sourceLocale ?? trials.pipeline.defaultLocale, windows: trials.uses.windows,
          keys: Set(trials.uses.keys), places: places(trials.uses.uses))
      ),
      ("uses", Answers(windows: uses.windows, keys: Set(uses.keys), places: places(uses.uses))),
      (
        "screens",
        Answers(
          language: screens.check.sourceLocale ?? screens.check.measure.defaultLocale, windows: screens.uses.windows,
          keys: Set(screens.uses.keys), places: places(screens.uses.uses))
      ),
      ("init", Answers(language: contents.sourceLocale)),
    ]
  }

  private static func expectAgreement(_ folder: String) async throws {
    let all = try await answers(folder)
    let expected = all[0].1
    for (reader, answers) in all {
      if let language = answers.language { #expect(language == expected.language, "\(reader)") }
      if let windows = answers.windows { #expect(windows.note == expected.windows?.note, "\(reader)") }
      if let keys = answers.keys { #expect(keys == expected.keys, "\(reader)") }
      if let places = answers.places { #expect(places == expected.places, "\(reader)") }
    }
  }

  @Test func ofAProjectWithTextsInTablesDocumentsAndCode() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "project.yml",
      """
      name: Kite
      options: {developmentLanguage: de}
      targets: {Kite: {type: application, platform: iOS, deploymentTarget: "16.0", sources: [.], settings: {TARGETED_DEVICE_FAMILY: 2}}}
      """)
    try folder.write("de.lproj/Localizable.strings", "\"title\" = \"Einstellungen\";\n")
    try folder.write("Main.storyboard", Storyboards.screen("<label text=\"Konto\" id=\"label\"/>", ""))
    try folder.write(
      "V.swift",
      "import SwiftUI\nstruct V: View { var body: some View { Text(\"title\"); Text(\"Weiter zum Konto\") } }\n")
    try await Self.expectAgreement(folder.path)
    let answers = try await Self.answers(folder.path)
    #expect(answers[0].1.language == "de" && answers[0].1.places?.count == 3)
  }

  @Test func ofAFolderWithoutTables() async throws {
    let folder = try TemporaryFolder()
    try folder.write("V.swift", "import SwiftUI\nstruct V: View { var body: some View { Text(\"Settings\") } }\n")
    try await Self.expectAgreement(folder.path)
  }

  private static let corpora = ProcessInfo.processInfo.environment["TYPECHECK_CORPORA"]

  @Test(.enabled(if: corpora != nil), arguments: ["simplenote-ios", "rectangle"])
  func ofApps(_ name: String) async throws {
    try await Self.expectAgreement("\(try #require(Self.corpora))/\(name)")
  }
}
