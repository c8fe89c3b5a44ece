import AuditModel
import DynamicType
import Testing

@testable import RuleKit

@Suite struct RankedFindingsTests {
  private func finding(
    _ rule: String, _ key: String, in file: String = "a.strings", line: Int, over: Double
  ) -> Finding {
    var finding = Finding(
      rule: rule, severity: .warning, key: key, location: SourceLocation(file: file, line: line, column: 1),
      message: "it is wrong")
    finding.worst = Finding.Worst(category: .large, overBy: over, visibleText: nil)
    return finding
  }

  @Test func sortsByWeightThenByLocation() {
    var (one, other) = (RankedFindings(), RankedFindings())
    one.append(finding("text-truncated", "b", line: 4, over: 2), at: 7)
    one.append(finding("word-broken", "a", line: 1, over: 9), at: 3)
    other.append(finding("text-truncated", "a", line: 2, over: 2), at: 5)
    other.append(finding("text-clipped", "a", line: 1, over: 9), at: 3)
    var forward = one
    forward.append(contentsOf: other)
    var backward = other
    backward.append(contentsOf: one)
    #expect(!forward.isEmpty && RankedFindings().isEmpty)
    let (found, same) = (forward.takeWorstFirst(), backward.takeWorstFirst())
    #expect(found.map(\.rule) == ["text-clipped", "word-broken", "text-truncated", "text-truncated"])
    #expect(found.map(\.location.line) == [1, 1, 2, 4])
    #expect(found == same)
    #expect(forward.isEmpty && forward.takeWorstFirst().isEmpty)
  }

  @Test func sortsFilesByName() {
    var (one, other) = (RankedFindings(), RankedFindings())
    one.append(finding("text-truncated", "k", in: "z.strings", line: 1, over: 2), at: 1)
    one.append(finding("text-truncated", "k", in: "b.strings", line: 9, over: 2), at: 2)
    other.append(finding("text-truncated", "k", in: "c.strings", line: 3, over: 2), at: 3)
    other.append(finding("text-truncated", "k", in: "b.strings", line: 2, over: 2), at: 4)
    other.append(finding("text-truncated", "k", in: "a.strings", line: 7, over: 2), at: 5)
    one.sort()
    other.sort()
    var whole = RankedFindings()
    whole.append(contentsOf: other)
    whole.append(contentsOf: one)
    let places = whole.takeWorstFirst().map { "\($0.location.file) \($0.location.line)" }
    #expect(places == ["a.strings 7", "b.strings 2", "b.strings 9", "c.strings 3", "z.strings 1"])
  }

  /// Findings that are otherwise equal are sorted by the locations of their texts, whichever part came first.
  @Test func sortsEqualFindingsByText() {
    func ranked(_ texts: [Int]) -> RankedFindings {
      var ranked = RankedFindings()
      for text in texts {
        var one = finding("text-truncated", "k", line: 1, over: 2)
        one.text = "\(text)"
        ranked.append(one, at: text)
      }
      return ranked
    }
    for parts in [[[4, 2], [3, 1]], [[3, 1], [4, 2]]] {
      var whole = ranked(parts[0])
      whole.append(contentsOf: ranked(parts[1]))
      #expect(whole.takeWorstFirst().map(\.text) == ["1", "2", "3", "4"])
    }
  }

  @Test func boldTextComesAfterFindingsWithoutASlot() {
    let plain = finding("text-truncated", "k", line: 1, over: 2)
    var bold = plain
    bold.slot = Slot(style: .body, width: 100)
    bold.slot?.boldText = true
    var ranked = RankedFindings()
    ranked.append(bold, at: 1)
    ranked.append(plain, at: 2)
    #expect(ranked.takeWorstFirst().map { $0.slot?.boldText } == [nil, true])
  }

  @Test func aCopyKeepsItsOwnFields() {
    let first = finding("text-truncated", "a", line: 1, over: 1)
    var second = first
    second.message.text += "!"
    #expect(first.message.text == "it is wrong")
    #expect(second.message.text == "it is wrong!")
    #expect(first != second)
  }
}
