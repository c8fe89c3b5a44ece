import AuditModel
import Testing

@Suite struct NameNumbersTests {
  @Test func namesAreComparedByBytes() {
    var numbers = NameNumbers()
    #expect(["b", "a", "b", "caf\u{E9}", "cafe\u{301}", "caf\u{E9}"].map { numbers.number($0) } == [0, 1, 0, 2, 3, 2])
    // e and U+0301 begin with a smaller byte than é.
    #expect(numbers.ranks == [1, 0, 3, 2])
  }
}
