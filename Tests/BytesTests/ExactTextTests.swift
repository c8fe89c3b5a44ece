import Bytes
import Testing

@Suite struct ExactTextTests {
  @Test func bytesDecide() {
    #expect("caf\u{E9}" == "cafe\u{301}")
    #expect(ExactText("caf\u{E9}") != ExactText("cafe\u{301}"))
    #expect(Set(["Ja", "Nein", "Ja", ""].map { ExactText($0) }).count == 3)
  }

  @Test func theNumberIsPartOfTheHash() {
    #expect(ExactText.hash(of: "Ja", in: 1) == ExactText.hash(of: "Ja", in: 1))
    #expect(ExactText.hash(of: "Ja", in: 1) != ExactText.hash(of: "Ja", in: 2))
    #expect(ExactText.hash(of: "Ja", in: 1) != ExactText.hash(of: "ja", in: 1))
  }
}
