import Audit
import AuditModel
import Testing
import TypeCheckKit

/// The settings of single rules in `rules`.
@Suite struct RuleSettingsTests {
  private static func read(_ text: String) throws(ConfigurationError) -> Configuration {
    try ConfigurationReader.read(Array(text.utf8), file: "app/.typecheck.yml").configuration
  }

  @Test func thresholdsAreRead() throws {
    let read = try Self.read(
      "rules:\n  touch-target-too-small: {side: 48, least_side: 3.2e1}\n  many-fonts: {most_fonts: 5}\n")
    #expect(read.thresholds.map(\.name) == ["side", "least_side", "most_fonts"])
    #expect(read.thresholds.map(\.value) == [48, 32, 5])
    #expect(read.thresholds.first?.rule == "touch-target-too-small")
    #expect(read.thresholds.first?.location == SourceLocation(file: "app/.typecheck.yml", line: 2, column: 28))
    #expect(read.rules == RuleChoice() && read.severity.isEmpty)
  }

  @Test func aSeverityMayBeTheOnlySetting() throws {
    let read = try Self.read(
      "rules: {text-truncated: error, many-fonts: {severity: warning}, word-broken: {severity: {XS-AX3: error}}}")
    #expect(read.severity.map(\.rule) == ["text-truncated", "many-fonts", "word-broken"])
    #expect(read.severity.map(\.severity) == [.error, .warning, .error])
    #expect(read.severity.map(\.categories.isEmpty) == [true, true, false])
    #expect(try Self.read("rules: {many-fonts: }") == Configuration())
  }

  @Test(arguments: ["off", "false", "OFF"]) func offTurnsARuleOff(_ word: String) throws {
    let read = try Self.read("rules: {text-truncated: \(word), many-fonts: {severity: \(word), most_fonts: 3}}")
    #expect(read.rules.disabled == ["text-truncated", "many-fonts"])
    #expect(read.severity.isEmpty && read.thresholds.count == 1)
  }

  /// A rule that is off by default runs if it is set, but not against `disabled_rules`.
  @Test(
    arguments: [
      ("contrast-enhanced: warning", true), ("contrast-enhanced: {normal_text: 8}", true),
      ("contrast-enhanced: off", false), ("contrast-enhanced: {severity: off, normal_text: 8}", false),
      ("contrast-enhanced: {normal_text: 8, severity: off}", false), ("contrast-enhanced: ", false),
      ("disabled_rules: [contrast-enhanced], contrast-enhanced: warning", false),
      ("contrast-enhanced: warning, opt_in: []", true),
    ])
  func settingARuleTurnsItOn(_ text: String, _ runs: Bool) throws {
    let ids = try Self.read("rules: {\(text)}").rules.ids(among: RuleRegistry.descriptors)
    #expect(ids.contains("contrast-enhanced") == runs)
    #expect(ids.contains("contrast-minimum"))
  }

  @Test(
    arguments: [
      (
        "touch-target-too-small: {sied: 48}",
        "1:34 \"sied\" is not an option of touch-target-too-small; did you mean \"side\"?"
      ),
      ("touch-target-too-small: {side: 20}", "1:40 \"side\" is 20, which is outside its range; write a number from 28"),
      ("touch-target-too-small: {side: big}", "1:40 \"side\" is \"big\", not a number; write a number from 28 to 100"),
      ("touch-target-too-small: {side: \"48\"}", "1:40 \"side\" is \"48\", not a number; write a number from 28"),
      ("touch-target-too-small: {side: .inf}", "1:40 \"side\" is \".inf\", not a number; write a number from 28"),
      ("touch-target-too-small: {side: }", "1:40 \"side\" is empty, not a number; write a number from 28 to 100"),
      ("touch-target-too-small: {side: [48]}", "1:40 \"side\" is a list, not a number; write a number from 28 to 100"),
      (
        "touch-target-too-small: {wcag_side: 30}",
        "1:34 \"wcag_side\" cannot be set; remove it: its source requires 24 pt"
      ),
      ("many-fonts: {most_fonts: 2.5}", "1:34 \"most_fonts\" is 2.5, not a whole number; write a whole number from 1"),
      (
        "contrast-minimum: {normal_text: 3}",
        "1:41 \"normal_text\" is 3, which is outside its range; write a number from 4.5 to 21; the default is what its"
      ),
      ("contrast-minimun: {normal_text: 7}", "1:9 \"contrast-minimun\" is not a rule or a key of rules; did you mean"),
      ("disabled_rule: []", "1:9 \"disabled_rule\" is not a rule or a key of rules; did you mean \"disabled_rules\"?"),
      ("text-truncated: eror", "1:25 \"eror\" is not a severity; did you mean \"error\"?"),
      ("text-truncated: on", "1:25 \"on\" is not a severity; "),
      ("text-truncated: [error]", "1:25 \"text-truncated\" is a list, not a severity; write one of"),
      ("many-fonts: {severity: {XS-XL: error}}", "1:32 findings of many-fonts do not depend on the text size"),
      ("single-device-family: {side: 3}", "1:32 \"side\" is not an option of single-device-family; known: severity"),
    ])
  func reportsMistakesWithLocationAndFix(_ text: String, _ expected: String) {
    do throws(ConfigurationError) {
      _ = try Self.read("rules: {\(text)}")
      Issue.record("read")
    } catch {
      let issues = error.issues.map { "\($0.location.line):\($0.location.column) \($0.message); \($0.remedy)" }
      #expect(issues.count == 1)
      #expect(issues.first?.hasPrefix(expected) == true, "\(issues)")
    }
  }

  @Test func aSeverityIsSetInOnePlace() {
    #expect(throws: ConfigurationError.self) {
      try Self.read("severity: {text-truncated: note}\nrules: {text-truncated: error}")
    }
    #expect(throws: Never.self) { try Self.read("severity: {all: note}\nrules: {text-truncated: error}") }
    #expect(throws: Never.self) { try Self.read("severity: {text-truncated: note}\nrules: {text-truncated: off}") }
  }
}
