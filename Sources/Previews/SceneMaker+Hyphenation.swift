import AuditModel
import DynamicType
import TextEngine

extension SceneMaker {
  /// Shapes a measured text, with soft hyphens where the system hyphenates it.
  ///
  /// `text` receives the soft hyphens. `limit` is the available width in points.
  ///
  /// - Throws: `TextEngineError` when an installed font cannot be read.
  func layout(
    of text: inout String, _ measured: TextMeasurement, by shaper: TextShaper, locale: String, limit: Double,
    at scale: SizeScale
  ) throws -> TextLayout {
    let weight = measured.weight.cssWeight
    let layout = TextLayout(try shaper.shape(text, language: locale, weight: weight), shaper: shaper)
    guard measured.hyphenation == .fits, measured.visibleText == nil, measured.naturalWidth > 0 else { return layout }
    // As in the measurement, a word that may be too wide is hyphenated.
    let widest = limit / (1 + measured.uncertainty / measured.naturalWidth)
    let hyphenated = try layout.hyphenated(wordsWiderThan: widest, at: scale) {
      Hyphenator.system.hyphenate($0, language: locale)
    }
    guard case .text(let written) = hyphenated else { return layout }
    text = written
    return TextLayout(try shaper.shape(written, language: locale, weight: weight), shaper: shaper)
  }
}
