/// A finder of text boundaries with the linked ICU: lines (UAX 14), words and graphemes (UAX 29).
///
/// Offsets are in UTF-16 code units, and texts may contain lone surrogates. An instance caches an iterator per
/// language, so reuse it for many texts. Use it from one thread at a time.
package final class Segmentation {
  /// Whether Korean words stay whole, without line breaks between two adjacent Hangul characters.
  ///
  /// The option corresponds to `NSParagraphStyle.LineBreakStrategy.hangulWordPriority`. Labels use the strategy
  /// `.standard`, which Apple does not document; it is assumed to include the option. ICU alone breaks between any
  /// two syllables.
  package let hangulWordPriority: Bool

  /// The maximum number of open iterators, more than the translations of any app.
  private static let mostIterators = 256

  private var lastLine: (language: String, segmenter: Segmenter)?
  private var segmenters: [LanguageKey<Segmenter.Kind>: Segmenter] = [:]
  private var roots: [Segmenter.Kind: Segmenter] = [:]
  private let graphemes: Segmenter
  private var offsets: [Int32] = []
  private var flags: [UInt8] = []

  /// Opens the iterators of the root locale.
  ///
  /// - Throws: ``UnicodeDataError`` when ICU's data is missing.
  package init(hangulWordPriority: Bool = true) throws(UnicodeDataError) {
    self.hangulWordPriority = hangulWordPriority
    func root(_ kind: Segmenter.Kind, _ name: String) throws(UnicodeDataError) -> Segmenter {
      guard let opened = Segmenter(kind, language: "") else {
        throw UnicodeDataError(what: "The rules for \(name) boundaries")
      }
      return opened
    }
    graphemes = try root(.grapheme, "grapheme")
    roots = [.word: try root(.word, "word"), .line: try root(.line, "line")]
  }

  /// Passes each line break opportunity after offset 0 to a closure, in order.
  ///
  /// The last opportunity is the end of the text. It is hard only if the text ends with a hard break. An empty text has
  /// no opportunities. The closure receives the offset, and whether the break is hard, so that the line must end. An
  /// invalid language tag means the root locale.
  package func forEachLineBreak(
    of text: UnsafeBufferPointer<UInt16>, language: String, _ body: (Int, Bool) -> Void
  ) {
    let count = collect(lineSegmenter(language), text, hard: true)
    let hangulWordPriority = hangulWordPriority
    offsets.withUnsafeBufferPointer { offsets in
      flags.withUnsafeBufferPointer { flags in
        for index in 0..<count {
          let offset = Int(offsets[index])
          let isHard = flags[index] != 0
          if hangulWordPriority, !isHard, offset < text.count, text[offset - 1].isHangul, text[offset].isHangul {
            continue
          }
          body(offset, isHard)
        }
      }
    }
  }

  /// Returns the line iterator of a language.
  ///
  /// The last language is checked first, because consecutive texts mostly have the same language.
  private func lineSegmenter(_ language: String) -> Segmenter {
    if let last = lastLine, last.language == language { return last.segmenter }
    let found = segmenter(.line, language)
    lastLine = (language, found)
    return found
  }

  /// Finds the ends of the graphemes (user-perceived characters) of a text, in order.
  ///
  /// The last offset is the length of the text; an empty text has none.
  package func graphemeBoundaries(of text: [UInt16]) -> [Int] { boundaries(of: text, by: graphemes) }

  /// Finds the ends of words and of the parts between words, in order.
  ///
  /// The last offset is the length of the text; an empty text has none. An invalid language tag means the root locale.
  package func wordBoundaries(of text: [UInt16], language: String) -> [Int] {
    boundaries(of: text, by: segmenter(.word, language))
  }

  private func boundaries(of text: [UInt16], by segmenter: Segmenter) -> [Int] {
    let count = text.withUnsafeBufferPointer { collect(segmenter, $0, hard: false) }
    return offsets[..<count].map(Int.init)
  }

  private func segmenter(_ kind: Segmenter.Kind, _ language: String) -> Segmenter {
    let key = LanguageKey(language: language, kind: kind)
    if let known = segmenters[key] { return known }
    // Limit memory: an iterator takes some kilobytes, and there are endless artificial tags.
    if segmenters.count >= Self.mostIterators { segmenters = [:] }
    let opened = Segmenter(kind, language: language) ?? roots[kind] ?? graphemes
    segmenters[key] = opened
    return opened
  }

  /// Stores the boundaries in `offsets` and `flags`, and returns their number.
  private func collect(_ segmenter: Segmenter, _ text: UnsafeBufferPointer<UInt16>, hard: Bool) -> Int {
    if offsets.count < text.count {
      offsets = Array(repeating: 0, count: text.count)
      flags = Array(repeating: 0, count: text.count)
    }
    return offsets.withUnsafeMutableBufferPointer { offsets in
      flags.withUnsafeMutableBufferPointer { flags in
        segmenter.boundaries(of: text, offsets: offsets, hard: hard ? flags : nil)
      }
    }
  }
}

extension UInt16 {
  /// Whether the code unit is a Hangul syllable or letter (Script=Hangul in Unicode 15.0, without tone marks and
  /// enclosed forms).
  fileprivate var isHangul: Bool {
    switch self {
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xD7B0...0xD7FB, 0xFFA0...0xFFDC: true
    default: false
    }
  }
}
