package import AuditModel
internal import Bytes
package import DynamicType
package import TextEngine

/// Measures texts: shapes a text once and checks it at every size category.
///
/// A long-lived object used by one thread, like the ``TextShaper`` it holds.
package final class Measurer {
  private let options: MeasureOptions
  private let stack: FontStack
  /// One shaper for the system font (nil), and one per app font that a slot names, by path.
  private var shapers: [String?: TextShaper] = [:]
  private let tracking: Tracking
  private let drawing: TextDrawing
  private var tables: [SizeTable.Key: Sizes] = [:]
  private var lastSizes: (key: SizeTable.Key, sizes: Sizes)?
  private var last = LastText()
  /// The most recent line layout, reused for the same text and width.
  private var filled: Filled?
  /// The text checked last, kept so that its visible text and wider containers need no new lookup.
  private var judged: Judged?
  /// The number of questions answered so far.
  private var answered = 0

  /// Creates a measurer.
  ///
  /// - Parameters:
  ///   - options: The platform, categories and display scale.
  ///   - stack: The fonts.
  /// - Throws: An error when the line-breaking data cannot be opened.
  package init(options: MeasureOptions, stack: FontStack) throws {
    self.options = options
    tracking = Tracking(platform: options.platform)
    drawing = TextDrawing(options: options)
    self.stack = stack
    shapers[nil] = try TextShaper(stack: stack)
  }

  /// Returns the width of a text on one line at Large, the size at which it was designed.
  ///
  /// - Parameters:
  ///   - text: The text in the source language.
  ///   - locale: The source language.
  ///   - slot: The slot.
  /// - Returns: The width in points, or infinity if the text contains line breaks. Nil if its script has no font.
  /// - Throws: ``MeasureError`` or ``TextEngineError``.
  package func lineAtLarge(_ text: String, locale: String, slot: Slot) throws -> Double? {
    let sizes = try sizes(for: slot)
    let table = sizes.table
    let layout = try layout(of: text, locale: locale, sizes)
    guard layout.text.unavailableScripts.isEmpty else { return nil }
    guard !layout.text.hasHardBreaks, !layout.text.endsWithBreak else { return .infinity }
    return layout.naturalWidth(at: table.large.scale)
  }

  /// Returns the width of a text at Large on one unbroken line.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - locale: Its language.
  ///   - slot: The slot.
  /// - Returns: The width in points, or infinity if its script has no font, so that it never counts as narrow.
  /// - Throws: ``MeasureError`` or ``TextEngineError``.
  package func widthAtLarge(_ text: String, locale: String, slot: Slot) throws -> Double {
    let sizes = try sizes(for: slot)
    let table = sizes.table
    let layout = try layout(of: text, locale: locale, sizes)
    return layout.text.unavailableScripts.isEmpty ? layout.naturalWidth(at: table.large.scale) : .infinity
  }

  /// Whether a text may be drawn with more than its placeholders removed.
  ///
  /// Most texts are not, and skip that work.
  package func draws(_ string: LocalizedString, in slot: Slot) -> Bool { drawing.isAsked(for: string, in: slot) }

  /// Returns the text as drawn in a slot, or nil if it is drawn unchanged.
  package func drawn(_ string: LocalizedString, sources: [String]?, slot: Slot) throws -> DrawnText? {
    try drawing.drawn(string, sources: sources, slot: slot) {
      try widthAtLarge($0, locale: string.locale, slot: slot)
    }
  }

  /// Measures one text in one slot at all categories.
  ///
  /// - Parameter item: The question.
  /// - Returns: The answer, without the location of the text in a file.
  /// - Throws: ``MeasureError`` or ``TextEngineError``.
  package func measure(_ item: MeasurementItem) throws -> Answer {
    let sizes = try sizes(for: item.slot)
    let table = sizes.table
    let layout = try layout(of: item.text, locale: item.locale, sizes)
    let shaped = layout.text
    var answer = Answer(
      measurements: [], notMeasured: nil, fonts: shaped.fonts, missingCharacters: shaped.missing,
      sizeAtLarge: table.large.size, doublesAt: table.doublesAt,
      enlargedAt: table.enlargedAt)
    if let script = shaped.unavailableScripts.first {
      answer.notMeasured = .init(reason: "missing-font", script: script.script, package: script.package)
      answer.fonts = []
      return answer
    }
    let judge = try judge(item, layout, sizes)
    answered += 1
    answer.number = answered
    answer.isOneLine = true
    judged = Judged(number: answered, judge: judge, sizes: sizes)
    answer.measurements.reserveCapacity(table.rows.count)
    for (index, row) in table.rows.enumerated() {
      if !judge.isOneLine(index) { answer.isOneLine = false }
      answer.measurements.append(try judge.measure(index, row, weight: table.weight))
    }
    return answer
  }

  /// Measures a text in a wider container, right after it was measured in a narrower one.
  ///
  /// - Parameters:
  ///   - width: The available width of the wider container, in points. Nothing else may differ.
  ///   - answer: The answer to update. Its own measurements are not used.
  ///   - measurements: The answer's measurements, or the first few.
  /// - Returns: False if another text has been measured since, so that the question has to be asked again.
  /// - Throws: ``MeasureError`` or ``TextEngineError``.
  package func widen(to width: Double, _ answer: inout Answer, _ measurements: inout [TextMeasurement]) throws -> Bool {
    guard let judged, judged.number == answer.number, var filled else { return false }
    // Reset first: if filling throws, the content of the lines is undefined.
    (self.judged, self.filled) = (nil, nil)
    answer.isOneLine = try judged.judge.widen(to: width, judged.sizes.table.rows, &measurements)
    answered += 1
    answer.number = answered
    filled.limit = judged.judge.limit
    self.filled = filled
    self.judged = Judged(number: answered, judge: judged.judge, sizes: judged.sizes)
    return true
  }

  /// Returns the visible part of a text that is cut off.
  ///
  /// Fast right after the question was answered.
  ///
  /// - Parameters:
  ///   - item: The question. Its `showsCut` does not matter.
  ///   - answer: The answer.
  ///   - place: The index of a category among the answer's measurements.
  /// - Returns: The visible text including the ellipsis, or nil if nothing is cut off.
  /// - Throws: ``MeasureError`` or ``TextEngineError``.
  package func visibleText(of item: MeasurementItem, _ answer: Answer, at place: Int) throws -> String? {
    if let judged, judged.number == answer.number {
      return try judged.judge.visibleText(place, judged.sizes.table.rows[place])
    }
    let sizes = try sizes(for: item.slot)
    let table = sizes.table
    let layout = try layout(of: item.text, locale: item.locale, sizes)
    return try judge(item, layout, sizes).visibleText(place, table.rows[place])
  }

  /// Lays a text out in the lines of its container, unless it was laid out there last.
  private func judge(_ item: MeasurementItem, _ layout: TextLayout, _ sizes: Sizes) throws -> FitJudge {
    let judge = FitJudge(
      item: item, layout: layout, displayScale: options.displayScale, sizes: sizes.filled
    ) { [displayScale = options.displayScale, tracking, stack = sizes.shaper.stack] size in
      SizeScale(size: size, tracking: tracking.points(at: size), stack: stack, displayScale: displayScale)
    }
    let limit = judge.limit
    let now = Filled(sizes: sizes.filled, layout: layout, limit: limit, withEnds: judge.needsEnds)
    guard filled != now else { return judge }
    (filled, judged) = (nil, nil)
    sizes.filled.load(layout)
    try sizes.filled.fill(limit, withEnds: judge.needsEnds)
    filled = now
    return judge
  }

  /// The answer to one question.
  package struct Answer: Sendable {
    /// One measurement per category, smallest first.
    package var measurements: [TextMeasurement]
    /// The reason why nothing was measured.
    package var notMeasured: SlotMeasurement.NotMeasured?
    /// The identifiers of the faces and rules that were used.
    package var fonts: [String]
    /// The characters that no available font contains.
    package var missingCharacters: [String]
    /// The style's size at Large, in points.
    package var sizeAtLarge: Double
    /// The first category at which the style is at least twice as large.
    package var doublesAt: ContentSizeCategory?
    /// The first category at each other enlargement that a configuration asks for.
    package var enlargedAt: [Double: ContentSizeCategory] = [:]
    /// The sequence number of the answer, or 0 if nothing was measured.
    var number = 0
    /// Whether the text is certainly on one line at every size, so that a wider container gives the same answer.
    var isOneLine = false
    /// Whether a wider container gives the same answer.
    package var isSame: Bool { isOneLine || notMeasured != nil }
  }

  /// An answered question whose text is still laid out in its lines.
  private struct Judged {
    var number: Int
    let judge: FitJudge
    let sizes: Sizes
  }

  /// The sizes of a slot, and the lines of the current text at these sizes.
  private final class Sizes {
    let table: SizeTable
    let filled: FilledSizes
    let shaper: TextShaper

    init(_ table: SizeTable, shaper: TextShaper) {
      self.table = table
      self.shaper = shaper
      filled = FilledSizes(scales: table.rows.map(\.scale))
    }
  }

  /// Identifies the current content of the lines.
  private struct Filled: Equatable {
    let sizes: FilledSizes
    let layout: TextLayout
    var limit: Double
    let withEnds: Bool

    static func == (one: Filled, other: Filled) -> Bool {
      one.sizes === other.sizes && one.layout === other.layout && one.limit == other.limit
        && one.withEnds == other.withEnds
    }
  }

  private func sizes(for slot: Slot) throws -> Sizes {
    let key = SizeTable.Key(
      style: slot.style, role: slot.role, weight: slot.weight, boldText: slot.boldText,
      maxCategory: slot.maxCategory, font: slot.font, size: slot.size)
    if let lastSizes, lastSizes.key == key { return lastSizes.sizes }
    if let known = tables[key] {
      lastSizes = (key, known)
      return known
    }
    let shaper = try shaper(for: slot.font?.path)
    let table = try SizeTable(key, options: options, stack: shaper.stack)
    let made = Sizes(table, shaper: shaper)
    tables[key] = made
    return made
  }

  /// Returns the shaper for one of the app's fonts, or for the system font if nil.
  private func shaper(for font: String?) throws -> TextShaper {
    if let known = shapers[font] { return known }
    let made = try TextShaper(stack: try stack.with(customFont: font))
    shapers[font] = made
    return made
  }

  /// The last text, shaped at the weights and in the fonts asked for so far.
  ///
  /// The next question is often about the same text.
  private struct LastText {
    var text = ""
    var locale = ""
    var layouts: [(weight: Int, shaper: TextShaper, layout: TextLayout)] = []
  }

  private func layout(of text: String, locale: String, _ sizes: Sizes) throws -> TextLayout {
    let (weight, shaper) = (sizes.table.weight.cssWeight, sizes.shaper)
    if last.locale == locale, ExactText.areEqual(last.text, text) {
      if let known = last.layouts.first(where: { $0.weight == weight && $0.shaper === shaper }) { return known.layout }
    } else {
      last = LastText(text: text, locale: locale)
    }
    let made = TextLayout(try shaper.shape(text, language: locale, weight: weight), shaper: shaper)
    last.layouts.append((weight, shaper, made))
    return made
  }
}

@available(*, unavailable)
extension Measurer: Sendable {}
