import Adaptivity
import AutoLayout
import InterfaceBuilder
import InterfaceLayout
import TestSupport
import Testing

/// Properties that the layout of any document has.
@Suite struct DocumentPropertyTests {
  static let seeds = UInt64(1)...300
  private static let tolerance = 1e-6

  /// The frames of the determined views, by identifier.
  private func frames(_ sample: Sample, _ layout: SceneLayout) -> [String: Rect] {
    layout.elements.reduce(into: [:]) { frames, element in
      guard !element.isUndetermined, let id = sample.document.objects[element.object].id else { return }
      frames[id] = element.frame
    }
  }

  private func isSame(_ one: Rect, _ other: Rect) -> Bool {
    [one.x - other.x, one.y - other.y, one.width - other.width, one.height - other.height]
      .allSatisfy { $0.magnitude < Self.tolerance }
  }

  /// The value of an attribute from left to right, in the coordinates of the root.
  private func value(_ attribute: String, of frame: Rect) -> Double {
    switch attribute {
    case "leading": frame.x
    case "trailing": frame.x + frame.width
    case "top": frame.y
    case "bottom": frame.y + frame.height
    case "centerX": frame.x + frame.width / 2
    default: frame.y + frame.height / 2
    }
  }

  @Test func requiredConstraintsHoldExceptThoseOfConflicts() throws {
    var (held, conflicts) = (0, 0)
    for seed in Self.seeds {
      // Every third document gets a constraint that another one excludes.
      let random = RandomDocument(seed: seed, isContradictory: seed % 3 == 0)
      let sample = try random.sample()
      let layout = try sample.layout()
      #expect(layout.isComplete, "\(seed): \(layout.unresolved)")
      let all = layout.elements.reduce(into: [String: Rect]()) { frames, element in
        if let id = sample.document.objects[element.object].id { frames[id] = element.frame }
      }
      let inConflict = Set(layout.conflicts.joined())
      conflicts += layout.conflicts.count
      for (index, link) in random.links.enumerated() where link.priority == 1000 && !inConflict.contains(index) {
        let one = value(link.attribute, of: try #require(all["v\(link.first)"]))
        let other = value(link.other, of: try #require(all[link.second.map { "v\($0)" } ?? "root"]))
        let difference = one - other - link.constant
        let error = link.relation == "=" ? difference.magnitude : max(0, difference)
        #expect(error < Self.tolerance, "\(seed): \(link.element)")
        held += 1
      }
    }
    #expect(held > 1000 && conflicts >= 100)
  }

  @Test func rightToLeftMirrorsLeftToRight() throws {
    var mirrored = Sample.conditions
    mirrored.direction = .rightToLeft
    var compared = 0
    for seed in Self.seeds {
      let sample = try RandomDocument(seed: seed).sample()
      let one = frames(sample, try sample.layout())
      let other = frames(sample, try sample.layout(mirrored))
      #expect(one.keys == other.keys, "\(seed)")
      for (id, frame) in one {
        var expected = frame
        expected.x = 200 - frame.x - frame.width
        #expect(isSame(expected, try #require(other[id])), "\(seed): \(id)")
        compared += 1
      }
    }
    #expect(compared > 500)
  }

  @Test func theOrderOfConstraintsDoesNotMatter() throws {
    var generator = SeededGenerator(seed: 11)
    var compared = 0
    for seed in Self.seeds {
      let random = RandomDocument(seed: seed)
      let sample = try random.sample()
      let first = try sample.layout()
      // The constraint that breaks in a conflict depends on the order, as in UIKit.
      guard first.conflicts.isEmpty else { continue }
      let other = try random.sample(random.links.indices.shuffled(using: &generator))
      let (one, two) = (frames(sample, first), frames(other, try other.layout()))
      #expect(one.keys == two.keys, "\(seed)")
      for (id, frame) in one {
        #expect(isSame(frame, try #require(two[id])), "\(seed): \(id)")
        compared += 1
      }
    }
    #expect(compared > 300)
  }

  /// A row whose contents are a column of ≥ chains.
  @Test func largerTextNeverMakesARowShorter() throws {
    var generator = SeededGenerator(seed: 5)
    var grown = 0
    for _ in 0..<100 {
      var heights = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        Double(Int.random(in: 10...60, using: &generator))
      }
      let gaps = heights.map { _ in Int.random(in: 0...16, using: &generator) }
      let isBaseline = heights.map { _ in Bool.random(using: &generator) }
      var last = 0.0
      for _ in 0..<6 {
        var constraints = Sample.constraint("v0.top >= root.top + \(gaps[0])")
        for index in heights.indices.dropFirst() {
          let edge = isBaseline[index] ? "baseline" : "bottom"
          constraints += Sample.constraint("v\(index).top >= v\(index - 1).\(edge) + \(gaps[index])")
        }
        constraints += Sample.constraint("root.bottom >= v\(heights.count - 1).bottom + 11")
        let labels = heights.enumerated().map { Sample.label("v\($0)", 100, $1) }.joined()
        var row = Sample.conditions
        row.height = nil
        let layout = try Sample(labels, constraints: constraints).layout(row)
        let height = try #require(layout.elements.first).frame.height
        #expect(layout.conflicts.isEmpty && height >= last - Self.tolerance)
        if height > last, last > 0 { grown += 1 }
        last = height
        heights[Int.random(in: heights.indices, using: &generator)] += Double(Int.random(in: 0...40, using: &generator))
      }
    }
    #expect(grown > 100)
  }
}
