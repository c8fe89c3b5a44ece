import AuditModel
import Testing

@testable import CodeEffects
@testable import SwiftReading
@testable import SwiftTrees

/// Sets of names that have parts in common.
@Suite struct NameSetTests {
  private static func names(_ numbers: Range<Int>, isOpen: Bool = false) -> Set<NamePattern> {
    Set(numbers.map { NamePattern(isOpen ? ["n\($0)-", ""] : ["n\($0)"]) })
  }

  @Test func partsChangeNoName() {
    let (first, second) = (Self.names(0..<40), Self.names(20..<60))
    var set = NameSet(first).shared
    #expect(set.all == first)
    set.formUnion(NameSet(second).shared)
    set.formUnion(NameSet([.open]))
    #expect(set.all == first.union(second).union([.open]) && set.shared.all == set.all)
  }

  @Test func manyPartsBecomeOne() {
    let set = (0..<100).reduce(into: NameSet()) { $0.formUnion(NameSet(Self.names($1 * 20..<$1 * 20 + 20)).shared) }
    #expect(set.shared.all == Self.names(0..<2_000))
  }

  @Test func openNamesOfTwoPartsCountOnce() {
    var set = NameSet(Self.names(0..<40, isOpen: true)).shared
    set.formUnion(NameSet(Self.names(0..<40, isOpen: true)).shared)
    #expect(!set.hasMoreOpenNames(than: 40) && set.hasMoreOpenNames(than: 39))
    #expect(!NameSet(Self.names(0..<80)).shared.hasMoreOpenNames(than: 0))
  }

  @Test func namesAreJoinedUpToALimit() {
    let set = NameSet(Self.names(0..<20)).shared
    #expect(set.joined(with: NameSet([NamePattern(["-x"])]), limit: 20)?.all.contains(NamePattern(["n7-x"])) == true)
    #expect(set.joined(with: set, limit: 64) == nil)
    #expect(set.joined(with: NameSet(), limit: 64)?.all.isEmpty == true)
  }
}
