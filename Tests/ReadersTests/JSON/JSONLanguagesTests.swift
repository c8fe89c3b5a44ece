import AuditModel
import Testing

@testable import Documents
@testable import TextFiles

/// Files with one top-level key per language are read in one language, which is reported.
@Suite struct JSONLanguagesTests {
  @Test(arguments: [
    (#"{"de": {"apply": "Sichern"}, "fi": {"apply": "Käytä"}}"#, "\"de.apply\""),
    (#"{"de": "Sichern", "pt-BR": "Salvar"}"#, "\"de\""),
    (#"{"zh_Hans": {}, "en": {"a": {"b": "Save"}}}"#, "\"en.a\""),
  ])
  func warnsOfLanguagesAsKeys(_ text: String, _ key: String) throws {
    let catalog = JSONSamples.read(text)
    let issue = try #require(catalog.issues.first)
    #expect(catalog.issues.count == 1 && issue.severity == .warning && issue.location.line == 1)
    #expect(issue.message.contains("read as en, with keys such as \(key)"), "\(issue.message)")
    #expect(issue.remedy.hasPrefix("write one file per language"), "\(issue.remedy)")
    #expect(!catalog.strings.isEmpty && catalog.strings.allSatisfy { $0.locale == "en" })
  }

  @Test(
    "language pickers, English words and single languages are no such files",
    arguments: [
      #"{"de": "Deutsch", "fi": "Finnish"}"#, #"{"no": "No", "to": "To"}"#, #"{"de": {"apply": "Sichern"}}"#,
      #"{"de": "Sichern", "title": "Titel"}"#, #"{"de": ["Sichern"], "fi": ["Käytä"]}"#,
    ])
  func otherFilesHaveNoWarning(_ text: String) {
    #expect(JSONSamples.read(text).issues == [])
  }
}
