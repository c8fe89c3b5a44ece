import Reports
import Testing

@Suite struct ProgressTextTests {
  private func text(_ done: Int, _ total: Int, _ columns: Int) -> String {
    ProgressText(verb: "measuring", done: done, of: total, unit: "texts", columns: columns).text
  }

  @Test func theBarGrowsAndNothingMoves() {
    #expect(text(0, 14_242, 80) == "measuring [>                             ]   0 %       0 of 14,242 texts")
    #expect(text(7_121, 14_242, 80) == "measuring [===============>              ]  50 %   7,121 of 14,242 texts")
    #expect(text(14_242, 14_242, 80) == "measuring [==============================] 100 %  14,242 of 14,242 texts")
  }

  @Test func aNarrowTerminalShowsOnlyTheNumbers() {
    #expect(text(7_121, 14_242, 40) == "measuring 7,121 of 14,242 texts")
    #expect(text(7_121, 14_242, 20) == "measuring 7,121 of ")
    #expect(text(7_121, 14_242, 55) == "measuring [======>     ]  50 %   7,121 of 14,242 texts")
  }

  /// A line as long as the terminal would go on to the next one, and could not be removed.
  @Test(arguments: 0...200) func isShorterThanTheTerminal(_ columns: Int) {
    for (done, total) in [(0, 0), (1, 1), (5, 3), (999, 1_000), (123_456_789, Int.max)] {
      #expect(text(done, total, columns).count <= max(0, columns - 1))
    }
  }
}
