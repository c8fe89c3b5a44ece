internal import AuditModel
internal import DynamicType
internal import RuleKit
internal import TextEngine
internal import TextRules

/// A measurer of the texts of layouts, each at the size category of its environment.
///
/// Each thread needs its own instance, which has a measurer per category and display scale.
final class LayoutMeasurer {
  private struct Key: Hashable {
    var category: ContentSizeCategory
    var scale: Double
  }

  private let stack: FontStack
  private let samples: SampleOptions?
  private let thresholds: [ThresholdChoice]
  private var measurers: [Key: Measurer] = [:]

  init(stack: FontStack, samples: SampleOptions?, thresholds: [ThresholdChoice] = []) {
    self.stack = stack
    self.samples = samples
    self.thresholds = thresholds
  }

  /// Measures one text.
  ///
  /// The result has one measurement, or none if the text's script has no font. Throws ``MeasureError`` or
  /// ``TextEngineError``.
  func measure(_ request: LayoutTexts.Request) throws -> SlotMeasurement {
    let measurer = try measurer(Key(category: request.category, scale: request.scale))
    let (string, slot) = (request.string, request.slot)
    let drawn =
      measurer.draws(string, in: slot) ? try measurer.drawn(string, sources: nil, slot: slot) : nil
    let bare = drawn == nil && !string.key.isEmpty ? Placeholder.removing(from: string.text, source: nil) : nil
    var item = MeasurementItem(
      text: drawn?.text ?? bare ?? string.text, hasPlaceholders: drawn?.hasUnknownValues ?? (bare != nil),
      locale: string.locale, slot: slot, lineLimit: slot.lines)
    item.growth = drawn?.growth ?? 1
    var subject = try measurer.measure(item).measurement(of: string, in: Shared(slot))
    subject.drawn = drawn
    subject.lineLimitSource = .item
    return subject
  }

  private func measurer(_ key: Key) throws -> Measurer {
    if let known = measurers[key] { return known }
    var options = MeasureOptions()
    options.categories = [key.category]
    options.displayScale = key.scale
    options.samples = samples
    options.thresholds = thresholds
    let made = try Measurer(options: options, stack: stack)
    measurers[key] = made
    return made
  }
}

@available(*, unavailable)
extension LayoutMeasurer: Sendable {}
