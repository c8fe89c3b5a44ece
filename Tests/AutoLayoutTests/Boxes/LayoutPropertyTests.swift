import AutoLayout
import TestSupport
import Testing

@Suite struct LayoutPropertyTests {
  static let seeds = UInt64(1)...500

  @Test func rightToLeftMirrorsLeftToRight() throws {
    var compared = 0
    for seed in Self.seeds {
      let scene = RandomScene(seed: seed)
      var (one, boxes) = try scene.solver(.leftToRight)
      var (other, _) = try scene.solver(.rightToLeft)
      let (first, second) = (one.solve(), other.solve())
      #expect(zip(first.penalties, second.penalties).allSatisfy { ($0.total - $1.total).magnitude < 1e-6 }, "\(seed)")
      #expect(first.conflicts == second.conflicts, "\(seed)")
      let ambiguous = one.ambiguousDimensions()
      // Whichever part of the frame is ambiguous: one with an ambiguous size can have another position when mirrored.
      let boxesOf = { (all: [AmbiguousDimension]) in Set(all.map(\.box)) }
      #expect(boxesOf(ambiguous) == boxesOf(other.ambiguousDimensions()), "\(seed)")
      for box in boxes where !boxesOf(ambiguous).contains(box) {
        let mirrored = RandomScene.root.width - second[box].maxX
        #expect((first[box].x - mirrored).magnitude < 1e-6, "\(seed)")
        #expect((first[box].width - second[box].width).magnitude < 1e-6, "\(seed)")
        #expect((first[box].y - second[box].y).magnitude < 1e-6, "\(seed)")
        compared += 1
      }
    }
    #expect(compared > 1000)
  }

  @Test func changedTextsEqualANewScene() throws {
    var generator = SeededGenerator(seed: 3)
    for seed in Self.seeds {
      var scene = RandomScene(seed: seed)
      var (solver, boxes) = try scene.solver(.leftToRight)
      for _ in 0..<5 {
        let index = Int.random(in: boxes.indices, using: &generator)
        scene.texts[index].width *= 1.5
        scene.texts[index].height += 17
        let text = scene.texts[index]
        try solver.setIntrinsicSize(IntrinsicSize(text.width), of: boxes[index], along: .horizontal)
        try solver.setIntrinsicSize(IntrinsicSize(text.height), of: boxes[index], along: .vertical)
        var (fresh, _) = try scene.solver(.leftToRight)
        let (found, expected) = (solver.solve(), fresh.solve())
        let ambiguous = Set(fresh.ambiguousDimensions().map(\.box))
        #expect(Set(solver.ambiguousDimensions().map(\.box)) == ambiguous)
        for box in boxes where !ambiguous.contains(box) {
          let (one, other) = (found[box], expected[box])
          let differences = [one.x - other.x, one.y - other.y, one.width - other.width, one.height - other.height]
          #expect(differences.allSatisfy { $0.magnitude < 1e-6 }, "\(seed)")
        }
      }
    }
  }

  /// A cell whose contents are a column of ≥ chains.
  @Test func largerTextNeverMakesAColumnShorter() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      var solver = LayoutSolver()
      let cell = solver.addBox()
      let boxes = (0..<Int.random(in: 1...6, using: &generator)).map { _ in solver.addBox() }
      _ = try solver.add(LayoutConstraint(cell[.top], .equal))
      var above = cell[.top]
      for box in boxes {
        let gap = Double(Int.random(in: 0...16, using: &generator))
        _ = try solver.add(LayoutConstraint(box[.top], .greaterOrEqual, above, constant: gap))
        above = Bool.random(using: &generator) ? box[.bottom] : box[.lastBaseline]
      }
      _ = try solver.add(LayoutConstraint(cell[.bottom], .greaterOrEqual, above, constant: 11))
      _ = try solver.add(LayoutConstraint(cell[.height], .equal, priority: .low))
      var heights = boxes.map { _ in Double(Int.random(in: 10...60, using: &generator)) }
      var last = 0.0
      for _ in 0..<12 {
        for (box, height) in zip(boxes, heights) {
          try solver.setIntrinsicSize(IntrinsicSize(height), of: box, along: .vertical)
        }
        let solution = solver.solve()
        #expect(solution.conflicts.isEmpty)
        #expect(solution[cell].height >= last - 1e-6)
        last = solution[cell].height
        heights[Int.random(in: heights.indices, using: &generator)] += Double(
          Int.random(in: 0...40, using: &generator))
      }
      #expect(last > 0)
    }
  }
}
