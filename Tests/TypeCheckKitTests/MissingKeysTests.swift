import AuditModel
import Foundation
import TestSupport
import Testing

@testable import TypeCheckKit

/// Findings on the keys in code, compared with the tables of an app.
@Suite struct MissingKeysTests {
  /// The findings of the rules on keys, with their lines, in an app whose table `Legal` has no German.
  private func findings(_ code: String, _ files: [String: String] = [:]) async throws -> [String] {
    let folder = try TemporaryFolder()
    for locale in ["en", "fr", "de"] {
      try folder.write("\(locale).lproj/Localizable.strings", #""app.title" = "Title"; "app.name" = "Name";"#.utf8)
      guard locale != "de" else { continue }
      try folder.write("\(locale).lproj/Legal.strings", #""legal.terms" = "Terms"; "legal.end" = "End";"#.utf8)
    }
    try folder.write("A.swift", ("import UIKit\n" + code).utf8)
    for (name, text) in files { try folder.write(name, text.utf8) }
    var measure = MeasurePipeline()
    measure.retention = .everything
    let result = try await CheckPipeline(Configuration(), folder: folder.url.path, measure: measure).run([])
    let rules = ["key-without-text", "table-without-language", "text-not-translated"]
    let found = result.report.findings.filter { rules.contains($0.rule) }
    return withExtendedLifetime(folder) {
      found.map { "\($0.rule) \($0.key) \($0.location.file.suffix(7)):\($0.location.line)" }.sorted()
    }
  }

  /// A table that lacks a language still has the key.
  @Test func aTableThatCodeNamesHasItsKeys() async throws {
    let code = #"func f(_ l: UILabel) { l.text = NSLocalizedString("legal.terms", tableName: "Legal", comment: "") }"#
    #expect(try await findings(code) == ["table-without-language Legal A.swift:2"])
    let accessor = """
      enum L { static let terms = NSLocalizedString("legal.terms", tableName: "Legal", comment: "") }
      func f(_ l: UILabel) { l.text = L.terms }
      """
    #expect(try await findings(accessor) == ["table-without-language Legal A.swift:3"])
    #expect(
      try await findings("func f(_ l: UILabel) { l.text = Texts.legalTerms }") == [
        "table-without-language Legal A.swift:2"
      ])
  }

  /// Such a lookup searches `Localizable` only.
  @Test(arguments: ["", "tableName: nil, ", "tableName: table, "])
  func aLookupWithoutATableDoesNotUseAnotherOne(_ table: String) async throws {
    let code = #"func f(_ l: UILabel) { l.text = NSLocalizedString("legal.terms", \#(table)comment: "") }"#
    #expect(try await findings(code).filter { $0.hasPrefix("table-without-language") }.isEmpty)
    // A lookup that names the table is the one to report.
    let more =
      code + "\n"
      + #"func g(_ l: UILabel) { l.text = NSLocalizedString("legal.end", tableName: "Legal", comment: "") }"#
    #expect(try await findings(more).contains("table-without-language Legal A.swift:3"))
  }

  @Test func aMissingKeyIsReportedWhereItIsWritten() async throws {
    let keys = """
      enum S {
        static let lost = NSLocalizedString("app.lost", comment: "")
        static var far: String {
          NSLocalizedString("app.far", comment: "")
        }
        static let own = NSLocalizedString("app.own", value: "Own", comment: "")
      }
      """
    let code = "func f(_ l: UILabel) {\n l.text = S.lost\n l.text = S.far\n l.text = S.own\n}"
    let found = try await findings(code, ["S.swift": keys])
    #expect(Set(found) == ["key-without-text app.lost S.swift:2", "key-without-text app.far S.swift:4"])
  }
}
