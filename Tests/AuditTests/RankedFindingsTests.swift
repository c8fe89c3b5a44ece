import AuditModel
import DynamicType
import Testing

@testable import Audit

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

  @Test func theOrderIsThatOfWeightsThenOfPlaces() {
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

  @Test func filesAreInTheOrderOfTheirNamesHoweverTheyWereMet() {
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

  @Test func aCopyKeepsItsOwnFields() {
    let first = finding("text-truncated", "a", line: 1, over: 1)
    var second = first
    second.message.text += "!"
    #expect(first.message.text == "it is wrong")
    #expect(second.message.text == "it is wrong!")
    #expect(first != second)
  }
}
