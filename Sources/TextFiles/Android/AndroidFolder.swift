import Documents

/// The parsed name of a folder of Android resources, such as `values-zh-rTW-night`.
struct AndroidFolder {
  /// The language, or nil for all languages without a folder of their own.
  let locale: String?
  /// The folder name without the language.
  let group: String
  /// The unknown name in place of the language, or nil if there is none.
  ///
  /// It is a first qualifier that is unknown to Android, or a language with an unknown region.
  let strange: String?

  /// Parses a folder's name, or returns nil if it does not begin with `values`.
  ///
  /// Qualifiers have a fixed order: country and network codes, the language, then all others (Android, "App resources
  /// overview", table 2).
  init?(_ name: Substring) {
    var words = name.split(separator: "-", omittingEmptySubsequences: false)
    guard words.first == "values" else { return nil }
    words.removeFirst()
    var before: [Substring] = []
    while let word = words.first, word.hasPrefix("mcc") || word.hasPrefix("mnc") { before.append(words.removeFirst()) }
    if let word = words.first, let tag = Self.tag(word, region: words.dropFirst().first) {
      locale = tag.identifier
      strange = LanguageTag.isKnown(tag.identifier) ? nil : tag.identifier
      words.removeFirst(tag.length)
    } else if let word = words.first, !Self.isQualifier(word) {
      // Texts for certain devices must not be mistaken for texts for all devices.
      let end = words.firstIndex(where: Self.isQualifier) ?? words.endIndex
      let name = words[..<end].joined(separator: "-")
      strange = name
      locale = name
      words.removeSubrange(..<end)
    } else {
      locale = nil
      strange = nil
    }
    group = (["values*"] + before + words).joined(separator: "-")
  }

  /// Returns the language at the start of the qualifiers, and its number of qualifiers.
  private static func tag(_ word: Substring, region: Substring?) -> (identifier: String, length: Int)? {
    if word.hasPrefix("b+") {
      let name = String(word.dropFirst(2)).replacing("+", with: "-")
      return LanguageName.canonical(name).map { ($0, 1) }
    }
    guard word.utf8.count <= 3, word.utf8.allSatisfy({ 0x61...0x7A ~= $0 | 0x20 }),
      let language = LanguageTag(guessing: word)
    else { return nil }
    if let region, region.hasPrefix("r"), case let code = region.dropFirst(),
      code.utf8.count == 2 || code.utf8.count == 3, let tag = LanguageTag(shaped: "\(word)-\(code)")
    {
      return (tag.identifier, 2)
    }
    return (language.identifier, 1)
  }

  /// Returns whether a word has the shape of a qualifier other than the language.
  private static func isQualifier(_ word: Substring) -> Bool {
    let word = word.lowercased()
    return qualifiers.contains(word)
      || word.wholeMatch(of: /(sw|w|h)[0-9]+dp|[0-9]+dpi|v[0-9]+|[0-9]+x[0-9]+|mcc[0-9]+|mnc[0-9]+/) != nil
  }

  /// The qualifiers, in the order of Android's "App resources overview", table 2.
  private static let qualifiers = Set(
    """
    masculine feminine neuter ldrtl ldltr small normal large xlarge long notlong round notround widecg nowidecg highdr \
    lowdr port land square car desk television appliance watch vrheadset night notnight ldpi mdpi hdpi xhdpi xxhdpi \
    xxxhdpi nodpi tvdpi anydpi notouch stylus finger keysexposed keyshidden keyssoft nokeys qwerty 12key navexposed \
    navhidden nonav dpad trackball wheel
    """.split(separator: " ").map(String.init))

  /// Returns whether a resource file may contain texts, according to its name.
  static func mayHoldTexts(_ file: String) -> Bool {
    let stem = file.lowercased().dropLast(".xml".count)
    return stem.hasPrefix("strings") || stem.hasSuffix("strings") || stem == "plurals" || stem == "arrays"
  }
}
