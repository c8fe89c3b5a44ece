import AuditModel
import Testing

@Suite struct ReviewReasonTests {
  @Test func placesFollowTheOrderOfTheCases() {
    #expect(ReviewReason.allCases.map(\.place) == Array(ReviewReason.allCases.indices))
    #expect(Set(ReviewReason.allCases).count == ReviewReason.allCases.count)
    #expect(ReviewReason.allCases.count <= 32, "a set of reasons has 32 bits")
  }
}
