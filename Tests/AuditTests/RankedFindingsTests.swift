import AuditModel
import DynamicType
import Testing

@testable import Audit

@Suite struct RankedFindingsTests {
  private func finding(_ rule: String, _ key: String, line: Int, over: Double) -> Finding {
    var finding = Finding(
      rule: rule, severity: .warning, key: key, location: SourceLocation(file: "a.strings", line: line, column: 1),
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
    #expect(forward.worstFirst.map(\.rule) == ["text-clipped", "word-broken", "text-truncated", "text-truncated"])
    #expect(forward.worstFirst.map(\.location.line) == [1, 1, 2, 4])
    #expect(forward.worstFirst == backward.worstFirst)
    #expect(!forward.isEmpty && RankedFindings().isEmpty)
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
