import Testing

@testable import Documents

@Suite struct JSONQuadsTests {
  private func read(_ text: String) -> (members: [LocatedJSON.Member], quads: [SIMD4<Double>], problems: Int) {
    let holder = (key: "frames", depth: 2)
    let (root, quads, problems) = LocatedJSON.parse(anyEncoding: Array(text.utf8), quadsIn: holder)
    guard case .object(let outer)? = root?.content, case .object(let members)? = outer.first?.value.content else {
      return ([], quads.all, problems.count)
    }
    return (members, quads.all, problems.count)
  }

  @Test func fourNumbersAreKeptApart() {
    let (members, quads, problems) = read("{\"frames\": {\"a\": [1, -2.5, 3e2, 4], \"b\": [5,6,7,8 ]}}")
    #expect(quads == [SIMD4(1, -2.5, 300, 4), SIMD4(5, 6, 7, 8)])
    #expect(members.map(\.value.kind) == ["an array", "an array"])
    #expect(members.map(\.value.column) == [18, 42])
    #expect(problems == 0)
  }

  @Test(arguments: ["[1, 2, 3]", "[1, 2, 3, 4, 5]", "[1, \"2\", 3, 4]", "[[1], 2, 3, 4]", "[1,\n2, 3, 4]", "[]"])
  func keepsOtherArraysInTheTree(_ array: String) throws {
    let (members, quads, problems) = read("{\"frames\": {\"a\": \(array)}}")
    #expect(quads.isEmpty && problems == 0)
    let member = try #require(members.first)
    guard case .array = member.value.content else {
      Issue.record("not an array of the tree")
      return
    }
  }

  @Test(arguments: ["{\"sizes\": {\"a\": [1, 2, 3, 4]}}", "{\"frames\": {\"a\": {\"b\": [1, 2, 3, 4]}}}"])
  func readsOnlyMembersOfTheHolder(_ text: String) {
    #expect(read(text).quads.isEmpty)
  }

  @Test(arguments: ["[01, 2, 3, 4]", "[1, 2, 3, 4", "[1, 2, 3, x]"])
  func reportsMistakesOnce(_ array: String) {
    let (_, quads, problems) = read("{\"frames\": {\"a\": \(array)}}")
    #expect(quads.isEmpty && problems == 1)
  }
}
