import TextEngine

/// The hyphenation of one text, which is shaped again with soft hyphens in the words that are too wide.
///
/// Use it from one thread.
final class TextHyphens {
  private let language: String
  private let hyphenator: Hyphenator
  private let shape: (String) throws -> TextLayout
  /// The shaped texts; larger sizes have more words that are too wide.
  private var layouts: [String: TextLayout] = [:]

  /// The text with hyphens, or the reason that there is none.
  enum Answer {
    case noPatterns
    case unknownWord
    case layout(TextLayout)
  }

  /// Creates the hyphenation of a text in a language that the system hyphenates.
  init(language: String, by hyphenator: Hyphenator, shape: @escaping (String) throws -> TextLayout) {
    (self.language, self.hyphenator, self.shape) = (language, hyphenator, shape)
  }

  /// Returns the text with soft hyphens in the words that are wider than a limit in points.
  func layout(of layout: TextLayout, wordsWiderThan limit: Double, at scale: SizeScale) throws -> Answer {
    let hyphenated = try layout.hyphenated(wordsWiderThan: limit, at: scale) { word in
      hyphenator.hyphenate(word, language: language)
    }
    switch hyphenated {
    case .noPatterns: return .noPatterns
    case .unknownWord: return .unknownWord
    case .text(let text):
      if let known = layouts[text] { return .layout(known) }
      let made = try shape(text)
      layouts[text] = made
      return .layout(made)
    }
  }
}

@available(*, unavailable)
extension TextHyphens: Sendable {}
