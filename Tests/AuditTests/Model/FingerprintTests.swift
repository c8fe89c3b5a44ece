import AuditModel
import Testing

@Suite struct FingerprintTests {
  /// Source: draft-eastlake-fnv, test vectors of 64-bit FNV-1a.
  @Test(arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
  func matchesFNV(word: String, digits: String) { #expect(Fingerprint([word]).digits == digits) }

  @Test(arguments: [0, 1, 9, 10, 288, 1_000_000, -3, .max, .min])
  func hashesTheDigitsOfWholeNumbers(_ number: Int) {
    var print = Fingerprint(["k"])
    print.append(number)
    #expect(print == Fingerprint(["k", "\(number)"]))
  }

  @Test(arguments: [0, -0.0, 1, 288, 120.5, 1e15, 1e16, 999_999_999_999_999, -4, 0.1, .infinity, .nan])
  func hashesTheDescriptionOfNumbers(_ number: Double) {
    var print = Fingerprint(["k"])
    print.append(number)
    #expect(print == Fingerprint(["k", "\(number)"]))
  }

  @Test func hashesWordBoundaries() { #expect(Fingerprint(["ab", "c"]) != Fingerprint(["a", "bc"])) }
}
