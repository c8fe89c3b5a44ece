import AuditModel
import Testing

@testable import TypeCheckKit

@Suite struct InputIssueNothingTests {
  @Test(arguments: [
    (0, "no colour was found in the 0 files that were read"), (1, "no colour was found in the one file that was read"),
    (2, "no colour was found in the 2 files that were read"),
  ])
  func filesAreCounted(files: Int, sentence: String) {
    let issue = InputIssue(noneOf: "colour", inFiles: files, of: ["a", "b"], remedy: "name others")
    #expect(issue.message == sentence && issue.severity == .error && issue.location.file == "a")
  }
}
