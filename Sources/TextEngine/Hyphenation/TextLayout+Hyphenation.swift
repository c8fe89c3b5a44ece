extension TextLayout {
  /// A text with soft hyphens in its wide words.
  package enum Hyphenated {
    /// No patterns are installed for the language.
    case noPatterns
    /// The patterns do not apply to a wide word.
    case unknownWord
    /// The text, with a soft hyphen at each place where a wide word may be hyphenated.
    case text(String)
  }

  /// Returns the text with soft hyphens in the words that are wider than a limit in points.
  ///
  /// The patterns do not apply to a word with soft hyphens of its own, whose parts are separate words here.
  ///
  /// - Throws: ``TextEngineError`` when the hyphen's font cannot be read.
  package func hyphenated(
    wordsWiderThan limit: Double, at scale: SizeScale, by hyphenate: (String) -> Hyphenator.Answer
  ) throws -> Hyphenated {
    let units = text.units
    let softHyphen: UInt16 = 0x00AD
    var places: [Int] = []
    var reason: Hyphenated?
    try forEachWord { start, end, showsHyphen in
      let mark = showsHyphen ? scale.points(try hyphen()) : 0
      guard reason == nil, width(from: start, to: end, at: scale) + mark > limit else { return }
      let hasOwn = (start > 0 && units[start - 1] == softHyphen) || units[start..<end].contains(softHyphen)
      switch hasOwn ? .unknownWord : hyphenate(String(decoding: units[start..<end], as: UTF16.self)) {
      case .noPatterns: reason = .noPatterns
      case .unknownWord: reason = .unknownWord
      case .offsets(let offsets): places += offsets.map { start + $0 }
      }
    }
    if let reason { return reason }
    var written: [UInt16] = []
    written.reserveCapacity(units.count + places.count)
    var start = 0
    for place in places {
      written += units[start..<place] + [softHyphen]
      start = place
    }
    return .text(String(decoding: written + units[start...], as: UTF16.self))
  }
}
