import AuditModel
import Testing

@Suite struct OfferedWidthTests {
  private static let all: [OfferedWidth] = [-20.0, 0, 32, 400].flatMap { taken in
    [0.0, 60, 500].flatMap { least in
      [nil, 0, 80, 300, 700].flatMap { most in
        [1.0, 0.5].map { OfferedWidth(share: $0, taken: taken, least: least, most: most) }
      }
    }
  }
  private static let windows = [0.0, 100, 320, 375, 440, 1024]

  @Test func nestingIsTheSameAsAskingFromOutside() {
    for inner in Self.all {
      for outer in Self.all {
        for window in Self.windows {
          #expect(inner.within(outer).width(in: window) == inner.width(in: outer.width(in: window)))
        }
      }
    }
  }

  @Test func aUnionIsNeverNarrower() {
    for one in Self.all {
      for other in Self.all {
        for window in Self.windows {
          #expect(one.union(other).width(in: window) >= max(one.width(in: window), other.width(in: window)))
        }
      }
    }
  }

  /// More space anywhere around a text never leaves it less.
  @Test func widerContainersNeverNarrowAText() {
    for inner in Self.all {
      for outer in Self.all {
        var wider = outer
        wider.taken -= 10
        wider.most = outer.most.map { $0 + 10 }
        for window in Self.windows {
          #expect(inner.within(wider).width(in: window) >= inner.within(outer).width(in: window))
          #expect(inner.within(outer).width(in: window + 10) >= inner.within(outer).width(in: window))
        }
      }
    }
  }

  @Test func anInfiniteLimitHasNoEffect() {
    #expect(OfferedWidth(most: .infinity) == OfferedWidth())
    #expect(!OfferedWidth().isFixed && OfferedWidth(least: 80, most: 80).isFixed)
  }
}
