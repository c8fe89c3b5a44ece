/// Finds where text may be divided: lines (UAX 14), words and graphemes (UAX 29), by the rules of the linked ICU.
///
/// Offsets count UTF-16 code units; text may hold lone surrogates. An object opens one iterator for each language it
/// meets and keeps it, so it is cheap to use for many texts. It belongs to one thread at a time.
public final class Segmentation {
  /// How strict Japanese line breaking is.
  public let strictness: LineBreakStrictness
  /// Whether Korean words stay whole: no line breaks between two Hangul characters without a space between them.
  ///
  /// This is what `NSParagraphStyle.LineBreakStrategy.hangulWordPriority` says. Labels use the strategy `.standard`,
  /// which is taken to include it; Apple does not spell its content out. ICU itself breaks between any two syllables.
  public let hangulWordPriority: Bool

  private struct Key: Hashable {
    let kind: Segmenter.Kind
    let language: String
  }

  /// How many iterators are kept open: more than apps are translated into.
  private static let mostIterators = 256

  private var lastLine: (language: String, segmenter: Segmenter)?
  private var segmenters: [Key: Segmenter] = [:]
  private var roots: [Segmenter.Kind: Segmenter] = [:]
  private let graphemes: Segmenter
  private var offsets: [Int32] = []
  private var flags: [UInt8] = []

  /// Opens the iterators of the root locale.
  ///
  /// - Parameters:
  ///   - strictness: How strict Japanese line breaking is.
  ///   - hangulWordPriority: Whether Korean words stay whole.
  /// - Throws: ``UnicodeDataError`` when ICU's data are missing.
  public init(strictness: LineBreakStrictness = .automatic, hangulWordPriority: Bool = true) throws(UnicodeDataError) {
    self.strictness = strictness
    self.hangulWordPriority = hangulWordPriority
    func root(_ kind: Segmenter.Kind, _ name: String) throws(UnicodeDataError) -> Segmenter {
      guard let opened = Segmenter(kind, language: "", strictness: kind == .line ? strictness : .automatic) else {
        throw UnicodeDataError(what: "The rules for \(name) boundaries")
      }
      return opened
    }
    graphemes = try root(.grapheme, "grapheme")
    roots = [.word: try root(.word, "word"), .line: try root(.line, "line")]
  }

  /// The places where a line of the text may or must end, in order; the last one is the end of the text.
  ///
  /// - Parameters:
  ///   - text: UTF-16 code units.
  ///   - language: A BCP 47 tag such as `ja` or `zh-Hant`; anything unreadable counts as the root locale.
  /// - Returns: The breaks after offset 0; none for an empty text. The one at the end is hard only when the text ends
  ///   with a hard break.
  public func lineBreaks(of text: UnsafeBufferPointer<UInt16>, language: String) -> [LineBreak] {
    var breaks: [LineBreak] = []
    forEachLineBreak(of: text, language: language) { breaks.append(LineBreak(offset: $0, isHard: $1)) }
    return breaks
  }

  /// Gives each place where a line of the text may or must end, in order, and whether it must.
  ///
  /// - Parameters:
  ///   - text: UTF-16 code units.
  ///   - language: A BCP 47 tag; anything unreadable counts as the root locale.
  ///   - body: Takes the offset and whether the break is hard.
  func forEachLineBreak(
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

  /// The line iterator of a language; texts in one language mostly follow each other.
  private func lineSegmenter(_ language: String) -> Segmenter {
    if let last = lastLine, last.language == language { return last.segmenter }
    let found = segmenter(.line, language)
    lastLine = (language, found)
    return found
  }

  /// The places where a line of the text may or must end, in order; the last one is the end of the text.
  ///
  /// - Parameters:
  ///   - text: UTF-16 code units.
  ///   - language: A BCP 47 tag; anything unreadable counts as the root locale.
  /// - Returns: The breaks after offset 0; none for an empty text.
  public func lineBreaks(of text: [UInt16], language: String) -> [LineBreak] {
    text.withUnsafeBufferPointer { lineBreaks(of: $0, language: language) }
  }

  /// The ends of the user-perceived characters of the text, in order.
  ///
  /// - Parameter text: UTF-16 code units.
  /// - Returns: Offsets after 0, the last being the length of the text; none for an empty text.
  public func graphemeBoundaries(of text: UnsafeBufferPointer<UInt16>) -> [Int] {
    let count = collect(graphemes, text, hard: false)
    return offsets[..<count].map(Int.init)
  }

  /// The ends of the user-perceived characters of the text, in order.
  ///
  /// - Parameter text: UTF-16 code units.
  /// - Returns: Offsets after 0, the last being the length of the text; none for an empty text.
  public func graphemeBoundaries(of text: [UInt16]) -> [Int] {
    text.withUnsafeBufferPointer { graphemeBoundaries(of: $0) }
  }

  /// The ends of the words of the text, and of what stands between words, in order.
  ///
  /// - Parameters:
  ///   - text: UTF-16 code units.
  ///   - language: A BCP 47 tag; anything unreadable counts as the root locale.
  /// - Returns: Offsets after 0, the last being the length of the text; none for an empty text.
  public func wordBoundaries(of text: UnsafeBufferPointer<UInt16>, language: String) -> [Int] {
    let count = collect(segmenter(.word, language), text, hard: false)
    return offsets[..<count].map(Int.init)
  }

  /// The ends of the words of the text, and of what stands between words, in order.
  ///
  /// - Parameters:
  ///   - text: UTF-16 code units.
  ///   - language: A BCP 47 tag; anything unreadable counts as the root locale.
  /// - Returns: Offsets after 0, the last being the length of the text; none for an empty text.
  public func wordBoundaries(of text: [UInt16], language: String) -> [Int] {
    text.withUnsafeBufferPointer { wordBoundaries(of: $0, language: language) }
  }

  private func segmenter(_ kind: Segmenter.Kind, _ language: String) -> Segmenter {
    let key = Key(kind: kind, language: language)
    if let known = segmenters[key] { return known }
    // Tags that are made up have no end; each iterator takes some kilobytes.
    if segmenters.count >= Self.mostIterators { segmenters = [:] }
    let level = kind == .line ? strictness : .automatic
    let opened = Segmenter(kind, language: language, strictness: level) ?? roots[kind] ?? graphemes
    segmenters[key] = opened
    return opened
  }

  /// Leaves the boundaries in `offsets` and `flags`.
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

@available(*, unavailable)
extension Segmentation: Sendable {}

extension UInt16 {
  /// Whether the code unit is a Hangul syllable or letter (Script=Hangul in Unicode 15.0, without signs and enclosures).
  fileprivate var isHangul: Bool {
    switch self {
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xD7B0...0xD7FB, 0xFFA0...0xFFDC: true
    default: false
    }
  }
}
