import Foundation

/// A language tag parsed from the name of a file or folder.
package struct LanguageTag: Hashable {
  /// The tag as BCP 47 spells it (`zh-Hans`, `pt-BR`).
  package let identifier: String

  /// Parses a name that may or may not be a language tag, such as `de`, `pt_br` or `skr-arab`.
  ///
  /// The first part must be in ``codes``. A known script, region and variant may follow in this order (RFC 5646,
  /// section 2.1). Any other name gives nil: by shape alone, `gl-code-quality-report` would be Galician.
  package init?(guessing name: Substring) {
    self.init(name) { [Self.scripts, Self.regions, Self.variants] }
  }

  /// Parses a name that is meant as a language; script, region and variants only need a valid shape.
  package init?(shaped name: Substring) {
    self.init(name) { [] }
  }

  private init?(_ name: Substring, kinds: () -> [Set<String>]) {
    let parts = name.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    guard let code = parts.first?.lowercased(), name.utf8.count <= 35, Self.codes.contains(code),
      !name.hasPrefix("_"), !name.hasPrefix("-"), !name.hasSuffix("_"), !name.hasSuffix("-")
    else { return nil }
    var written = [Self.formerCodes[code] ?? code]
    let known = kinds()
    var left = known[...]
    for part in parts.dropFirst() {
      guard let subtag = Self.subtag(part) else { return nil }
      if !known.isEmpty {
        guard let kind = left.firstIndex(where: { $0.contains(subtag) }) else { return nil }
        left = left[(kind + 1)...]
      }
      written.append(subtag)
    }
    identifier = written.joined(separator: "-")
  }

  /// Creates a tag from the name of an `.lproj` folder, which always counts as a language.
  ///
  /// Unknown names are kept; only `_` is replaced.
  package init(folder name: Substring) {
    if let old = Self.oldNames[name.lowercased()] {
      identifier = old
    } else if let shaped = LanguageTag(shaped: name) {
      identifier = shaped.identifier
    } else {
      identifier = String(name).replacing("_", with: "-")
    }
  }

  /// Returns a subtag in its usual spelling, or nil if its shape is invalid.
  ///
  /// Scripts are in title case, regions in capitals, and variants in lowercase.
  static func subtag(_ part: String) -> String? {
    let isAlphabetic = part.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
    let isNumeric = part.utf8.allSatisfy { (0x30...0x39).contains($0) }
    switch part.utf8.count {
    case 4 where isAlphabetic: return part.prefix(1).uppercased() + part.dropFirst().lowercased()
    case 2 where isAlphabetic: return part.uppercased()
    case 3 where isNumeric: return part
    case 4 where part.utf8.first.map { (0x30...0x39).contains($0) } == true && isPlain(part): return part.lowercased()
    case 5...8 where isPlain(part): return part.lowercased()
    default: return nil
    }
  }

  private static func isPlain(_ part: String) -> Bool {
    part.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
  }

  /// The known codes: two-letter codes that Foundation lists (ISO 639-1), and codes with locale data (CLDR).
  ///
  /// Other three-letter codes would match folder names by mistake: `bin`, `car` and `new` are languages too. Four codes
  /// that apps use are added.
  static let codes: Set<String> = {
    let two = Locale.LanguageCode.isoLanguageCodes.map(\.identifier).filter { $0.utf8.count == 2 }
    let withData = Locale.availableIdentifiers.compactMap { $0.split(separator: "_").first.map(String.init) }
    return Set(two).union(withData).union(["bqi", "dag", "kmr", "skr"]).union(formerCodes.keys)
  }()

  /// Scripts with locale data in Foundation (CLDR), and default scripts of languages, which some apps write out.
  private static let scripts: Set<String> = {
    let written = Locale.availableIdentifiers.compactMap { $0.split(separator: "_").dropFirst().first.map(String.init) }
    return Set(written.filter { $0.utf8.count == 4 }).union([
      "Thai", "Hebr", "Grek", "Armn", "Geor", "Hang", "Kore", "Jpan", "Hira", "Kana", "Taml", "Telu", "Knda", "Mlym",
      "Gujr", "Orya", "Sinh", "Laoo", "Khmr", "Mymr", "Tibt", "Ethi", "Syrc", "Thaa", "Yiii", "Cans", "Cher", "Bopo",
    ])
  }()

  /// Language variants that apps use (IANA Language Subtag Registry).
  private static let variants: Set<String> = [
    "valencia", "1901", "1994", "1996", "oxendict", "polyton", "tarask", "posix", "pinyin", "wadegile", "ekavsk",
    "ijekavsk",
  ]

  /// Replaced codes with their replacements (IANA Language Subtag Registry, `Preferred-Value`).
  private static let formerCodes = ["iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "tl": "fil"]

  /// Returns whether a two-letter code was replaced.
  static func isFormerCode(_ first: UInt8, _ second: UInt8) -> Bool {
    formerCodePairs.contains(UInt16(first) << 8 | UInt16(second))
  }

  private static let formerCodePairs = formerCodes.keys.map { code in code.utf8.reduce(0) { $0 << 8 | UInt16($1) } }

  /// Folder names that predate language codes (Apple, Internationalization and Localization Guide, legacy names).
  static let oldNames = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "dutch": "nl", "spanish": "es",
    "japanese": "ja", "portuguese": "pt", "swedish": "sv", "danish": "da", "norwegian": "no", "finnish": "fi",
    "korean": "ko", "russian": "ru", "polish": "pl", "chinese": "zh",
  ]
}
