extension Script {
  /// Arabic (`Arab`).
  package static let arabic = Script(tag: 0x41726162)
  /// Bengali (`Beng`).
  package static let bengali = Script(tag: 0x42656E67)
  /// Bopomofo (`Bopo`).
  package static let bopomofo = Script(tag: 0x426F706F)
  /// Characters used with many scripts, such as spaces, punctuation, digits and symbols (`Zyyy`).
  package static let common = Script(tag: 0x5A797979)
  /// Cyrillic (`Cyrl`).
  package static let cyrillic = Script(tag: 0x4379726C)
  /// Devanagari (`Deva`).
  package static let devanagari = Script(tag: 0x44657661)
  /// Greek (`Grek`).
  package static let greek = Script(tag: 0x4772656B)
  /// Han (`Hani`).
  package static let han = Script(tag: 0x48616E69)
  /// Hangul (`Hang`).
  package static let hangul = Script(tag: 0x48616E67)
  /// Hiragana (`Hira`).
  package static let hiragana = Script(tag: 0x48697261)
  /// Combining marks that take the script of their base (`Zinh`).
  package static let inherited = Script(tag: 0x5A696E68)
  /// Katakana (`Kana`).
  package static let katakana = Script(tag: 0x4B616E61)
  /// Latin (`Latn`).
  package static let latin = Script(tag: 0x4C61746E)
  /// Unassigned, private-use and lone surrogate code points (`Zzzz`).
  package static let unknown = Script(tag: 0x5A7A7A7A)
}
