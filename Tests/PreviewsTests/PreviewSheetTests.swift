import AuditModel
import ColorContrast
import DynamicType
import Testing
import TextEngine

@testable import Previews

/// Where previews stand on a sheet.
@Suite struct PreviewSheetTests {
  private let bench: PreviewBench
  private let colors = PreviewColors(.light)

  init() throws { bench = try PreviewBench() }

  /// The rooms and the panels of a column of sizes.
  private func boxes(_ texts: [SlotMeasurement]) throws -> (rooms: [PreviewBox], panels: [PreviewBox], width: Double) {
    let rows = try texts.flatMap { subject in
      try [ContentSizeCategory.large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityExtraExtraExtraLarge]
        .map { category in
          let scene = try bench.maker.scene(of: subject, at: bench.place(category))
          return [PreviewSheet.Cell(caption: ["\(category)"], scene: scene, colors: colors)]
        }
    }
    let drawing = try PreviewSheet(title: "test", rows: rows, colors: colors).drawing(by: bench.maker)
    var (rooms, panels): ([PreviewBox], [PreviewBox]) = ([], [])
    for case .box(let box, let fill, let stroke) in drawing.shapes {
      if stroke?.color == colors.room { rooms.append(box) }
      if stroke == nil, fill == colors.ground { panels.append(box) }
    }
    return (rooms, panels, drawing.width)
  }

  @Test(arguments: PreviewBench.samples, [Slot.Truncation.tail, .head])
  func roomsHaveTheEdgeInCommonWhereLinesBegin(_ sample: PreviewBench.Sample, _ cut: Slot.Truncation) throws {
    let subject = try bench.measure(sample.text, locale: sample.locale, lines: 1) { $0.truncation = cut }
    let (rooms, panels, width) = try boxes([subject])
    #expect(rooms.count == 4 && panels.count == 4)
    let isRightToLeft = ["ar", "he"].contains(sample.locale)
    let edges = rooms.map { isRightToLeft ? $0.maxX : $0.x }
    for edge in edges { #expect(abs(edge - edges[0]) < 1e-6, "\(edges)") }
    for (room, panel) in zip(rooms, panels) {
      #expect(room.x >= panel.x + 12 - 1e-6 && room.maxX <= panel.maxX - 12 + 1e-6)
      #expect(panel.maxX <= width)
    }
  }

  @Test func nothingLeavesItsPanel() throws {
    let subjects = try PreviewBench.samples.flatMap { sample in
      try [Slot.Truncation.tail, .head].map { cut in
        try bench.measure(sample.text, locale: sample.locale, lines: 1) { $0.truncation = cut }
      }
    }
    let (rooms, panels, _) = try boxes(subjects)
    #expect(rooms.count == panels.count && Set(panels.map(\.width)).count == 1)
    let rows = try subjects.map { subject in
      [
        PreviewSheet.Cell(
          caption: ["a"], scene: try bench.maker.scene(of: subject, at: bench.place(.accessibilityLarge)),
          colors: colors)
      ]
    }
    let drawing = try PreviewSheet(title: "test", rows: rows, colors: colors).drawing(by: bench.maker)
    var panel = PreviewBox(x: 0, y: 0, width: 0, height: 0)
    for shape in drawing.shapes {
      switch shape {
      case .box(let box, let fill, nil) where fill == colors.ground: panel = box
      case .glyph(let number, let place, let em, let color) where color == colors.outside:
        guard let ink = drawing.outlines[number].extent else { continue }
        #expect(place.x + ink.low.x * em >= panel.x && place.x + ink.high.x * em <= panel.maxX)
      default: continue
      }
    }
  }
}
