import AuditModel
import Foundation
import TestSupport
import Testing

@testable import TypeCheckKit

/// The keys of all tables, languages and code, with their source texts.
@Suite struct SourceKeysTests {
  /// The keys of an app with their number of uses, and the source texts of its texts.
  private func keys(_ files: [String: String], _ code: String) async throws -> (
    uses: [String: Int], texts: [String: String]
  ) {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text.utf8) }
    try folder.write("A.swift", ("import UIKit\n" + code).utf8)
    let app = try await CheckPipeline(Configuration(), folder: folder.url.path, measure: MeasurePipeline()).app([])
    let uses = app.uses.keys.map { key in (key.key, app.uses.uses.count { $0.key == key }) }
    let texts = app.catalog.strings.map { ("\($0.locale) \($0.key)", $0.text) }
    return withExtendedLifetime(folder) {
      (Dictionary(uses) { $0 + $1 }, Dictionary(texts) { first, _ in first })
    }
  }

  private static let code = #"func f(_ l: UILabel) { l.text = NSLocalizedString("k", comment: "") }"#

  @Test(arguments: [
    ["Base.lproj": "old", "en.lproj": "k", "de.lproj": "k"], ["Base.lproj": "old", "de.lproj": "k"],
    ["de.lproj": "k"], ["en.lproj": "old", "fr.lproj": "k"],
  ])
  func aKeyOfAnyLanguageIsAKey(_ folders: [String: String]) async throws {
    let files = folders.map { ("\($0)/Localizable.strings", "\"\($1)\" = \"Text\";") }
    let found = try await keys(Dictionary(uniqueKeysWithValues: files), Self.code)
    #expect(found.uses["k"] == 1, "\(folders)")
    #expect(found.uses.filter { $0.key != "k" }.allSatisfy { $0.value == 0 })
  }

  @Test func aValueInCodeIsTheTextOfItsKey() async throws {
    let code = #"func f(_ l: UILabel) { l.text = NSLocalizedString("k", value: "Apply the settings", comment: "") }"#
    let missing = try await keys(["en.lproj/Localizable.strings": "\"old\" = \"Text\";"], code)
    #expect(missing.uses == ["k": 1, "old": 0] && missing.texts["en k"] == "Apply the settings")
    let german = try await keys(["de.lproj/Localizable.strings": "\"k\" = \"Anwenden\";"], code)
    #expect(german.uses == ["k": 1] && german.texts == ["de k": "Anwenden"])
  }

  @Test func aTableOfASystemOrAnotherPlaceHasNoKeysOfCode() async throws {
    let files = [
      "en.lproj/InfoPlist.strings": "\"NSCameraUsageDescription\" = \"Text\";",
      "de.lproj/InfoPlist.strings": "\"k\" = \"Text\";",
    ]
    let found = try await keys(files, "func f(_ l: UILabel) { l.text = \"k\" }")
    #expect(found.uses.isEmpty)
  }
}
