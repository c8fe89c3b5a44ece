import TypeCheckKit

enum MeasureTheSentence {
  static func run() throws {
    // sample: measure-the-sentence
    var pipeline = MeasurePipeline()
    pipeline.options.slot = Slot(style: .body, width: 150, lines: 1)
    let answer = try TextMeasurer(pipeline).measure("Gate 7: رحلة 482 → 東京 ✈️")
    for category in [ContentSizeCategory.large, .accessibilityExtraLarge] {
      guard let one = answer[category] else { continue }
      print(category.shortName, one.naturalWidth, one.uncertainty, one.lineCount, one.visibleText ?? "whole")
    }
    // end sample
  }
}
