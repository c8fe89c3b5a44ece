import TypeCheckKit

/// Measures texts in every style, as `measure --style all` does, on one thread and with access to the answers.
final class CellMeasurer {
  private let measurer: Measurer

  init(_ stack: FontStack, reusesAdvances: Bool = true) throws {
    measurer = try Measurer(options: MeasureOptions(), stack: stack, reusesAdvances: reusesAdvances)
  }

  /// The measurements of a text at every category, with one allowed line.
  func measure(_ text: SampleText, _ style: TextStyle, width: Double) throws -> [TextMeasurement] {
    let slot = Slot(style: style, width: width)
    return try measurer.measure(
      MeasurementItem(text: text.text, hasPlaceholders: false, locale: text.language, slot: slot, lineLimit: 1)
    ).measurements
  }

  /// The mean number of lines over texts and different sizes, for comparing with what peers find.
  func meanLineCount(_ texts: [SampleText], width: Double) throws -> Double {
    let pairs = Dictionary(grouping: SizePair.distinct, by: \.style)
    var lines = 0
    for text in texts {
      for (style, pairs) in pairs {
        let categories = Set(pairs.map(\.category))
        for one in try measure(text, style, width: width) where categories.contains(one.category) {
          lines += one.lineCount
        }
      }
    }
    return Double(lines) / Double(max(texts.count * SizePair.distinct.count, 1))
  }
}
