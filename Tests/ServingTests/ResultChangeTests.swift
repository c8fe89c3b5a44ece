import Serving
import Testing

/// The differences between results.
@Suite struct ResultChangeTests {
  private static func change(_ earlier: ServedResult, _ later: ServedResult) -> ResultChange {
    ResultChange(from: earlier, to: later)
  }

  @Test func textsThatDifferAreNamed() {
    let change = Self.change(.sample(["a": "1", "b": "1", "c": "1"]), .sample(["a": "1", "b": "2", "d": "1"]))
    #expect(change.changed.map(\.key) == ["b", "d"])
    #expect(change.removed.map(\.key) == ["c"])
  }

  @Test func findingsAreNewAlteredOrFixed() {
    let earlier = ServedResult.sample(findings: ["a": "1", "b": "1", "c": "1"])
    let change = Self.change(earlier, .sample(findings: ["a": "1", "b": "2", "d": "1"], exit: 1))
    #expect(change.new == ["d"] && change.altered == ["b"] && change.fixed == ["c"] && change.exit == 1)
  }

  @Test func equalResultsHaveNoDifference() {
    let result = ServedResult.sample(["a": "1"], findings: ["f": "1"])
    let change = Self.change(result, result)
    #expect(change.changed.isEmpty && change.removed.isEmpty)
    #expect(change.new.isEmpty && change.altered.isEmpty && change.fixed.isEmpty)
  }
}
