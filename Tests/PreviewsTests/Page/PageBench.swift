import Adaptivity
import AuditModel
import DynamicType
import Foundation
import TextRules

@testable import Previews
@testable import TextEngine

/// The engine's answers about texts in slots, and the same texts exported for a page.
final class PageBench {
  let options: MeasureOptions
  let stack: FontStack
  let export: LayoutExport
  private let measurer: Measurer
  private let shaper: TextShaper
  private let tracking = Tracking(platform: .ios)

  /// A text with everything that the questions about it share.
  struct Text {
    var sentence: PageSentence
    var key: PageTexts.Key
    var style: TextStyle
    var weight: FontWeight?
    var layout: TextLayout
    /// The widths at every size category, in points.
    var naturals: [Double]
    /// The smallest size, in points.
    var smallest: Double
  }

  private static let styles: [TextStyle] = [.body, .caption2, .largeTitle, .headline, .footnote]

  /// Opens the fonts.
  ///
  /// The version is older than the system's hyphenation, which shapes a text again and which no page can do.
  init() throws {
    var options = MeasureOptions()
    options.systemVersion = SystemVersion(16)
    self.options = options
    stack = try FontStack(locator: FontLocator(fontDirectories: [], localDirectories: []))
    measurer = try Measurer(options: options, stack: stack)
    shaper = try TextShaper(stack: stack)
    export = try LayoutExport(
      stack: stack, platform: options.platform, displayScale: options.displayScale, useSystemFonts: false)
  }

  /// Exports a sentence; nil if no font of its script is installed.
  func text(_ sentence: PageSentence, number: Int) throws -> Text? {
    let style = Self.styles[number % Self.styles.count]
    let weight: FontWeight? = number % 3 == 2 ? .semibold : nil
    var slot = Slot(style: style, width: 288)
    (slot.weight, slot.framework) = (weight, .swiftui)
    let answer = try measure(sentence, in: slot, lines: 0)
    guard answer.notMeasured == nil, let first = answer.measurements.first else { return nil }
    let key = PageTexts.Key(text: sentence.text, locale: sentence.locale, weight: first.weight.cssWeight)
    let breaks = PageLayout.WordBreaks(locale: key.locale, options: options, slot: slot)
    try export.add(key, wordBreaks: breaks)
    let shaped = try shaper.shape(sentence.text, language: sentence.locale, weight: key.weight)
    return Text(
      sentence: sentence, key: key, style: style, weight: weight, layout: TextLayout(shaped, shaper: shaper),
      naturals: answer.measurements.map(\.naturalWidth), smallest: first.size)
  }

  private func measure(
    _ sentence: PageSentence, in slot: Slot, lines: Int?, growth: Double = 1
  ) throws -> Measurer.Answer {
    var item = MeasurementItem(
      text: sentence.text, hasPlaceholders: false, locale: sentence.locale, slot: slot, lineLimit: lines)
    item.growth = growth
    return try measurer.measure(item)
  }

  /// Returns the scale at a size.
  func scale(at size: Double) -> SizeScale {
    SizeScale(size: size, tracking: tracking.points(at: size), stack: stack, displayScale: options.displayScale)
  }

  /// Returns the engine's answers at every size category.
  func answers(to question: PageQuestion, about text: Text) throws -> [PageAnswer] {
    var slot = Slot(style: text.style, width: question.width)
    slot.weight = text.weight
    (slot.framework, slot.height, slot.tighten) = (.swiftui, question.height, question.tightens)
    slot.minimumScale = question.minimumScale < 1 ? question.minimumScale : nil
    slot.truncation = question.truncation
    return try measure(text.sentence, in: slot, lines: question.lines, growth: question.growth).measurements.map {
      try answer($0, question, text.layout)
    }
  }

  /// Returns every boundary with the widths of the text before and after it, as `compare_layouts.js` reads them.
  func places(of text: Text) throws -> String {
    let (scale, layout) = (scale(at: text.smallest), text.layout)
    let end = layout.text.endOffset
    let places = try layout.positions().places.map { place in
      let before = layout.width(from: 0, to: place.offset, at: scale)
      return "[\(place.offset),\(before),\(layout.width(from: place.offset, to: end, at: scale))]"
    }
    return "[\(places.joined(separator: ","))]"
  }

  /// Returns the places of the clusters on every line, as `compare_layouts.js` reads them.
  func placedLines(of text: Text, size: Double, width: Double) throws -> String {
    let placed = try text.layout.place(
      limit: width, lineLimit: nil, cut: nil, at: scale(at: size), reach: 0, mostLines: .max,
      by: GlyphPlacer(stack: stack))
    let lines = placed.lines.map { line in
      let clusters = line.placed.clusters.compactMap { one in one.range.map { "[\($0.lowerBound),\(one.x)]" } }
      let range = line.ranges.first ?? 0..<0
      return "[\(range.lowerBound),\(range.upperBound),[\(clusters.joined(separator: ","))]]"
    }
    return "[\(lines.joined(separator: ","))]"
  }

  private func answer(
    _ measured: TextMeasurement, _ question: PageQuestion, _ layout: TextLayout
  ) throws -> PageAnswer {
    let scale = scale(at: measured.size * measured.scale)
    let limit = Slot.roomInPixels(question.width, displayScale: options.displayScale)
    var answer = PageAnswer(measured)
    guard measured.visibleText != nil else {
      if question.lines == 1, !layout.text.hasHardBreaks {
        let end = layout.contentEnd
        answer.add(BrokenLines.Line(start: 0, end: end, next: end, width: layout.width(from: 0, to: end, at: scale)))
      } else {
        for line in try layout.breakLines(at: scale, limit: limit, avoidsOrphans: true).lines { answer.add(line) }
      }
      return answer
    }
    let mode = Truncation.Mode(rawValue: question.truncation.rawValue) ?? .tail
    let cut = try layout.truncate(mode, limit: limit, lineLimit: question.lines, at: scale)
    answer.cut = [cut.head, cut.tail]
    guard cut.isShown, question.lines > 1 else { return answer }
    for line in try layout.breakLines(at: scale, limit: limit).lines where line.start < cut.head.lowerBound {
      answer.add(line)
    }
    return answer
  }
}
