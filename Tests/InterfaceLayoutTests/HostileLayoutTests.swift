import Adaptivity
import AuditModel
import InterfaceLayout
import TestSupport
import Testing

@Suite struct HostileLayoutTests {
  private static let clock = ContinuousClock()

  @Test(arguments: [
    ("a.width = nowhere.width", UnresolvedElement.Cause.item), ("a.windth = root.width", .attribute),
    ("a.width = root.width * 1e30", .number), ("a.width = root.width + 1e30", .number),
  ])
  func unusableConstraintsAreListed(_ words: String, _ cause: UnresolvedElement.Cause) throws {
    let sample = try Sample(Sample.view("a", frame: (0, 0, 10, 10)), constraints: Sample.constraint(words))
    let parts = try sample.layout().unresolved
    #expect(parts.map(\.cause) == [cause] && parts.map(\.name) == ["constraint"])
    #expect(parts.allSatisfy { $0.location.line > 1 })
  }

  /// A number that is not finite counts as missing when a document is read.
  @Test func numbersThatAreNotFinite() throws {
    let sample = try Sample(
      Sample.view("a", frame: (.nan, 0, .infinity, 10)),
      constraints: Sample.constraint("a.width = nan") + Sample.constraint("a.height = 10", "priority=\"-3\""))
    let layout = try sample.layout()
    #expect(layout.elements.allSatisfy { $0.frame.width.isFinite && $0.frame.x.isFinite })
    #expect(layout.unresolved.map(\.cause).contains(.number))
  }

  @Test func unknownViewsAndArrangements() throws {
    let sample = try Sample(
      Sample.view("a", "hologramView", frame: (0, 0, 70, 20))
        + Sample.view("s", "stackView", "distribution=\"spiral\"", "<subviews>\(Sample.label("b", 1, 1))</subviews>"),
      constraints: Sample.constraints("a.leading = root.leading", "a.top = root.top"))
    let layout = try sample.layout()
    #expect(layout.unresolved.map(\.cause) == [.kind, .stack])
    #expect(layout.elements[1].frame.width == 70)
  }

  /// Widths that depend on each other in a circle are a conflict, not a hang.
  @Test func circlesEnd() throws {
    let sample = try Sample(
      Sample.view("a") + Sample.view("b") + Sample.view("c"),
      constraints: Sample.constraints(
        "a.width = b.width + 1", "b.width = c.width + 1", "c.width = a.width + 1", "a.leading = root.leading",
        "b.leading = root.leading", "c.leading = root.leading"))
    let layout = try sample.layout()
    #expect(!layout.conflicts.isEmpty)
    #expect(layout.elements.allSatisfy { $0.frame.width.isFinite })
  }

  /// Contents that are 10 points higher than they are wide, up to a limit.
  private struct Growth: IntrinsicSizes {
    let limit: Double

    func size(of object: Int, width: Double?) -> ContentSize? {
      ContentSize(height: min((width ?? 0) + 10, limit))
    }
  }

  /// Frames that still change after three repetitions are not settled.
  @Test(arguments: [(30.0, true), (40, false), (.infinity, false)])
  func heightsThatChangeWidthsEnd(_ limit: Double, _ isSettled: Bool) throws {
    let sample = try Sample(
      Sample.view("a", "label", frame: (0, 0, 1, 1)),
      constraints: Sample.constraints("a.width = a.height", "a.leading = root.leading", "a.top = root.top"))
    let root = try #require(sample.outline.roots.first)
    let layout = RootSolver(sample.outline).layout(root, Sample.conditions, content: Growth(limit: limit))
    #expect(layout.unresolved.map(\.cause) == (isSettled ? [] : [.unsettled]))
  }

  @Test func manyViewsAreRefusedAtOnce() throws {
    let views = (0..<10_000).map { Sample.view("v\($0)", frame: (0, 0, 10, 10)) }.joined()
    let constraints = (1..<10_000).map { Sample.constraint("v\($0).top = v\($0 - 1).bottom") }.joined()
    let sample = try Sample(views, constraints: constraints)
    let time = try TestSupport.Growth.seconds {
      let layout = try sample.layout()
      #expect(layout.unresolved.map(\.cause) == [.size])
    }
    #expect(time < 5)
  }

  @Test func manyConstraintsAreRefusedAtOnce() throws {
    let constraints = (0..<10_000).map { index in
      Sample.constraint("a.leading = root.leading + \(index)", "priority=\"\(index % 999 + 1)\"")
    }
    let sample = try Sample(Sample.label("a", 10, 10), constraints: constraints.joined())
    let time = try TestSupport.Growth.seconds {
      let layout = try sample.layout()
      #expect(layout.unresolved.map(\.cause) == [.size])
    }
    #expect(time < 5)
  }

  /// Inequalities between all views are slow to solve, although there are few of them; the work of a document has an end.
  @Test func slowConstraintsEnd() throws {
    let count = 250
    let views = (0..<count).map { Sample.label("v\($0)", 10, 10) }.joined()
    let constraints = (0..<1_900).map { index in
      let (one, other) = (index % count, (index * 7 + index / count) % count)
      return Sample.constraint("v\(one).leading >= v\(other).trailing + \(index % 77 - 30)")
    }
    let sample = try Sample(views, constraints: constraints.joined())
    let start = Self.clock.now
    let layouts = try (0..<20).map { _ in try sample.layout() }
    #expect(layouts.last?.unresolved.map(\.cause) == [.size])
    #expect(Self.clock.now - start < .seconds(600))
  }

  /// A view whose size is below zero has no size, and a cell takes its margins from its own width.
  @Test func sizesBelowZeroAreZero() throws {
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="393" height="44"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="-1" height="44"/>
      <subviews>\(Sample.label("a", 10, 10))</subviews></tableViewCellContentView></tableViewCell>
      """
    let sample = try Sample(text: Sample.document(cell))
    let root = try #require(sample.outline.roots.first { $0.kind == .tableCell })
    let conditions = try #require(CanvasConditions(sample.outline).conditions(of: root))
    #expect(conditions.width == 0 && conditions.sideMargin == 20)
  }

  @Test func theLargestRootIsSolvedInTime() throws {
    let count = RootSolver.largest - 1
    let views = (0..<count).map { Sample.label("v\($0)", 10, 10) }.joined()
    let chain = (1..<count).map { Sample.constraint("v\($0).top = v\($0 - 1).bottom") }.joined()
    let edges = (0..<count).map { Sample.constraint("v\($0).leading = root.leading") }.joined()
    let sample = try Sample(views, constraints: Sample.constraint("v0.top = root.top") + chain + edges)
    let start = Self.clock.now
    let frames = try sample.frames()
    #expect(frames["v\(count - 1)"] == [0, Double(count - 1) * 10, 10, 10])
    #expect(Self.clock.now - start < .seconds(600))
  }
}
