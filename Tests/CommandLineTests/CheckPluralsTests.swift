import Foundation
import TestSupport
import Testing

/// Checks of plural forms and formats in whole apps.
@Suite struct CheckPluralsTests {
  private static func forms(_ forms: [(String, String)], format: String = "%#@n@") -> String {
    let texts = forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
    return "<plist version=\"1.0\"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key>"
      + "<string>\(format)</string>"
      + "<key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
      + "<key>NSStringFormatValueTypeKey</key><string>li</string>\(texts)</dict></dict></dict></plist>\n"
  }

  private static func app(_ locale: String, _ values: [String], code: String?, format: String = "%#@n@") throws
    -> TemporaryFolder
  {
    let scratch = try TemporaryFolder()
    try scratch.file(
      "App/en.lproj/Localizable.stringsdict", forms([("one", "%li day"), ("other", "%li days")]))
    try scratch.file(
      "App/\(locale).lproj/Localizable.stringsdict", forms(values.map { ($0, "%li d. \($0)") }, format: format))
    if let code { try scratch.file("App/A.swift", "import UIKit\nlet text = \(code)\nlabel.text = text\n") }
    return scratch
  }

  /// `severity rule` of the findings on plural forms, and the number of problems in the inputs.
  private static func found(_ scratch: TemporaryFolder) throws -> (findings: [String], issues: Int) {
    let result = try Binary.run(["check", "--format", "json"], in: scratch)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    let issues = report["inputIssues"] as? [Any] ?? []
    return (
      findings.filter { $0["rule"] as? String == "plural-category-missing" }.map { "\($0["severity"] ?? "")" },
      issues.count
    )
  }

  private static let localized = #"String.localizedStringWithFormat(NSLocalizedString("k", comment: ""), 5)"#
  private static let bare = #"String(format: NSLocalizedString("k", comment: ""), 5)"#

  @Test(arguments: [
    ("pl", ["one", "few", "many"], localized, ["note"]), ("pl", ["one", "few", "many"], bare, ["error"]),
    ("pl", ["one", "few", "other"], localized, ["warning"]), ("pl", ["one", "few"], localized, ["error"]),
    ("hr", ["one", "few"], localized, ["error"]), ("lt", ["one", "other"], localized, ["warning"]),
    ("hr", ["one", "few"], "\"another text\"", ["note"]), ("cs", ["one", "few", "other"], localized, []),
  ])
  func theCallDecides(_ locale: String, _ values: [String], _ code: String, _ severities: [String]) throws {
    let found = try Self.found(Self.app(locale, values, code: code))
    #expect(found.findings == severities && found.issues == 0)
  }

  @Test func withoutCodeTheSeveritiesStay() throws {
    #expect(try Self.found(Self.app("hr", ["one", "few"], code: nil)).findings == ["error"])
    #expect(try Self.found(Self.app("pl", ["one", "few", "many"], code: nil)).findings == ["note"])
  }

  /// The behaviour of iOS with a variable without a dollar sign is not verified.
  @Test func aVariableWithoutADollarSignIsRead() throws {
    let found = try Self.found(Self.app("de", ["one", "other"], code: nil, format: "%1#@n@"))
    #expect(found.findings.isEmpty && found.issues == 0)
  }

  @Test func manyLanguagesWithAllFormsEndSoon() throws {
    let scratch = try TemporaryFolder()
    let values = ["zero", "one", "two", "few", "many", "other"]
    for first in "abcdefghij" {
      for second in "abcdefghij" {
        let entry = Self.forms(values.map { ($0, "%li \($0)") })
        try scratch.file("App/\(first)\(second).lproj/Localizable.stringsdict", entry)
      }
    }
    let start = ContinuousClock.now
    let result = try Binary.run(["check"], in: scratch)
    #expect(result.status == 0 || result.status == 1, "\(result.error)")
    #expect(ContinuousClock.now - start < .seconds(60))
  }
}
