import Documents

/// Example numbers for each plural category of whole numbers in a language.
///
/// Some formats number their forms instead of naming categories; the form chosen for an example shows its category.
///
/// Source: Unicode CLDR 42, plural rules, the `@integer` samples of cardinal rules. Categories only for fractions or
/// millions are omitted.
enum PluralExamples {
  /// A plural category and a number in it.
  typealias Example = (category: String, number: Int)

  /// Returns one example per category of a language (a BCP 47 tag), in CLDR's order.
  static func all(for locale: String) -> [Example] {
    let language = locale.split(separator: "-").first.map { $0.lowercased() } ?? ""
    if alone.contains(language) { return [("other", 5)] }
    return table[language] ?? [("one", 1), ("other", 5)]
  }

  /// Languages whose only category is `other`.
  private static let alone: Set<String> = [
    "bm", "bo", "dz", "hnj", "id", "ig", "ii", "ja", "jbo", "jv", "kde", "kea", "km", "ko", "lkt", "lo", "ms", "my",
    "nqo", "osa", "sah", "ses", "sg", "su", "th", "to", "tpi", "vi", "wo", "yo", "yue", "zh",
  ]

  /// The examples for languages with other categories than `one` and `other`.
  private static let table: [String: [Example]] = {
    let rows: [(languages: String, examples: KeyValuePairs<PluralName, Int>)] = [
      ("ar ars", [.zero: 0, .one: 1, .two: 2, .few: 3, .many: 11, .other: 100]),
      ("be pl ru uk", [.one: 1, .few: 2, .many: 5]),
      ("bs cs hr sh sk sr", [.one: 1, .few: 2, .other: 5]),
      ("mo ro", [.one: 1, .few: 2, .other: 20]),
      ("lt", [.one: 1, .few: 2, .other: 10]),
      ("ksh lag lv prg", [.zero: 0, .one: 1, .other: 2]),
      ("br dsb hsb sl", [.one: 1, .two: 2, .few: 3, .other: 5]),
      ("cy", [.zero: 0, .one: 1, .two: 2, .few: 3, .many: 6, .other: 4]),
      ("ga", [.one: 1, .two: 2, .few: 3, .many: 7, .other: 11]),
      ("gd", [.one: 1, .two: 2, .few: 3, .other: 20]),
      ("gv", [.one: 1, .two: 2, .few: 0, .other: 3]),
      ("he iu naq sat se sma smi smj smn sms", [.one: 1, .two: 2, .other: 5]),
      ("kw", [.zero: 0, .one: 1, .two: 2, .few: 3, .many: 21, .other: 4]),
      ("mt", [.one: 1, .two: 2, .few: 3, .many: 11, .other: 20]),
      ("shi", [.one: 1, .few: 2, .other: 11]),
    ]
    var table: [String: [Example]] = [:]
    for (languages, examples) in rows {
      for language in languages.split(separator: " ") {
        table[String(language)] = examples.map { ($0.key.rawValue, $0.value) }
      }
    }
    return table
  }()
}
