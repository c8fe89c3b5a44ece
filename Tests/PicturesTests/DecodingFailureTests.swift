import Testing

@testable import Pictures

@Suite struct DecodingFailureTests {
  @Test(
    arguments: [
      (-3, .truncated), (-4, .system), (-5, .memory), (-6, .limit), (-2, .damaged), (-1, .damaged), (7, .damaged),
    ] as [(Int32, DecodingFailure.Kind)])
  func errorCodesBecomeKinds(_ status: Int32, _ kind: DecodingFailure.Kind) {
    let kinds: [Int32: DecodingFailure.Kind] = [-3: .truncated, -4: .system, -5: .memory, -6: .limit]
    let failure = DecodingFailure(status, kinds, message: "why")
    #expect(failure.kind == kind && failure.message == "why")
  }

  @Test func aLibraryWithoutALimitReportsNone() {
    #expect(DecodingFailure(-6, [-3: .truncated, -4: .system, -5: .memory], message: "why").kind == .damaged)
  }
}
