import AuditModel
import ColorContrast
import DynamicType
import Testing
import TextEngine

@testable import Previews

/// The positions of previews on a sheet.
@Suite struct PreviewSheetTests {
  private let bench: PreviewBench
  private let colors = PreviewColors(.light)

  init() throws { bench = try PreviewBench() }

  /// The containers and the panels of a column of sizes.
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
  func containersAlignAtTheLeadingEdge(_ sample: PreviewBench.Sample, _ cut: Slot.Truncation) throws {
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

  /// The positions of a sheet's panels, in their order, and the width of the sheet.
  private func panels(_ columns: [SlotMeasurement], sizes: Int, group: Int = 1) throws -> (
    panels: [PreviewBox], width: Double
  ) {
    let rows = try (0..<sizes).map { size in
      try columns.map { subject in
        let scene = try bench.maker.scene(of: subject, at: size)
        return PreviewSheet.Cell(caption: ["a"], scene: scene, colors: colors)
      }
    }
    var sheet = PreviewSheet(title: "test", rows: rows, colors: colors)
    sheet.group = group
    let drawing = try sheet.drawing(by: bench.maker)
    var panels: [PreviewBox] = []
    for case .box(let box, let fill, nil) in drawing.shapes where fill == colors.ground { panels.append(box) }
    for panel in panels { #expect(panel.x >= 16 && panel.maxX <= drawing.width - 16 && panel.maxY <= drawing.height) }
    for (number, panel) in panels.enumerated() {
      for other in panels[..<number] {
        let isApart =
          panel.x >= other.maxX || other.x >= panel.maxX || panel.y >= other.maxY || other.y >= panel.maxY
        #expect(isApart, "\(panel) and \(other)")
      }
    }
    return (panels, drawing.width)
  }

  @Test func aSheetOfManyLanguagesAndSizesFitsAScreen() throws {
    let subjects = try PreviewBench.samples.prefix(8).map { try bench.measure($0.text, locale: $0.locale, width: 288) }
    let (panels, width) = try panels(subjects, sizes: 12)
    #expect(panels.count == 96 && width <= 1400)
    // A language's sizes are below each other, the smallest on top.
    let columns = Dictionary(grouping: panels.enumerated()) { [$0.element.x, $0.element.width] }
    #expect(columns.values.allSatisfy { $0.count.isMultiple(of: 12) })
    let firsts = panels.prefix(while: { $0.y == panels[0].y })
    #expect(firsts.count >= 2, "columns are side by side as long as they fit")
    for (number, panel) in panels.enumerated() where number >= firsts.count && number < firsts.count * 12 {
      #expect(panel.x == firsts[number % firsts.count].x && panel.y > panels[number - firsts.count].y)
    }
  }

  @Test func columnsThatBelongTogetherStayTogether() throws {
    let subjects = try PreviewBench.samples.prefix(8).map { try bench.measure($0.text, locale: $0.locale, width: 288) }
    let (panels, width) = try panels(subjects, sizes: 2, group: 4)
    #expect(panels.count == 16 && width > 1400, "four are wider than the sheet, and yet not torn apart")
    for row in stride(from: 0, to: 16, by: 4) { #expect(Set(panels[row..<row + 4].map(\.y)).count == 1) }
    #expect(Set(panels.map(\.y)).count == 4)
  }

  @Test func aLongRowWrapsIntoRowsWithCommonColumns() throws {
    let subjects = try PreviewBench.samples.prefix(7).map { try bench.measure($0.text, locale: $0.locale, width: 100) }
    let (panels, width) = try panels(subjects, sizes: 1)
    let columns = Set(panels.map(\.x)).count
    #expect(panels.count == 7 && width <= 1400 && (2...4).contains(columns))
    #expect(Set(panels.map(\.y)).count == (7 + columns - 1) / columns)
    let wide = try PreviewBench.samples.prefix(3).map { try bench.measure($0.text, locale: $0.locale, width: 1500) }
    #expect(Set(try self.panels(wide, sizes: 1).panels.map(\.x)).count == 1, "a wider panel is alone in its row")
  }

  @Test func commonNotesAreBelowAllPanels() throws {
    let scene = try bench.maker.scene(of: try bench.measure("Ja", locale: "de", width: 60), at: bench.place(.large))
    var sheet = PreviewSheet(
      title: "t", rows: [[PreviewSheet.Cell(caption: ["a"], scene: scene, colors: colors)]], colors: colors)
    let without = try sheet.drawing(by: bench.maker)
    sheet.footnotes = ["the colours are the first text on the first ground of a palette, which is a guess"]
    let with = try sheet.drawing(by: bench.maker)
    #expect(with.height > without.height && with.width > without.width)
    var lowest = 0.0
    for case .glyph(let number, let place, let em, let color) in with.shapes where color == colors.caption {
      guard let ink = with.outlines[number].extent else { continue }
      #expect(place.x + ink.high.x * em <= with.width && place.y - ink.low.y * em <= with.height)
      lowest = max(lowest, place.y)
    }
    #expect(lowest > without.height - 16)
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
