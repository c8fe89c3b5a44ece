import Testing

@testable import Pictures

@Suite struct DecodingFailureTests {
  @Test(
    arguments: [
      (-3, .truncated), (-4, .system), (-5, .memory), (-6, .limit), (-2, .damaged), (-1, .damaged), (7, .damaged),
    ] as [(Int32, DecodingFailure.Kind)])
  func errorCodesBecomeKinds(_ status: Int32, _ kind: DecodingFailure.Kind) {
    let codes = DecodingFailure.Codes(truncated: -3, system: -4, memory: -5, limit: -6)
    let failure = DecodingFailure(status, codes, message: "why")
    #expect(failure.kind == kind && failure.message == "why")
  }

  @Test func aLibraryWithoutALimitReportsNone() {
    let codes = DecodingFailure.Codes(truncated: -3, system: -4, memory: -5)
    #expect(DecodingFailure(-6, codes, message: "why").kind == .damaged)
  }
}
