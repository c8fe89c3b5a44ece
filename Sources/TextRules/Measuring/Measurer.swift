package import AuditModel
internal import Bytes
package import DynamicType
package import TextEngine

/// A measurer that shapes each text once and checks it at every size category.
///
/// Keep one instance and use it from one thread, like the ``TextShaper`` that it contains.
package final class Measurer {
  private let options: MeasureOptions
  private let stack: FontStack
  private let drawing: TextDrawing
  private let hyphenator: Hyphenator
  /// The shapers, by the path of an app font or nil for the system font.
  private var shapers: [String?: TextShaper] = [:]
  private var sizes: [SizeTable.Key: SlotSizes] = [:]
  /// The sizes of the last slot, since most texts have the same slot as the text before.
  private var lastSizes: (key: SizeTable.Key, sizes: SlotSizes)?
  private var last = LastText()

  /// The last text, shaped at the weights and in the fonts requested so far.
  ///
  /// It is kept because the next item often has the same text.
  private struct LastText {
    var text = ""
    var locale = ""
    var layouts: [(weight: Int, shaper: TextShaper, layout: TextLayout)] = []
  }

  /// Creates a measurer.
  ///
  /// `reusesAdvances` keeps the widths of words for later texts, which changes no result.
  ///
  /// - Throws: An error when the line-breaking data cannot be opened.
  package init(
    options: MeasureOptions, stack: FontStack, reusesAdvances: Bool = true, hyphenator: Hyphenator = .system
  ) throws {
    (self.options, self.hyphenator) = (options, hyphenator)
    drawing = TextDrawing(options: options)
    self.stack = stack
    shapers[nil] = try TextShaper(stack: stack, reusesAdvances: reusesAdvances)
  }

  /// Returns the width of a text on one line at Large, the size at which it was designed.
  ///
  /// The width is in points and ignores line breaks; `isBroken` is true if there are any. The result is nil if the
  /// script has no font.
  ///
  /// - Throws: ``MeasureError`` or ``TextEngineError``.
  package func lineAtLarge(
    _ text: String, locale: String, slot: Slot
  ) throws -> (width: Double, isBroken: Bool)? {
    let sizes = try sizes(for: slot)
    let layout = try layout(of: text, locale: locale, sizes)
    guard layout.text.unavailableScripts.isEmpty else { return nil }
    return (
      layout.naturalWidth(at: sizes.table.large.scale), layout.text.hasHardBreaks || layout.text.endsWithBreak
    )
  }

  /// Returns whether drawing a text may involve more than removing its placeholders.
  ///
  /// Most texts skip that work.
  package func draws(_ string: LocalizedString, in slot: Slot) -> Bool { drawing.isAsked(for: string, in: slot) }

  /// Returns the text as drawn in a slot, or nil if it is drawn unchanged.
  package func drawn(_ string: LocalizedString, sources: [String]?, slot: Slot) throws -> DrawnText? {
    try drawing.drawn(string, sources: sources, slot: slot) {
      // A form whose script has no font never counts as narrow.
      try lineAtLarge($0, locale: string.locale, slot: slot)?.width ?? .infinity
    }
  }

  /// Measures one text in one slot at all categories.
  ///
  /// The result lacks the location of the text in a file.
  ///
  /// - Throws: ``MeasureError`` or ``TextEngineError``.
  package func measure(_ item: consuming MeasurementItem) throws -> Answer {
    let sizes = try sizes(for: item.slot)
    let table = sizes.table
    let layout = try layout(of: item.text, locale: item.locale, sizes)
    let shaped = layout.text
    var answer = Answer(
      fonts: shaped.fonts, missingCharacters: shaped.missing, sizeAtLarge: table.large.size, doublesAt: table.doublesAt,
      enlargedAt: table.enlargedAt)
    if let script = shaped.unavailableScripts.first {
      answer.notMeasured = .init(reason: "missing-font", script: script.script, package: script.package)
      answer.fonts = []
      return answer
    }
    var fit = SlotFit(item, layout, sizes)
    fit.hyphens = hyphens(of: fit.item, sizes)
    answer.measurements = try fit.measurements()
    answer.fit = fit
    return answer
  }

  /// The result of measuring one item.
  package struct Answer {
    /// One measurement per category, smallest first.
    package var measurements: [TextMeasurement] = []
    /// The reason why nothing was measured.
    package var notMeasured: SlotMeasurement.NotMeasured?
    /// The identifiers of the faces and rules that were used.
    package var fonts: [String]
    /// The characters that no available font contains.
    package var missingCharacters: [String]
    /// The style's size at Large, in points.
    package var sizeAtLarge: Double
    /// The first category at which the style is at least twice as large as at Large.
    package var doublesAt: ContentSizeCategory?
    /// The first category at each other enlargement that a configuration sets.
    package var enlargedAt: [Double: ContentSizeCategory]
    /// The text as it was measured, or nil if it was not.
    package fileprivate(set) var fit: SlotFit?

    /// Returns this answer as the measurement of a text.
    package func measurement(of string: LocalizedString, in slot: Shared<Slot>) -> SlotMeasurement {
      var subject = SlotMeasurement(string: string, slot: slot, measurements: measurements, sizeAtLarge: sizeAtLarge)
      subject.doublesAt = doublesAt
      subject.enlargedAt = enlargedAt
      subject.notMeasured = notMeasured
      subject.fonts = fonts
      subject.missingCharacters = missingCharacters
      return subject
    }
  }

  /// Returns the hyphenation of a text; nil if the system does not hyphenate it in its slot.
  ///
  /// Only text styles are hyphenated, not custom fonts or fixed sizes.
  private func hyphens(of item: MeasurementItem, _ sizes: SlotSizes) -> TextHyphens? {
    let (slot, words) = (item.slot, item.hyphenationLocale)
    guard let lineLimit = item.lineLimit, lineLimit != 1, !item.isLimitInferred, !slot.isContainerAssumed,
      slot.font == nil, slot.size == nil, SystemPlace.of(slot.role) == nil, options.hyphenates(words, in: slot)
    else { return nil }
    let (locale, shaper, weight) = (item.locale, sizes.shaper, sizes.table.weight.cssWeight)
    return TextHyphens(language: words, by: hyphenator) { text in
      TextLayout(try shaper.shape(text, language: locale, weight: weight), shaper: shaper)
    }
  }

  /// Returns whether the platform has a size for a slot's text at every measured category.
  func hasSizes(for slot: Slot) -> Bool { options.missingCell(for: slot) == nil }

  private func sizes(for slot: Slot) throws -> SlotSizes {
    let key = SizeTable.Key(
      style: slot.style, role: slot.role, weight: slot.weight, boldText: slot.boldText,
      minCategory: slot.minCategory, maxCategory: slot.maxCategory, font: slot.font, size: slot.size)
    if let lastSizes, lastSizes.key == key { return lastSizes.sizes }
    if let known = sizes[key] {
      lastSizes = (key, known)
      return known
    }
    let shaper = try shaper(for: slot.font?.path)
    let table = try SizeTable(key, options: options, stack: shaper.stack)
    let made = SlotSizes(table, shaper)
    sizes[key] = made
    return made
  }

  /// Returns the shaper for one of the app's fonts, or for the system font if nil.
  private func shaper(for font: String?) throws -> TextShaper {
    if let known = shapers[font] { return known }
    let made = try TextShaper(stack: try stack.with(customFont: font))
    shapers[font] = made
    return made
  }

  private func layout(of text: String, locale: String, _ sizes: SlotSizes) throws -> TextLayout {
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
