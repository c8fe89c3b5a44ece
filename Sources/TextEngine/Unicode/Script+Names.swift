extension Script {
  /// Arabic (`Arab`).
  package static let arabic = Script(tag: 0x41726162)
  /// Bengali (`Beng`).
  package static let bengali = Script(tag: 0x42656E67)
  /// Bopomofo (`Bopo`).
  package static let bopomofo = Script(tag: 0x426F706F)
  /// Burmese (`Mymr`).
  package static let burmese = Script(tag: 0x4D796D72)
  /// Characters of many scripts: spaces, punctuation, digits, symbols (`Zyyy`).
  package static let common = Script(tag: 0x5A797979)
  /// Cyrillic (`Cyrl`).
  package static let cyrillic = Script(tag: 0x4379726C)
  /// Devanagari (`Deva`).
  package static let devanagari = Script(tag: 0x44657661)
  /// Greek (`Grek`).
  package static let greek = Script(tag: 0x4772656B)
  /// Gujarati (`Gujr`).
  package static let gujarati = Script(tag: 0x47756A72)
  /// Gurmukhi (`Guru`).
  package static let gurmukhi = Script(tag: 0x47757275)
  /// Han (`Hani`).
  package static let han = Script(tag: 0x48616E69)
  /// Hangul (`Hang`).
  package static let hangul = Script(tag: 0x48616E67)
  /// Hiragana (`Hira`).
  package static let hiragana = Script(tag: 0x48697261)
  /// Combining marks that take the script of their base (`Zinh`).
  package static let inherited = Script(tag: 0x5A696E68)
  /// Kannada (`Knda`).
  package static let kannada = Script(tag: 0x4B6E6461)
  /// Katakana (`Kana`).
  package static let katakana = Script(tag: 0x4B616E61)
  /// Khmer (`Khmr`).
  package static let khmer = Script(tag: 0x4B686D72)
  /// Lao (`Laoo`).
  package static let lao = Script(tag: 0x4C616F6F)
  /// Latin (`Latn`).
  package static let latin = Script(tag: 0x4C61746E)
  /// Malayalam (`Mlym`).
  package static let malayalam = Script(tag: 0x4D6C796D)
  /// Odia (`Orya`).
  package static let odia = Script(tag: 0x4F727961)
  /// Sinhala (`Sinh`).
  package static let sinhala = Script(tag: 0x53696E68)
  /// Tamil (`Taml`).
  package static let tamil = Script(tag: 0x54616D6C)
  /// Telugu (`Telu`).
  package static let telugu = Script(tag: 0x54656C75)
  /// Thai (`Thai`).
  package static let thai = Script(tag: 0x54686169)
  /// Tibetan (`Tibt`).
  package static let tibetan = Script(tag: 0x54696274)
  /// Unassigned, private-use and lone surrogate code points (`Zzzz`).
  package static let unknown = Script(tag: 0x5A7A7A7A)
}
