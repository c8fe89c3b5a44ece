import Testing

@testable import Reports

@Suite struct LineWrapTests {
  private func wrapped(_ line: String, _ columns: Int, hanging: Int = 2) -> [String] {
    LineWrap(columns: columns).lines(line, hanging: hanging)
  }

  @Test(arguments: [
    ("", [""]), ("short", ["short"]), ("twenty columns here.", ["twenty columns here."]),
    ("one more than twenty.", ["one more than", "  twenty."]),
    ("    fix        make room for it", ["    fix        make", "  room for it"]),
    ("words  with   two gaps that go", ["words  with   two", "  gaps that go"]),
    // Spaces at a break are dropped, those before the first word only if they do not fit.
    ("                    ratio", ["               ratio"]),
  ]) func breaksBetweenWords(_ line: String, _ expected: [String]) { #expect(wrapped(line, 20) == expected) }

  @Test func splitsLongWordsUnlessTheyAreASCII() {
    let path = "App/de.lproj/Localizable.strings:12:21:"
    #expect(wrapped("\(path) error", 20) == [path, "  error"])
    let thai = String(repeating: "ภาษา", count: 10)
    let lines = wrapped("a \(thai)", 20)
    #expect(lines.count == 4 && lines.allSatisfy { DisplayWidth($0).columns <= 20 })
    #expect(lines.map { $0.filter { $0 != " " } }.joined() == "a\(thai)")
  }

  @Test func splitsWideCharactersButKeepsMarksAttached() {
    #expect(wrapped("本日のフェリーは番桟橋から。", 20, hanging: 0) == ["本日のフェリーは番桟", "橋から。"])
    #expect(wrapped("本日のフェリーは番桟。橋から", 20, hanging: 0) == ["本日のフェリーは番", "桟。橋から"])
    #expect(wrapped("12345678901234567 ｶﾞｶﾞ", 20, hanging: 0) == ["12345678901234567", "ｶﾞｶﾞ"])
  }

  @Test func isolatesAreClosedAndOpenedAgain() {
    let lines = wrapped("x \u{2068}مواعيد مغادرة العبّارات\u{2069} is cut", 16)
    #expect(lines.count > 1)
    for line in lines {
      #expect(
        line.unicodeScalars.count { $0 == "\u{2068}" } == line.unicodeScalars.count { $0 == "\u{2069}" }, "\(line)")
      #expect(DisplayWidth(line).columns <= 16)
    }
    #expect(lines[1].hasPrefix("  \u{2068}"))
  }

  @Test func coloursContinueAfterABreakAndTakeNoColumn() {
    let red = "\u{1B}[1;31m"
    #expect(wrapped("\(red)error\u{1B}[0m: no", 10) == ["\(red)error\u{1B}[0m: no"])
    #expect(wrapped("a \(red)long word\u{1B}[0m b", 7) == ["a \(red)long\u{1B}[0m", "  \(red)word\u{1B}[0m", "  b"])
  }

  /// Nothing is lost or added but spaces, and no line is too long, whatever it contains.
  @Test(arguments: 1...40) func everyWidthKeepsAllText(_ columns: Int) {
    let text = "de.json:2:31: \u{1B}[1merror\u{1B}[0m: \"設定を👩‍👩‍👧 ขึ้นเรือแบบไม่มีขั้นบันได ❤️ é\" — ok"
    let lines = wrapped(text, columns, hanging: 4)
    func words(_ text: String) -> String { text.filter { $0 != " " }.replacing(/\u{1B}\[[0-9;]*m/, with: "") }
    #expect(words(lines.joined()) == words(text))
    for line in lines {
      let isOneWord = line.split(separator: " ").count == 1
      let plain = line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      #expect(DisplayWidth(plain).columns <= max(columns, 2) || isOneWord, "\(line)")
    }
  }
}
