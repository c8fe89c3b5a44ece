import AuditModel
import Testing

@Suite struct InputIssueTests {
  @Test(arguments: [
    ("the key \"a \" b\" is also in line 12", "the key … is also in line …"),
    ("this line is not valid UTF-8", "this line is not valid UTF-8"),
    ("it is larger than 2 MB, and in 37 more places", "it is larger than … MB, and in … more places"),
    ("the link target is missing", "the link target is missing"), ("a \" alone", "a … alone"),
  ])
  func theKindHasNoNamesAndNumbers(_ message: String, _ kind: String) {
    #expect(InputIssue.error(at: SourceLocation(startOf: "a"), message, fix: "fix it").kind == kind)
  }
}
