import Documents

/// An example for each plural category that whole numbers have in a language.
///
/// Catalogs that number their forms do not name categories; the form of an example shows which category it is.
///
/// Source: Unicode CLDR 42, plural rules, the `@integer` samples of cardinal rules. Categories for fractions or
/// millions only are omitted.
enum PluralExamples {
  /// A category and a number in it.
  typealias Example = (category: String, number: Int)

  /// One example per category of a language, a BCP 47 tag, in CLDR's order.
  static func all(for locale: String) -> [Example] {
    let language = locale.split(separator: "-").first.map { $0.lowercased() } ?? ""
    if alone.contains(language) { return [("other", 5)] }
    if let numbers = table[language] { return zip(names(numbers), numbers.map(\.1)).map { ($0, $1) } }
    return [("one", 1), ("other", 5)]
  }

  private static func names(_ numbers: [(Character, Int)]) -> [String] {
    numbers.map { letter, _ in
      switch letter {
      case "z": PluralName.zero.rawValue
      case "1": PluralName.one.rawValue
      case "2": PluralName.two.rawValue
      case "f": PluralName.few.rawValue
      case "m": PluralName.many.rawValue
      default: PluralName.other.rawValue
      }
    }
  }

  /// Languages with `other` only.
  private static let alone: Set<String> = [
    "bm", "bo", "dz", "hnj", "id", "ig", "ii", "ja", "jbo", "jv", "kde", "kea", "km", "ko", "lkt", "lo", "ms", "my",
    "nqo", "osa", "sah", "ses", "sg", "su", "th", "to", "tpi", "vi", "wo", "yo", "yue", "zh",
  ]

  private static let slavic: [(Character, Int)] = [("1", 1), ("f", 2), ("m", 5)]
  private static let balkan: [(Character, Int)] = [("1", 1), ("f", 2), ("o", 5)]
  private static let dual: [(Character, Int)] = [("1", 1), ("2", 2), ("o", 5)]
  private static let sorbian: [(Character, Int)] = [("1", 1), ("2", 2), ("f", 3), ("o", 5)]
  private static let arabic: [(Character, Int)] = [("z", 0), ("1", 1), ("2", 2), ("f", 3), ("m", 11), ("o", 100)]

  /// Languages with more than `one` and `other`; the letter is the initial of the category, or its digit.
  private static let table: [String: [(Character, Int)]] = [
    "ar": arabic, "ars": arabic, "be": slavic, "pl": slavic, "ru": slavic, "uk": slavic,
    "bs": balkan, "hr": balkan, "sh": balkan, "sr": balkan, "cs": balkan, "sk": balkan,
    "mo": [("1", 1), ("f", 2), ("o", 20)], "ro": [("1", 1), ("f", 2), ("o", 20)],
    "lt": [("1", 1), ("f", 2), ("o", 10)],
    "lv": [("z", 0), ("1", 1), ("o", 2)], "prg": [("z", 0), ("1", 1), ("o", 2)],
    "br": [("1", 1), ("2", 2), ("f", 3), ("o", 5)],
    "cy": [("z", 0), ("1", 1), ("2", 2), ("f", 3), ("m", 6), ("o", 4)],
    "dsb": sorbian, "hsb": sorbian, "sl": sorbian,
    "ga": [("1", 1), ("2", 2), ("f", 3), ("m", 7), ("o", 11)],
    "gd": [("1", 1), ("2", 2), ("f", 3), ("o", 20)],
    "gv": [("1", 1), ("2", 2), ("f", 0), ("o", 3)],
    "he": dual, "iu": dual, "naq": dual, "sat": dual, "se": dual, "sma": dual, "smi": dual, "smj": dual, "smn": dual,
    "sms": dual,
    "kw": [("z", 0), ("1", 1), ("2", 2), ("f", 3), ("m", 21), ("o", 4)],
    "mt": [("1", 1), ("2", 2), ("f", 3), ("m", 11), ("o", 20)],
    "shi": [("1", 1), ("f", 2), ("o", 11)],
    "ksh": [("z", 0), ("1", 1), ("o", 2)], "lag": [("z", 0), ("1", 1), ("o", 2)],
  ]
}
