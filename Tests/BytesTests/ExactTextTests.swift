import Bytes
import Testing

@Suite struct ExactTextTests {
  @Test func bytesDecide() {
    #expect("caf\u{E9}" == "cafe\u{301}")
    #expect(ExactText("caf\u{E9}") != ExactText("cafe\u{301}"))
    #expect(Set(["Ja", "Nein", "Ja", ""].map { ExactText($0) }).count == 3)
  }

  @Test func sortsCanonicallyEqualTextsByBytes() {
    let texts = ["z", "caf\u{E9}", "b", "cafe\u{301}"].map { ExactText($0) }
    #expect(texts.sorted() == [texts[2], texts[3], texts[1], texts[0]])
    #expect(!(texts[0] < texts[0]))
  }

  @Test func oneOtherByteAnywhereMakesAnotherText() {
    for count in 0...20 {
      let text = String(repeating: "a", count: count)
      #expect(ExactText(text) == ExactText(String(repeating: "a", count: count)))
      #expect(ExactText(text) != ExactText(text + "a"))
      for place in 0..<count {
        let other = String(repeating: "a", count: place) + "b" + String(repeating: "a", count: count - place - 1)
        #expect(ExactText(text) != ExactText(other))
      }
    }
  }

  @Test func findsAByteBeyondASCIIAnywhere() {
    for count in 0...20 {
      let text = String(repeating: "a", count: count)
      #expect(text.isASCII)
      for place in 0...count {
        #expect(!(text.prefix(place) + "é" + text.dropFirst(place)).description.isASCII)
      }
    }
  }

  @Test func theNumberIsPartOfTheHash() {
    #expect(ExactText.hash(of: "Ja", in: 1) == ExactText.hash(of: "Ja", in: 1))
    #expect(ExactText.hash(of: "Ja", in: 1) != ExactText.hash(of: "Ja", in: 2))
    #expect(ExactText.hash(of: "Ja", in: 1) != ExactText.hash(of: "ja", in: 1))
  }
}
