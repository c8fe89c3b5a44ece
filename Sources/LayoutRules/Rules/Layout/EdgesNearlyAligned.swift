internal import Adaptivity
internal import AuditModel
internal import RuleKit

/// Reports two elements that are nearly but not quite aligned.
///
/// The rule compares texts and controls in the same parent, and all rows of a list with each other. Elements with the
/// same centre or trailing edge count as aligned.
struct EdgesNearlyAligned: LayoutRule {
  private static let most = RuleDescriptor.Option(
    name: "near_miss", value: 3, unit: .points, range: 0.5...20,
    meaning: "largest offset of two edges that are meant to be aligned",
    source: "guidelines table, sentence 63")

  static let descriptor = RuleDescriptor(
    id: "edges-nearly-aligned", title: "Edges are nearly aligned",
    rationale: "Aligned edges make a screen easy to scan; an offset of a point or two looks like a mistake",
    severity: "warning", criteria: [.layout], options: [most], guidelines: [63],
    turnOffIf: "the app's design offsets edges by up to 3 points on purpose, for example to align shapes optically")

  private static func pair(_ x: Double, _ width: Double = 200) -> ScreenMeasurement {
    .screen([.element("name", .text, (16, 120, 300, 24)), .element("note", .text, (x, 150, width, 24))])
  }

  static let examples: [Example<ScreenMeasurement>] = [
    Example("aligned", pair(16), .pass),
    Example("2 points off", pair(18), .fail, .warning),
    Example("20 points off", pair(36), .pass),
    Example("centred, so that it starts 2 points off", pair(18, 296), .pass),
    Example("one text", .showing("a", .text, (16, 120, 300, 24)), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func check(_ subject: ScreenMeasurement, _ outcome: inout OutcomeBuilder) {
    let elements = subject.layout.elements
    var groups: [Int: [Int]] = [:]
    for index in subject.outline.essentials where elements[index].role != .image {
      let entry = subject.outline.entries[index]
      guard entry.bar == nil, !entry.scrollsHorizontally else { continue }
      // The rows of a list are one group.
      let scope = entry.cell.map { elements[$0].parent ?? -1 } ?? elements[index].parent ?? -1
      groups[scope, default: []].append(index)
    }
    for scope in groups.keys.sorted() {
      guard let members = groups[scope], members.count > 1 else { continue }
      outcome.checked()
      let lines = Lines(members, in: subject)
      for (index, other, points) in lines.nearMisses(upTo: thresholds[Self.most]) {
        outcome.add(
          .warning, index, by: points,
          "the leading edge of \(subject.name(index)) is \(Points(points)) out of alignment with \(subject.name(other))",
          remedy: "align their leading edges")
      }
    }
  }

  /// The leading edges of elements in ascending order, each with the elements on it.
  private struct Lines {
    private var lines: [(edge: Double, members: [Int])] = []
    private let screen: ScreenMeasurement

    init(_ members: [Int], in screen: ScreenMeasurement) {
      self.screen = screen
      let elements = screen.layout.elements
      let slack = screen.slack
      let edges = members.map { (screen.leading(elements[$0].frame), $0) }.sorted { $0 < $1 }
      for (edge, index) in edges {
        if let last = lines.last, edge - last.edge <= slack {
          lines[lines.count - 1].members.append(index)
        } else {
          lines.append((edge, [index]))
        }
      }
    }

    /// Returns elements that are slightly off a line with at least as many elements, one per pair of lines.
    func nearMisses(upTo most: Double) -> [(index: Int, other: Int, points: Double)] {
      var found: [(Int, Int, Double)] = []
      for (one, next) in zip(lines, lines.dropFirst()) {
        let points = next.edge - one.edge
        guard points <= most + max(0, screen.layout.rounding) else { continue }
        let (fewer, more) = next.members.count > one.members.count ? (one, next) : (next, one)
        guard let index = fewer.members.min(), let other = more.members.min(), !isAlignedElsewhere(index, other) else {
          continue
        }
        found.append((index, other, points))
      }
      return found
    }

    private func isAlignedElsewhere(_ one: Int, _ other: Int) -> Bool {
      let elements = screen.layout.elements
      let (first, second) = (elements[one].frame, elements[other].frame)
      let isTrailing =
        screen.isRightToLeft
        ? abs(first.minX - second.minX) <= screen.slack : abs(first.maxX - second.maxX) <= screen.slack
      // A wide element usually ends where its container does, so an equal trailing edge shows no alignment.
      let isNarrow = max(first.width, second.width) < screen.window.width / 2
      return abs(first.midX - second.midX) <= screen.slack || (isTrailing && isNarrow)
    }
  }
}
